#include "console/arguments.h"
#include "console/command_tables.h"
#include "console/reply.h"
#include "core/game/puzzle.h"
#include "device/dice.h"

/* Puzzles: puzzle, answer. */

/* The ten puzzles in hand. */
static struct {
    const FLASH struct console_puzzle *of; /* NULL: none yet */
    uint32_t seed;
    uint8_t number;
    struct puzzle_score score;
} ten;

struct asked {
    const FLASH struct console_puzzle *of;
    uint32_t seed;
    bool has_seed;
    bool is_counted;
    uint8_t number; /* of the puzzle, or of the choice that is the answer */
    uint8_t line;   /* next line to print */
};
CONSOLE_STATE_HOLDS(struct asked);

/* Prints a chance as a number up to 1, not in per cent. */
static void say_cost(uint32_t cost, uint8_t terms) {
    enum { OF_PER_CENT = 2 };
    const FLASH struct puzzle_kind *kind = ten.of->kind;

    reply_bounded(puzzle_cost(kind, cost, terms),
                  kind->digits + (kind->is_chance ? OF_PER_CENT : 0));
}

static void say_choice(const struct puzzle *puzzle, uint8_t choice) {
    reply_unsigned(choice + 1U);
    reply_character(' ');
    ten.of->say_choice(&puzzle->state, puzzle->choice[choice].decision);
}

static void make_ten_of(struct console_call *call) {
    puzzle_start(console_take(call), ten.of->kind, ten.seed, ten.number);
}

static enum progress make_puzzle(struct console_call *call) {
    return puzzle_step(call->workspace);
}

/* ---- puzzle ---------------------------------------------------------------------------------- */

static bool read_game(struct console_call *call, void *value) {
    struct asked *asked = value;

    asked->of = command_tables_read_puzzle(call);
    return asked->of != NULL || console_refuse_argument(call);
}

static bool read_seed(struct console_call *call, void *seed) {
    struct asked *asked = call->state;

    asked->has_seed = true;
    return parse_digits(call, seed);
}

/* The default seed is that of the ten in hand, or a random one. */
static void begin_puzzle(struct console_call *call) {
    enum { HUNDRED = 100 };
    const struct asked *asked = call->state;
    uint32_t seed = asked->has_seed ? asked->seed : ten.seed;

    if (!asked->has_seed && ten.of == NULL) {
        seed = (uint16_t)(dice_below(HUNDRED) * HUNDRED + dice_below(HUNDRED));
    }
    if (asked->of != ten.of || seed != ten.seed) {
        ten.score = (struct puzzle_score){.answered = 0};
    }
    ten.of = asked->of;
    ten.seed = seed;
    ten.number = asked->number;
    make_ten_of(call);
}

static bool say_puzzle(const struct console_call *call) {
    const struct puzzle *puzzle = call->workspace;
    struct asked *asked = call->state;
    uint8_t line = asked->line++;

    if (line == 0) {
        reply_numbers(LOCAL_TEXT("puzzle # of seed #, "), puzzle->number, ten.seed);
        reply_choice(LOCAL_TEXT("easy|fair|hard"), puzzle->grade); /* enum puzzle_grade */
    } else if (line == 1) {
        ten.of->say_position(&puzzle->state);
    } else {
        say_choice(puzzle, line - 2);
    }
    return reply_end_line(asked->line < puzzle->choices + 2);
}

/* ---- answer ---------------------------------------------------------------------------------- */

static void begin_answer(struct console_call *call) {
    const struct asked *asked = call->state;

    if (ten.of == NULL) {
        console_refuse(call, LOCAL_TEXT("no puzzle has been asked for: puzzle nim 1 asks for one"));
    } else if (!asked->is_counted && puzzle_score_has(&ten.score, ten.number)) {
        console_refuse(call, LOCAL_TEXT("it has been answered"));
    } else {
        make_ten_of(call);
    }
}

/* If a screen takes the workspace, the puzzle is made again, but its answer is counted once. */
static enum progress count_answer(struct console_call *call) {
    const struct puzzle *puzzle = call->workspace;
    struct asked *asked = call->state;

    if (make_puzzle(call) != DONE) {
        return WORKING;
    }
    if (asked->number > puzzle->choices) {
        console_refuse_numbers(call, LOCAL_TEXT("CHOICE must be # to #"), 1, puzzle->choices);
    } else if (!asked->is_counted) {
        asked->is_counted = puzzle_score_answer(&ten.score, puzzle, asked->number - 1);
    }
    return DONE;
}

/* Prints the cost of the answer, the best choice, the cost of each, and the score. */
static bool say_costs(const struct console_call *call) {
    enum { COST, BEST, CHOICES };
    const struct puzzle *puzzle = call->workspace;
    struct asked *asked = call->state;
    uint8_t line = asked->line++;
    bool has_more = line < puzzle->choices + CHOICES;

    if (line == COST) {
        reply_text(LOCAL_TEXT("cost "));
        say_cost(puzzle->choice[asked->number - 1].cost, 1);
    } else if (line == BEST) {
        reply_text(LOCAL_TEXT("best "));
        say_choice(puzzle, puzzle->best);
    } else if (has_more) {
        say_choice(puzzle, line - CHOICES);
        reply_character(' ');
        say_cost(puzzle->choice[line - CHOICES].cost, 1);
    } else {
        reply_numbers(LOCAL_TEXT("score # of #, cost "), ten.score.right,
                      puzzle_score_count(&ten.score));
        say_cost(ten.score.cost, puzzle_score_wrong(&ten.score));
    }
    return reply_end_line(has_more);
}

static void start(void) {
    ten.of = NULL;
    ten.seed = 0;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("puzzle"),
        .explanation = TEXT("Puzzle N, 1 to 10, of a game, and its choices; a seed has ten."),
        .example = TEXT("puzzle nim 3 4711"),
        ARGUMENTS({.name = TEXT("GAME"), .read = read_game},
                  BYTE("N", struct asked, number, 1, PUZZLES),
                  OWN("[SEED]", read_seed, struct asked, seed, uint32_t)),
        .begin = begin_puzzle,
        .compute = make_puzzle,
        .answer = say_puzzle,
    },
    {
        .name = TEXT("answer"),
        .explanation = TEXT("Answers the puzzle: what each choice costs, then the score."),
        .mark = TEXT("digits behind those shown are not certain"),
        .example = TEXT("answer 2"),
        ARGUMENTS(BYTE("CHOICE", struct asked, number, 1, PUZZLE_CHOICES)),
        .begin = begin_answer,
        .compute = count_answer,
        .answer = say_costs,
    },
};

const FLASH struct command_table puzzle_commands =
    COMMAND_TABLE(commands, "Puzzles", .start = start);
