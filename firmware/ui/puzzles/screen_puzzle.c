#include "ui/puzzles/screen_puzzle.h"

#include "core/game/puzzle.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/puzzles/puzzle_seed.h"
#include <stddef.h>
#include <string.h>

_Static_assert((int)PUZZLE_BYTES <= (int)WORKSPACE_BYTES, "the workspace is too small");

enum stage {
    ANNOUNCED, /* shows number and progress, then seed and grade */
    LOOKING,   /* shows the position */
    CHOOSING,
    EVALUATED, /* shows what the choice costs */
    WALKING,   /* shows what the other choices cost */
    SCORED     /* all ten are answered */
};

static struct {
    uint8_t place; /* of the game */
    uint8_t number;
    enum stage stage;
    uint8_t choice; /* under the cursor */
    bool is_made;   /* the puzzle in the workspace is complete */
    uint8_t done;   /* progress of making it, as shown */
    uint32_t seed;
    struct puzzle_score score;
} ten;

static const FLASH struct game *game(void) {
    return games[ten.place];
}

static struct puzzle_making *making(void) {
    return (struct puzzle_making *)workspace_of(WORKSPACE_PUZZLE);
}

static const struct puzzle *puzzle(void) {
    return &making()->puzzle;
}

/* A command of the console may have taken the workspace since. */
static bool is_there(void) {
    return ten.is_made && making() != NULL;
}

void puzzle_open(uint8_t place) {
    if (ten.number && ten.place == place && ten.seed == puzzle_seed()) {
        return;
    }
    ten.place = place;
    ten.seed = puzzle_seed();
    ten.number = 1;
    ten.stage = ANNOUNCED;
    ten.score = (struct puzzle_score){.answered = 0};
}

/* ---- changes of stage ------------------------------------------------------------------------ */

static const FLASH char *help(void) {
    switch (ten.stage) {
    case LOOKING:
    case CHOOSING:
        return game()->puzzles->question;
    case EVALUATED:
    case WALKING:
        return LOCAL_TEXT("What your choice costs against the best one. Up and down: what each "
                          "choice costs. OK: on.");
    case SCORED:
        return LOCAL_TEXT("How many of ten were best, and what they cost: each on average, or all "
                          "their throws. OK: back.");
    default:
        return LOCAL_TEXT("The puzzle is being made. OK: the position. Seed: which ten these are.");
    }
}

/* Makes the game show the choice as one that is being made. */
static void show_choice(void) {
    if (game()->choose) {
        game()->choose(puzzle()->choice[ten.choice].decision);
    }
}

static void go(enum stage stage) {
    ten.stage = stage;
    if (is_there()) {
        if (stage == LOOKING && game()->open) {
            game()->open();
        } else if (stage == CHOOSING || stage == WALKING) {
            show_choice();
        }
    }
    screens_explain(NULL, help());
    screens_redraw();
}

/* ---- making the puzzle ----------------------------------------------------------------------- */

static void enter(void) {
    pips_show(0);
    display_glyphs(&glyphs_dice);
    ten.is_made = false;
    workspace_forget();
    go(ten.stage);
}

static void show_progress(void) {
    uint8_t done = making() != NULL ? puzzle_done(making()) : 0;

    if (done / LCD_COLUMNS != ten.done / LCD_COLUMNS) {
        ten.done = done;
        screens_redraw();
    }
}

/* When the puzzle is made, puts its position in hand, for the game to draw it. */
static void make_puzzle(void) {
    ten.is_made = false;
    screens_hurry();
    show_progress();
    if (!workspace_holds(WORKSPACE_PUZZLE)) {
        if (games_show_position(ten.place)) {
            workspace_take(WORKSPACE_PUZZLE);
            puzzle_start(making(), game()->puzzles->kind, ten.seed, ten.number);
        }
    } else if (puzzle_step(making()) == DONE) {
        memcpy(&session.state, &puzzle()->state, sizeof session.state);
        ten.is_made = true;
        if (game()->open) {
            game()->open();
        }
        go(ten.stage);
    }
}

/* Waits while a command of the console computes. */
static void tick(uint16_t now) {
    (void)now;
    if (ten.stage != SCORED && !is_there() && !workspace_is_of_console()) {
        make_puzzle();
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

static void go_on(void) {
    if (ten.number == PUZZLES) {
        go(SCORED);
        return;
    }
    ten.number++;
    ten.is_made = false;
    workspace_forget();
    go(ANNOUNCED);
}

static void leave(void) {
    if (ten.stage == SCORED) {
        ten.number = 0;
        puzzle_seed_drop();
    }
    screens_pop();
}

static void key_select(void) {
    switch (ten.stage) {
    case ANNOUNCED:
        go(LOOKING);
        break;
    case LOOKING:
        ten.choice = 0;
        go(CHOOSING);
        break;
    case CHOOSING:
        beeper_play(puzzle()->choice[ten.choice].cost ? TUNE_SNAKE : TUNE_WIN);
        puzzle_score_answer(&ten.score, puzzle(), ten.choice);
        go(EVALUATED);
        break;
    case SCORED:
        leave();
        break;
    default:
        go_on();
        break;
    }
}

static void key_left(void) {
    if (ten.stage == ANNOUNCED || ten.stage == EVALUATED || ten.stage == SCORED) {
        leave();
    } else {
        go(ten.stage - 1);
    }
}

static void key_up_or_down(int8_t by) {
    uint8_t choices = puzzle()->choices;

    if (ten.stage == EVALUATED) {
        go(WALKING);
    } else if (ten.stage == CHOOSING || ten.stage == WALKING) {
        ten.choice = (uint8_t)(ten.choice + choices + by) % choices;
        show_choice();
    } else if (ten.stage == LOOKING) {
        key_select();
    }
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    screens_redraw();
    beeper_play(TUNE_CLICK);
    if (event.key == KEY_LEFT) {
        key_left();
    } else if (ten.stage == SCORED) {
        leave();
    } else if (!is_there()) {
        beeper_play(TUNE_REFUSE);
    } else if (event.key == KEY_SELECT) {
        key_select();
    } else {
        key_up_or_down(event.key == KEY_DOWN ? 1 : -1);
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_seed(void) {
    enum { TEN_THOUSAND = 10000 };
    uint32_t least = TEN_THOUSAND;

    row_text(LOCAL_TEXT("Seed "));
    for (; ten.seed < least && least > 1; least /= 10) {
        row_character('0');
    }
    row_unsigned(ten.seed);
}

static const FLASH char *const FLASH grades[PUZZLE_GRADES] = {
    [PUZZLE_EASY] = TEXT("easy"), [PUZZLE_FAIR] = TEXT("fair"), [PUZZLE_HARD] = TEXT("hard")};

static void draw_announced(void) {
    row_labelled(LOCAL_TEXT("Puzzle "), ten.number);
    row_labelled(LOCAL_TEXT(" of "), PUZZLES);
    row_second();
    if (is_there()) {
        draw_seed();
        row_character(' ');
        row_text(grades[puzzle()->grade]);
    } else {
        display_progress(1, ten.done);
    }
}

static void draw_cost(uint32_t cost, uint8_t terms) {
    const FLASH struct puzzle_kind *kind = game()->puzzles->kind;
    struct bounded figure = puzzle_figure(kind, cost, terms);

    row_bounded(&figure, kind->digits);
    if (kind->is_chance) {
        row_character('%');
    }
}

static void draw_costs(uint32_t cost, uint8_t terms) {
    if (game()->puzzles->kind->is_chance) {
        row_text(LOCAL_TEXT("Costs "));
        draw_cost(cost, terms);
    } else {
        draw_cost(cost, terms);
        row_text(LOCAL_TEXT(" more throws"));
    }
}

static void write_choice(uint8_t choice) {
    game()->write_decision(&session.state, puzzle()->choice[choice].decision);
}

static void draw_position(void) {
    if (!game()->puzzles->draw()) {
        game()->draw();
    }
}

static void draw_judged(void) {
    uint32_t cost = puzzle()->choice[ten.choice].cost;

    if (cost) {
        draw_costs(cost, 1);
    } else {
        row_text(LOCAL_TEXT("Costs nothing!"));
    }
    row_below(LOCAL_TEXT("Best "));
    write_choice(cost ? puzzle()->best : ten.choice);
}

static void draw_choosing(void) {
    draw_position();
    row_second();
    row_arrow(true);
    write_choice(ten.choice);
    if (ten.stage == WALKING) {
        uint8_t column = display_column();
        draw_cost(puzzle()->choice[ten.choice].cost, 1);
        row_align_right(column);
    }
}

static void draw_looking(void) {
    draw_position();
    row_second();
    game()->puzzles->draw_setting();
}

/* A sum of chances of ten puzzles is no chance, so their mean is shown. */
static void draw_sum(void) {
    const struct puzzle_score *score = &ten.score;

    if (game()->puzzles->kind->is_chance) {
        draw_costs((score->cost + PUZZLES / 2) / PUZZLES, 1);
        row_text(LOCAL_TEXT(" each"));
    } else {
        draw_costs(score->cost, puzzle_score_wrong(score));
    }
}

static void draw_scored(void) {
    row_unsigned(ten.score.right);
    row_labelled(LOCAL_TEXT("/"), PUZZLES);
    row_character(' ');
    draw_seed();
    row_second();
    draw_sum();
}

static void draw(void) {
    if (ten.stage == SCORED) {
        draw_scored();
    } else if (ten.stage == ANNOUNCED || !is_there()) {
        draw_announced();
    } else if (ten.stage == LOOKING) {
        draw_looking();
    } else if (ten.stage == EVALUATED) {
        draw_judged();
    } else {
        draw_choosing();
    }
}

const FLASH struct screen screen_puzzle = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
};
