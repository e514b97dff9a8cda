/* The core's results as hexadecimal lines on the serial line: the same program runs on the
   simulated AVR and on the host, and what they say must be equal to the last bit. */

#include "core/absorption.h"
#include "core/contest.h"
#include "core/generator.h"
#include "core/place.h"
#include "core/race.h"
#include "core/turn_sort.h"
#include "core/workspace.h"
#include "games/boards.h"
#include "games/chips.h"
#include "games/impartial.h"
#include "games/tenk_history.h"
#include "games/tenk_odds.h"
#include "games/tenk_player.h"
#include "hal/serial.h"
#include "vector_boards.h"

#if defined(__AVR__)
#include <avr/interrupt.h>
#include <avr/sleep.h>
#endif

enum {
    FIXED_CASES = 200,
    WORDS_REPLIES = 8,
    STEPS = 40,
    CHIPS_GAMES = 24,
    SLICES = 150,
    WIDTH = 3,
    COMPOUNDS = 120,
    TURNS = 12
};

static struct vector_source random_source = {VECTOR_BOARDS_SEED};

static uint32_t random_word(void) {
    return vector_word(&random_source);
}

static uint8_t random_below(uint8_t limit) {
    return vector_below(&random_source, limit);
}

static void put_text(const char *text) {
    while (*text)
        serial_write((uint8_t)*text++);
}

static void put_hex(uint32_t value) {
    serial_write(' ');
    for (uint8_t digit = 0; digit < 8; digit++) {
        uint8_t nibble = (uint8_t)(value >> 28);
        serial_write((uint8_t)(nibble < 10 ? '0' + nibble : 'a' + nibble - 10));
        value <<= 4;
    }
}

static void put_real(struct real value) {
    put_hex(value.mantissa);
    put_hex(value.fraction_bits);
}

static void say_fixed(void) {
    for (uint8_t i = 0; i < FIXED_CASES; i++) {
        uint32_t a = random_word() >> random_below(32);
        uint32_t b = random_word() >> random_below(32);
        struct sum sum = {random_word(), random_below(4), random_below(6)};
        int32_t scaled = (int32_t)random_word();
        struct real root;
        put_text("fixed");
        int32_t total = (int32_t)a;
        fixed_accumulate(&total, (const int32_t[]){(int32_t)b, -(int32_t)(a >> 1)},
                         (const uint16_t[]){(uint16_t)a, (uint16_t)(b >> 16)}, 2);
        put_hex((uint32_t)total);
        put_hex(fixed_multiply(a, b, (uint8_t)(32 + random_below(31))));
        put_hex(fixed_ratio(a & 0xFFFFFF, b | 0x1000000, 31));
        root = (struct real){a, random_below(32)};
        fixed_square_root(&root);
        put_real(root);
        fixed_accumulate(&scaled, (const int32_t[]){(int32_t)a, (int32_t)~b},
                         (const uint16_t[]){(uint16_t)b, (uint16_t)a}, 2);
        put_hex((uint32_t)scaled);
        fixed_double(&a, 1);
        put_hex(a);
        sum_add(&sum, a, 1);
        put_hex(sum_sixth(&sum));
        put_hex(sum_share(&sum, (uint8_t)(6 + random_below(100))));
        sum_slide(&sum, &b, &a);
        put_hex(sum.low);
        put_hex(sum.high);
        put_hex(sum.carry);
        put_text("\n");
    }
}

static void say_absorption(const struct board *board, enum absorption_kind kind, uint8_t source) {
    struct absorption *absorption = &workspace_borrow(WORKSPACE_SCREEN)->absorption;
    enum absorption_progress progress;

    absorption_start(absorption, board, kind, source);
    do
        progress = absorption_step(absorption);
    while (progress == ABSORPTION_WORKING);
    put_text("absorption");
    put_hex(progress);
    for (uint8_t square = 0; square < board->goal && progress == ABSORPTION_DONE; square += 7) {
        struct real value;
        if (!board_can_stand(board, square))
            continue;
        absorption_at(absorption, kind, square, &value);
        put_real(value);
    }
    put_text("\n");
}

static void say_steps(const struct board *board) {
    struct race *race = &workspace_borrow(WORKSPACE_SCREEN)->duration.race;
    struct place *place;

    race_start(race, board);
    for (uint8_t step = 0; step < STEPS; step++)
        race_step(race);
    put_text("race");
    for (uint8_t square = 0; square < board->goal; square += 5)
        put_hex(race->within[square]);
    put_text("\nplace");
    place = &workspace_borrow(WORKSPACE_SCREEN)->place;
    place_start(place, board, 0);
    for (uint8_t step = 0; step < STEPS; step++)
        place_step(place);
    for (uint8_t square = 0; square <= board->goal; square += 5)
        put_hex(place->at[square]);
    put_text("\n");
}

static void say_players(const struct board *board) {
    union workspace *workspace = workspace_borrow(WORKSPACE_SCREEN);
    uint8_t squares[CONTEST_PLAYERS] = {0};

    contest_start(&workspace->contest, board, 3, squares);
    for (uint8_t step = 0; step < STEPS && !contest_step(&workspace->contest); step++) {
    }
    put_text("contest");
    for (uint8_t player = 0; player < 3; player++)
        put_hex(workspace->contest.player[player].wins);
    tail_start(&workspace->tail, board, 0);
    for (uint8_t step = 0; step < STEPS && !tail_step(&workspace->tail); step++) {
    }
    put_hex(workspace->tail.ratio);
    put_hex(board_soonest(board, 0));
    put_text("\n");
}

/* Not to the end, and with 3 bytes a value, whatever there is room for. */
static void say_pairs(const struct board *board, enum pairs_kind kind) {
    struct pairs *pairs = &workspace_borrow(WORKSPACE_SCREEN)->pairs;
    struct real value;

    put_text("pairs");
    put_hex(kind);
    pairs_start(pairs, board, kind);
    pairs->width = WIDTH;
    for (uint8_t slice = 0; slice < SLICES; slice++)
        pairs_step(pairs);
    put_hex(pairs->sweeps);
    for (uint8_t square = 0; square < board->goal; square += 3) {
        if (!board_can_stand(board, square))
            continue;
        pairs_at(pairs, 0, square, &value);
        put_real(value);
        pairs_at(pairs, square, 0, &value);
        put_real(value);
    }
    put_text("\n");
}

static void say_alone(const struct board *board) {
    struct alone *alone = &workspace_borrow(WORKSPACE_SCREEN)->tokens.alone;
    struct real value;

    alone_start(alone, board);
    for (uint8_t step = 0; step < STEPS; step++)
        alone_step(alone);
    put_text("alone");
    alone_estimate(alone, 0, board->goal, &value);
    put_real(value);
    alone_estimate(alone, 0, 1, &value);
    put_real(value);
    put_text("\n");
}

static uint8_t die(void) {
    return (uint8_t)(1 + random_below(6));
}

/* With kick-out and two tokens each. */
static void say_positions(const struct board *board) {
    static struct position position = {.players = 5, .tokens = 2, .kicks = 1};
    struct playout *playout = &workspace_borrow(WORKSPACE_SCREEN)->playout;
    struct threat *threat;
    probability_t chance;
    probability_t error;

    playout_start(playout, board, &position);
    for (uint8_t slice = 0; slice < SLICES; slice++)
        playout_step(playout, die);
    put_text("playout");
    put_hex(playout->games);
    for (uint8_t player = 0; player < position.players; player++) {
        playout_estimate(playout, player, &chance, &error);
        put_hex(chance);
        put_hex(error);
    }
    put_text("\nthreat");
    position = playout->at;
    threat = &workspace_borrow(WORKSPACE_SCREEN)->threat;
    threat_start(threat, board, &position, 1);
    for (uint8_t slice = 0; slice < SLICES; slice++)
        threat_step(threat);
    for (uint8_t i = 0; i < THREAT_OPPONENTS; i++)
        put_hex(threat->sent[i]);
    put_text("\n");
    for (uint8_t player = 0; player < POSITION_PLAYERS; player++)
        position.square[player][0] = position.square[player][1] = 0;
}

static void say_board(const struct board *board) {
    uint8_t square;

    put_text("board");
    put_hex(board->goal);
    put_hex((uint32_t)board_check(board, &square));
    put_hex(square);
    put_text("\n");
    if (board_check(board, &square) != BOARD_SOUND)
        return;
    say_absorption(board, ABSORPTION_VARIANCE, 0);
    say_absorption(board, ABSORPTION_EXPECTED, 0);
    say_absorption(board, ABSORPTION_VISITS, 0);
    say_steps(board);
    say_players(board);
    if (WIDTH * (board->goal - board->jump_count) * (board->goal - board->jump_count) <= 1200) {
        say_pairs(board, PAIRS_WINS);
        say_pairs(board, PAIRS_THROWS);
        say_pairs(board, PAIRS_TOKENS);
    }
    say_alone(board);
    say_positions(board);
}

static void say_boards(void) {
    static struct board board;

    for (uint8_t number = 0; number < BOARDS_COUNT; number++) {
        for (uint8_t rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            boards_load(number, &board);
            board.overshoot = rule;
            say_board(&board);
        }
    }
    random_source.state = VECTOR_BOARDS_SEED;
    for (uint8_t i = 0; i < VECTOR_BOARDS; i++) {
        vector_board(&random_source, &board);
        say_board(&board);
    }
}

static void say_clearing(struct clearing *clearing) {
    clearing_throws(clearing);
    put_real(clearing->value);
    for (uint8_t field = 0; field < clearing->count; field++)
        put_hex(clearing_last(clearing, &clearing->field[field]));
}

/* Placements of up to 15 chips on all kinds of fields, by themselves and against each other. */
static void say_chips(uint8_t kind) {
    struct exact *exact = &workspace_borrow(WORKSPACE_SCREEN)->exact;
    struct rivals *rivals = &exact->rivals;

    chips_fields(kind, &rivals->clearing);
    for (uint8_t field = 0; field < CLEARING_FIELDS; field++) {
        rivals->clearing.field[field].first = 0;
        rivals->clearing.field[field].second = 0;
    }
    for (uint8_t chips = (uint8_t)(1 + random_below(CLEARING_CHIPS)); chips; chips--) {
        rivals->clearing.field[random_below(rivals->clearing.count)].first++;
        rivals->clearing.field[random_below(rivals->clearing.count)].second++;
    }
    put_text("chips");
    rivals_start(rivals, true);
    while (!rivals_step(rivals))
        continue;
    say_clearing(&rivals->clearing);
    rivals_start(rivals, false);
    while (!rivals_step(rivals))
        continue;
    put_real(rivals->throws);
    for (uint8_t outcome = 0; outcome < RIVALS_OUTCOMES; outcome++)
        put_hex(rivals->chance[outcome]);
    exact_start(exact);
    while (!exact_step(exact))
        continue;
    put_hex(exact->states);
    if (exact->states) {
        struct exact_fraction fraction;
        exact_throws(exact, &fraction);
        put_hex(fraction.numerator);
        put_hex(fraction.denominator);
    }
    put_text("\n");
}

static void say_placements(uint8_t kind, uint8_t chips) {
    struct placement *placement = &workspace_borrow(WORKSPACE_SCREEN)->placement;

    chips_fields(kind, &placement->clearing);
    placement_fastest(placement, chips);
    for (uint8_t round = 0; round < 2; round++) {
        while (!placement_step(placement))
            continue;
        put_text("placement");
        for (uint8_t field = 0; field < placement->clearing.count; field++)
            put_hex(placement->clearing.field[field].best);
        put_text("\n");
        placement_reply(placement, chips);
    }
}

static void say_wide(void) {
    static uint8_t number[4 * WIDE_BYTES];

    for (uint8_t i = 0; i < FIXED_CASES; i++) {
        for (uint8_t j = 0; j < sizeof number; j++)
            number[j] = (uint8_t)(random_word() >> 8);
        wide_set(number, 0, (int32_t)random_word() >> random_below(32));
        wide_add_product(number, 2 * WIDE_BYTES, 0, WIDE_BYTES);
        wide_subtract_product(number, 3 * WIDE_BYTES, WIDE_BYTES, 0);
        number[4 * WIDE_BYTES - 1] >>= random_below(8);
        put_text("wide");
        put_hex(wide_scale_up(number + 3 * WIDE_BYTES, 1));
        for (uint8_t j = 0; j < sizeof number; j += 4)
            put_hex(number[j] | (uint32_t)number[j + 1] << 8 | (uint32_t)number[j + 2] << 16 |
                    (uint32_t)number[j + 3] << 24);
        put_text("\n");
    }
}

/* Up to three words, the coin fair or not, after some tosses. */
static void ask_words(struct words *words, uint8_t count) {
    uint8_t letters = 2 + random_below(4);
    uint8_t made = random_below(letters + 1);

    words->question.parts = random_below(2) ? 64 : 2 + random_below(63);
    words->question.heads = 1 + random_below(words->question.parts - 1);
    words->question.tossed = (uint8_t)(1 << made) + random_below((uint8_t)(1 << made));
    for (uint8_t i = 0; i < WORDS_MAXIMUM; i++)
        words->question.word[i] =
            i < count ? (uint8_t)(1 << letters) + random_below((uint8_t)(1 << letters)) : 0;
}

static void say_words(void) {
    union workspace *space = workspace_borrow(WORKSPACE_SCREEN);
    struct words *words = &space->words.words;
    struct walk *walk = &space->walk;

    for (uint8_t i = 0; i < FIXED_CASES; i++) {
        ask_words(words, 1 + i % WORDS_MAXIMUM);
        words_solve(words);
        put_text("words");
        put_hex(words->tosses.value);
        put_hex(words->fraction_bits);
        put_hex(words->denominator);
        for (uint8_t j = 0; j < WORDS_MAXIMUM; j++)
            put_hex(words->first[j].value);
        put_text("\n");
    }
    for (uint8_t i = 0; i < WORDS_REPLIES; i++) {
        ask_words(words, 3);
        words->question.word[0] = (uint8_t)(4 << i % 4);
        words->question.word[1] = (uint8_t)(4 << i % 4) + random_below((uint8_t)(4 << i % 4));
        words->question.word[2] = 0;
        words->question.tossed = WORDS_NO_TOSSES;
        space->words.best_first = 0;
        while (!words_reply_step(&space->words))
            continue;
        put_text("reply");
        put_hex(space->words.best);
        put_hex((uint32_t)space->words.best_first);
        put_text("\n");
    }
    walk_start(walk, 0x2B);
    walk->stop[0] = 0x20;
    walk->stop[1] = 0x3F;
    for (uint8_t i = 0; i < STEPS; i++)
        walk_step(walk);
    put_text("walk");
    for (uint8_t row = 0x20; row < 0x40; row++)
        put_hex(walk_at(walk, row));
    put_text("\n");
}

static void say_generator(void) {
    static struct generator generator;

    generator_start(&generator, (const uint8_t[32]){1, 2, 3});
    for (uint8_t line = 0; line < 8; line++) {
        put_text("generator");
        for (uint8_t i = 0; i < 8; i++)
            put_hex(generator_byte(&generator));
        put_hex(generator_die(&generator));
        put_text("\n");
    }
}

static void say_moves(struct impartial *game) {
    struct compound_search *search = &workspace_borrow(WORKSPACE_SCREEN)->compound_search;
    uint8_t progress = COMPOUND_FOUND;

    impartial_think(game, search, 1);
    put_hex(search->lost);
    for (uint8_t moves = 0; moves < 4 && progress == COMPOUND_FOUND; moves++) {
        do
            progress = compound_step(search);
        while (progress == COMPOUND_WORKING);
        put_hex(progress);
        for (uint8_t i = 0; i < game->compound.count; i++)
            put_hex(search->best[i]);
        if (search->lost)
            break;
    }
    put_hex(search->fewest);
    game->weak = 1;
    game->computers = 1;
    impartial_think(game, search, 4 * random_below(64));
    impartial_move(game, search->best);
    put_hex(game->compound.pawn[0]);
    put_hex(compound_is_over(&game->compound) ? impartial_winner(game) : 2);
}

static void say_compounds(void) {
    static struct impartial game;
    uint8_t value[GRAPH_NODES] = {0};

    for (uint8_t i = 0; i < COMPOUNDS; i++) {
        for (uint8_t node = 0; node < GRAPH_NODES; node++)
            game.compound.graph.follows[node] = (uint16_t)random_word();
        for (uint8_t pawn = 0; pawn < COMPOUND_PAWNS; pawn++)
            game.compound.pawn[pawn] = (uint8_t)random_word();
        game.turn = 0;
        game.computers = 0;
        game.compound.rule = random_below(COMPOUND_MISERE);
        game.compound.count = (uint8_t)(1 + random_below(COMPOUND_PAWNS));
        game.weak = 0;
        put_text("compound");
        put_hex(graph_cycle(&game.compound.graph, value));
        for (uint8_t node = 0; node < GRAPH_NODES / 4; node++)
            put_hex(value[node]);
        impartial_deal(&game, i % IMPARTIAL_ENTERED);
        for (uint8_t measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
            put_hex(graph_values(&game.compound.graph, measure, value));
            for (uint8_t node = 0; node < GRAPH_NODES; node++)
                put_hex(value[node]);
        }
        put_hex(impartial_is_sound(&game));
        if (!compound_is_over(&game.compound))
            say_moves(&game);
        put_text("\n");
    }
}

static void say_throw(const struct turn *turn, const struct tenk_standing *standing) {
    uint8_t faces[THROWS_FACES], count[THROWS_FACES], dice = (uint8_t)(1 + random_below(6));
    struct scoring scoring;
    uint8_t choice = SCORING_NOTHING;

    for (uint8_t i = 0; i < dice; i++)
        faces[i] = (uint8_t)(1 + random_below(6));
    throws_count(count, faces, dice);
    scoring_read(&scoring, count);
    put_text("throw");
    put_hex(throws_number(count));
    while ((choice = scoring_next(&scoring, choice)) != SCORING_NOTHING) {
        put_hex(choice);
        put_hex(tenk_odds_thrown(&scoring, choice));
        put_hex(tenk_player_worth(turn, standing, &scoring, choice));
    }
    for (uint8_t kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
        struct tenk_advice advice = {SCORING_NOTHING, false};
        if (kind == TENK_THESIS || (kind == TENK_POINTS) == (turn->step_high != 0))
            tenk_player_advise(turn, kind, standing, &scoring, &advice);
        put_hex((uint32_t)advice.choice << 1 | advice.bank);
    }
    put_text("\n");
}

/* Turns of ten thousand: everything that the assembly has computed, as a sum. */
static void say_turns(void) {
    struct turn *turn = &workspace_borrow(WORKSPACE_SCREEN)->turn;

    for (uint8_t i = 0; i < TURNS; i++) {
        enum tenk_player kind = i & 1 ? TENK_POINTS : TENK_WINNER;
        struct tenk_standing standing = {random_below(200), random_below(220),
                                         random_below(i & 2 ? 90 : 12)};
        uint32_t sum = 0;
        tenk_player_start(turn, kind, &standing);
        while (!turn_step(turn)) {
        }
        for (uint8_t stake = (uint8_t)(standing.stake + 1); stake < 200; stake++) {
            for (uint8_t left = 0; left < TURN_DICE; left++)
                sum = sum * 31 + turn_aside(turn, stake, left);
        }
        put_text("turn");
        put_hex(sum);
        for (uint8_t dice = 1; dice <= TURN_DICE && standing.stake < TURN_LEVELS; dice++)
            put_hex(turn_throw(turn, dice));
        put_text("\n");
        for (uint8_t throw = 0; throw < 8; throw ++)
            say_throw(turn, &standing);
    }
}

int main(void) {
    serial_start();
#if defined(__AVR__)
    sei();
#endif
    say_fixed();
    say_wide();
    say_words();
    say_generator();
    say_compounds();
    say_boards();
    for (uint8_t i = 0; i < CHIPS_GAMES; i++)
        say_chips(i % CHIPS_KINDS);
    say_placements(CHIPS_THIRDS, 6);
    say_placements(CHIPS_TWO_DICE, 15);
    say_turns();
    put_text("done\n");
#if defined(__AVR__)
    for (;;)
        sleep_mode();
#endif
    return 0;
}
