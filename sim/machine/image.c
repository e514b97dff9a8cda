#include "machine/image.h"

#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <libelf.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    MACHINE_AVR = 83,       /* EM_AVR */
    FLAGS_ARCH_MASK = 0x7F, /* EF_AVR_MACH of binutils' elf/avr.h */
    ADDRESS_DATA = 0x800000,
    NOTE_HEADER = 12 + 4, /* three words and the name "AVR" */
    NOTE_TABLE = 6 * 4    /* flash, RAM, EEPROM: start and size each */
};

struct reader {
    const char *path;
    char *message;
    size_t message_size;
    Elf *elf;
    uint64_t file_size;
    GElf_Ehdr header;
    const struct wiring *wiring;
    char board[32], device[32]; /* from the ELF; empty if it has none */
};

static bool refuse(const struct reader *reader, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool refuse(const struct reader *reader, const char *format, ...) {
    char why[192];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    snprintf(reader->message, reader->message_size, "%s: %s", reader->path, why);
    return false;
}

static bool check_extent(const struct reader *reader) {
    const GElf_Ehdr *header = &reader->header;
    uint64_t segments = header->e_phoff + (uint64_t)header->e_phnum * header->e_phentsize;
    uint64_t sections = header->e_shoff + (uint64_t)header->e_shnum * header->e_shentsize;
    if (segments > reader->file_size || sections > reader->file_size) {
        return refuse(reader, "truncated: the headers lie beyond the end of the file");
    }
    for (size_t i = 0; i < header->e_phnum; i++) {
        GElf_Phdr segment;
        if (!gelf_getphdr(reader->elf, (int)i, &segment)) {
            return refuse(reader, "damaged: segment header %zu is unreadable", i);
        }
        if (segment.p_offset + segment.p_filesz > reader->file_size) {
            return refuse(reader, "truncated: segment %zu lies beyond the end of the file", i);
        }
    }
    return true;
}

static bool check_header(struct reader *reader) {
    const GElf_Ehdr *header = &reader->header;
    if (header->e_machine != MACHINE_AVR) {
        return refuse(reader, "not a program for AVR (ELF machine %u)", header->e_machine);
    }
    if (header->e_type != ET_EXEC) {
        return refuse(reader, "not a linked program");
    }
    return true;
}

/* The device's name follows the table of sizes, an offset table and its own length word. */
static const char *note_device(const uint8_t *bytes, size_t size) {
    uint32_t table;
    size_t at = NOTE_HEADER + NOTE_TABLE;
    if (size < at + 4) {
        return NULL;
    }
    memcpy(&table, bytes + at, sizeof table);
    if (table > size || at + table + 1 >= size) {
        return NULL;
    }
    const char *name = (const char *)bytes + at + table + 1; /* the string table starts with NUL */
    return memchr(name, 0, size - (at + table + 1)) ? name : NULL;
}

static void read_note(struct reader *reader, Elf_Scn *section) {
    Elf_Data *data = elf_rawdata(section, NULL);
    const char *device = data && data->d_buf ? note_device(data->d_buf, data->d_size) : NULL;
    if (device) {
        snprintf(reader->device, sizeof reader->device, "%s", device);
    }
}

static void read_board(struct reader *reader, Elf_Scn *section) {
    Elf_Data *data = elf_rawdata(section, NULL);
    if (data && data->d_buf) {
        snprintf(reader->board, sizeof reader->board, "%.*s", (int)data->d_size,
                 (const char *)data->d_buf);
    }
}

/* True for the function of that name and for a copy that the compiler made of it (name.suffix). */
static bool is_function(const char *name, const char *function) {
    size_t length = strlen(function);
    return strncmp(name, function, length) == 0 && (name[length] == 0 || name[length] == '.');
}

static void take_symbol(struct image *image, const char *name, uint64_t value) {
    if (strcmp(name, "_end") == 0) {
        image->data_end = (uint16_t)(value - ADDRESS_DATA);
    } else if (is_function(name, "dice_throw")) {
        image->dice_throw = (uint32_t)value;
    } else if (is_function(name, "dice_below")) {
        image->dice_below = (uint32_t)value;
    } else if (strcmp(name, "throw_derive") == 0) {
        image->throw_derive = (uint32_t)value;
    } else if (is_function(name, "dice_secret")) {
        image->dice_secret = (uint32_t)value;
    }
}

/* The value of a fuse among avrdude's arguments; -1 if it is not there. */
static long fuse_in(const char *fuses, const char *name) {
    const char *fuse = strstr(fuses, name);
    return fuse ? strtol(fuse + strlen(name), NULL, 16) : -1;
}

/* The fuses that the program needs to run as it is simulated. The bits are at the same places in
   all the parts (ATmega328P datasheet, section 28.2, and 9.2 for the clock). */
static const struct {
    const char *fuse;
    uint8_t mask, value;
    const char *otherwise;
} fuse_rules[] = {
    {"lfuse:w:", 0x80, 0x80, "CKDIV8 divides the clock by 8"},
    {"lfuse:w:", 0x06, 0x06, "CKSEL is no crystal of 8 to 16 MHz"},
    {"lfuse:w:", 0x30, 0x30, "SUT is not the longest start-up, which a slow supply needs"},
    {"hfuse:w:", 0x10, 0x10, "WDTON: the watchdog resets even where it should interrupt"},
    {"hfuse:w:", 0x08, 0x00, "EESAVE is not set: each new image erases what is saved"},
};

static const char *wrong_fuse(const char *fuses) {
    for (size_t i = 0; i < sizeof fuse_rules / sizeof fuse_rules[0]; i++) {
        long fuse = fuse_in(fuses, fuse_rules[i].fuse);
        if (fuse >= 0 && (fuse & fuse_rules[i].mask) != fuse_rules[i].value) {
            return fuse_rules[i].otherwise;
        }
    }
    return NULL;
}

/* On all the parts BODLEVEL is the lowest three bits of the extended fuse; 7 is off. BOOTRST is the
   lowest bit of the high fuse, 0 if a reset leads to the boot section; the two bits above it are
   BOOTSZ. */
static void read_fuses(Elf_Scn *section, struct image *image) {
    static const uint16_t levels[8] = {[4] = 4300, [5] = 2700, [6] = 1800, [7] = 1};
    char fuses[120];
    Elf_Data *data = elf_rawdata(section, NULL);
    if (!data || !data->d_buf) {
        return;
    }
    snprintf(fuses, sizeof fuses, "%.*s", (int)data->d_size, (const char *)data->d_buf);
    image->wrong_fuse = wrong_fuse(fuses);
    long extended = fuse_in(fuses, "efuse:w:");
    long high = fuse_in(fuses, "hfuse:w:");
    if (extended >= 0) {
        image->brown_out = levels[extended & 7];
    }
    image->boot_sizes = high >= 0 && !(high & 1) ? 1u << (3 - (high >> 1 & 3)) : 0;
}

static void read_symbols(const struct reader *reader, Elf_Scn *section, const GElf_Shdr *header,
                         struct image *image) {
    Elf_Data *data = elf_getdata(section, NULL);
    for (size_t i = 0; data && header->sh_entsize && i < header->sh_size / header->sh_entsize;
         i++) {
        GElf_Sym symbol;
        if (!gelf_getsym(data, (int)i, &symbol)) {
            return;
        }
        const char *name = elf_strptr(reader->elf, header->sh_link, symbol.st_name);
        if (name) {
            take_symbol(image, name, symbol.st_value);
        }
    }
}

static bool read_sections(struct reader *reader, struct image *image) {
    size_t names;
    if (elf_getshdrstrndx(reader->elf, &names) != 0) {
        return true; /* stripped of its section names: nothing more to learn */
    }
    Elf_Scn *section = NULL;
    while ((section = elf_nextscn(reader->elf, section)) != NULL) {
        GElf_Shdr header;
        if (!gelf_getshdr(section, &header)) {
            return refuse(reader, "damaged: a section header is unreadable");
        }
        const char *name = elf_strptr(reader->elf, names, header.sh_name);
        if (name && strcmp(name, ".note.gnu.avr.deviceinfo") == 0) {
            read_note(reader, section);
        } else if (name && strcmp(name, ".kostka.board") == 0) {
            read_board(reader, section);
        } else if (name && strcmp(name, ".kostka.fuses") == 0) {
            read_fuses(section, image);
        }
        if (header.sh_type == SHT_SYMTAB) {
            read_symbols(reader, section, &header, image);
        }
    }
    return true;
}

static bool wrong_device(const struct reader *reader) {
    unsigned arch = reader->header.e_flags & FLAGS_ARCH_MASK;
    const struct wiring *wiring = reader->wiring;
    return *reader->device ? strcasecmp(reader->device, wiring->part->mcu) != 0
                           : arch != wiring->part->arch;
}

static bool find_board(struct reader *reader) {
    unsigned arch = reader->header.e_flags & FLAGS_ARCH_MASK;
    char device[sizeof reader->device];
    if (*reader->device) {
        snprintf(device, sizeof device, "%s", reader->device);
    } else {
        snprintf(device, sizeof device, "avr%u", arch);
    }
    if (!reader->wiring && *reader->board) {
        reader->wiring = wiring_of_board(reader->board);
        if (!reader->wiring) {
            return refuse(reader, "built for the board %s, which is not simulated", reader->board);
        }
    } else if (!reader->wiring) {
        reader->wiring = *reader->device ? wiring_of_mcu(reader->device) : wiring_of_arch(arch);
        if (!reader->wiring) {
            return refuse(reader, "wrong MCU: built for %s, which no simulated board has", device);
        }
    }
    if (wrong_device(reader)) {
        return refuse(reader, "wrong MCU: built for %s, but the board %s has an %s", device,
                      reader->wiring->board, reader->wiring->part->mcu);
    }
    return true;
}

static bool read_segments(const struct reader *reader, int file, struct image *image) {
    for (int i = 0; i < reader->header.e_phnum; i++) {
        GElf_Phdr segment;
        gelf_getphdr(reader->elf, i, &segment);
        if (segment.p_type != PT_LOAD || segment.p_filesz == 0 || segment.p_paddr >= ADDRESS_DATA) {
            continue; /* RAM without contents, EEPROM, fuses */
        }
        uint64_t end = segment.p_paddr + segment.p_filesz;
        if (end > reader->wiring->part->flash) {
            return refuse(reader, "does not fit: it ends at %llu, flash has %u bytes",
                          (unsigned long long)end, reader->wiring->part->flash);
        }
        ssize_t got =
            pread(file, image->flash + segment.p_paddr, segment.p_filesz, (off_t)segment.p_offset);
        if (got != (ssize_t)segment.p_filesz) {
            return refuse(reader, "cannot read segment %d", i);
        }
        if (end > image->code_end) {
            image->code_end = (uint32_t)end;
        }
    }
    return image->code_end > 0 || refuse(reader, "holds no code");
}

static bool read_elf(struct reader *reader, int file, struct image *image) {
    /* the magic number has been checked: libelf fails only if the rest of the header is missing */
    if (elf_kind(reader->elf) != ELF_K_ELF || !gelf_getehdr(reader->elf, &reader->header)) {
        return refuse(reader, "truncated: the ELF header is incomplete");
    }
    return check_header(reader) && check_extent(reader) && read_sections(reader, image) &&
           find_board(reader) && read_segments(reader, file, image);
}

static bool read_file(struct reader *reader, int file, struct image *image) {
    struct stat status;
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        return refuse(reader, "not a regular file");
    }
    reader->file_size = (uint64_t)status.st_size;
    char magic[4];
    if (pread(file, magic, 4, 0) != 4 || memcmp(magic, ELFMAG, 4) != 0) {
        return refuse(reader, "not an ELF file");
    }
    reader->elf = elf_begin(file, ELF_C_READ, NULL);
    if (!reader->elf) {
        return refuse(reader, "truncated: the ELF header is incomplete");
    }
    bool good = read_elf(reader, file, image);
    elf_end(reader->elf);
    return good;
}

bool image_load(struct image *image, const char *path, const struct wiring *board, char *message,
                size_t message_size) {
    struct reader reader = {
        .path = path, .wiring = board, .message = message, .message_size = message_size};
    memset(image, 0, sizeof *image);
    memset(image->flash, 0xFF, sizeof image->flash);
    elf_version(EV_CURRENT);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return refuse(&reader, "%s", strerror(errno));
    }
    bool good = read_file(&reader, file, image);
    close(file);
    image->wiring = reader.wiring;
    return good;
}
