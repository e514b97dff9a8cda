#include "games/tenk/tenk.h"
#include "games/tenk/tenk_engine.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/game.h"
#include "ui/kit/odds_setting.h"
#include "ui/tenk/tenk_pages.h"
#include "ui/tenk/tenk_view.h"
#include <stddef.h>
#include <string.h>

/* Ten thousand. Persons and computers go through the same stages after a throw: choose what to set
   aside, decide to bank or to throw on, and do it. */

/* ---- options of a game ----------------------------------------------------------------------- */

static const FLASH char *const FLASH kinds[] = {
    [TENK_PERSON] = TEXT("person"),
    [TENK_THESIS] = TEXT("CPU easy"),
    [TENK_POINTS] = TEXT("CPU good"),
    [TENK_WINNER] = TEXT("CPU best"),
};

#define PLAYER(label, kind)                                                                        \
    { .name = TEXT(label), .most = TENK_WINNER, .initial = (kind), .texts = kinds }

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

/* Two computers play, without last turns. */
static const FLASH uint8_t shown[TENK_OPTIONS + 1] = {
    2, TENK_POINTS, TENK_WINNER, TENK_WINNER, TENK_WINNER, false, LEVEL_GOOD};

WORKSPACE_HOLDS(struct tenk_engine_memory);

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

/* A decision to throw on throws at once. A lost turn is shown as PLAY_READ. */
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

/* Offers to bank first, if that is allowed. An attempt leaves nothing to decide. While the odds are
   hidden the first choice is offered, because the one worth most is often the best. */
static enum key_answer key_select(struct tenk_view *view) {
    if (view->stage == TENK_DECIDING) {
        return KEY_NOT_TAKEN;
    }
    if (view->stage == TENK_LOOKING && has_choices(view)) {
        view->stage = TENK_CHOOSING;
        if (odds_are_hidden()) {
            scoring_choose(&view->scoring, SCORING_NOTHING + 1);
        }
        return KEY_TAKEN;
    }
    view->stage = TENK_DECIDING;
    view->bank = tenk_may_bank(tenk_in_play(), &view->scoring) == TENK_DONE;
    return scoring_is_attempt(&view->scoring) ? KEY_NOT_TAKEN : KEY_TAKEN;
}

/* Holding select plays the advice. Pressing it has begun to choose or to decide; if the player is
   still looking, the key has been down since before the throw and is ignored. */
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

/* ---- the picture ----------------------------------------------------------------------------- */

enum { NUMBER_WIDTH = 5, OK_COLUMN = 11, WORDS_COLUMN = 8, VERB_COLUMN_MOST = 10 };

static void draw_attempt(void) {
    row_text(LOCAL_TEXT("OK: one try 1500"));
}

/* The steps at stake, or banked, after a choice. */
static uint16_t steps_aside(const struct scoring *scoring) {
    return tenk_in_play()->stake + scoring->steps;
}

static void draw_decision(const struct tenk_view *view) {
    row_arrow(!view->bank);
    row_text(LOCAL_TEXT("throw"));
    row_arrow(view->bank);
    row_text(LOCAL_TEXT("bank"));
    if (steps_aside(&view->scoring)) {
        row_padded((uint16_t)(steps_aside(&view->scoring) * SCORING_POINTS), NUMBER_WIDTH);
    }
}

/* Takes turns with the odds. While the player looks it shows the scores, because the dice take
   their place in the first row; for a choice what OK does. */
static bool draw_throw_prompt(const struct tenk_view *view, bool prompting) {
    if (view->stage == TENK_DECIDING) {
        draw_decision(view);
        return true;
    }
    if (tenk_is_computers_turn()) {
        prompting = view->is_advised;
    }
    if (!prompting && !odds_are_hidden()) {
        return false;
    }
    if (view->stage == TENK_LOOKING) {
        tenk_draw_pair(tenk_in_play(), 1);
    } else if (scoring_is_attempt(&view->scoring)) {
        draw_attempt();
    } else {
        row_text(LOCAL_TEXT("OK: stake "));
        tenk_draw_points(steps_aside(&view->scoring));
    }
    return true;
}

/* What OK throws, and the stake; in a last turn of the house rule the score to beat. */
static bool draw_ready_prompt(const struct tenk *game, bool prompting) {
    uint16_t best = tenk_strongest_other(game);

    if (!prompting) {
        return false;
    }
    if (game->phase == TENK_ATTEMPT) {
        draw_attempt();
    } else if (game->stake) {
        row_text(LOCAL_TEXT("Stake "));
        tenk_draw_points(game->stake);
        display_at(1, OK_COLUMN);
        row_labelled(LOCAL_TEXT("OK "), game->dice);
        row_face(DICE_FACES);
    } else if (best >= TENK_GOAL_STEPS) {
        row_text(LOCAL_TEXT("OK: beat "));
        tenk_draw_points(best);
    } else {
        return false;
    }
    return true;
}

static bool draw_prompt(bool prompting) {
    const struct tenk *game = tenk_in_play();
    const struct tenk_view *view = tenk_view();

    if (view->refusal != TENK_DONE) {
        row_text(view->refusal == TENK_HOT_DICE ? LOCAL_TEXT("Hot dice: throw!")
                                                : LOCAL_TEXT("Bank needs 350"));
        return true;
    }
    return game->phase == TENK_THROWN ? draw_throw_prompt(view, prompting)
                                      : draw_ready_prompt(game, prompting);
}

/* The scores are those from before the throw: the arrow would tell of a turn that is lost. */
static void draw_rolling(const void *before) {
    const struct tenk *game = before;
    uint8_t dice = tenk_dice_to_throw(game);
    uint8_t face = roll_shown();

    tenk_draw_pair(game, 0);
    row_second();
    for (; dice; dice--) {
        face = pips_next(face);
        row_face(face);
    }
}

static void draw_over(void) {
    const struct tenk *game = tenk_in_play();

    row_winner(game->turn, game->kind, game->players);
    row_second();
    tenk_draw_points(game->score[game->turn]);
    row_text(LOCAL_TEXT(" points"));
}

/* An attempt is made with five different faces, which always score. So a lost throw that scores was
   an attempt. */
static void draw_lost(const struct tenk *game, const struct scoring *scoring) {
    if (scoring->best != SCORING_NOTHING) {
        row_text(LOCAL_TEXT("Straight missed"));
    } else {
        tenk_draw_throw(scoring, SCORING_NOTHING);
        display_at(0, WORDS_COLUMN);
        row_text(LOCAL_TEXT("no score"));
    }
    row_below(LOCAL_TEXT("Turn lost"));
    if (game->stake) {
        row_text(LOCAL_TEXT(": "));
        tenk_draw_points(game->stake);
    }
}

/* Repeats the throw, to show it as it was before the turn passed on. */
static void draw_event(const void *before, const struct event *event) {
    struct scoring scoring;
    struct tenk game = *(const struct tenk *)before;

    tenk_read(&game, &scoring);
    tenk_throw(&game, &scoring, event->dice.die);
    if (game.phase == TENK_LOST) {
        draw_lost(&game, &scoring);
    } else {
        row_texts(LOCAL_TEXT("Straight!"), LOCAL_TEXT("+1500 at stake"));
    }
}

/* The dice, and after them the computer's name, or what OK does for a person. */
static void draw_whole_throw(const struct tenk_view *view) {
    tenk_draw_throw(&view->scoring, SCORING_NOTHING);
    display_at(0, WORDS_COLUMN);
    if (tenk_is_computers_turn()) {
        tenk_draw_name(tenk_in_play()->turn);
    } else {
        row_text(LOCAL_TEXT("OK: take"));
    }
}

static void draw(void) {
    const struct tenk_view *view = tenk_view();

    if (tenk_in_play()->phase == TENK_THROWN && view->stage == TENK_LOOKING) {
        draw_whole_throw(view);
    } else {
        tenk_draw_table(view->scoring.choice);
    }
}

/* ---- in text --------------------------------------------------------------------------------- */

static void write_dice(const uint8_t count[]) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t seen = 0; seen < count[face]; seen++) {
            row_face(face + 1);
        }
    }
}

static const FLASH char *verb(const struct scoring *scoring, bool bank) {
    if (bank) {
        return LOCAL_TEXT(" bank");
    }
    return scoring_is_attempt(scoring) ? LOCAL_TEXT(" try") : LOCAL_TEXT(" throw");
}

/* After a name there is room only for the dice set aside. All six, which must be thrown again, may
   leave none for the verb. */
static void write_decision(const void *before, decision_t decision) {
    struct scoring scoring;

    tenk_read(before, &scoring);
    scoring_choose(&scoring, tenk_decision_choice(decision));
    if (display_column() == 0) {
        tenk_draw_aside(&scoring);
        tenk_draw_rest(&scoring);
    } else {
        write_dice(scoring.aside);
    }
    if (display_column() <= VERB_COLUMN_MOST) {
        row_text(verb(&scoring, tenk_decision_is_banked(decision)));
    }
}

static void write_throw(const void *before, const struct derived_throw *dice) {
    const struct tenk *game = before;
    uint8_t count[DICE_FACES];

    dice_multiset_count(count, dice->die, tenk_dice_to_throw(game));
    row_text(game->phase == TENK_ATTEMPT ? LOCAL_TEXT("tried ") : LOCAL_TEXT("threw "));
    write_dice(count);
}

const FLASH struct game game_tenk = {
    .entry = {.name = TEXT("Ten thousand")},
    .rules =
        TEXT("First to 10000. Set aside what scores (see the pages), then throw the rest or bank, "
             "from 350 on. No score: turn and stake are lost. All six aside: throw all again. Last "
             "turns: others may get past 10000."),
    .keys = TEXT("OK throws, sets aside, does it. Up, down: choose; otherwise pages. Left: back. "
                 "Hold OK: the advice. Stake: not yet banked. ~: the last digit may be off by "
                 "one."),
    .prompt = TEXT("OK throws 6 dice"),
    .brief = TEXT("10000"),
    .options = options,
    .option_count = TENK_OPTIONS,
    .first_seat = TENK_OPTION_FIRST_SEAT,
    .seats = TENK_PLAYERS,
    .seats_taken = TENK_OPTION_PLAYERS,
    .shown = shown,
    .pages = tenk_pages,
    .puzzles = &tenk_puzzle_view,
    .open = tenk_view_open,
    .key = key,
    .chosen = chosen,
    .choose = choose,
    .after = after,
    .draw = draw,
    .draw_prompt = draw_prompt,
    .draw_rolling = draw_rolling,
    .draw_event = draw_event,
    .draw_over = draw_over,
    .write_player = tenk_draw_name,
    .write_decision = write_decision,
    .write_throw = write_throw,
};
