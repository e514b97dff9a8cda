#include "games/tenk/tenk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

/* The rules of the game, action by action. */

enum { SEED = 20261121, GAMES = 2000 };

static struct tenk game;
static struct scoring scoring;

static void start(uint8_t players, bool last_turns) {
    memset(&game, 0, sizeof game);
    game.players = players;
    game.last_turns = last_turns;
    tenk_start(&game);
    assert_true(tenk_rules.is_sound(&game));
}

/* The last throw, and the game before it. */
static struct derived_throw thrown;
static struct tenk before;

/* Throws these digits, as many as the game has dice to throw. */
static void throw(const char *digits) {
    assert_int_equal(strlen(digits), game.phase == TENK_ATTEMPT ? 1 : game.dice);
    for (int i = 0; digits[i]; i++) {
        thrown.die[i] = (uint8_t)(digits[i] - '0');
    }
    before = game;
    tenk_throw(&game, &scoring, thrown.die);
    assert_true(game.phase == TENK_LOST || tenk_rules.is_sound(&game));
}

/* After a lost turn: repeats the throw through the rules, which pass the turn on. */
static void pass(void) {
    assert_int_equal(game.phase, TENK_LOST);
    game = before;
    tenk_rules.throw(&game, &thrown);
}

static bool decide(bool bank) {
    return tenk_rules.decide(&game, tenk_decision_pack(scoring.choice, bank));
}

/* Chooses what sets aside just these dice; no digits: none. */
static void choose(const char *digits) {
    uint8_t count[6] = {0};

    for (; *digits; digits++) {
        count[*digits - '1']++;
    }
    for (uint8_t choice = 0; choice <= scoring.last; choice++) {
        scoring_choose(&scoring, choice);
        if (memcmp(scoring.aside, count, sizeof count) == 0) {
            return;
        }
    }
    fail();
}

static void choose_attempt(void) {
    assert_true(scoring.last > scoring.best);
    scoring_choose(&scoring, scoring.last);
}

/* Checks that the choice is refused for this reason and that nothing changes. */
static void refused_choice(enum tenk_answer why, bool bank) {
    struct tenk kept = game;

    assert_false(decide(bank));
    assert_memory_equal(&kept, &game, sizeof game);
    assert_int_equal(bank ? tenk_may_bank(&game, &scoring) : TENK_NOTHING_ASIDE, why);
}

static void refused(enum tenk_answer why, const char *digits, bool bank) {
    choose(digits);
    refused_choice(why, bank);
}

static void keep_choice(bool bank) {
    assert_true(!bank || tenk_may_bank(&game, &scoring) == TENK_DONE);
    assert_true(decide(bank));
    assert_int_equal(tenk_rules.is_sound(&game), game.phase != TENK_OVER);
}

static void keep(const char *digits, bool bank) {
    choose(digits);
    keep_choice(bank);
}

TEST(a_turn_is_banked_from_350_points_on) {
    start(2, false);
    assert_int_equal(game.dice, 6);
    throw("144556");
    assert_int_equal(game.phase, TENK_THROWN);
    refused(TENK_NOTHING_ASIDE, "", false);
    refused(TENK_NOTHING_ASIDE, "", true);
    refused(TENK_BELOW_MINIMUM, "1", true);
    keep("1", false);
    assert_int_equal(game.phase, TENK_READY);
    assert_int_equal(game.dice, 5);
    assert_int_equal(game.stake, 2);
    throw("22251");
    keep("2225", true);
    assert_int_equal(game.score[0], 2 + 4 + 1);
    assert_int_equal(game.turn, 1);
    assert_int_equal(game.phase, TENK_READY);
    assert_int_equal(game.dice, 6);
    assert_int_equal(game.stake, 0);
    throw("112346");
    refused(TENK_BELOW_MINIMUM, "11", true);
}

TEST(a_throw_that_allows_nothing_loses_the_turn) {
    start(3, false);
    throw("111234");
    keep("111", false);
    throw("226");
    assert_int_equal(game.phase, TENK_LOST);
    pass();
    assert_int_equal(game.score[0], 0);
    assert_int_equal(game.stake, 0);
    assert_int_equal(game.turn, 1);
    assert_int_equal(game.round, 1);
    for (int player = 1; player < 3; player++) {
        throw("223346");
        pass();
    }
    assert_int_equal(game.turn, 0);
    assert_int_equal(game.round, 2);
}

TEST(hot_dice_must_be_thrown_again) {
    start(2, false);
    throw("123456");
    refused(TENK_HOT_DICE, "123456", true);
    keep("123456", false);
    assert_int_equal(game.dice, 6);
    assert_int_equal(game.stake, 40);
    throw("222215");
    refused(TENK_HOT_DICE, "222215", true);
    keep("22221", false);
    assert_int_equal(game.dice, 1);
    throw("5");
    refused(TENK_HOT_DICE, "5", true);
    keep("5", false);
    assert_int_equal(game.dice, 6);
    assert_int_equal(game.stake, 40 + 8 + 2 + 1);
}

TEST(a_straight_attempt_succeeds_with_the_missing_face_only) {
    for (uint8_t face = 1; face <= 6; face++) {
        struct scoring read;
        start(2, false);
        throw("113456");
        choose_attempt();
        refused_choice(TENK_NOTHING_ASIDE, true);
        keep_choice(false);
        assert_int_equal(game.phase, TENK_ATTEMPT);
        tenk_read(&game, &read);
        assert_true(scoring_is_attempt(&read));
        throw((const char[]){(char)('0' + face), 0});
        assert_int_equal(game.phase, face == 2 ? TENK_READY : TENK_LOST);
        assert_int_equal(game.stake, face == 2 ? 30 : 0);
        assert_int_equal(game.dice, 6);
        if (face != 2) {
            pass();
            assert_int_equal(game.turn, 1);
        }
    }
}

/* Throws three ones and banks their 1000 points. */
static void bank_350(void) {
    throw("111234");
    keep("111", true);
}

TEST(who_banks_10000_points_wins_at_once) {
    start(3, false);
    game.score[0] = 180;
    bank_350();
    assert_int_equal(game.phase, TENK_OVER);
    assert_int_equal(game.turn, 0);
    assert_int_equal(game.score[0], 200);
    start(2, false);
    game.score[0] = 179;
    bank_350();
    assert_int_equal(game.phase, TENK_READY);
    assert_int_equal(game.turn, 1);
}

/* Player 1 of 3 reaches the goal: player 2 has one more turn, player 0 none. */
TEST(the_others_get_a_last_turn_by_the_house_rule) {
    static const struct {
        uint16_t third;
        uint8_t winner;
    } cases[] = {{180, 1}, {181, 2}, {0, 1}};

    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        start(3, true);
        game.score[0] = 150;
        game.score[1] = 180;
        game.score[2] = cases[i].third;
        bank_350();
        assert_true(tenk_strongest_other(&game) < TENK_GOAL_STEPS);
        bank_350();
        assert_int_equal(game.phase, TENK_READY);
        assert_int_equal(game.turn, 2);
        assert_int_equal(tenk_strongest_other(&game), 200);
        bank_350();
        assert_int_equal(game.phase, TENK_OVER);
        assert_int_equal(game.turn, cases[i].winner);
    }
    start(2, true);
    game.score[1] = 180;
    throw("223346");
    pass();
    bank_350();
    assert_int_equal(game.phase, TENK_OVER);
    assert_int_equal(game.turn, 1);
}

TEST(in_a_last_turn_the_goal_is_to_get_past) {
    assert_int_equal(tenk_goal(0), 200);
    assert_int_equal(tenk_goal(199), 200);
    assert_int_equal(tenk_goal(200), 201);
    assert_int_equal(tenk_goal(237), 238);
}

TEST(the_greatest_stake_and_score_are_sound) {
    start(3, true);
    game.turn = 1;
    game.stake = 999;
    game.score[0] = 999;
    game.score[1] = game.score[2] = 199;
    assert_true(tenk_rules.is_sound(&game));
    game.stake = 1000;
    assert_false(tenk_rules.is_sound(&game));
    game.stake = 999;
    game.score[0] = 1000;
    assert_false(tenk_rules.is_sound(&game));
    game.score[0] = 199;
    game.score[1] = 200;
    assert_false(tenk_rules.is_sound(&game));
}

/* Plays a sound game to its end: sets aside what is worth most and banks as soon as it may. */
static void play_on(void) {
    for (int action = 0; action < 20000 && game.phase != TENK_OVER; action++) {
        for (int i = 0; i < 6; i++) {
            thrown.die[i] = (uint8_t)(rand() % 6 + 1);
        }
        if (game.phase == TENK_THROWN) {
            tenk_read(&game, &scoring);
            keep_choice(tenk_may_bank(&game, &scoring) == TENK_DONE);
        } else {
            tenk_rules.throw(&game, &thrown);
        }
        assert_int_equal(tenk_rules.is_sound(&game), game.phase != TENK_OVER);
    }
    assert_int_equal(game.phase, TENK_OVER);
    assert_true(game.score[game.turn] >= TENK_GOAL_STEPS);
}

TEST(a_sound_game_of_a_stranger_can_be_played_to_its_end) {
    int sound = 0;

    printf("seed %d\n", SEED);
    srand(SEED);
    for (int i = 0; i < GAMES; i++) {
        uint8_t *bytes = (uint8_t *)&game;
        start((uint8_t)(2 + i % 3), i & 1);
        game.score[0] = (uint16_t)(rand() % 200);
        if (i % 8) {
            bytes[(size_t)rand() % sizeof game] = (uint8_t)(rand() % 8);
            bytes[(size_t)rand() % sizeof game] = (uint8_t)rand();
        }
        if (tenk_rules.is_sound(&game)) {
            sound++;
            play_on();
        }
    }
    assert_in_range(sound, GAMES / 8, GAMES - 1);
}

TEST(a_field_out_of_its_range_is_refused) {
    static const struct {
        size_t at;
        uint8_t value;
    } wrong[] = {
        {offsetof(struct tenk, players), 1},   {offsetof(struct tenk, players), 5},
        {offsetof(struct tenk, kind), 4},      {offsetof(struct tenk, last_turns), 2},
        {offsetof(struct tenk, turn), 2},      {offsetof(struct tenk, phase), TENK_ATTEMPT},
        {offsetof(struct tenk, phase), 5},     {offsetof(struct tenk, dice), 0},
        {offsetof(struct tenk, dice), 7},      {offsetof(struct tenk, face) + 5, 0},
        {offsetof(struct tenk, face), 7},      {offsetof(struct tenk, face), 255},
        {offsetof(struct tenk, round), 0},     {offsetof(struct tenk, stake) + 1, 4},
        {offsetof(struct tenk, score) + 1, 4}, {offsetof(struct tenk, score) + 4, 1},
    };

    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        start(2, false);
        ((uint8_t *)&game)[wrong[i].at] = wrong[i].value;
        assert_false(tenk_rules.is_sound(&game));
    }
    start(2, false);
    memcpy(game.face, (const uint8_t[]){2, 2, 3, 3, 4, 6}, 6);
    game.phase = TENK_THROWN;
    assert_false(tenk_rules.is_sound(&game));
}
