#include "device/dice.h"
#include "device/session.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/pips.h"
#include "ui/kit/roll.h"
#include "ui/kit/screens.h"
#include "ui/tenk/tenk_pages.h"
#include "ui/tenk/tenk_view.h"
#include <stddef.h>

/* Ten thousand for the screens that serve every game. Persons and computers go the same way from a
   throw to the next: something is chosen to be set aside, then to bank or to throw on, then it is
   done. */

enum line { PLAYERS = SETUP_OWN, FIRST, LAST = FIRST + TENK_PLAYERS - 1, LAST_TURNS, LINES };

static const FLASH char lines[] = SETUP_LINES "Players\t2\t3\t4\n"
                                              "P1\tperson\tthesis\tpoints\twinner\n"
                                              "P2\twinner\tpoints\tthesis\tperson\n"
                                              "P3\twinner\tpoints\tthesis\tperson\n"
                                              "P4\twinner\tpoints\tthesis\tperson\n"
                                              "Last turns\tno\tyes\n";
static const FLASH char setup_help[] =
    "First to 10000. Set aside scoring dice, then throw the rest or bank from 350. No scoring "
    "dice: the turn is lost. Last turns: others may still get past 10000.";
static const FLASH char play_help[] =
    "OK throws. Up, down: what to set aside, then throw or bank. Left: to the odds. Hold OK: "
    "play the advice.";
static const FLASH char prompt_text[] = "OK throws";
static const FLASH char look_text[] = "OK sets aside";
static const FLASH char throw_text[] = "\176throw bank";
static const FLASH char bank_text[] = " throw\176bank";
static const FLASH char bust_text[] = "Bust! Lost";
static const FLASH char beat_text[] = "Beat ";
static const FLASH char wins_text[] = " wins!\n";
static const FLASH char points_text[] = " points \177";
static const FLASH char straight_text[] = "Straight!\n+1500";

/* From TENK_NOTHING_ASIDE on. */
static const FLASH char nothing_aside[] = "Set dice aside";
static const FLASH char hot_dice[] = "Hot dice: throw!";
static const FLASH char below_minimum[] = "Bank needs 350";
static const FLASH char *const FLASH refusals[] = {nothing_aside, hot_dice, below_minimum};

static uint8_t begin(void) {
    tenk_history_start(&session.tenk_history);
    tenk_view_open();
    return SCREEN_PLAY;
}

static uint8_t resume(uint8_t nothing) {
    (void)nothing;
    if (!tenk_is_sound(&session.tenk)) {
        return false;
    }
    begin();
    return true;
}

/* The values of a computer's line are in the opposite order. */
static uint8_t chosen(uint8_t line) {
    struct tenk *game = &session.tenk;

    (void)line;
    game->players = setup_values[PLAYERS] + 2;
    game->last_turns = setup_values[LAST_TURNS];
    for (uint8_t player = 0; player < TENK_PLAYERS; player++)
        game->kind[player] = setup_values[FIRST + player] ^ (player ? TENK_WINNER : 0);
    tenk_start(game);
    return begin();
}

static bool is_computer(void) {
    return tenk_view_kind() != TENK_PERSON;
}

static uint8_t standing(uint8_t nothing) {
    (void)nothing;
    return (session.tenk.phase == TENK_OVER ? STANDING_WON : STANDING_PERSON) + is_computer();
}

static void refuse(uint8_t why) {
    tenk_view.refusal = why;
    beeper_play(TUNE_REFUSE);
}

/* What the player has in mind. */
static uint8_t carry_out(struct tenk_view *view) {
    enum tenk_answer answer = tenk_set_aside(&session.tenk, &view->scoring, view->bank);

    if (answer != TENK_DONE) {
        refuse(answer);
        return PLAY_STAY;
    }
    tenk_history_choose(&session.tenk_history, view->scoring.choice);
    return view->bank ? PLAY_WAITING : PLAY_ROLLING;
}

static void take_advice(struct tenk_view *view) {
    scoring_choose(&view->scoring, tenk_advice.choice);
    view->bank = tenk_advice.bank;
    view->stage = TENK_DECIDING;
}

static uint8_t act(uint8_t nothing) {
    struct tenk_view *view = &tenk_view;
    uint8_t phase = session.tenk.phase;

    (void)nothing;
    if (phase == TENK_LOST) {
        tenk_pass(&session.tenk);
        return PLAY_WAITING;
    }
    if (is_computer() && pages_working())
        return PLAY_STAY;
    if (phase != TENK_THROWN)
        return PLAY_ROLLING;
    if (view->stage == TENK_DECIDING)
        return carry_out(view);
    take_advice(view);
    return PLAY_WAITING;
}

static uint8_t dice_to_throw(const struct tenk *game) {
    return game->phase == TENK_ATTEMPT ? 1 : game->dice;
}

/* The face on the LEDs and as many more as there are dice; of an attempt none. */
static uint8_t thrown(uint8_t face) {
    struct tenk *game = &session.tenk;
    uint8_t dice = dice_to_throw(game);
    uint8_t faces[DICE_FACES];

    faces[0] = face;
    for (uint8_t die = 1; die < dice; die++)
        faces[die] = dice_throw();
    tenk_history_add(&session.tenk_history, faces, dice, dice == DICE_FACES && game->stake == 0,
                     game->turn, game->round);
    tenk_throw(game, &tenk_view.scoring, faces);
    tenk_view_open();
    if (game->phase != TENK_READY)
        return PLAY_WAITING;
    tenk_history_choose(&session.tenk_history, SCORING_ATTEMPTED);
    return PLAY_SHOWN;
}

/* To bank, where it is allowed, is offered first. */
static uint8_t key_select(struct tenk_view *view) {
    if (view->stage == TENK_DECIDING)
        return false;
    if (view->stage == TENK_CHOOSING && view->scoring.choice == SCORING_NOTHING) {
        refuse(TENK_NOTHING_ASIDE);
    } else {
        view->stage++;
        view->bank = tenk_may_bank(&session.tenk, &view->scoring) == TENK_DONE;
    }
    return true;
}

/* Held, select plays the advice. It has gone on to deciding by being pressed; if it has not, it has
   been down since before the throw. */
static uint8_t key_select_held(struct tenk_view *view) {
    if (view->stage != TENK_DECIDING || pages_working())
        return true;
    take_advice(view);
    return GAME_KEY_ACTS;
}

static uint8_t key(uint8_t pressed) {
    struct tenk_view *view = &tenk_view;

    if (session.tenk.phase != TENK_THROWN)
        return false;
    if (pressed == KEY_SELECT + GAME_KEY_HELD)
        return key_select_held(view);
    if (pressed > GAME_KEY_HELD)
        return false;
    view->refusal = TENK_DONE;
    if (pressed == KEY_SELECT)
        return key_select(view);
    if (view->stage == TENK_LOOKING)
        return false;
    if (pressed == KEY_LEFT)
        view->stage--;
    else if (view->stage == TENK_DECIDING)
        view->bank ^= 1;
    else
        tenk_view_step(pressed == KEY_UP ? 1 : -1);
    return true;
}

enum { NUMBER_WIDTH = 5 };

/* The text of the second row, if there is to be one, and the steps behind it, if
   not 0. */
static const FLASH char *prompt_of(bool prompting, uint16_t *steps) {
    const struct tenk *game = &session.tenk;
    const struct tenk_view *view = &tenk_view;

    *steps = 0;
    if (view->refusal)
        return refusals[view->refusal - TENK_NOTHING_ASIDE];
    if (game->phase == TENK_LOST) {
        *steps = game->stake;
        return bust_text;
    }
    if (game->phase == TENK_THROWN) {
        if (view->stage == TENK_DECIDING) {
            *steps = game->stake;
            if (!scoring_is_attempt(&view->scoring))
                *steps += view->scoring.steps;
            return view->bank ? bank_text : throw_text;
        }
        if (view->stage == TENK_LOOKING && prompting && !is_computer())
            return look_text;
        return NULL;
    }
    *steps = tenk_strongest_other(game);
    return prompting && *steps >= TENK_GOAL_STEPS ? beat_text : NULL;
}

static uint8_t prompt(uint8_t prompting) {
    uint16_t steps;
    const FLASH char *text;

    if (is_computer() && !pages_working())
        prompting = true;
    text = prompt_of(prompting, &steps);
    display_at(1, 0);
    if (text == NULL) {
        prompting &= session.tenk.phase == TENK_THROWN;
        if (prompting)
            tenk_view_draw_player();
        return prompting;
    }
    text_flash(text);
    if (steps)
        text_padded((uint16_t)(steps * SCORING_POINTS), NUMBER_WIDTH);
    return true;
}

static void draw_rolling(const struct tenk *game) {
    uint8_t dice = dice_to_throw(game);
    uint8_t face = roll_shown();

    tenk_view_draw_player();
    text_character('\n');
    for (; dice; dice--) {
        face = pips_next(face);
        text_character((char)(face - 1));
    }
}

static void draw_over(const struct tenk *game) {
    tenk_view_draw_name(game->turn);
    text_flash(wins_text);
    tenk_view_draw_points(game->score[game->turn]);
    text_flash(points_text);
}

static uint8_t draw(uint8_t state) {
    const struct tenk *game = &session.tenk;

    if (state == PLAY_ROLLING)
        draw_rolling(game);
    else if (state == PLAY_SHOWN)
        text_flash(straight_text);
    else if (state == PLAY_OVER)
        draw_over(game);
    else
        tenk_view_draw(tenk_view.stage == TENK_LOOKING ? SCORING_NOTHING
                                                       : tenk_view.scoring.choice);
    return 0;
}

const FLASH struct game game_tenk = {
    .lines_count = LINES,
    .lines = lines,
    .setup_help = setup_help,
    .prompt = prompt_text,
    .play_help = play_help,
    .task =
        {
            [GAME_CHOSEN] = chosen,
            [GAME_RESUME] = resume,
            [GAME_STANDING] = standing,
            [GAME_ACT] = act,
            [GAME_THROWN] = thrown,
            [GAME_KEY] = key,
            [GAME_DRAW] = draw,
            [GAME_PROMPT] = prompt,
            [GAME_PAGES] = tenk_pages,
            [GAME_PAGE_START] = tenk_page_start,
            [GAME_PAGE_STEP] = tenk_page_step,
            [GAME_PAGE_DRAW] = tenk_page_draw,
            [GAME_PAGE_ADJUST] = tenk_page_adjust,
        },
};
