#include "device/features.h"
#include "games/tenk/tenk.h"
#include "games/tenk/tenk_engine.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/kit/game.h"
#include "ui/tenk/tenk_pages.h"
#include "ui/tenk/tenk_picture.h"
#include "ui/tenk/tenk_view.h"
#include <stddef.h>
#include <string.h>

/* Ten thousand. Persons and computers go the same way from a throw to the next: something is chosen
   to be set aside, then to bank or to throw on, then it is done. */

/* ---- a game begins, or goes on --------------------------------------------------------------- */

static const FLASH char *const FLASH kinds[] = {
    [TENK_PERSON] = TEXT("person"),
    [TENK_THESIS] = TEXT("thesis"),
    [TENK_POINTS] = TEXT("points"),
    [TENK_WINNER] = TEXT("winner"),
};

#define PLAYER(label, kind)                                                                        \
    {                                                                                              \
        .name = TEXT(label), .least = TENK_PERSON, .most = TENK_WINNER, .initial = (kind),         \
        .texts = kinds                                                                             \
    }

static const FLASH struct option options[TENK_OPTIONS] = {
    [TENK_OPTION_PLAYERS] = {.name = TEXT("Players"),
                             .least = 2,
                             .most = TENK_PLAYERS,
                             .initial = 2},
    [TENK_OPTION_FIRST_SEAT] = PLAYER("P1", TENK_PERSON),
    [TENK_OPTION_FIRST_SEAT + 1] = PLAYER("P2", TENK_POINTS),
    [TENK_OPTION_FIRST_SEAT + 2] = PLAYER("P3", TENK_POINTS),
    [TENK_OPTION_FIRST_SEAT + 3] = PLAYER("P4", TENK_POINTS),
    [TENK_OPTION_LAST_TURNS] = {.name = TEXT("Last turns"), .most = true, .texts = options_no_yes},
};

/* Last turns are not played. */
static const FLASH uint8_t shown[TENK_OPTIONS + 1] = {
    2, TENK_POINTS, TENK_WINNER, TENK_WINNER, TENK_WINNER, false, LEVEL_GOOD};

WORKSPACE_HOLDS(struct tenk_engine_memory);
_Static_assert(!HAS_PUZZLES || !WIN_TABLE_COARSE, "no cost is certain enough for a puzzle");
PUZZLES_FIT(sizeof(struct tenk_engine_memory));

/* ---- a turn ---------------------------------------------------------------------------------- */

static bool chosen(decision_t *decision) {
    struct tenk_view *view = tenk_view();
    enum tenk_answer answer =
        view->bank ? tenk_may_bank(tenk_in_play(), &view->scoring) : TENK_DONE;

    if (view->stage != TENK_DECIDING || answer != TENK_DONE) {
        view->refusal = answer;
        return false;
    }
    *decision = tenk_decision_pack(view->scoring.choice, view->bank);
    return true;
}

static void choose(decision_t decision) {
    struct tenk_view *view = tenk_view();

    view->advice =
        (struct tenk_advice){tenk_decision_choice(decision), tenk_decision_is_banked(decision)};
    tenk_view_take_advice();
}

/* To throw on throws at once; a lost turn is read. */
static enum play_state after(const void *before, const struct event *event) {
    const struct tenk *game = tenk_in_play();

    if (event->turn.kind == TURN_DECIDE) {
        return tenk_decision_is_banked(event->decision) ? PLAY_WAITING : PLAY_ROLLING;
    }
    if (game->phase == TENK_THROWN) {
        return PLAY_WAITING;
    }
    return game->turn == ((const struct tenk *)before)->turn ? PLAY_SHOWN : PLAY_READ;
}

/* ---- keys ------------------------------------------------------------------------------------ */

static bool has_choices(const struct tenk_view *view) {
    return view->scoring.last > 1;
}

/* To bank, where it is allowed, is offered first. Of an attempt there is nothing to decide. */
static enum key_answer key_select(struct tenk_view *view) {
    if (view->stage == TENK_DECIDING) {
        return KEY_NOT_TAKEN;
    }
    if (view->stage == TENK_LOOKING && has_choices(view)) {
        view->stage = TENK_CHOOSING;
        return KEY_TAKEN;
    }
    view->stage = TENK_DECIDING;
    view->bank = tenk_may_bank(tenk_in_play(), &view->scoring) == TENK_DONE;
    return scoring_is_attempt(&view->scoring) ? KEY_NOT_TAKEN : KEY_TAKEN;
}

/* Held, select plays the advice. When it was pressed the player began to choose or decide; where
   that is not so, it has been down since before the throw, and is not meant. */
static enum key_answer key_held(const struct tenk_view *view, enum key key) {
    if (key != KEY_SELECT) {
        return KEY_NOT_TAKEN;
    }
    if (view->stage == TENK_LOOKING || !view->is_advised) {
        return KEY_TAKEN;
    }
    tenk_view_take_advice();
    return KEY_ACTS;
}

static void key_up_or_down(struct tenk_view *view, int8_t by) {
    if (view->stage == TENK_DECIDING) {
        view->bank = !view->bank;
    } else {
        tenk_view_step(by);
    }
}

static enum key_answer key(struct key_event event) {
    struct tenk_view *view = tenk_view();

    if (tenk_in_play()->phase != TENK_THROWN) {
        return KEY_NOT_TAKEN;
    }
    if (event.phase == KEY_HELD) {
        return key_held(view, event.key);
    }
    view->refusal = TENK_DONE;
    if (event.key == KEY_SELECT) {
        return key_select(view);
    }
    if (view->stage == TENK_LOOKING) {
        return KEY_NOT_TAKEN;
    }
    if (event.key == KEY_LEFT) {
        view->stage =
            view->stage == TENK_DECIDING && has_choices(view) ? TENK_CHOOSING : TENK_LOOKING;
    } else {
        key_up_or_down(view, event.key == KEY_UP ? 1 : -1);
    }
    return KEY_TAKEN;
}

#if HAS_COACH
#define KEYS_OF_COACH                                                                              \
    " Coach: chances to win, ~: the last digit may be off by one; pts: of the turn."
#else
#define KEYS_OF_COACH
#endif

/* Before a choice also what is at stake. */
static void draw_puzzle(void) {
    enum { STAKE_COLUMN = 7 };

    if (tenk_view()->stage != TENK_LOOKING) {
        tenk_draw();
        return;
    }
    tenk_draw_throw(&tenk_view()->scoring, SCORING_NOTHING);
    display_at(0, STAKE_COLUMN);
    row_text(LOCAL_TEXT("stake "));
    tenk_draw_points(tenk_in_play()->stake);
}

static void draw_setting(void) {
    tenk_draw_pair(1);
}

const FLASH struct game game_tenk = {
    .entry = {.name = TEXT("Ten thousand")},
    .rules = TEXT(
        "First to 10000. Set aside what scores (see the pages), then throw the rest or bank, "
        "from 350 on. No score: turn and stake are lost. All six aside: throw all again. Last "
        "turns: others may get past 10000. Computers: thesis is easy, points good, winner best."),
    .keys = TEXT("OK throws, sets aside, does it. Up, down: choose; otherwise pages. Left: back. "
                 "Hold OK: the advice. Stake: not yet banked." KEYS_OF_COACH),
    .prompt = TEXT("OK throws 6 dice"),
    .brief = TEXT("10000"),
    .options = options,
    .option_count = TENK_OPTIONS,
    .first_seat = TENK_OPTION_FIRST_SEAT,
    .seats = TENK_PLAYERS,
    .seats_taken = TENK_OPTION_PLAYERS,
    .shown = shown,
    .pages = tenk_pages,
    .puzzles = FLASH_IF(HAS_PUZZLES, &tenk_puzzles),
    .question = TEXT("You have thrown this, to 10000. In brackets what is set aside; then bank, or "
                     "throw so many dice. Up, down: choices. OK: this one. Left: back."),
    .open = tenk_view_open,
    .key = key,
    .chosen = chosen,
    .choose = choose,
    .after = after,
    .draw = tenk_draw,
    .draw_puzzle = draw_puzzle,
    .draw_setting = draw_setting,
    .draw_prompt = tenk_draw_prompt,
    .draw_rolling = tenk_draw_rolling,
    .draw_event = tenk_draw_event,
    .draw_over = tenk_draw_over,
    .write_player = tenk_draw_name,
    .write_decision = tenk_write_decision,
    .write_throw = tenk_write_throw,
};
