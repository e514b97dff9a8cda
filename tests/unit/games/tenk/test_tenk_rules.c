/* The rules of ten thousand as struct rules has them: setups, decisions and stored states. */

#include "games/tenk/tenk.h"

#include "support/campaign.h"
#include "support/testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 20261124, GAMES = 1500, ALL_GAMES = 100000, EVENTS = 20000, STRANGERS = 200000 };

static const uint8_t deal[GAME_DEAL];

static bool begin(struct tenk *game, const uint8_t setup[GAME_SETUP]) {
    memset(game, 0xA5, sizeof *game);
    return tenk_rules.begin(game, &(struct game_start){.setup = setup, .deal = deal});
}

/* A valid setup: players and last turns follow from the number, the kinds of players are random. */
static void set_up(uint8_t setup[GAME_SETUP], unsigned number) {
    memset(setup, 0, GAME_SETUP);
    setup[TENK_OPTION_PLAYERS] = (uint8_t)(2 + number % 3);
    setup[TENK_OPTION_LAST_TURNS] = number / 3 % 2;
    for (unsigned seat = 0; seat < TENK_PLAYERS; seat++) {
        setup[TENK_OPTION_FIRST_SEAT + seat] = (uint8_t)(rand() % (TENK_WINNER + 1));
    }
}

static struct derived_throw any_dice(void) {
    struct derived_throw dice = {.coin = (uint8_t)rand()};

    for (unsigned die = 0; die < THROW_DICE; die++) {
        dice.die[die] = (uint8_t)(1 + rand() % DICE_FACES);
    }
    return dice;
}

static bool same(const struct tenk *one, const struct tenk *other) {
    return memcmp(one, other, sizeof *one) == 0;
}

/* ---- setups ---------------------------------------------------------------------------------- */

TEST(every_setup_that_is_offered_begins) {
    uint8_t setup[GAME_SETUP];
    struct tenk game;

    srand(SEED);
    for (unsigned number = 0; number < 600; number++) {
        set_up(setup, number);
        assert_true(begin(&game, setup));
        assert_true(tenk_rules.is_sound(&game));
        assert_int_equal(tenk_rules.players(&game), setup[TENK_OPTION_PLAYERS]);
        assert_int_equal(tenk_rules.turn(&game).kind, TURN_THROW);
        assert_int_equal(tenk_rules.turn(&game).player, 0);
        assert_int_equal(game.last_turns, setup[TENK_OPTION_LAST_TURNS]);
        for (unsigned player = 0; player < TENK_PLAYERS; player++) {
            uint8_t kind = player < game.players ? setup[tenk_rules.first_seat + player] : 0;
            assert_int_equal(game.kind[player], kind);
            assert_int_equal(game.score[player], 0);
        }
    }
}

/* A setup may hold any values. */
TEST(another_setup_begins_no_game) {
    uint8_t setup[GAME_SETUP];
    struct tenk game;

    for (unsigned value = 0; value <= UINT8_MAX; value++) {
        set_up(setup, 2);
        setup[TENK_OPTION_PLAYERS] = (uint8_t)value;
        assert_int_equal(begin(&game, setup), value >= 2 && value <= TENK_PLAYERS);
        set_up(setup, 2);
        setup[TENK_OPTION_FIRST_SEAT + value % TENK_PLAYERS] = (uint8_t)value;
        assert_int_equal(begin(&game, setup), value <= TENK_WINNER);
        set_up(setup, 2);
        setup[TENK_OPTION_LAST_TURNS] = (uint8_t)value;
        assert_int_equal(begin(&game, setup), value <= 1);
    }
    srand(SEED);
    for (unsigned number = 0; number < STRANGERS; number++) {
        for (unsigned i = 0; i < GAME_SETUP; i++) {
            setup[i] = (uint8_t)(rand() % 6);
        }
        assert_true(!begin(&game, setup) || tenk_rules.is_sound(&game));
    }
}

/* ---- whole games ----------------------------------------------------------------------------- */

static bool is_allowed_by_hand(const struct tenk *game, uint8_t choice, bool bank) {
    struct scoring scoring;

    tenk_read(game, &scoring);
    if (choice == SCORING_NOTHING || choice > scoring.last) {
        return false;
    }
    scoring_choose(&scoring, choice);
    return !bank || tenk_may_bank(game, &scoring) == TENK_DONE;
}

static unsigned refused, allowed, attempts, completed, last_turns;

/* Tries all decisions of five bits, and an allowed one with each higher bit set. Those that are
   refused change nothing. Returns an allowed decision; if banking is allowed, half of the time one
   that banks. */
static decision_t try_all(const struct tenk *game) {
    decision_t found[2 * TENK_BANKED];
    unsigned count = 0, banks = 0;

    for (decision_t decision = 0; decision < 2 * TENK_BANKED; decision++) {
        struct tenk ruled = *game;
        uint8_t choice = tenk_decision_choice(decision);
        bool bank = tenk_decision_is_banked(decision);
        bool is_allowed = tenk_rules.decide(&ruled, decision);
        assert_int_equal(tenk_decision_pack(choice, bank), decision);
        assert_int_equal(is_allowed, is_allowed_by_hand(game, choice, bank));
        assert_true(is_allowed || same(&ruled, game));
        if (is_allowed) {
            found[count++] = decision;
            banks += bank;
        }
        refused += !is_allowed;
        allowed += is_allowed;
    }
    assert_true(count > 0);
    for (unsigned bit = TENK_DECISION_BITS; bit < 32; bit++) {
        struct tenk ruled = *game;
        assert_false(tenk_rules.decide(&ruled, found[0] | (decision_t)1 << bit));
        assert_true(same(&ruled, game));
    }
    return found[banks && rand() % 2 ? count - 1 - (unsigned)rand() % banks
                                     : (unsigned)rand() % count];
}

static void decide(struct tenk *game) {
    decision_t decision = try_all(game);

    assert_true(tenk_rules.decide(game, decision));
    attempts += game->phase == TENK_ATTEMPT;
}

static void throw_all(struct tenk *game) {
    struct derived_throw dice = any_dice();
    bool attempt = game->phase == TENK_ATTEMPT;
    uint8_t player = game->turn;

    tenk_rules.throw(game, &dice);
    completed += attempt && game->turn == player && game->phase == TENK_READY;
}

/* Checks that the state says what is due and could have been stored, unless the game is over. */
static void check_state(const struct tenk *game) {
    struct turn turn = tenk_rules.turn(game);
    struct tenk stored = *game;

    assert_int_equal(turn.player, game->turn);
    assert_true(turn.player < tenk_rules.players(game));
    assert_true(game->phase != TENK_LOST);
    assert_int_equal(turn.kind == TURN_OVER, game->phase == TENK_OVER);
    assert_int_equal(turn.kind == TURN_DECIDE, game->phase == TENK_THROWN);
    assert_int_equal(tenk_rules.is_sound(&stored), turn.kind != TURN_OVER);
    assert_true(same(&stored, game));
    last_turns += turn.kind != TURN_OVER && tenk_strongest_other(game) >= TENK_GOAL_STEPS;
}

static void play_on(struct tenk *game) {
    for (unsigned event = 0; event < EVENTS; event++) {
        switch (tenk_rules.turn(game).kind) {
        case TURN_DECIDE:
            decide(game);
            break;
        case TURN_THROW:
            throw_all(game);
            break;
        default:
            assert_true(game->score[game->turn] >= TENK_GOAL_STEPS);
            return;
        }
        check_state(game);
    }
    fail();
}

TEST(whole_games_go_by_the_rules) {
    unsigned games = campaign_cases(GAMES, ALL_GAMES);

    printf("seed %d\n", SEED);
    srand(SEED);
    for (unsigned number = 0; number < games; number++) {
        uint8_t setup[GAME_SETUP];
        struct tenk game;
        set_up(setup, number);
        assert_true(begin(&game, setup));
        for (unsigned player = 0; player < game.players; player++) {
            game.score[player] = (uint16_t)(150 + rand() % 50);
        }
        play_on(&game);
    }
    printf("%u decisions allowed, %u refused, %u attempts, %u completed, %u events of last turns\n",
           allowed, refused, attempts, completed, last_turns);
    assert_true(allowed > games && refused > games && attempts > 100 && last_turns > 100);
    assert_true(completed > attempts / 10 && completed < attempts / 4);
}

/* ---- stored states --------------------------------------------------------------------------- */

static struct tenk started(uint8_t players) {
    struct tenk game;

    memset(&game, 0, sizeof game);
    game.players = players;
    tenk_start(&game);
    return game;
}

TEST(a_lost_turn_that_waits_is_no_state) {
    struct tenk game = started(2);

    assert_true(tenk_rules.is_sound(&game));
    game.phase = TENK_LOST;
    assert_false(tenk_rules.is_sound(&game));
}

TEST(the_table_keeps_its_limits) {
    assert_int_equal(tenk_rules.state_bytes, sizeof(struct tenk));
    assert_true(tenk_rules.state_bytes <= GAME_STATE);
    assert_true(tenk_rules.stored_bytes <= GAME_STATE_STORED);
    assert_int_equal(tenk_rules.decision_bits, 5);
    assert_null(tenk_rules.conceal);
    assert_null(tenk_rules.reopen);
}
