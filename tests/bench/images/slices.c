/* The longest start, slice and answer of every engine, and the longest start, step and fold of a
   record, in cycles. */

#include "core/game/record.h"
#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_engine.h"
#include "games/tenk/tenk_engine.h"
#include "port.h"
#include <avr/io.h>

/* Timer 1 counts every eighth cycle. */
enum { PRESCALER = 8, EVENTS = 60, RECORD_STARTS = 0, RECORD_STEPS, RECORD_FOLDS, FIGURES };

static union {
    struct tenk_engine_memory tenk;
    struct snakes_engine_memory snakes;
    struct penney_engine_memory penney;
    struct chips_engine_memory chips;
    struct nim_engine_memory nim;
} memory;

static struct record record;
static struct replay now;
static union game_state state;
static struct ranked answer;
static uint32_t longest_start, longest_slice, longest_answer;
static uint32_t records[FIGURES];

static void begin_time(void) {
    TCNT1 = 0;
}

static void end_time(uint32_t *longest) {
    uint32_t cycles = (uint32_t)TCNT1 * PRESCALER;

    if (cycles > *longest) {
        *longest = cycles;
    }
}

static void ask(const FLASH struct engine *engine, const struct engine_question *question) {
    enum progress progress;

    begin_time();
    engine->start(&memory, &state, question);
    end_time(&longest_start);
    do {
        begin_time();
        progress = engine->step(&memory);
        end_time(&longest_slice);
    } while (progress < DONE);
    if (progress == DONE) {
        begin_time();
        if (question->kind == ENGINE_VALUE) {
            engine->value(&memory, 0);
        } else {
            engine->answer(&memory, &answer);
        }
        end_time(&longest_answer);
    }
}

static decision_t decide(const FLASH struct engine *engine, uint8_t level) {
    struct engine_question question = {.kind = ENGINE_PLAY, .level = level};

    ask(engine, &question);
    engine->answer(&memory, &answer);
    return answer.decision;
}

static void go_on(const FLASH struct rules *rules, const FLASH struct engine *engine,
                  uint8_t level) {
    struct engine_question question = {.kind = ENGINE_VALUE};
    struct derived_throw dice;

    ask(engine, &question);
    if (rules->turn(&state).kind == TURN_THROW) {
        record_throw(&record, &now, &state, rules, &dice);
        return;
    }
    question.kind = ENGINE_RANK;
    ask(engine, &question);
    question.kind = ENGINE_WEIGH;
    question.decision = decide(engine, level);
    ask(engine, &question);
    record_decide(&record, &now, &state, rules, question.decision);
}

static void replay_all(const FLASH struct rules *rules) {
    struct replay replay;
    enum turn_kind folded;
    bool goes_on;

    begin_time();
    replay_start(&replay, &state, &record, rules, 0);
    end_time(&records[RECORD_STARTS]);
    do {
        begin_time();
        goes_on = replay_step(&replay, &state, &record, rules, 0);
        end_time(&records[RECORD_STEPS]);
    } while (goes_on);
    begin_time();
    record_fold(&record, rules, 0, &state, &folded);
    end_time(&records[RECORD_FOLDS]);
}

static void play(const FLASH struct rules *rules, const FLASH struct engine *engine,
                 const uint8_t setup[GAME_SETUP], uint8_t level) {
    static const uint8_t seed[SEED_BYTES] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    uint8_t *byte = (uint8_t *)&memory;

    for (uint16_t i = 0; i < sizeof memory; i++) {
        byte[i] = 0;
    }
    record_begin(&record, setup, seed);
    replay_start(&now, &state, &record, rules, 0);
    for (uint8_t i = 0; i < EVENTS && rules->turn(&state).kind != TURN_OVER; i++) {
        go_on(rules, engine, level);
    }
    replay_all(rules);
}

static void report(void) {
    port_fixed(longest_start, 0);
    port_fixed(longest_slice, 0);
    port_fixed(longest_answer, 0);
    longest_start = longest_slice = longest_answer = 0;
}

int main(void) {
    static const uint8_t tenk[GAME_SETUP] = {2, 3, 3};
    static const uint8_t race[GAME_SETUP] = {1, 6, 0, 0, 0, 0, 0, 0, 0, 1, 0};
    static const uint8_t kicks[GAME_SETUP] = {0, 2, 0, 0, 0, 0, 0, 0, 1, 1, 0};
    static const uint8_t tokens[GAME_SETUP] = {0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0};
    static const uint8_t penney[GAME_SETUP] = {4, 2, 1, 1, 1, 4, 0};
    static const uint8_t chips[GAME_SETUP] = {2, 8, 1, 0};
    static const uint8_t nim[GAME_SETUP] = {0, 5, 0, 1, 1};

    TCCR1B = 1 << CS11;
    port_begin();
    play(&tenk_rules, &tenk_engine, tenk, LEVEL_BEST);
    report();
    play(&snakes_rules, &snakes_engine, race, LEVEL_BEST);
    play(&snakes_rules, &snakes_engine, kicks, LEVEL_BEST);
    play(&snakes_rules, &snakes_engine, tokens, LEVEL_BEST);
    report();
    play(&penney_rules, &penney_engine, penney, LEVEL_BEST);
    report();
    play(&chips_rules, &chips_engine, chips, LEVEL_BEST);
    report();
    play(&nim_rules, &nim_engine, nim, LEVEL_GOOD);
    report();
    for (uint8_t i = 0; i < FIGURES; i++) {
        port_fixed(records[i], 0);
    }
    port_end();
    port_stop();
}
