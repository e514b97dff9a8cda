/* Data that the page takes from the simulator. `describe face` writes the picture of the device
   with every look of every part, as SVG. `describe device BOARD` writes the wiring of the board,
   the levels of the common ladder, and the dots and text of the LCD's character ROM, as JSON. */

#include "face/character_rom.h"
#include "face/snapshot_picture.h"
#include "models/boards/wiring.h"
#include "models/model_ladder.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void write_numbers(const char *name, const uint16_t *numbers, int count) {
    printf("\"%s\":[", name);
    for (int i = 0; i < count; i++) {
        printf("%s%u", i ? "," : "", numbers[i]);
    }
    printf("]");
}

static void write_wire(const struct wire *wire) {
    printf("{\"port\":%u,\"bit\":%u}", wire->port, wire->bit);
}

static void write_named_wire(const char *name, const struct wire *wire) {
    printf("\"%s\":", name);
    write_wire(wire);
    printf(",");
}

static void write_wires(const char *name, const struct wire *wires, int count) {
    printf("\"%s\":[", name);
    for (int i = 0; i < count; i++) {
        printf(i ? "," : "");
        write_wire(&wires[i]);
    }
    printf("],");
}

static void write_timer(const struct tone_timer *timer) {
    printf("\"timer\":{\"controlA\":%u,\"controlB\":%u,\"maskA\":%u,\"maskB\":%u,\"toggleA\":%u,"
           "\"toggleB\":%u,\"top\":%u,\"match\":%u,\"wide\":%s,",
           timer->control_a, timer->control_b, timer->mask_a, timer->mask_b, timer->toggle_a,
           timer->toggle_b, timer->top, timer->match, timer->wide ? "true" : "false");
    write_numbers("prescalers", timer->prescalers, 8);
    printf("}");
}

static void write_board(const struct wiring *board) {
    printf("{\"board\":\"%s\",\"mcu\":\"%s\",\"flash\":%u,\"eeprom\":%u,\"sram\":%u,", board->board,
           board->part->mcu, board->part->flash, board->part->eeprom, board->part->sram);
    printf("\"vectors\":{\"watchdog\":%u,\"receive\":%u,\"empty\":%u,\"transmit\":%u},",
           board->part->vector_watchdog, board->part->vector_receive, board->part->vector_empty,
           board->part->vector_transmit);
    int ports = 0;
    while (ports < PART_PORTS && board->part->ports[ports]) {
        ports++;
    }
    write_numbers("ports", board->part->ports, ports);
    printf(",");
    write_named_wire("rs", &board->rs);
    write_named_wire("e", &board->e);
    write_wires("data", board->data, WIRING_DATA_LINES);
    write_named_wire("light", &board->light);
    write_named_wire("piezo", &board->piezo);
    write_wires("pips", board->pips, WIRING_PIPS);
    write_timer(board->timer);
    printf("}");
}

static void write_rom(void) {
    printf("\"rom\":[");
    for (int code = 0; code <= UINT8_MAX; code++) {
        const uint8_t *dots = character_rom_dots((uint8_t)code);
        printf("%s\"", code ? "," : "");
        for (int row = 0; row < CHARACTER_ROM_ROWS; row++) {
            printf("%02x", dots[row]);
        }
        printf("\"");
    }
    printf("],\n\"text\":[");
    for (int code = 0; code <= UINT8_MAX; code++) {
        const char *text = character_rom_text((uint8_t)code);
        printf("%s\"%s%s\"", code ? "," : "", *text == '"' || *text == '\\' ? "\\" : "", text);
    }
    printf("]");
}

static bool write_device(const char *name) {
    const struct wiring *board = wiring_of_board(name);
    if (!board) {
        fprintf(stderr, "describe: no board %s\n", name);
        return false;
    }
    printf("{\"wiring\":");
    write_board(board);
    struct ladder ladder;
    ladder_start(&ladder, "common", 0);
    printf(",\n");
    write_numbers("ladder", ladder.levels, LADDER_KEYS);
    printf(",\n");
    write_rom();
    printf("}\n");
    return true;
}

int main(int count, char **arguments) {
    if (count == 2 && strcmp(arguments[1], "face") == 0) {
        return snapshot_svg_looks(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if (count == 3 && strcmp(arguments[1], "device") == 0) {
        return write_device(arguments[2]) ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    fprintf(stderr, "usage: describe face | describe device BOARD\n");
    return EXIT_FAILURE;
}
