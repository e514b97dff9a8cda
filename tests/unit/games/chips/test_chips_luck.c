/* Games of chips with accounts: what is placed is judged in hindsight, and the dice, which are the
   same for both, do the rest. */

#include "support/testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/chips/chips_computer.h"
#include "games/chips/chips_judgement.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"
#include "support/luck.h"
#include "support/random_board.h"

enum {
    GAMES = 10000,
    FAST_GAMES = 100000,
    OTHERS = 3, /* on other fields, where every position takes long to compute */
    ALL_OTHERS = 400,
    MOST = 4,
    KEYS = 15625
};

static struct random_source source;
static struct account account[CHIPS_PLAYERS];
static double greatest;
static bool loaded; /* the last field of thirds is hit too often */

/* ---- chances --------------------------------------------------------------------------------- */

static void judge(struct chips_judgement *judgement, const struct chips *game, uint8_t player) {
    enum progress progress;
    uint8_t done = 0;

    memset(judgement, 0xA5, sizeof *judgement);
    chips_judgement_start(judgement, (enum chips_kind)game->kind, game->left[player],
                          game->left[!player]);
    while ((progress = chips_judgement_step(judgement)) == WORKING) {
        assert_true(chips_judgement_done(judgement) >= done);
        done = chips_judgement_done(judgement);
    }
    assert_int_equal(progress, DONE);
    assert_int_equal(chips_judgement_done(judgement), PROGRESS_ALL);
}

static int32_t computed(const struct chips *game) {
    struct chip_fields fields;
    struct chip_duel duel;

    chips_fields((enum chips_kind)game->kind, &fields);
    chip_duel_start(&duel, &fields, game->left[0], game->left[1], CHIP_DUEL_CHANCES);
    while (chip_duel_step(&duel) == WORKING) {
    }
    return account_chance(chips_judgement_score(&duel, 0));
}

/* On three fields with up to four chips what has been computed is remembered, and a unit more. */
static unsigned key_of(const struct chips *game) {
    unsigned key = 0;

    for (unsigned i = 0; i < CHIPS_PLAYERS * 3; i++) {
        key = key * (MOST + 1) + game->left[i / 3][i % 3];
    }
    return key;
}

static int32_t remembered(const struct chips *game) {
    static int32_t known[KEYS];
    unsigned key = key_of(game);

    if (known[key] == 0) {
        known[key] = 1 + computed(game);
    }
    return known[key] - 1;
}

static int32_t chance_of_first(const struct chips *game) {
    switch (chips_result(game)) {
    case CHIPS_FIRST_WINS:
        return ACCOUNT_ONE;
    case CHIPS_SECOND_WINS:
        return 0;
    case CHIPS_DRAW:
        return ACCOUNT_ONE / 2;
    default:
        return game->kind == CHIPS_THIRDS ? remembered(game) : computed(game);
    }
}

static int32_t chance_of(const struct chips *game, uint8_t player) {
    int32_t chance = chance_of_first(game);

    return player ? ACCOUNT_ONE - chance : chance;
}

/* ---- playing --------------------------------------------------------------------------------- */

static struct chips set_up(enum chips_kind kind, uint8_t chips) {
    struct chips game = {.kind = (uint8_t)kind,
                         .players = CHIPS_PLAYERS,
                         .player = {CHIPS_COMPUTER, CHIPS_COMPUTER},
                         .chips = chips};

    chips_start(&game);
    return game;
}

/* A computer of a level, or (LEVELS) chips anywhere. */
static void place(struct chips *game, uint8_t level) {
    uint8_t *left = game->left[game->stage];
    struct chips_computer computer;

    if (level == LEVELS) {
        for (uint8_t chip = 0; chip < game->chips; chip++) {
            left[random_below(&source, chips_count((enum chips_kind)game->kind))]++;
        }
    } else {
        chips_computer_start(&computer, game, (enum level)level);
        while (chips_computer_step(&computer) == WORKING) {
        }
        chips_computer_place(&computer, game);
    }
    chips_placed(game);
}

struct judged {
    bool known;
    int32_t best[CHIPS_PLAYERS];
    int32_t chance[CHIPS_PLAYERS];
};

static void fill(struct judged *judged, const struct chips *game) {
    judged->known = game->kind == CHIPS_THIRDS;
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        struct chips_judgement judgement;
        judge(&judgement, game, player);
        judged->best[player] = account_chance(chips_judgement_best(&judgement));
        judged->chance[player] = account_chance(chips_judgement_chance(&judgement));
        assert_true(chips_judgement_best(&judgement) > chips_judgement_chance(&judgement) ||
                    memcmp(chips_judgement_reply(&judgement), game->left[player],
                           chips_count((enum chips_kind)game->kind)) == 0);
    }
}

/* Each begins with the best reply to what the other has placed. */
static void begin(const struct chips *game) {
    static struct judged all[KEYS];
    struct judged *judged = &all[game->kind == CHIPS_THIRDS ? key_of(game) : 0];

    if (!judged->known) {
        fill(judged, game);
    }
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        account_start(&account[player], judged->best[player]);
        account_enter(&account[player], ACCOUNT_OWN_ERRORS, account[player].now,
                      judged->chance[player]);
    }
}

static uint8_t any_field(const struct chip_fields *fields) {
    unsigned shown = random_below(&source, fields->total);
    uint8_t field = 0;

    if (loaded && random_below(&source, 20) == 0) {
        return fields->count - 1;
    }
    while (shown >= fields->rate[field]) {
        shown -= fields->rate[field++];
    }
    return field;
}

static void check_fields(const struct chips *game, const struct chip_fields *fields) {
    int64_t sum = 0;

    for (uint8_t field = 0; field < fields->count; field++) {
        struct chips after = *game;
        chips_throw(&after, field);
        sum += (int64_t)fields->rate[field] * chance_of(&after, 0);
    }
    luck_check_mean(&account[0], sum, fields->total);
}

static void throw_on(struct chips *game, bool checked) {
    struct chip_fields fields;

    chips_fields((enum chips_kind)game->kind, &fields);
    while (chips_result(game) == CHIPS_OPEN) {
        if (checked) {
            check_fields(game, &fields);
        }
        chips_throw(game, any_field(&fields));
        for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
            account_enter(&account[player], ACCOUNT_OWN_LUCK, account[player].now,
                          chance_of(game, player));
        }
    }
}

/* What the best reply would have had, own luck and own errors. */
static void check_end(const struct chips *game) {
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        const struct account *own = &account[player];
        double end = luck_number(own->start) + luck_number(own->sum[ACCOUNT_OWN_LUCK]) +
                     luck_number(own->sum[ACCOUNT_OWN_ERRORS]);
        double off = fabs(end - luck_number(chance_of(game, player)));
        assert_true(off <= 1e-6);
        greatest = fmax(greatest, off);
        assert_true(own->sum[ACCOUNT_OWN_ERRORS] <= 0);
    }
}

static void play(enum chips_kind kind, uint8_t chips, const uint8_t level[], bool checked) {
    struct chips game = set_up(kind, chips);

    place(&game, level[0]);
    place(&game, level[1]);
    begin(&game);
    throw_on(&game, checked);
    check_end(&game);
}

/* ---- the tests ------------------------------------------------------------------------------- */

static void add_luck(struct luck_mean *mean) {
    luck_mean_add(mean, luck_number(account[0].sum[ACCOUNT_OWN_LUCK]));
}

/* All levels, and chips anywhere, in both seats, with any number of chips. */
static void start_luck_and_errors_make_the_result(void **state) {
    unsigned others = campaign_cases(OTHERS, ALL_OTHERS);
    struct luck_mean mean = {0};

    (void)state;
    greatest = 0;
    for (unsigned number = 0; number < GAMES; number++) {
        uint8_t level[] = {(uint8_t)(number / 4 % (LEVELS + 1)),
                           (uint8_t)(number / 16 % (LEVELS + 1))};
        play(CHIPS_THIRDS, (uint8_t)(1 + number % MOST), level, number % 10 == 0);
        add_luck(&mean);
    }
    for (unsigned number = 0; number < others; number++) {
        uint8_t level[] = {(uint8_t)(LEVELS - number % (LEVELS + 1)),
                           (uint8_t)(number / 4 % (LEVELS + 1))};
        uint8_t chips = (uint8_t)(1 + number % CLEARANCE_CHIPS);
        play(CHIPS_DIE, chips, level, number % 10 == 0);
        add_luck(&mean);
        play(CHIPS_TWO_DICE, chips, level, number % 10 == 0);
        add_luck(&mean);
    }
    print_message("off by %.2g\n", greatest);
    assert_true(fabs(luck_mean_say("all placements", &mean)) <= 4);
}

/* The placements of so many chips on three fields, by a number. */
static bool placement_of(unsigned number, uint8_t chips, uint8_t left[CLEARANCE_FIELDS]) {
    memset(left, 0, CLEARANCE_FIELDS);
    left[0] = (uint8_t)(number / (MOST + 1));
    left[1] = (uint8_t)(number % (MOST + 1));
    left[2] = chips - left[0] - left[1];
    return left[0] + left[1] <= chips;
}

enum { PLACEMENTS = (MOST + 1) * (MOST + 1) };
static double score[PLACEMENTS][PLACEMENTS];

/* P(win) + P(draw) / 2 of every placement against every other, state by state. */
static void solve(uint8_t chips) {
    uint8_t left[2][CLEARANCE_FIELDS];
    mpq_t result[4];

    mpq_inits(result[0], result[1], result[2], result[3], NULL);
    for (unsigned pair = 0; pair < PLACEMENTS * PLACEMENTS; pair++) {
        double *kept = &score[pair / PLACEMENTS][pair % PLACEMENTS];
        *kept = 0;
        if (placement_of(pair / PLACEMENTS, chips, left[0]) &&
            placement_of(pair % PLACEMENTS, chips, left[1])) {
            chips_duel(result, &chips_thirds, left[0], left[1]);
            *kept = mpq_get_d(result[1]) + mpq_get_d(result[2]) / 2;
        }
    }
    mpq_clears(result[0], result[1], result[2], result[3], NULL);
}

static double best_against(unsigned other) {
    double best = 0;

    for (unsigned own = 0; own < PLACEMENTS; own++) {
        best = fmax(best, score[own][other]);
    }
    return best;
}

static void check_errors(unsigned first, unsigned second, uint8_t chips, unsigned *without) {
    unsigned number[] = {first, second};
    struct chips game = set_up(CHIPS_THIRDS, chips);

    if (!placement_of(first, chips, game.left[0]) || !placement_of(second, chips, game.left[1])) {
        return;
    }
    game.stage = CHIPS_THROWING;
    begin(&game);
    for (uint8_t player = 0; player < CHIPS_PLAYERS; player++) {
        unsigned own = number[player], other = number[!player];
        double error = score[own][other] - best_against(other);
        int32_t entered = account[player].sum[ACCOUNT_OWN_ERRORS];
        assert_true(fabs(luck_number(entered) - error) <= 1e-7);
        assert_true(error < 0 || entered == 0);
        *without += error == 0;
    }
}

/* The best reply has none. */
static void errors_are_those_of_exact_fractions(void **state) {
    unsigned without = 0;

    (void)state;
    for (uint8_t chips = 2; chips <= MOST; chips++) {
        solve(chips);
        for (unsigned first = 0; first < PLACEMENTS; first++) {
            for (unsigned second = 0; second < PLACEMENTS; second++) {
                check_errors(first, second, chips, &without);
            }
        }
    }
    print_message("%u placements were the best reply\n", without);
    assert_true(without > 50);
}

/* Three chips on the likeliest field against one on each. */
static double mean_luck(const char *name) {
    struct luck_mean mean = {0};

    for (unsigned number = 0; number < FAST_GAMES; number++) {
        struct chips game = set_up(CHIPS_THIRDS, 3);
        game.left[0][0] = 3;
        game.left[1][0] = game.left[1][1] = game.left[1][2] = 1;
        game.stage = CHIPS_THROWING;
        account_start(&account[0], chance_of(&game, 0));
        account_start(&account[1], chance_of(&game, 1));
        throw_on(&game, false);
        add_luck(&mean);
    }
    return luck_mean_say(name, &mean);
}

static void luck_is_zero_on_average_and_a_loaded_die_is_seen(void **state) {
    double fair = mean_luck("fair"), too_often;

    (void)state;
    loaded = true;
    too_often = mean_luck("loaded");
    loaded = false;
    assert_true(fabs(fair) <= 4);
    assert_true(too_often < -4);
}

static void as_many_as_can_be_placed_are_judged(void **state) {
    static const uint8_t none[CLEARANCE_FIELDS] = {0}, three[CLEARANCE_FIELDS] = {3};
    static const uint8_t too_many[CLEARANCE_FIELDS] = {8, 8};
    struct chips_judgement judgement;

    (void)state;
    chips_judgement_start(&judgement, CHIPS_THIRDS, none, none);
    assert_int_equal(chips_judgement_step(&judgement), IMPOSSIBLE);
    chips_judgement_start(&judgement, CHIPS_THIRDS, too_many, too_many);
    assert_int_equal(chips_judgement_step(&judgement), IMPOSSIBLE);
    chips_judgement_start(&judgement, CHIPS_THIRDS, three, three);
    assert_int_equal(chips_judgement_step(&judgement), WORKING);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_luck_and_errors_make_the_result),
        cmocka_unit_test(errors_are_those_of_exact_fractions),
        cmocka_unit_test(luck_is_zero_on_average_and_a_loaded_die_is_seen),
        cmocka_unit_test(as_many_as_can_be_placed_are_judged),
    };
    source.state = random_board_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
