/* A device that gets new firmware keeps its games. tests/data/stored.bin is the EEPROM of a device
   with a game of each kind and with its owner's board, graph and settings. If this firmware stores
   them otherwise, its EEPROM is left in build/stored.bin. In stored_without_first_throw.bin are the
   same games by firmware that stored no first throw before a decision. */

#include "support/game_in_hand.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/own_boards.h"
#include "device/session.h"
#include "device/settings.h"
#include "device/workspace.h"
#include "fake.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "games/tenk/tenk.h"
#include "hal/nvm.h"
#include "store/store.h"
#include "support/drivers/store_player.h"
#include "ui/games.h"
#include <stdio.h>
#include <string.h>

enum { EVENTS = 12 };

static const struct settings chosen = {.sound = true,
                                       .light = LIGHT_30_S,
                                       .speed = SPEED_FAST,
                                       .coach = COACH_WARNS,
                                       .odds = ODDS_OFF};
static const struct own_board board = {.name = {11, 15, 19},
                                       .board = {.goal = 12, .jump_count = 1, .jumps = {{3, 8}}}};
static const struct graph graph = {.follows = {[1] = 1, [2] = 3}, .nodes = 3};

static uint8_t engine_memory[65536];

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

static void power_on(void) {
    memset(&session, 0, sizeof session);
    workspace_take(WORKSPACE_FREE);
    workspace_forget();
    fake_nvm_power_on();
    store_start();
    settings_load();
    own_boards_start();
    own_graph_start();
    restore_saved();
}

static void take(uint8_t place) {
    session_leave();
    write_all();
    hand_take(place);
}

static decision_t decide(void) {
    const struct engine *engine = session_engine();
    const struct engine_question question = {.kind = ENGINE_PLAY, .level = LEVEL_BEST};
    struct ranked answer;

    memset(engine_memory, 0, sizeof engine_memory);
    engine->start(engine_memory, &session.state, &question);
    while (engine->step(engine_memory) < DONE) {
    }
    engine->answer(engine_memory, &answer);
    return answer.decision;
}

/* Plays some events of a game of two players; snakes and ladders is played on the own board. */
static void play_some(uint8_t place) {
    struct derived_throw dice;

    take(place);
    if (games[place]->seats > 2) {
        session.setup[games[place]->seats_taken] = 2;
    }
    if (place == PLACE_OF_SNAKES) {
        session.setup[0] = BOARDS_COUNT + 1;
    }
    assert_null(games_begin());
    write_all();
    for (unsigned event = 0; event < EVENTS && session_turn().kind != TURN_OVER; event++) {
        session_step();
        if (session_turn().kind == TURN_THROW) {
            assert_true(session_throw(&dice));
        } else {
            assert_true(session_decide(decide()));
        }
        write_all();
    }
}

static void store_all(void) {
    fake_reset_all();
    power_on();
    dice_start();
    while (dice_collect() != DICE_READY) {
    }
    settings_change(&chosen);
    own_boards_save(1, &board);
    write_all();
    own_graph_save(&graph);
    write_all();
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        play_some(place);
    }
    session_leave();
    write_all();
}

static void read_stored(const char *path, uint8_t bytes[NVM_SIZE]) {
    FILE *file = fopen(path, "rb");

    assert_non_null(file);
    assert_int_equal(fread(bytes, 1, NVM_SIZE, file), NVM_SIZE);
    fclose(file);
}

static void compare(const uint8_t before[NVM_SIZE]) {
    if (memcmp(fake_nvm_bytes(), before, NVM_SIZE) != 0) {
        FILE *file = fopen("build/stored.bin", "wb");
        assert_non_null(file);
        fwrite(fake_nvm_bytes(), 1, NVM_SIZE, file);
        fclose(file);
        fail_msg("cmp tests/data/stored.bin build/stored.bin");
    }
}

static void expect_games(const uint8_t before[NVM_SIZE], const struct session stored[GAMES_COUNT]) {
    fake_reset_all();
    memcpy(fake_nvm_bytes(), before, NVM_SIZE);
    power_on();
    assert_memory_equal(settings(), &chosen, sizeof chosen);
    assert_string_equal(own_boards_name(1), "KOS   ");
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        take(place);
        assert_int_equal(session.goes_on, stored[place].goes_on);
        assert_int_equal(session.record.events, stored[place].record.events);
        assert_memory_equal(session.setup, stored[place].setup, GAME_SETUP);
        assert_memory_equal(session.record.seed, stored[place].record.seed, SEED_BYTES);
        assert_memory_equal(&session.state, &stored[place].state, session_rules()->state_bytes);
    }
}

/* Ten thousand in which nobody ever banks, until its first events have given way. */
static void expect_long_game(void) {
    enum { LONG = 1000, PASSES = 200 };
    struct derived_throw dice;
    union game_state state;

    take(PLACE_OF_TENK);
    while (session.record.events < LONG) {
        for (unsigned pass = 0; pass < PASSES; pass++) {
            session_step();
            write_all();
        }
        assert_true(session_turn().kind == TURN_THROW
                        ? session_throw(&dice)
                        : session_decide(tenk_decision_pack(1, false)));
        write_all();
    }
    assert_true(session.record.base_events > EVENTS);
    state = session.state;
    power_on();
    take(PLACE_OF_TENK);
    assert_int_equal(session.record.events, LONG);
    assert_memory_equal(&session.state, &state, session_rules()->state_bytes);
}

TEST(what_was_stored_before_is_stored_and_read_alike) {
    uint8_t before[NVM_SIZE];
    struct session stored[GAMES_COUNT];

    store_all();
    read_stored("tests/data/stored.bin", before);
    compare(before);
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        take(place);
        stored[place] = session;
    }
    expect_games(before, stored);
    expect_long_game();
    read_stored("tests/data/stored_without_first_throw.bin", before);
    expect_games(before, stored);
    expect_long_game();
}
