/* The core's results as hexadecimal lines on the serial line: the same program runs on the
   simulated AVR and on the host, and what they say must be equal to the last bit. */

#include "core/absorption.h"
#include "core/contest.h"
#include "core/generator.h"
#include "core/place.h"
#include "core/race.h"
#include "core/workspace.h"
#include "games/boards.h"
#include "hal/serial.h"
#include "vector_boards.h"

#if defined(__AVR__)
#include <avr/interrupt.h>
#include <avr/sleep.h>
#endif

enum { FIXED_CASES = 200, STEPS = 40 };

static struct vector_source random_source = {VECTOR_BOARDS_SEED};

static uint32_t random_word(void) {
    return vector_word(&random_source);
}

static uint8_t random_below(uint8_t limit) {
    return vector_below(&random_source, limit);
}

static void put_text(const char *text) {
    while (*text)
        serial_write((uint8_t)*text++);
}

static void put_hex(uint32_t value) {
    serial_write(' ');
    for (uint8_t digit = 0; digit < 8; digit++) {
        uint8_t nibble = (uint8_t)(value >> 28);
        serial_write((uint8_t)(nibble < 10 ? '0' + nibble : 'a' + nibble - 10));
        value <<= 4;
    }
}

static void put_real(struct real value) {
    put_hex(value.mantissa);
    put_hex(value.fraction_bits);
}

static void say_fixed(void) {
    for (uint8_t i = 0; i < FIXED_CASES; i++) {
        uint32_t a = random_word() >> random_below(32);
        uint32_t b = random_word() >> random_below(32);
        struct sum sum = {random_word(), random_below(4), random_below(6)};
        int32_t scaled = (int32_t)random_word();
        struct real root;
        put_text("fixed");
        int32_t total = (int32_t)a;
        fixed_accumulate(&total, (const int32_t[]){(int32_t)b, -(int32_t)(a >> 1)},
                         (const uint16_t[]){(uint16_t)a, (uint16_t)(b >> 16)}, 2);
        put_hex((uint32_t)total);
        put_hex(fixed_multiply(a, b, (uint8_t)(32 + random_below(31))));
        put_hex(fixed_ratio(a & 0xFFFFFF, b | 0x1000000, 31));
        root = (struct real){a, random_below(32)};
        fixed_square_root(&root);
        put_real(root);
        fixed_accumulate(&scaled, (const int32_t[]){(int32_t)a, (int32_t)~b},
                         (const uint16_t[]){(uint16_t)b, (uint16_t)a}, 2);
        put_hex((uint32_t)scaled);
        fixed_double(&a, 1);
        put_hex(a);
        sum_add(&sum, a, 1);
        put_hex(sum_sixth(&sum));
        put_hex(sum_share(&sum, (uint8_t)(6 + random_below(100))));
        sum_slide(&sum, &b, &a);
        put_hex(sum.low);
        put_hex(sum.high);
        put_hex(sum.carry);
        put_text("\n");
    }
}

static void say_absorption(const struct board *board, enum absorption_kind kind, uint8_t source) {
    struct absorption *absorption = &workspace_borrow(WORKSPACE_SCREEN)->absorption;
    enum absorption_progress progress;

    absorption_start(absorption, board, kind, source);
    do
        progress = absorption_step(absorption);
    while (progress == ABSORPTION_WORKING);
    put_text("absorption");
    put_hex(progress);
    for (uint8_t square = 0; square < board->goal && progress == ABSORPTION_DONE; square += 7) {
        struct real value;
        if (!board_can_stand(board, square))
            continue;
        absorption_at(absorption, kind, square, &value);
        put_real(value);
    }
    put_text("\n");
}

static void say_steps(const struct board *board) {
    struct race *race = &workspace_borrow(WORKSPACE_SCREEN)->duration.race;
    struct place *place;

    race_start(race, board);
    for (uint8_t step = 0; step < STEPS; step++)
        race_step(race);
    put_text("race");
    for (uint8_t square = 0; square < board->goal; square += 5)
        put_hex(race->within[square]);
    put_text("\nplace");
    place = &workspace_borrow(WORKSPACE_SCREEN)->place;
    place_start(place, board, 0);
    for (uint8_t step = 0; step < STEPS; step++)
        place_step(place);
    for (uint8_t square = 0; square <= board->goal; square += 5)
        put_hex(place->at[square]);
    put_text("\n");
}

static void say_players(const struct board *board) {
    union workspace *workspace = workspace_borrow(WORKSPACE_SCREEN);
    uint8_t squares[CONTEST_PLAYERS] = {0};

    contest_start(&workspace->contest, board, 3, squares);
    for (uint8_t step = 0; step < STEPS && !contest_step(&workspace->contest); step++) {
    }
    put_text("contest");
    for (uint8_t player = 0; player < 3; player++)
        put_hex(workspace->contest.wins[player]);
    tail_start(&workspace->tail, board, 0);
    for (uint8_t step = 0; step < STEPS && !tail_step(&workspace->tail); step++) {
    }
    put_hex(workspace->tail.ratio);
    put_hex(board_soonest(board, 0));
    put_text("\n");
}

static void say_board(const struct board *board) {
    uint8_t square;

    put_text("board");
    put_hex(board->goal);
    put_hex((uint32_t)board_check(board, &square));
    put_hex(square);
    put_text("\n");
    if (board_check(board, &square) != BOARD_SOUND)
        return;
    say_absorption(board, ABSORPTION_VARIANCE, 0);
    say_absorption(board, ABSORPTION_EXPECTED, 0);
    say_absorption(board, ABSORPTION_VISITS, 0);
    say_steps(board);
    say_players(board);
}

static void say_boards(void) {
    static struct board board;

    for (uint8_t number = 0; number < BOARDS_COUNT; number++) {
        for (uint8_t rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            boards_load(number, &board);
            board.overshoot = rule;
            say_board(&board);
        }
    }
    random_source.state = VECTOR_BOARDS_SEED;
    for (uint8_t i = 0; i < VECTOR_BOARDS; i++) {
        vector_board(&random_source, &board);
        say_board(&board);
    }
}

static void say_generator(void) {
    static struct generator generator;

    generator_start(&generator, (const uint8_t[32]){1, 2, 3});
    for (uint8_t line = 0; line < 8; line++) {
        put_text("generator");
        for (uint8_t i = 0; i < 8; i++)
            put_hex(generator_byte(&generator));
        put_hex(generator_die(&generator));
        put_text("\n");
    }
}

int main(void) {
    serial_start();
#if defined(__AVR__)
    sei();
#endif
    say_fixed();
    say_generator();
    say_boards();
    put_text("done\n");
#if defined(__AVR__)
    for (;;)
        sleep_mode();
#endif
    return 0;
}
