/* A board with its genuine bootloader at the end of a USB cable, for tools that write images to it:
   usb_board BOARD PROGRAM.elf BOOTLOADER.hex. The bootloader is added to the program. The input has
   a line for each event at the cable:
     plug, unplug   power comes and goes
     reset          the computer pulls DTR
     baud RATE      the computer's, from now on; bytes at another speed than the board's are lost
     send HEX       bytes from the computer
     run TIME       so many milliseconds pass
     screen         asks for what the LCD shows
     flash COUNT    asks for the first bytes of the flash
     faults         asks how often the parts were used as they must not be
   A question is answered by a line that begins with the same word, and bytes of the board come as
   lines `said HEX`. Time passes as in the world, however busy the computer is, and faster just
   after an event. */

#include "face/character_rom.h"
#include "machine/machine.h"
#include "models/boards/registers.h"
#include "ticks.h"
#include <poll.h>
#include <simavr/sim_hex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_SIZE = 4096, BUSY = 20 * TICKS_PER_MILLISECOND, U2X = 0x02, RXEN = 0x10 };

struct usb_board {
    struct machine machine;
    bool plugged, ended;
    unsigned long baud;
    uint64_t latest, latest_real; /* when something last happened at the cable: ticks */
    char input[2 * LINE_SIZE];
    size_t input_length;
    char said[2 * LINE_SIZE];
    size_t said_length;
};

static void fail(const char *what) {
    fprintf(stderr, "usb_board: %s\n", what);
    exit(EXIT_FAILURE);
}

static uint64_t real_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * TICKS_HERTZ +
           (uint64_t)now.tv_nsec / 1000 * TICKS_PER_MICROSECOND;
}

/* True if the board is ahead of real time and BUSY has passed since the latest event. */
static bool is_ahead(const struct usb_board *board) {
    uint64_t passed = machine_now(&board->machine) - board->latest;
    return passed > BUSY && passed > real_now() - board->latest_real;
}

/* True if the computer and the board speak at the same speed, within 3 percent. */
static bool understands(const struct usb_board *board) {
    const uint8_t *data = board->machine.avr->data;
    unsigned long divisor = data[REG_UBRR0L] + (data[REG_UBRR0H] & 0x0Ful) * 256 + 1;
    unsigned long baud = TICKS_HERTZ / (divisor * (data[REG_UCSR0A] & U2X ? 8 : 16));
    return baud * 100 > board->baud * 97 && baud * 100 < board->baud * 103;
}

static void take_said(void *context, uint8_t byte) {
    struct usb_board *board = context;
    if (understands(board) && board->said_length + 3 < sizeof board->said) {
        board->said_length += (size_t)sprintf(board->said + board->said_length, "%02x", byte);
    }
}

static void pass_on(struct usb_board *board) {
    if (board->said_length) {
        printf("said %s\n", board->said);
        fflush(stdout);
        board->said_length = 0;
    }
}

static void run_millisecond(struct usb_board *board) {
    machine_run(&board->machine, machine_now(&board->machine) + TICKS_PER_MILLISECOND);
    pass_on(board);
}

static void send(struct usb_board *board, const char *hex) {
    uint8_t bytes[LINE_SIZE / 2];
    size_t count = 0;
    while (count < sizeof bytes && sscanf(hex + 2 * count, "%2hhx", &bytes[count]) == 1) {
        count++;
    }
    if (understands(board) && (board->machine.avr->data[REG_UCSR0B] & RXEN)) {
        machine_feed(&board->machine, bytes, count);
    }
}

static void power(struct usb_board *board, bool on) {
    char message[256];
    if (on && !machine_power_cut(&board->machine, TICKS_PER_SECOND, message, sizeof message)) {
        fail(message);
    }
    board->plugged = on;
}

static void show_screen(struct usb_board *board) {
    struct view view;
    machine_show(&board->machine, &view);
    printf("screen ");
    for (int cell = 0; cell < VIEW_ROWS * VIEW_COLUMNS; cell++) {
        printf("%s", character_rom_text(view.cells[cell / VIEW_COLUMNS][cell % VIEW_COLUMNS]));
    }
    printf("\n");
}

static void show_flash(struct usb_board *board, unsigned long count) {
    printf("flash ");
    for (unsigned long i = 0; i < count; i++) {
        printf("%02x", board->machine.avr->flash[i]);
    }
    printf("\n");
}

static void obey(struct usb_board *board, const char *line) {
    char word[8];
    int length = 0;
    if (sscanf(line, "%7s %n", word, &length) != 1) {
        fail("an empty line");
    }
    const char *given = line + length;
    unsigned long number = strtoul(given, NULL, 10);
    if (strcmp(word, "send") == 0) {
        send(board, given);
    } else if (strcmp(word, "baud") == 0) {
        board->baud = number;
    } else if (strcmp(word, "reset") == 0) {
        machine_reset(&board->machine);
    } else if (strcmp(word, "plug") == 0 || strcmp(word, "unplug") == 0) {
        power(board, *word == 'p');
    } else if (strcmp(word, "run") == 0) {
        for (unsigned long i = 0; i < number; i++) {
            run_millisecond(board);
        }
        printf("run\n");
    } else if (strcmp(word, "screen") == 0) {
        show_screen(board);
    } else if (strcmp(word, "flash") == 0) {
        show_flash(board, number);
    } else if (strcmp(word, "faults") == 0) {
        printf("faults %u %s\n", board->machine.faults.count, board->machine.faults.first);
    } else {
        fail(line);
    }
    fflush(stdout);
    board->latest = machine_now(&board->machine);
    board->latest_real = real_now();
}

static void listen_to_computer(struct usb_board *board) {
    struct pollfd ready = {STDIN_FILENO, POLLIN, 0};
    int wait = !board->plugged ? -1 : is_ahead(board) ? 1 : 0;
    if (poll(&ready, 1, wait) <= 0) {
        return;
    }
    size_t room = sizeof board->input - 1 - board->input_length;
    ssize_t got = read(STDIN_FILENO, board->input + board->input_length, room);
    if (got <= 0) {
        board->ended = true;
        return;
    }
    board->input_length += (size_t)got;
    board->input[board->input_length] = 0;
    char *line = board->input;
    for (char *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = 0;
        obey(board, line);
    }
    board->input_length -= (size_t)(line - board->input);
    memmove(board->input, line, board->input_length);
}

/* Adds the bootloader to the program. As by the fuses of every Arduino, a reset leads to it. */
static void add_bootloader(struct machine *machine, const char *path) {
    ihex_chunk_p chunks;
    int count = read_ihex_chunks(path, &chunks);
    if (count <= 0) {
        fail("the bootloader cannot be read");
    }
    for (int i = 0; i < count; i++) {
        memcpy(machine->avr->flash + chunks[i].baseaddr, chunks[i].data, chunks[i].size);
    }
    machine->avr->reset_pc = chunks[0].baseaddr;
    machine->image.code_end = machine->image.wiring->part->flash;
    machine->avr->codeend = machine->image.code_end;
    free_ihex_chunks(chunks);
}

int main(int count, char **arguments) {
    static struct usb_board board;
    char message[256];
    if (count != 4) {
        fail("usage: usb_board BOARD PROGRAM.elf BOOTLOADER.hex");
    }
    const struct machine_settings settings = {.board = arguments[1], .ladder = "common", .seed = 1};
    if (!machine_start(&board.machine, arguments[2], &settings, message, sizeof message)) {
        fail(message);
    }
    add_bootloader(&board.machine, arguments[3]);
    board.machine.allow_reset = true;
    board.machine.sent = take_said;
    board.machine.sent_context = &board;
    while (!board.ended) {
        listen_to_computer(&board);
        if (board.plugged && !is_ahead(&board)) {
            run_millisecond(&board);
        }
    }
    machine_end(&board.machine, message, sizeof message);
    return EXIT_SUCCESS;
}
