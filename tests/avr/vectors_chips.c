#include "core/number/fraction.h"
#include "games/chips/chips_engine.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/chip_fractions.h"
#include "games/chips/odds/placement_number.h"
#include "vectors.h"
#include <string.h>

enum { GAMES = 24 };

static void put_wide(uint64_t value) {
    put_hex((uint32_t)(value >> 32));
    put_hex((uint32_t)value);
}

static uint64_t random_wide(void) {
    uint64_t high = (uint64_t)random_word() << 32;

    return (high | random_word()) >> random_below(8) | (uint64_t)random_below(2) << 63;
}

static void say_products(void) {
    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        uint64_t a = random_wide();
        uint64_t b = random_wide();
        put_text("products");
        put_wide(fraction_product64(a, b));
        put_hex(fraction_product32((uint32_t)(a >> 32), (uint32_t)b));
        put_text("\n");
    }
}

static void say_clearance(struct clearance *clearance, const struct chip_fields *fields,
                          const uint8_t chips[]) {
    clearance_start(clearance, fields, chips);
    while (clearance_step(clearance) == WORKING) {
    }
    put_bounded(clearance_throws(clearance));
    for (uint8_t field = 0; field < fields->count; field++) {
        put_bounded(clearance_last(clearance, field));
    }
}

static void say_duel(struct chip_duel *duel, const struct chip_fields *fields,
                     const uint8_t first[], const uint8_t second[]) {
    chip_duel_start(duel, fields, first, second, CHIP_DUEL_ALL);
    while (chip_duel_step(duel) == WORKING) {
    }
    put_bounded(duel->throws);
    for (uint8_t outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        put_bounded(duel->chance[outcome]);
    }
}

static void say_fractions(struct chip_fractions *fractions, const struct chip_fields *fields,
                          const uint8_t first[], const uint8_t second[]) {
    chip_fractions_start(fractions, fields, first, second);
    while (chip_fractions_step(fractions) == WORKING) {
    }
    put_hex(fractions->states);
    if (fractions->states) {
        struct chip_fraction fraction;
        chip_fractions_throws(fractions, &fraction);
        put_hex(fraction.numerator);
        put_hex(fraction.denominator);
    }
}

/* Placements of up to 15 chips on all kinds of fields, by themselves and against each other. */
static void say_fields(uint8_t kind) {
    uint8_t first[CLEARANCE_FIELDS] = {0};
    uint8_t second[CLEARANCE_FIELDS] = {0};
    struct chip_fields fields;

    chips_fields(kind, &fields);
    for (uint8_t chips = (uint8_t)(1 + random_below(CLEARANCE_CHIPS)); chips; chips--) {
        first[random_below(fields.count)]++;
        second[random_below(fields.count)]++;
    }
    put_text("chips");
    say_clearance(VECTORS_MEMORY(struct clearance), &fields, first);
    say_duel(VECTORS_MEMORY(struct chip_duel), &fields, first, second);
    say_fractions(VECTORS_MEMORY(struct chip_fractions), &fields, first, second);
    put_text("\n");
}

static void say_placement(struct placement *placement) {
    while (placement_step(placement) == WORKING) {
    }
    put_text("placement");
    put_hex(placement->replies ? placement->score : 0);
    for (uint8_t field = 0; field < placement->fields.count; field++) {
        put_hex(placement->best[field]);
    }
    put_text("\n");
}

static void say_placements(uint8_t kind, uint8_t chips) {
    struct placement *placement = VECTORS_MEMORY(struct placement);
    struct chip_fields fields;

    chips_fields(kind, &fields);
    placement_start_fastest(placement, &fields, chips);
    say_placement(placement);
    placement_start_reply(placement, &fields, chips, placement->best);
    say_placement(placement);
}

static void say_answer(struct chips_engine_memory *memory, const struct chips *game,
                       const struct engine_question *question) {
    struct ranked answer;

    chips_engine.start(memory, game, question);
    while (chips_engine.step(memory) < DONE) {
    }
    chips_engine.answer(memory, &answer);
    put_hex(answer.decision);
    put_hex(answer.worth.mantissa);
    put_hex(answer.cost.mantissa);
}

/* Each player's placement, weighed against the other's, and the best reply to the other's. */
static void say_replies(struct chips_engine_memory *memory, enum chips_kind kind, uint8_t chips) {
    uint8_t placed[CHIPS_PLAYERS][CLEARANCE_FIELDS] = {{0}};

    for (uint8_t chip = 0; chip < 2 * chips; chip++) {
        placed[chip % 2][random_below(chips_count(kind))]++;
    }
    put_text("replies");
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        struct chips game = {
            .kind = kind, .players = CHIPS_PLAYERS, .chips = chips, .stage = player};
        struct engine_question question = {.kind = ENGINE_WEIGH};

        memcpy(game.left[!player], placed[!player], CLEARANCE_FIELDS);
        question.decision = chips_decision_pack(&game, placed[player]);
        memory->has_best = false;
        say_answer(memory, &game, &question);
        question.kind = ENGINE_RANK;
        say_answer(memory, &game, &question);
    }
    put_text("\n");
}

/* The game of chips is not for parts whose workspace is too small for its search. */
void say_chips(void) {
    if (sizeof(struct chips_engine_memory) > sizeof(union workspace)) {
        put_text("without products chips placement replies\n");
        return;
    }
    say_products();
    for (uint8_t i = 0; i < GAMES; i++) {
        say_fields(i % CHIPS_KINDS);
    }
    say_placements(CHIPS_THIRDS, 6);
    say_placements(CHIPS_DIE, 11);
    say_placements(CHIPS_TWO_DICE, 15);
    for (uint8_t kind = 0; kind < CHIPS_KINDS; kind++) {
        say_replies(VECTORS_MEMORY(struct chips_engine_memory), kind, 3 + 3 * kind);
    }
}
