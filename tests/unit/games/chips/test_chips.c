/* The rules of chips against a second implementation of them, and games from a stranger. */

#include "support/testing.h"

#include <stdbool.h>
#include <string.h>

#include "games/chips/chips.h"
#include "oracle/chips_oracle.h"

enum { GAMES = 2000, STRANGERS = 200000, KEPT = 47 };

static const struct chips_fields *const kinds[] = {&chips_thirds, &chips_die, &chips_two_dice};

_Static_assert(sizeof(struct chips) <= KEPT, "a record has no more room");

TEST(dice_hit_the_fields_at_their_rates) {
    for (unsigned kind = 0; kind < CHIPS_KINDS; kind++) {
        struct chip_fields fields;
        unsigned hits[CHIPS_ORACLE_FIELDS] = {0};
        chips_fields(kind, &fields);
        assert_int_equal(fields.count, kinds[kind]->count);
        assert_int_equal(chips_count(kind), kinds[kind]->count);
        for (unsigned i = 0; i < fields.count; i++) {
            assert_int_equal(fields.rate[i], kinds[kind]->rate[i]);
        }
        assert_int_equal(fields.total, kinds[kind]->total);
        for (unsigned first = 1; first <= 6; first++) {
            for (unsigned second = 1; second <= (kind == CHIPS_TWO_DICE ? 6 : 1); second++) {
                hits[chips_hit(kind, (uint8_t)(kind == CHIPS_TWO_DICE ? first + second : first))]++;
            }
        }
        for (unsigned i = 0; i < fields.count; i++) {
            assert_int_equal(hits[i], kinds[kind]->rate[i]);
        }
    }
}

TEST(a_throw_takes_a_chip_of_whoever_has_one_there) {
    static const struct {
        uint8_t first;
        uint8_t second;
        enum chips_loss loss;
    } cases[] = {{0, 0, CHIPS_NONE_LOST},
                 {1, 0, CHIPS_FIRST_LOST},
                 {0, 2, CHIPS_SECOND_LOST},
                 {3, 1, CHIPS_BOTH_LOST}};

    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct chips game;
        memset(&game, 0, sizeof game);
        game.players = 2;
        game.left[0][4] = cases[i].first;
        game.left[1][4] = cases[i].second;
        game.left[0][3] = game.left[1][5] = 1;
        assert_int_equal(chips_throw(&game, 4), cases[i].loss);
        assert_int_equal(game.left[0][4], cases[i].first ? cases[i].first - 1 : 0);
        assert_int_equal(game.left[1][4], cases[i].second ? cases[i].second - 1 : 0);
        assert_int_equal(game.left[0][3] + game.left[1][5], 2);
        assert_int_equal(game.throws, 1);
    }
}

TEST(throws_are_counted_as_far_as_there_is_room) {
    struct chips game;

    memset(&game, 0, sizeof game);
    game.throws = 9998;
    chips_throw(&game, 0);
    assert_int_equal(game.throws, 9999);
    chips_throw(&game, 0);
    assert_int_equal(game.throws, 9999);
}

static unsigned verdict(unsigned left[2][CHIPS_ORACLE_FIELDS], unsigned players) {
    unsigned all[2] = {0};

    for (unsigned player = 0; player < players; player++) {
        for (unsigned i = 0; i < CHIPS_ORACLE_FIELDS; i++) {
            all[player] += left[player][i];
        }
    }
    if (players == 2 && memcmp(left[0], left[1], sizeof left[0]) == 0) {
        return CHIPS_DRAW;
    }
    if (all[0] == 0) {
        return CHIPS_FIRST_WINS;
    }
    return players == 2 && all[1] == 0 ? CHIPS_SECOND_WINS : CHIPS_OPEN;
}

TEST(random_games_end_as_the_rules_say) {
    unsigned results[CHIPS_DRAW + 1] = {0};

    for (unsigned number = 0; number < GAMES; number++) {
        const struct chips_fields *fields = kinds[number % CHIPS_KINDS];
        unsigned left[2][CHIPS_ORACLE_FIELDS] = {{0}};
        unsigned throws = 0;
        unsigned players = 1 + chips_random(2);
        unsigned chips = 1 + chips_random(CLEARANCE_CHIPS);
        const uint8_t setup[GAME_SETUP] = {
            [CHIPS_OPTION_KIND] = (uint8_t)(number % CHIPS_KINDS),
            [CHIPS_OPTION_CHIPS] = (uint8_t)chips,
            [CHIPS_OPTION_SECOND_SEAT] = players == 2 ? CHIPS_PERSON : CHIPS_SEAT_EMPTY,
        };
        struct game_start start = {.setup = setup};
        struct chips game;
        memset(&game, 0xA5, sizeof game);
        assert_true(chips_rules.begin(&game, &start));
        assert_int_equal(game.players, players);
        assert_int_equal(game.stage, CHIPS_FIRST_PLACES);
        for (unsigned player = 0; player < game.players; player++) {
            chips_scatter(fields, chips, game.left[player]);
            for (unsigned i = 0; i < CHIPS_ORACLE_FIELDS; i++) {
                left[player][i] = game.left[player][i];
            }
            assert_int_equal(chips_left(&game, (uint8_t)player), chips);
            assert_int_equal(chips_result(&game), CHIPS_OPEN);
            assert_int_equal(game.stage, player);
            game.stage++;
        }
        game.stage = CHIPS_THROWING;
        while (chips_result(&game) == CHIPS_OPEN) {
            unsigned field = chips_random(fields->count);
            assert_int_equal(verdict(left, game.players), CHIPS_OPEN);
            assert_true(chips_rules.is_sound(&game));
            chips_throw(&game, (uint8_t)field);
            throws++;
            for (unsigned player = 0; player < game.players; player++) {
                left[player][field] -= left[player][field] > 0;
            }
        }
        assert_int_equal(chips_result(&game), verdict(left, game.players));
        assert_int_equal(game.throws,
                         throws < CHIPS_THROWS_MAXIMUM ? throws : CHIPS_THROWS_MAXIMUM);
        results[chips_result(&game)]++;
    }
    for (unsigned result = CHIPS_FIRST_WINS; result <= CHIPS_DRAW; result++) {
        assert_in_range(results[result], GAMES / 50, GAMES);
    }
    struct chips game = {.players = 1, .throws = CHIPS_THROWS_MAXIMUM};
    chips_throw(&game, 0);
    assert_int_equal(game.throws, CHIPS_THROWS_MAXIMUM);
}

static bool can_be_played(const struct chips *game) {
    if (game->kind >= CHIPS_KINDS || game->players < 1 || game->players > 2 ||
        game->throws > CHIPS_THROWS_MAXIMUM || game->chips < 1 || game->chips > CLEARANCE_CHIPS ||
        game->stage > CHIPS_THROWING ||
        (game->players == 1 && game->stage == CHIPS_SECOND_PLACES) ||
        game->player[0] > CHIPS_COMPUTER ||
        game->player[1] > (game->players == 2 ? CHIPS_COMPUTER : CHIPS_PERSON)) {
        return false;
    }
    for (unsigned player = 0; player < 2; player++) {
        unsigned all = 0;
        for (unsigned i = 0; i < CHIPS_ORACLE_FIELDS; i++) {
            all += game->left[player][i];
            if (game->left[player][i] && i >= kinds[game->kind]->count) {
                return false;
            }
        }
        if (player == game->stage && all) {
            return false;
        }
        if (all > (player < game->players ? game->chips : 0u)) {
            return false;
        }
    }
    return true;
}

TEST(a_game_of_a_stranger_is_sound_if_it_can_be_played) {
    unsigned sound = 0;

    for (unsigned number = 0; number < STRANGERS; number++) {
        struct chips game = {.kind = (uint8_t)chips_random(4),
                             .players = (uint8_t)chips_random(4),
                             .player = {(uint8_t)chips_random(chips_random(8) ? 2 : 256),
                                        (uint8_t)chips_random(chips_random(4) ? 1 : 3)},
                             .chips = (uint8_t)(10 + chips_random(7)),
                             .stage = (uint8_t)chips_random(4),
                             .throws = (uint16_t)chips_random(11000)};
        for (unsigned chips = chips_random(20); chips; chips--) {
            game.left[chips_random(8) ? 0 : 1][chips_random(CLEARANCE_FIELDS)] +=
                (uint8_t)(chips_random(30) ? 1 : 250);
        }
        assert_int_equal(chips_rules.is_sound(&game), can_be_played(&game));
        sound += can_be_played(&game);
    }
    assert_in_range(sound, STRANGERS / 100, STRANGERS);
}

TEST(a_game_of_a_stranger_may_have_as_many_throws_as_there_is_room_for) {
    struct chips game = {.players = 1, .chips = 1, .stage = CHIPS_THROWING, .left = {{1}}};

    game.throws = 9999;
    assert_true(chips_rules.is_sound(&game));
    game.throws = 10000;
    assert_false(chips_rules.is_sound(&game));
}

int main(void) {
    print_message("seed %d\n", CHIPS_SEED);
    return run_listed_tests(NULL, NULL);
}
