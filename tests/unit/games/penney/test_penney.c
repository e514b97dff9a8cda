/* The rules of Penney's game. */

#include "support/testing.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "games/penney/penney.h"

enum { GAMES = 3000, GARBAGE = 200000 };

static struct penney fresh(unsigned players, unsigned letters) {
    struct penney game;
    memset(&game, 0x5A, sizeof game);
    game.players = (uint8_t)players;
    memset(game.player, PENNEY_PERSON, sizeof game.player);
    game.letters = (uint8_t)letters;
    game.state.heads = 32;
    game.state.parts = PENNEY_PARTS;
    penney_start(&game);
    return game;
}

TEST(players_choose_free_words_in_turn) {
    struct penney game = fresh(3, 3);
    assert_true(penney_rules.is_sound(&game));
    assert_int_equal(penney_chooser(&game), 0);
    assert_false(penney_choose(&game, 4));
    assert_false(penney_choose(&game, 16));
    assert_false(penney_choose(&game, 0));
    assert_true(penney_choose(&game, 9));
    assert_int_equal(penney_chooser(&game), 1);
    assert_false(penney_choose(&game, 9));
    assert_true(penney_choose(&game, 15));
    assert_int_equal(penney_chooser(&game), 2);
    assert_true(penney_choose(&game, 8));
    assert_int_equal(penney_chooser(&game), 3);
    assert_int_equal(penney_winner(&game), 3);
    assert_true(penney_rules.is_sound(&game));
}

/* Tosses the coin through the rules. */
static void toss_coin(struct penney *game, bool tails) {
    struct derived_throw dice = {.coin = tails ? COIN_PARTS - 1 : 0};

    penney_rules.throw(game, &dice);
}

/* Plays games beside the bits of all their tosses. */
TEST(the_first_word_to_come_wins) {
    srand(3);
    for (unsigned i = 0; i < GAMES; i++) {
        unsigned letters = 2 + i % 4, players = 2 + i / 4 % 2;
        struct penney game = fresh(players, letters);
        unsigned all = 1, tosses = 0, winner = players;
        while (penney_chooser(&game) < players) {
            penney_choose(&game, (uint8_t)(rand() % 64));
        }
        while (winner == players) {
            bool tails = rand() & 1;
            assert_int_equal(penney_winner(&game), players);
            toss_coin(&game, tails);
            all = (all << 1 | tails) & 0xFFFF;
            assert_int_equal(game.tosses, ++tosses);
            assert_true(penney_rules.is_sound(&game));
            for (unsigned j = 0; j < players && tosses >= letters; j++) {
                if (((all ^ game.state.word[j]) & ((1u << letters) - 1)) == 0) {
                    winner = j;
                }
            }
            assert_int_equal(penney_winner(&game), winner);
        }
        assert_int_equal(game.state.tossed, game.state.word[winner]);
    }
}

TEST(the_count_of_tosses_stops_at_its_greatest) {
    struct penney game = fresh(2, 5);
    penney_choose(&game, 32);
    penney_choose(&game, 33);
    game.tosses = UINT16_MAX - 1;
    toss_coin(&game, true);
    assert_int_equal(game.tosses, UINT16_MAX);
    toss_coin(&game, true);
    assert_int_equal(game.tosses, UINT16_MAX);
}

static void refuse(struct penney game, size_t byte, uint8_t value) {
    ((uint8_t *)&game)[byte] = value;
    assert_false(penney_rules.is_sound(&game));
}

TEST(a_field_out_of_its_range_is_refused) {
    struct penney game = fresh(2, 3);
    assert_true(penney_rules.is_sound(&game));
    refuse(game, offsetof(struct penney, state.tossed), 2);
    penney_choose(&game, 9);
    penney_choose(&game, 10);
    toss_coin(&game, true);
    assert_true(penney_rules.is_sound(&game));
    refuse(game, offsetof(struct penney, players), 1);
    refuse(game, offsetof(struct penney, players), 3);
    refuse(game, offsetof(struct penney, players), 4);
    refuse(game, offsetof(struct penney, player[0]), 2);
    refuse(game, offsetof(struct penney, player[2]), PENNEY_COMPUTER);
    refuse(game, offsetof(struct penney, letters), 1);
    refuse(game, offsetof(struct penney, letters), 6);
    refuse(game, offsetof(struct penney, letters), 255);
    refuse(game, offsetof(struct penney, letters), 4);
    refuse(game, offsetof(struct penney, state.heads), 0);
    refuse(game, offsetof(struct penney, state.heads), 64);
    refuse(game, offsetof(struct penney, state.parts), 2);
    refuse(game, offsetof(struct penney, state.word[0]), 0);
    refuse(game, offsetof(struct penney, state.word[1]), 9);
    refuse(game, offsetof(struct penney, state.word[1]), 16);
    refuse(game, offsetof(struct penney, state.word[2]), 11);
    refuse(game, offsetof(struct penney, state.tossed), 0);
    refuse(game, offsetof(struct penney, state.tossed), 16);
    game = fresh(2, 3);
    refuse(game, offsetof(struct penney, state.word[1]), 9);
    refuse(game, offsetof(struct penney, players), 0);
    refuse(game, offsetof(struct penney, players), 1);
}

TEST(a_sound_game_of_a_stranger_can_be_played_to_its_end) {
    unsigned sound = 0;
    srand(4);
    for (unsigned i = 0; i < GARBAGE; i++) {
        struct penney game = fresh(2 + i % 3, 2 + i / 3 % 5);
        uint8_t *bytes = (uint8_t *)&game.state;
        for (unsigned j = 0; j < 4; j++) {
            bytes[j] = (uint8_t)(rand() % (2 << game.letters));
        }
        if (!penney_rules.is_sound(&game)) {
            continue;
        }
        sound++;
        while (penney_chooser(&game) < game.players) {
            penney_choose(&game, (uint8_t)(rand() % 64));
        }
        while (penney_winner(&game) == game.players) {
            toss_coin(&game, rand() & 1);
        }
    }
    assert_in_range(sound, 1000, GARBAGE / 2);
}
