/* The engines answer what the modules answer that coach, review and computer players have asked so
   far: the same decisions, costs and chances. */

#include "support/testing.h"

#include "core/player/account.h"
#include "games/chips/chips_advice.h"
#include "games/chips/chips_computer.h"
#include "games/chips/chips_engine.h"
#include "games/chips/chips_judgement.h"
#include "games/nim/nim_chance.h"
#include "games/nim/nim_computer.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_engine.h"
#include "games/tenk/tenk_engine.h"
#include "games/tenk/tenk_worth.h"
#include "records/record_games.h"
#include "support/campaign.h"
#include <math.h>
#include <string.h>

static struct random_source source;
static const struct record_kind *kind;
static unsigned positions;
static double worst; /* difference of two numbers */

static enum progress ask(const void *state, struct engine_question question) {
    return record_game_ask(&source, kind, state, &question);
}

static struct ranked answer(void) {
    struct ranked answer;

    kind->engine->answer(record_memory, &answer);
    return answer;
}

static decision_t played(const void *state, uint8_t level, uint8_t random) {
    assert_int_equal(
        ask(state, (struct engine_question){.kind = ENGINE_PLAY, .level = level, .random = random}),
        DONE);
    return answer().decision;
}

static struct ranked ranked(const void *state, uint8_t rank) {
    assert_int_equal(ask(state, (struct engine_question){.kind = ENGINE_RANK, .rank = rank}), DONE);
    return answer();
}

static struct ranked weighed(const void *state, decision_t decision) {
    assert_int_equal(
        ask(state, (struct engine_question){.kind = ENGINE_WEIGH, .decision = decision}), DONE);
    return answer();
}

static void assert_near(double one, double other, double slack) {
    double difference = fabs(one - other);

    worst = difference > worst ? difference : worst;
    assert_true(difference <= slack);
}

static double as_number(probability_t chance) {
    return (double)chance / (double)PROBABILITY_ONE;
}

static void assert_chance(const void *state, uint8_t player, probability_t chance, double slack) {
    assert_int_equal(ask(state, (struct engine_question){.kind = ENGINE_VALUE}), DONE);
    assert_near(record_number(kind->engine->value(record_memory, player)), as_number(chance),
                slack);
}

/* ---- each game ------------------------------------------------------------------------------- */

static void compare_nim(const void *state) {
    const struct impartial *game = state;
    uint8_t level = (uint8_t)random_below(&source, LEVELS);
    uint8_t random = (uint8_t)random_below(&source, 256);
    struct impartial seated = *game;
    struct compound_search search;
    struct nim_computer computer;

    assert_chance(state, 0, nim_chance(&search, game, 0), 0);
    if (compound_is_over(&game->compound)) {
        return;
    }
    seated.player[seated.turn] = IMPARTIAL_COMPUTER;
    nim_computer_start(&computer, &seated, (enum level)level, random);
    while (nim_computer_step(&computer) == WORKING) {
    }
    assert_int_equal(played(state, level, random),
                     nim_decision_pack(nim_computer_move(&computer), game->compound.count));
}

static void compare_words(const struct penney *game) {
    struct penney_costs costs;
    enum progress progress;

    penney_costs_start(&costs, game);
    while ((progress = penney_costs_step(&costs)) == WORKING) {
    }
    if (progress == IMPOSSIBLE) {
        assert_int_equal(ask(game, (struct engine_question){.kind = ENGINE_RANK}), IMPOSSIBLE);
        return;
    }
    for (uint8_t place = 0; place < penney_costs_words(&costs); place += 3) {
        struct ranked one = ranked(game, place);
        assert_int_equal(one.decision,
                         penney_decision(game, penney_costs_word(&costs, place)->word));
        assert_near(record_number(one.cost), as_number(penney_costs_of(&costs, place)), 4e-9);
        assert_near(record_number(weighed(game, one.decision).worth),
                    as_number(penney_costs_word(&costs, place)->chance), 0);
    }
}

static void compare_penney(const void *state) {
    const struct penney *game = state;
    struct penney_computer computer;
    struct penney_chances chances;
    enum progress progress;
    uint8_t level = (uint8_t)random_below(&source, LEVELS);
    uint8_t random = (uint8_t)random_below(&source, 256);

    penney_chances_start(&chances, game);
    while ((progress = penney_chances_step(&chances)) == WORKING) {
    }
    if (progress == DONE) {
        assert_chance(state, 1, penney_chances_of(&chances, 1), 2e-9);
    }
    if (penney_chooser(game) == game->players) {
        return;
    }
    penney_computer_start(&computer, game, (enum level)level, random);
    while (penney_computer_step(&computer) == WORKING) {
    }
    assert_int_equal(played(state, level, random),
                     penney_decision(game, penney_computer_word(&computer)));
    if (game->letters < PATTERNS_LETTERS_MOST) {
        compare_words(game);
    }
}

/* What a person is told who knows nothing of the other's placement. */
static void compare_advice(const struct chips *game) {
    struct chips concealed = *game;
    struct chips_advice advice;
    struct ranked best;
    uint8_t any[CLEARANCE_FIELDS] = {0};

    chips_rules.conceal(&concealed);
    chips_advice_start(&advice, (enum chips_kind)game->kind, game->players, game->chips);
    while (chips_advice_step(&advice) == WORKING) {
    }
    best = ranked(&concealed, 0);
    assert_int_equal(best.decision, chips_decision_pack(game, chips_advice_found(&advice)->best));
    assert_near(record_number(best.worth),
                record_number(chips_advice_found(&advice)->worth_of_best), 1e-6);
    any[random_below(&source, chips_count((enum chips_kind)game->kind))] = game->chips;
    chips_advice_judge(&advice, any, CHIPS_AGAINST_FASTEST);
    while (chips_advice_step(&advice) == WORKING) {
    }
    assert_near(record_number(weighed(&concealed, chips_decision_pack(game, any)).cost),
                record_number(chips_advice_cost(&advice)), 1e-6);
}

/* What the review says in hindsight. */
static void compare_judgement(const struct chips *placed) {
    struct chips reopened = *placed;
    struct chips_judgement judgement;
    uint8_t own = (uint8_t)random_below(&source, 2);
    decision_t decision = chips_decision_pack(placed, placed->left[own]);

    chips_judgement_start(&judgement, (enum chips_kind)placed->kind, placed->left[own],
                          placed->left[!own]);
    while (chips_judgement_step(&judgement) == WORKING) {
    }
    chips_rules.reopen(&reopened, own);
    if (chips_judgement_best(&judgement) > chips_judgement_chance(&judgement)) {
        assert_chance(&reopened, own, chips_judgement_best(&judgement), 2e-9);
    }
    assert_near(record_number(weighed(&reopened, decision).cost),
                as_number(chips_judgement_best(&judgement)) -
                    as_number(chips_judgement_chance(&judgement)),
                4e-9);
}

static void compare_placing(const struct chips *game) {
    uint8_t level = (uint8_t)random_below(&source, LEVELS);
    struct chips seated = *game;
    struct chips_computer computer;

    seated.player[game->stage] = CHIPS_COMPUTER;
    chips_computer_start(&computer, &seated, (enum level)level);
    while (chips_computer_step(&computer) == WORKING) {
    }
    chips_computer_place(&computer, &seated);
    seated.ready = false;
    assert_int_equal(played(&(struct chips){seated.kind,
                                            seated.players,
                                            {seated.player[0], seated.player[1]},
                                            false,
                                            seated.chips,
                                            seated.stage,
                                            0,
                                            {{0}}},
                            level, 0),
                     chips_decision_pack(game, seated.left[game->stage]));
    compare_advice(game);
}

static void compare_chips(const void *state) {
    const struct chips *game = state;
    struct chip_fields fields;
    struct chip_duel duel;

    if (game->stage != CHIPS_THROWING) {
        compare_placing(game);
        return;
    }
    if (game->players == 1 || chips_result(game) != CHIPS_OPEN) {
        return;
    }
    if (game->throws == 0) {
        compare_judgement(game);
    }
    chips_fields((enum chips_kind)game->kind, &fields);
    chip_duel_start(&duel, &fields, game->left[0], game->left[1], CHIP_DUEL_CHANCES);
    while (chip_duel_step(&duel) == WORKING) {
    }
    assert_chance(state, 1, chips_judgement_score(&duel, 1), 2e-9);
}

static void compare_snakes(const void *state) {
    struct snakes game = *(const struct snakes *)state;

    if (snakes_is_over(&game)) {
        return;
    }
    if (game.face) {
        struct snakes_computer computer;
        snakes_computer_start(&computer, &game.board);
        snakes_computer_ask(&computer, &game);
        while (snakes_computer_step(&computer) < DONE) {
        }
        assert_int_equal(played(state, LEVEL_BEST, 0), snakes_computer_choice(&computer, &game));
        assert_int_equal(played(state, LEVEL_GOOD, 0),
                         position_quick_choice(&game.at, &game.board, game.face));
        assert_int_equal(played(state, LEVEL_EASY, 7), 1);
        assert_near(
            record_number(ranked(state, 1).worth),
            record_number(two_tokens_after(&computer.tokens, (uint8_t)ranked(state, 1).decision)),
            1e-6);
    } else if (game.at.tokens == 1) {
        struct win_chances win;
        struct bounded chance;
        win_chances_start(&win, &game.board, &game.at);
        while (win_chances_step(&win) < DONE) {
        }
        chance = win_chances_of(&win, 0);
        assert_chance(state, 0, bounded_to_probability(&chance), 2e-8);
    }
}

static void compare_decisions(const struct tenk *game, bool in_points) {
    struct tenk_costs costs;
    struct scoring scoring;

    tenk_read(game, &scoring);
    if (!in_points) {
        tenk_chances_start(&costs.chances, game, game->stake, game->stake + scoring.best_steps);
    }
    tenk_costs_start(&costs, game, in_points, (struct tenk_advice){SCORING_NOTHING, false});
    while (tenk_costs_step(&costs) != DONE) {
    }
    for (uint8_t place = 0; place < tenk_costs_decisions(&costs); place++) {
        struct tenk_advice decision = tenk_costs_decision(&costs, place);
        struct real cost = tenk_costs_of(&costs, place);
        struct ranked one = weighed(game, tenk_decision_pack(decision.choice, decision.bank));
        assert_near(record_number(one.cost),
                    (double)cost.mantissa / (double)(1ULL << cost.fraction_bits),
                    in_points ? 1e-6 : 4 * 23.0 / 65536);
    }
}

static void compare_tenk(const void *state) {
    const struct tenk *game = state;
    bool in_points = game->players != 2 || game->last_turns;
    struct tenk seated = *game;
    struct tenk_computer computer;
    struct tenk_advice advice;
    uint8_t level = (uint8_t)random_below(&source, LEVELS);

    if (game->phase != TENK_THROWN) {
        return;
    }
    seated.kind[game->turn] = (uint8_t)(TENK_THESIS + level);
    tenk_computer_start(&computer, &seated);
    while (tenk_computer_step(&computer) == WORKING) {
    }
    advice = tenk_computer_advice(&computer);
    assert_int_equal(played(state, level, 0), tenk_decision_pack(advice.choice, advice.bank));
    if (ask(state, (struct engine_question){.kind = ENGINE_RANK}) == DONE) {
        compare_decisions(game, in_points);
    }
}

/* ---- all of them ----------------------------------------------------------------------------- */

static void play_and_compare(const char *name, void (*compare)(const void *state), unsigned quick) {
    unsigned wanted = campaign_cases(quick, 2000);

    positions = 0;
    worst = 0;
    source = (struct random_source){1};
    for (unsigned next = 0; positions < wanted; next++) {
        struct record_game game;

        kind = &record_kinds[next % RECORD_KINDS];
        if (strncmp(kind->name, name, strlen(name)) != 0) {
            continue;
        }
        record_game_begin(&source, &game, kind);
        do {
            compare(&game.state);
            positions++;
        } while (record_game_go_on(&source, &game, kind) && positions < wanted);
    }
    print_message("%s: %u positions, off by %g at most\n", name, positions, worst);
}

static void nim_is_as_before(void **state) {
    (void)state;
    play_and_compare("nim", compare_nim, 500);
}

static void penney_is_as_before(void **state) {
    (void)state;
    play_and_compare("penney", compare_penney, 200);
}

static void chips_are_as_before(void **state) {
    (void)state;
    play_and_compare("chips", compare_chips, 200);
}

static void snakes_are_as_before(void **state) {
    (void)state;
    play_and_compare("snakes", compare_snakes, 100);
}

static void ten_thousand_is_as_before(void **state) {
    (void)state;
    play_and_compare("ten thousand", compare_tenk, 100);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_as_before),          cmocka_unit_test(penney_is_as_before),
        cmocka_unit_test(chips_are_as_before),       cmocka_unit_test(snakes_are_as_before),
        cmocka_unit_test(ten_thousand_is_as_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
