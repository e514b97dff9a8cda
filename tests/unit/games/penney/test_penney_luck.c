/* Penney's game with accounts: errors come from the words chosen, luck from the coin. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/penney/penney_engine.h"
#include "oracle/patterns_oracle.h"
#include "support/campaign.h"
#include "support/luck.h"
#include "support/random_board.h"

enum {
    GAMES = 10000,
    ALL_COINS = 2000, /* games with any coin, whose chances are all computed anew */
    FAST_GAMES = 100000,
    HHH = 8,
    THH = 12,
    FAIR = PENNEY_PARTS / 2
};

/* Ways to choose: as a computer of a level, any word, or the best one. */
enum { ANY_WORD = LEVELS, BEST_WORD, CHOOSERS };

static struct random_source source;
static struct account account[PENNEY_PLAYERS];
static double greatest;
static unsigned coin; /* heads in PENNEY_PARTS of the coin that is tossed */

/* ---- chances --------------------------------------------------------------------------------- */

static struct penney_engine_memory engine;

static enum progress compute(const struct penney *game, struct engine_question question) {
    enum progress progress;
    uint8_t done = 0;
    unsigned slices = 0;

    penney_engine.start(&engine, game, &question);
    while ((progress = penney_engine.step(&engine)) == WORKING) {
        assert_true(penney_engine.done(&engine) >= done);
        done = penney_engine.done(&engine);
        assert_true(++slices <= 2048);
    }
    assert_int_equal(penney_engine.done(&engine), PROGRESS_ALL);
    return progress;
}

static enum progress evaluate(const struct penney *game) {
    return compute(game, (struct engine_question){.kind = ENGINE_VALUE});
}

static uint8_t answered_word(const struct penney *game) {
    struct ranked answer;

    penney_engine.answer(&engine, &answer);
    return penney_decision_word(game, answer.decision);
}

/* Chances computed lately. */
struct known {
    struct penney game;
    probability_t chance[PENNEY_PLAYERS];
    uint8_t word; /* the best, while a player is to choose */
};

static bool is_known(const struct known *known, const struct penney *game) {
    return known->game.players == game->players && known->game.letters == game->letters &&
           memcmp(&known->game.state, &game->state, sizeof game->state) == 0;
}

static struct known *place_of(const struct penney *game) {
    static struct known known[1 << 16];
    const struct patterns_question *question = &game->state;
    unsigned key = question->heads * 7U + game->letters;

    for (unsigned i = 0; i < PENNEY_PLAYERS; i++) {
        key = key * 31 + question->word[i];
    }
    return &known[(key * 61 + question->tossed) % (1 << 16)];
}

static const struct known *chances_of(const struct penney *game) {
    struct known *known = place_of(game);

    if (!is_known(known, game)) {
        assert_int_equal(evaluate(game), DONE);
        known->game = *game;
        for (uint8_t player = 0; player < game->players; player++) {
            struct bounded chance = penney_engine.value(&engine, player);
            known->chance[player] = bounded_to_probability(&chance);
        }
        if (penney_chooser(game) < game->players) {
            assert_int_equal(compute(game, (struct engine_question){.kind = ENGINE_RANK}), DONE);
            known->word = answered_word(game);
        }
    }
    return known;
}

static int32_t chance_of(const struct penney *game, uint8_t player) {
    return account_chance(chances_of(game)->chance[player]);
}

/* ---- playing --------------------------------------------------------------------------------- */

static uint8_t any_word(const struct penney *game) {
    return (uint8_t)(penney_rows(game) + random_below(&source, penney_rows(game)));
}

static uint8_t word_of(const struct penney *game, uint8_t chooser) {
    if (chooser == ANY_WORD) {
        return any_word(game);
    }
    if (chooser == BEST_WORD) {
        return chances_of(game)->word;
    }
    assert_int_equal(compute(game,
                             (struct engine_question){
                                 .kind = ENGINE_PLAY,
                                 .level = chooser,
                                 .random = (uint8_t)random_below(&source, 256),
                             }),
                     DONE);
    return answered_word(game);
}

static void begin_accounts(const struct penney *game) {
    for (uint8_t player = 0; player < game->players; player++) {
        account_start(&account[player], chance_of(game, player));
    }
}

static void enter_choice(const struct penney *game, uint8_t chooser) {
    for (uint8_t player = 0; player < game->players; player++) {
        account_enter(&account[player],
                      player == chooser ? ACCOUNT_OWN_ERRORS : ACCOUNT_OTHERS_ERRORS,
                      account[player].now, chance_of(game, player));
    }
}

/* With three players the account begins after the first two have chosen. */
static void choose_words(struct penney *game, const uint8_t chooser[]) {
    uint8_t player;

    while ((player = penney_chooser(game)) < game->players) {
        bool counts = game->players == 2 || player == 2;
        bool begins = player == (game->players == 2 ? 0 : 2);
        if (begins) {
            begin_accounts(game);
        }
        while (!penney_choose(game, counts ? word_of(game, chooser[player]) : any_word(game))) {
        }
        if (counts) {
            enter_choice(game, player);
        }
    }
}

/* Shows a side of the coin through the rules. */
static void show_coin(struct penney *game, bool tails) {
    struct derived_throw dice = {.coin = tails ? COIN_PARTS - 1 : 0};

    penney_rules.throw(game, &dice);
}

/* A toss and its luck. The mean of the chances after heads and after tails must be the chance
   before. */
static void toss(struct penney *game) {
    uint8_t heads = game->state.heads;
    struct penney after[2] = {*game, *game};
    bool tails = random_below(&source, PENNEY_PARTS) >= coin;

    show_coin(&after[0], false);
    show_coin(&after[1], true);
    show_coin(game, tails);
    for (uint8_t player = 0; player < game->players; player++) {
        int64_t chance[2] = {chance_of(&after[0], player), chance_of(&after[1], player)};
        int64_t sum = chance[0] * heads + chance[1] * (PENNEY_PARTS - heads);
        luck_check_mean(&account[player], sum, PENNEY_PARTS, LUCK_ROUNDED);
        account_enter(&account[player], ACCOUNT_OWN_LUCK, account[player].now,
                      (int32_t)chance[tails]);
    }
}

static void play(struct penney *game, const uint8_t chooser[]) {
    penney_start(game);
    choose_words(game, chooser);
    while (penney_winner(game) == game->players) {
        toss(game);
    }
}

static struct penney set_up(uint8_t players, uint8_t letters, uint8_t heads) {
    coin = heads;
    return (struct penney){
        .players = players, .letters = letters, .state = {.heads = heads, .parts = PENNEY_PARTS}};
}

/* A game of two players with one of a few coins; more would take long. */
static struct penney any_game(unsigned number) {
    static const uint8_t coins[] = {FAIR, 21, 40, 45};

    return set_up(2, (uint8_t)(2 + number % 4), coins[number / 4 % 4]);
}

/* ---- luck and errors ------------------------------------------------------------------------- */

static double play_any(struct penney *game) {
    uint8_t chooser[] = {(uint8_t)random_below(&source, CHOOSERS),
                         (uint8_t)random_below(&source, CHOOSERS)};

    play(game, chooser);
    luck_check_identity(account, penney_winner(game) == 0, true, &greatest);
    return -luck_number(account[0].sum[ACCOUNT_OWN_ERRORS]);
}

TEST(start_luck_and_errors_make_the_result) {
    unsigned coins = campaign_cases(0, ALL_COINS);
    struct luck_mean mean = {0};
    double errors = 0;

    greatest = 0;
    for (unsigned number = 0; number < GAMES + coins; number++) {
        struct penney game = number < GAMES
                                 ? any_game(number)
                                 : set_up(2, (uint8_t)(2 + number % 4),
                                          (uint8_t)(1 + random_below(&source, PENNEY_PARTS - 1)));
        errors += play_any(&game);
        luck_mean_add(&mean, luck_number(account[0].sum[ACCOUNT_OWN_LUCK]));
    }
    print_message("%u games, first players gave away %.1f, off by %.2g\n", GAMES + coins, errors,
                  greatest);
    assert_true(errors > GAMES / 100);
    assert_true(fabs(luck_mean_say("all coins and words", &mean)) <= 4);
}

TEST(so_they_do_for_the_third_player) {
    const uint8_t chooser[] = {ANY_WORD, ANY_WORD, ANY_WORD};

    for (unsigned number = 0; number < GAMES / 10; number++) {
        struct penney game = set_up(3, (uint8_t)(2 + number % 4), (uint8_t)(16 + number % 33));
        play(&game, chooser);
        for (uint8_t player = 0; player < 3; player++) {
            assert_int_equal(account[player].now, penney_winner(&game) == player ? ACCOUNT_ONE : 0);
            assert_int_equal(account_drift(&account[player]), 0);
        }
    }
}

/* No chances are known before the last of three players is to choose. */
TEST(of_three_two_cannot_still_have_to_choose) {
    struct penney game = set_up(3, 3, FAIR);

    penney_start(&game);
    assert_int_equal(evaluate(&game), IMPOSSIBLE);
    assert_true(penney_choose(&game, HHH));
    assert_int_equal(evaluate(&game), IMPOSSIBLE);
}

TEST(who_chooses_best_has_no_errors) {
    for (unsigned number = 0; number < GAMES / 10; number++) {
        struct penney game = any_game(number);
        uint8_t best = random_below(&source, 2) == 1;
        uint8_t chooser[] = {ANY_WORD, ANY_WORD};
        chooser[best] = best == 0 || number % 2 ? BEST_WORD : LEVEL_BEST;
        play(&game, chooser);
        assert_int_equal(account[best].sum[ACCOUNT_OWN_ERRORS], 0);
    }
}

/* ---- against exact fractions ----------------------------------------------------------------- */

enum { WORDS = 8 };
static double first_comes[WORDS][WORDS]; /* P(the first word comes before the second) */

static const char *text_of(uint8_t word) {
    static char text[4][4];
    static unsigned next;
    char *at = text[next++ % 4];

    for (unsigned letter = 0; letter < 3; letter++) {
        at[letter] = word >> (2 - letter) & 1 ? 'T' : 'H';
    }
    return at;
}

static void solve(uint8_t heads) {
    for (uint8_t first = 0; first < WORDS; first++) {
        for (uint8_t second = 0; second < WORDS; second++) {
            const char *words[] = {text_of(first), text_of(second)};
            struct pattern_chain chain;
            if (first != second) {
                pattern_chain_start(&chain, 2, words, heads, PENNEY_PARTS);
                first_comes[first][second] = mpq_get_d(pattern_chain_after(&chain, "")[0]);
                pattern_chain_stop(&chain);
            }
        }
    }
}

/* The first player's chance after the best reply to a word; before_words: to the best word. */
static double after_reply(uint8_t first) {
    double least = 1;

    for (uint8_t second = 0; second < WORDS; second++) {
        if (second != first) {
            least = fmin(least, first_comes[first][second]);
        }
    }
    return least;
}

static double before_words(void) {
    double best = 0;

    for (uint8_t first = 0; first < WORDS; first++) {
        best = fmax(best, after_reply(first));
    }
    return best;
}

static void expect(const struct account *own, enum account_sum sum, double value) {
    assert_true(fabs(luck_number(own->sum[sum]) - value) <= 1e-7);
}

/* Checks the errors of every first and second word. */
static void check_words(uint8_t heads) {
    for (uint8_t first = 0; first < WORDS; first++) {
        for (uint8_t second = 0; second < WORDS; second++) {
            struct penney game = set_up(2, 3, heads);
            if (first == second) {
                continue;
            }
            penney_start(&game);
            begin_accounts(&game);
            assert_true(penney_choose(&game, WORDS | first));
            enter_choice(&game, 0);
            assert_true(penney_choose(&game, WORDS | second));
            enter_choice(&game, 1);
            expect(&account[0], ACCOUNT_OWN_ERRORS, after_reply(first) - before_words());
            expect(&account[1], ACCOUNT_OWN_ERRORS,
                   after_reply(first) - first_comes[first][second]);
            expect(&account[0], ACCOUNT_OTHERS_ERRORS,
                   first_comes[first][second] - after_reply(first));
            assert_true(fabs(luck_number(account[0].start) - before_words()) <= 1e-7);
        }
    }
}

TEST(errors_are_those_of_exact_fractions) {
    static const uint8_t coins[] = {FAIR, 1, 20, 50, 63};

    for (unsigned i = 0; i < sizeof coins; i++) {
        solve(coins[i]);
        check_words(coins[i]);
    }
}

/* HHH against THH: after tails the first player cannot win any more. */
TEST(a_toss_has_the_luck_that_can_be_counted_by_hand) {
    struct penney game = set_up(2, 3, FAIR);

    penney_start(&game);
    assert_true(penney_choose(&game, HHH));
    assert_true(penney_choose(&game, THH));
    begin_accounts(&game);
    coin = PENNEY_PARTS;
    toss(&game);
    expect(&account[0], ACCOUNT_OWN_LUCK, 1.0 / 8);
    toss(&game);
    expect(&account[0], ACCOUNT_OWN_LUCK, 3.0 / 8);
    coin = 0;
    toss(&game);
    expect(&account[0], ACCOUNT_OWN_LUCK, -1.0 / 8);
    expect(&account[1], ACCOUNT_OWN_LUCK, 1.0 / 8);
}

/* ---- many games ------------------------------------------------------------------------------ */

/* The first player's luck with HHH against a word, over FAST_GAMES games. */
static double mean_luck(const char *name, uint8_t against, unsigned heads) {
    struct luck_mean mean = {0};

    for (unsigned number = 0; number < FAST_GAMES; number++) {
        struct penney game = set_up(2, 3, FAIR);
        coin = heads;
        penney_start(&game);
        assert_true(penney_choose(&game, HHH));
        assert_true(penney_choose(&game, against));
        begin_accounts(&game);
        while (penney_winner(&game) == game.players) {
            toss(&game);
        }
        luck_mean_add(&mean, luck_number(account[0].sum[ACCOUNT_OWN_LUCK]));
    }
    return luck_mean_say(name, &mean);
}

TEST(luck_is_zero_on_average_and_a_loaded_coin_is_seen) {
    double fair = mean_luck("fair", THH, FAIR);
    double loaded = mean_luck("34 heads in 64", THH, FAIR + 2);

    assert_true(fabs(fair) <= 4);
    assert_true(loaded > 4);
}

int main(void) {
    source.state = random_board_seed();
    return run_listed_tests(NULL, NULL);
}
