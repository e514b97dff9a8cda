#include "face/snapshot.h"
#include "face/character_rom.h"
#include "face/snapshot_cell.h"
#include "face/snapshot_picture.h"
#include <errno.h>
#include <stdarg.h>
#include <string.h>

struct writer {
    char *text;
    size_t length;
};

__attribute__((format(printf, 2, 3))) static void put(struct writer *writer, const char *format,
                                                      ...) {
    va_list arguments;
    va_start(arguments, format);
    size_t room = SNAPSHOT_TEXT_SIZE - writer->length;
    int length = vsnprintf(writer->text + writer->length, room, format, arguments);
    va_end(arguments);
    if (length > 0) {
        writer->length += (size_t)length < room ? (size_t)length : room - 1;
    }
}

/* Writes the rows; returns the set of glyphs seen in them. */
static unsigned put_rows(struct writer *writer, const struct view *view) {
    unsigned glyphs = 0;
    for (int row = 0; row < VIEW_ROWS; row++) {
        put(writer, "|");
        for (int column = 0; column < VIEW_COLUMNS; column++) {
            uint8_t code = snapshot_code(view, row, column);
            bool glyph = snapshot_is_glyph(code);
            glyphs |= glyph ? 1U << code % VIEW_GLYPHS : 0;
            put(writer, "%s", glyph ? snapshot_glyph_name(code) : character_rom_text(code));
        }
        put(writer, "|\n");
    }
    return glyphs;
}

static void put_pips(struct writer *writer, uint8_t pips) {
    static const struct {
        uint8_t pip;
        int leds;
        const char *name;
    } signals[] = {{1, 1, "centre"}, {2, 2, "falling"}, {4, 2, "rising"}, {8, 2, "middle"}};
    int lit = 0;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        lit += (pips & signals[i].pip) ? signals[i].leds : 0;
    }
    put(writer, "pips %d", lit);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        if (pips & signals[i].pip) {
            put(writer, " %s", signals[i].name);
        }
    }
    put(writer, "\n");
}

static void put_glyphs(struct writer *writer, const struct view *view, unsigned glyphs) {
    for (int row = -1; row < VIEW_GLYPH_ROWS && glyphs; row++) {
        const char *gap = "";
        for (uint8_t glyph = 0; glyph < VIEW_GLYPHS; glyph++) {
            if (!(glyphs >> glyph & 1)) {
                continue;
            }
            if (row < 0) {
                put(writer, "%s%s", gap, snapshot_glyph_name(glyph));
                gap = "     ";
                continue;
            }
            put(writer, "%s", gap);
            for (int dot = 0x10; dot; dot >>= 1) {
                put(writer, "%c", view->glyphs[glyph][row] & dot ? '#' : '.');
            }
            gap = " ";
        }
        put(writer, "\n");
    }
}

size_t snapshot_text(const struct view *view, char text[SNAPSHOT_TEXT_SIZE]) {
    struct writer writer = {.text = text};
    unsigned glyphs = put_rows(&writer, view);
    put_pips(&writer, view->pips);
    put(&writer, "light %s\n", view->light ? "on" : "off");
    if (view->tone_hertz) {
        put(&writer, "tone %lu Hz\n", (unsigned long)view->tone_hertz);
    } else {
        put(&writer, "tone none\n");
    }
    put_glyphs(&writer, view, glyphs);
    return writer.length;
}

static bool write_text(const struct view *view, FILE *file) {
    char text[SNAPSHOT_TEXT_SIZE];
    size_t length = snapshot_text(view, text);
    return fwrite(text, 1, length, file) == length;
}

static bool ends_in(const char *path, const char *ending) {
    size_t length = strlen(path);
    size_t tail = strlen(ending);
    return length > tail && strcmp(path + length - tail, ending) == 0;
}

static bool write_with(bool (*writer)(const struct view *, FILE *), const struct view *view,
                       const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    bool written = writer(view, file) && !ferror(file);
    int reason = errno;
    if (fclose(file) != 0) {
        return false;
    }
    errno = reason;
    return written;
}

bool snapshot_write(const struct view *view, const char *path, char *message, size_t message_size) {
    static const struct {
        const char *ending;
        bool (*write)(const struct view *, FILE *);
    } kinds[] = {{".txt", write_text}, {".svg", snapshot_svg}, {".png", snapshot_png}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (!ends_in(path, kinds[i].ending)) {
            continue;
        }
        errno = 0;
        if (write_with(kinds[i].write, view, path)) {
            return true;
        }
        snprintf(message, message_size, "cannot write %s: %s", path,
                 errno ? strerror(errno) : "the picture could not be made");
        return false;
    }
    snprintf(message, message_size, "%s: a picture's name ends in .txt, .svg or .png", path);
    return false;
}
