/* Games of every kind survive power cuts: they go on where they were, and with the same dice. A
   stored game is untrusted input: its check sum may be right and its content anything. The tests
   play some events of every game that is resumed, under the sanitizers. */

#include "support/campaign.h"
#include "support/game_in_hand.h"
#include "support/random_board.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/own_boards.h"
#include "device/session.h"
#include "device/workspace.h"
#include "fake.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "games/tenk/tenk.h"
#include "hal/nvm.h"
#include "store/store.h"
#include "support/drivers/store_player.h"
#include "ui/games.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum {
    GAMES_BEGIN = 976, /* in EEPROM, behind the other records */
    EVENTS = 40,       /* of a game that is cut, at most */
    EVENTS_AFTER = 6   /* that are played of a resumed game */
};

/* The part of a session that is stored: everything before the events of its record. */
enum { HEADER = offsetof(struct session, record) + offsetof(struct record, events) };

static struct random_source source;

static uint8_t engine_memory[65536];

/* ---- playing --------------------------------------------------------------------------------- */

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

/* The decision of an easy computer player. */
static decision_t decide(void) {
    const struct engine *engine = session_engine();
    const struct engine_question question = {
        .kind = ENGINE_PLAY, .level = LEVEL_EASY, .random = (uint8_t)random_below(&source, 256)};
    struct ranked answer;

    engine_memory[0] = 0;
    engine->start(engine_memory, &session.state, &question);
    while (engine->step(engine_memory) < DONE) {
    }
    engine->answer(engine_memory, &answer);
    return answer.decision;
}

/* Plays the next event. False: the game is over, or it has become too long. */
static bool go_on(void) {
    struct derived_throw dice;

    session_step();
    if (session_turn().kind == TURN_OVER) {
        return false;
    }
    return session_turn().kind == TURN_THROW ? session_throw(&dice) : session_decide(decide());
}

static void play_some(void) {
    for (unsigned i = 0; i < EVENTS_AFTER && go_on(); i++) {
        write_all();
    }
}

/* Turns the power off and on. */
static void restart(void) {
    uint8_t place = games_place();

    memset(&session, 0, sizeof session);
    workspace_take(WORKSPACE_FREE);
    workspace_forget();
    fake_nvm_never_cut();
    fake_nvm_power_on();
    store_start();
    restore_saved();
    hand_take(place);
}

/* Begins a game of the kind in this place: with two players, and with the options that leave most
   to decide. */
static void begin(uint8_t place) {
    hand_take(place);
    if (games[place]->seats > 2) {
        session.setup[games[place]->seats_taken] = 2;
    }
    if (place == PLACE_OF_SNAKES) {
        session.setup[SNAKES_OPTION_TOKENS] = 2;
    }
    assert_null(games_begin());
    write_all();
}

/* ---- power cuts ------------------------------------------------------------------------------ */

/* The positions of a game, indexed by the number of events before them. */
static union game_state position[EVENTS + 1];

static void expect_same_game(const uint8_t seed[SEED_BYTES], unsigned fewest, unsigned most) {
    assert_true(session.goes_on);
    assert_memory_equal(session.record.seed, seed, SEED_BYTES);
    assert_in_range(session.record.events, fewest, most);
    assert_memory_equal(&session.state, &position[session.record.events],
                        session_rules()->state_bytes);
}

/* The power is cut after one or two events, or while they are written (test_journal.c has all torn
   values). A throw that was not written is made again, and is the same: it follows from the seed.
 */
static bool go_on_and_note(void) {
    bool goes_on = go_on();

    position[session.record.events] = session.state;
    return goes_on;
}

static unsigned pull_the_battery(uint8_t place) {
    uint8_t seed[SEED_BYTES];
    unsigned events = 0;
    unsigned cuts = 0;

    begin(place);
    memcpy(seed, session.record.seed, sizeof seed);
    position[0] = session.state;
    while (events < EVENTS - 2) {
        fake_nvm_cut_at(1 + random_below(&source, 9), UINT8_MAX);
        if (!go_on_and_note() || (random_below(&source, 3) && !go_on_and_note())) {
            break;
        }
        events = session.record.events;
        write_all();
        cuts += fake_nvm_is_off();
        restart();
        if (session_turn().kind == TURN_OVER) {
            break;
        }
        expect_same_game(seed, events > 3 ? events - 3 : 0, events);
        events = session.record.events;
    }
    return cuts;
}

/* The throw waits until the number is stored, so that a power cut cannot undo it. */
TEST(a_number_is_added_before_the_first_throw, hand_erased) {
    enum { NUMBER = 4711 };
    struct derived_throw dice, again;

    begin(PLACE_OF_SNAKES);
    assert_true(session_can_add());
    session_add(NUMBER);
    assert_int_equal(session_added(), NUMBER);
    assert_false(session_throw(&dice));
    write_all();
    restart();
    assert_int_equal(session_added(), NUMBER);
    assert_true(session_throw(&dice));
    throw_derive(&again, session.record.seed, 1);
    assert_memory_equal(&again, &dice, sizeof again);
    assert_false(session_can_add());
    session_add(NUMBER + 1);
    assert_int_equal(session_added(), NUMBER);
    begin(PLACE_OF_SNAKES);
    assert_int_equal(session_added(), 0);
    begin(PLACE_OF_NIM); /* the game has been dealt */
    assert_false(session_can_add());
}

/* After a power cut between a throw and a decision no number can be added, and no decision taken
   back, as the throw may have been seen. */
TEST(what_was_thrown_stays_so, hand_erased) {
    static const uint8_t places[] = {PLACE_OF_SNAKES, PLACE_OF_TENK};
    struct derived_throw dice, again;

    for (unsigned i = 0; i < sizeof places; i++) {
        hand_take(places[i]);
        memset(&session.setup[games[places[i]]->first_seat], SEAT_PERSON, 2);
        begin(places[i]);
        assert_true(session_throw(&dice));
        assert_int_equal(session_turn().kind, TURN_DECIDE);
        write_all();
        restart();
        assert_int_equal(session.record.events, 1);
        assert_false(session_can_add());
        assert_true(session_decide(decide()));
        assert_int_equal(session.last_decision, 2);
        assert_true(session_throw(&dice));
        write_all();
        restart();
        assert_int_equal(session.record.events, 2);
        assert_int_equal(session.last_decision, 0);
        assert_true(session_throw(&again));
        assert_memory_equal(&again, &dice, sizeof dice);
    }
}

/* A game that begins before the dice are ready has no seed yet. */
TEST(a_seed_that_is_drawn_later_is_stored, hand_erased) {
    uint8_t seed[SEED_BYTES];

    dice_start();
    begin(PLACE_OF_SNAKES);
    assert_false(session_draw_seed());
    while (dice_collect() != DICE_READY) {
    }
    assert_true(session_draw_seed());
    assert_false(session_draw_seed());
    memcpy(seed, session.record.seed, sizeof seed);
    write_all();
    assert_true(go_on() && go_on()); /* a throw and a decision */
    write_all();
    restart();
    assert_memory_equal(session.record.seed, seed, sizeof seed);
    assert_int_equal(session.record.events, 2);
}

TEST(a_game_goes_on_where_it_was_by_the_same_dice, hand_erased) {
    unsigned cuts = 0;

    for (unsigned game = 0; game < campaign_cases(50, 5000); game++) {
        hand_erased(NULL);
        cuts += pull_the_battery((uint8_t)(game % GAMES_COUNT));
    }
    print_message("%u cuts\n", cuts);
    assert_in_range(cuts, 100, 100000);
}

/* The size of the journal of the game in hand, which has not begun. */
static uint16_t journal_size(void) {
    static struct journal journal;

    store_journal(session.game, &journal);
    return journal.size;
}

/* True if the header has been queued. Then its entries begin a third of the journal behind those of
   the header before, and at most one entry more. */
static bool has_new_header(uint16_t *entries, uint16_t size) {
    uint16_t freed = (uint16_t)(session.entries + size - *entries) % size;

    if (store_is_done((enum store_kind)(STORE_GAME + session.game))) {
        return false;
    }
    assert_in_range(freed, size / 3, size / 3 + 1);
    *entries = session.entries;
    return true;
}

/* Plays the next event of a game of ten thousand in which nobody ever banks. There are many passes
   between two events. Returns the number of headers that they have queued. */
static unsigned go_on_for_ever(uint16_t *entries, uint16_t size) {
    enum { PASSES = 200 };
    struct derived_throw dice;
    unsigned headers = 0;

    for (unsigned pass = 0; pass < PASSES; pass++) {
        session_step();
        headers += has_new_header(entries, size);
        write_all();
    }
    assert_true(session_turn().kind == TURN_THROW ? session_throw(&dice)
                                                  : session_decide(tenk_decision_pack(1, false)));
    write_all();
    return headers;
}

/* If a game is longer than its journal, its oldest events give way, many at a time, because each
   time the header is written anew. */
TEST(a_game_may_be_longer_than_its_journal, hand_erased) {
    enum { LONG = 1500 };
    union game_state before;
    unsigned headers = 0;
    uint16_t size, entries;

    hand_take(PLACE_OF_TENK);
    size = journal_size();
    session.setup[games[PLACE_OF_TENK]->seats_taken] = 4;
    assert_null(games_begin());
    entries = session.entries;
    write_all();
    fake_nvm_clear_counts();
    for (unsigned events = 1; events <= LONG; events++) {
        headers += go_on_for_ever(&entries, size);
        if (events % 20 < 2 && session_turn().kind == TURN_THROW) {
            before = session.state;
            restart();
            assert_true(session.goes_on);
            assert_int_equal(session.record.events, events);
            assert_memory_equal(&session.state, &before, session_rules()->state_bytes);
        }
    }
    print_message("%u events, %u of them folded, %u headers, %u writes\n", LONG,
                  session.record.base_events, headers, fake_nvm_writes());
    assert_true(headers > 0);
    assert_true(fake_nvm_writes() < 2 * LONG + headers * (HEADER + 20));
}

/* After a power cut a decision that was taken back is still taken back. */
TEST(what_was_taken_back_stays_so, hand_erased) {
    begin(PLACE_OF_NIM);
    session.record.setup[games[PLACE_OF_NIM]->first_seat + 1] = SEAT_COMPUTER;
    session.counts = SESSION_COUNTS;
    position[0] = session.state;
    assert_true(session_decide(decide()));
    write_all();
    assert_true(session_can_take_back());
    while (session_take_back() == WORKING) {
    }
    write_all();
    restart();
    assert_int_equal(session.record.events, 0);
    assert_int_equal(session.taken_back, 1);
    assert_memory_equal(&session.state, &position[0], session_rules()->state_bytes);
}

/* ---- untrusted records ----------------------------------------------------------------------- */

/* Plays a game of that kind to its middle. */
static void play_to_the_middle(uint8_t place) {
    begin(place);
    for (unsigned i = 0; i < 9 && go_on(); i++) {
        write_all();
    }
    write_all();
}

static bool is_resumed_with(const struct session *header) {
    enum store_kind kind = (enum store_kind)(STORE_GAME + session.game);
    struct session saved = *header;

    store_save(kind, &saved, HEADER);
    write_all();
    restart();
    return session.goes_on;
}

/* Sets every byte in turn to values around all limits. */
TEST(one_wrong_byte_of_a_header_does_no_harm, hand_erased) {
    static const uint8_t values[] = {0, 1, 2, 3, 7, 16, 25, 33, 64, 100, 128, 255};
    unsigned resumed = 0;

    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        play_to_the_middle(place);
        for (size_t at = 0; at < HEADER; at++) {
            for (unsigned i = 0; i < sizeof values; i++) {
                struct session wrong = session;
                ((uint8_t *)&wrong)[at] = values[i];
                if (is_resumed_with(&wrong)) {
                    resumed++;
                    play_some();
                }
                hand_erased(NULL);
                play_to_the_middle(place);
            }
        }
    }
    print_message("%u of them resumed\n", resumed);
    assert_in_range(resumed, 100, 10000);
}

TEST(wrong_bytes_of_the_journal_do_no_harm, hand_erased) {
    unsigned resumed = 0, cases = campaign_cases(2000, 200000);

    for (unsigned i = 0; i < cases; i++) {
        if (i % 20 == 0) {
            hand_erased(NULL);
            play_to_the_middle((uint8_t)(i / 20 % GAMES_COUNT));
        }
        for (unsigned byte = random_below(&source, 4); byte; byte--) {
            fake_nvm_bytes()[random_below(&source, NVM_SIZE)] = (uint8_t)random_below(&source, 256);
        }
        restart();
        if (session.goes_on) {
            resumed++;
            play_some();
        }
    }
    print_message("%u of %u resumed\n", resumed, cases);
    assert_in_range(resumed, cases / 10, cases - 1);
}

/* A game on an own board cannot begin if there is no such board, and is not resumed if the board
   has changed. */
TEST(own_boards_are_checked_too, hand_erased) {
    struct own_board own = {.board = {.goal = 12, .jump_count = 1, .jumps = {{3, 8}}}};

    hand_take(PLACE_OF_SNAKES);
    session.setup[0] = BOARDS_COUNT + OWN_BOARDS - 1;
    assert_non_null(games_begin());
    own_boards_save(OWN_BOARDS - 1, &own);
    write_all();
    assert_null(games_begin());
    write_all();
    restart();
    assert_true(session.goes_on);
    play_some();
    own.board.jumps[0].from = 5;
    own_boards_save(OWN_BOARDS - 1, &own);
    write_all();
    restart();
    assert_false(session.goes_on);
}

/* A stored game of another format counts as none until a game is saved. */
TEST(another_format_is_refused_and_kept, hand_erased) {
    uint8_t memory[NVM_SIZE];

    begin(PLACE_OF_TENK);
    memset(fake_nvm_bytes(), UINT8_MAX, GAMES_BEGIN);
    player_reformat();
    memcpy(memory, fake_nvm_bytes(), NVM_SIZE);
    restart();
    write_all();
    assert_false(session.goes_on);
    assert_memory_equal(fake_nvm_bytes(), memory, NVM_SIZE);
    begin(PLACE_OF_TENK);
    restart();
    assert_true(session.goes_on);
}

int main(void) {
    source = (struct random_source){random_board_seed()};
    return run_listed_tests(NULL, NULL);
}
