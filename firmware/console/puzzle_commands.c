#include "console/command_tables.h"
#include "console/parser.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "core/game/puzzle.h"
#include "device/dice.h"
#include <stddef.h>

/* Puzzles: puzzle, answer. */

/* The ten that are being answered. */
static struct {
    const FLASH struct console_puzzle *of; /* NULL: none yet */
    uint32_t seed;
    uint8_t number;
    struct puzzle_score score;
} ten;

struct asked {
    bool is_counted;
    uint8_t choice; /* the answer */
    uint8_t line;   /* of what is said, the next */
};
CONSOLE_STATE_HOLDS(struct asked);

/* ---- what both say --------------------------------------------------------------------------- */

/* A chance is not said in per cent. */
static void say_cost(uint32_t cost, uint8_t terms) {
    enum { OF_PER_CENT = 2 };
    const FLASH struct puzzle_kind *kind = ten.of->kind;
    struct bounded figure = puzzle_cost(kind, cost, terms);

    reply_bounded_digits(&figure, kind->digits + (kind->is_chance ? OF_PER_CENT : 0));
}

static void say_choice(const struct puzzle *puzzle, uint8_t choice) {
    reply_unsigned(choice + 1U);
    reply_character(' ');
    ten.of->say_choice(&puzzle->state, puzzle->choice[choice].decision);
}

/* ---- puzzle ---------------------------------------------------------------------------------- */

static const FLASH struct console_puzzle *parse_game(struct console_call *call) {
    const FLASH struct console_puzzle *puzzle;

    for (uint8_t place = 0; place < command_tables_count(); place++) {
        puzzle = command_tables_puzzle(place);
        if (puzzle && parse_accept_word(call, puzzle->name)) {
            return puzzle;
        }
    }
    console_refuse_usage(call);
    return NULL;
}

/* Without one it is that of the ten in hand, or any. */
static bool parse_seed(struct console_call *call, uint32_t *seed) {
    enum { HUNDRED = 100 };

    *seed = ten.seed;
    if (parse_has_more(call)) {
        return parse_digits(call, seed) && parse_end(call);
    }
    if (ten.of == NULL) {
        *seed = (uint16_t)(dice_below(HUNDRED) * HUNDRED + dice_below(HUNDRED));
    }
    return true;
}

static void begin_making(struct console_call *call) {
    puzzle_start(console_borrow(call), ten.of->kind, ten.seed, ten.number);
}

static bool begin_puzzle(struct console_call *call) {
    const FLASH struct console_puzzle *of = parse_game(call);
    uint32_t seed;
    uint8_t number;

    if (of == NULL || !parse_byte(call, LOCAL_TEXT("N"), 1, PUZZLES, &number) ||
        !parse_seed(call, &seed)) {
        return false;
    }
    if (of != ten.of || seed != ten.seed) {
        ten.score = (struct puzzle_score){.answered = 0};
    }
    ten.of = of;
    ten.seed = seed;
    ten.number = number;
    begin_making(call);
    return true;
}

static enum progress make_puzzle(struct console_call *call) {
    return puzzle_step(call->workspace);
}

static const FLASH char *const FLASH grades[PUZZLE_GRADES] = {
    [PUZZLE_EASY] = TEXT("easy"), [PUZZLE_FAIR] = TEXT("fair"), [PUZZLE_HARD] = TEXT("hard")};

static void say_seed(const struct puzzle *puzzle) {
    reply_text(LOCAL_TEXT("puzzle "));
    reply_unsigned(puzzle->number);
    reply_text(LOCAL_TEXT(" of seed "));
    reply_unsigned(ten.seed);
    reply_text(LOCAL_TEXT(", "));
    reply_text(grades[puzzle->grade]);
}

static bool say_puzzle(const struct console_call *call) {
    const struct puzzle *puzzle = call->workspace;
    struct asked *asked = call->state;
    uint8_t line = asked->line++;

    if (line == 0) {
        say_seed(puzzle);
    } else if (line == 1) {
        ten.of->say_position(&puzzle->state);
    } else {
        say_choice(puzzle, line - 2);
    }
    reply_end_line();
    return asked->line < puzzle->choices + 2;
}

/* ---- answer ---------------------------------------------------------------------------------- */

static bool begin_answer(struct console_call *call) {
    struct asked *asked = call->state;

    if (!parse_byte(call, LOCAL_TEXT("CHOICE"), 1, PUZZLE_CHOICES, &asked->choice) ||
        !parse_end(call)) {
        return false;
    }
    if (ten.of == NULL) {
        return console_refuse(call, LOCAL_TEXT("no puzzle has been asked for"));
    }
    if (!asked->is_counted && puzzle_score_has(&ten.score, ten.number)) {
        return console_refuse(call, LOCAL_TEXT("it has been answered"));
    }
    begin_making(call);
    return true;
}

/* What is made again because a screen has taken the workspace is not counted again. */
static enum progress judge_answer(struct console_call *call) {
    const struct puzzle *puzzle = call->workspace;
    struct asked *asked = call->state;

    if (make_puzzle(call) != DONE) {
        return WORKING;
    }
    if (asked->choice > puzzle->choices) {
        console_refuse_range(call, LOCAL_TEXT("CHOICE"), 1, puzzle->choices);
        return IMPOSSIBLE;
    }
    if (!asked->is_counted) {
        asked->is_counted = puzzle_score_answer(&ten.score, puzzle, asked->choice - 1);
    }
    return DONE;
}

static void say_score(void) {
    reply_text(LOCAL_TEXT("score "));
    reply_unsigned(ten.score.right);
    reply_text(LOCAL_TEXT(" of "));
    reply_unsigned(puzzle_score_count(&ten.score));
    reply_text(LOCAL_TEXT(", cost "));
    say_cost(ten.score.cost, puzzle_score_wrong(&ten.score));
}

/* Its cost, the best, what each costs, and the score. */
static bool say_judgement(const struct console_call *call) {
    enum { COST, BEST, CHOICES };
    const struct puzzle *puzzle = call->workspace;
    struct asked *asked = call->state;
    uint8_t line = asked->line++;

    if (line == COST) {
        reply_text(LOCAL_TEXT("cost "));
        say_cost(puzzle->choice[asked->choice - 1].cost, 1);
    } else if (line == BEST) {
        reply_text(LOCAL_TEXT("best "));
        say_choice(puzzle, puzzle->best);
    } else if (line < puzzle->choices + CHOICES) {
        say_choice(puzzle, line - CHOICES);
        reply_character(' ');
        say_cost(puzzle->choice[line - CHOICES].cost, 1);
    } else {
        say_score();
    }
    reply_end_line();
    return line < puzzle->choices + CHOICES;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("puzzle"),
        .syntax = TEXT("GAME N [SEED]"),
        .explanation =
            TEXT("Puzzle N, 1 to 10, of a game, and its choices; a seed has ten of each."),
        .example = TEXT("puzzle nim 3 4711"),
        .begin = begin_puzzle,
        .compute = make_puzzle,
        .answer = say_puzzle,
    },
    {
        .name = TEXT("answer"),
        .syntax = TEXT("CHOICE"),
        .explanation = TEXT("Answers the puzzle: what each choice costs, then the score."),
        .mark = TEXT("digits behind those shown are not certain"),
        .example = TEXT("answer 2"),
        .begin = begin_answer,
        .compute = judge_answer,
        .answer = say_judgement,
    },
};

const FLASH struct command_table puzzle_commands = COMMAND_TABLE(commands);
