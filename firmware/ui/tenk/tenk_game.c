#include "device/features.h"
#include "device/proof.h"
#include "games/tenk/tenk_rules.h"
#include "ui/feedback/beeper.h"
#include "ui/kit/game.h"
#include "ui/tenk/tenk_history_pages.h"
#include "ui/tenk/tenk_judging.h"
#include "ui/tenk/tenk_pages.h"
#include "ui/tenk/tenk_picture.h"
#include "ui/tenk/tenk_puzzle_view.h"
#include "ui/tenk/tenk_review.h"
#include "ui/tenk/tenk_thinking.h"
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

static void open_table(void) {
    tenk_history_start(tenk_throws());
    tenk_history_show_newest();
    workspace_forget();
    if (HAS_REVIEW) {
        tenk_judging_open();
    }
    tenk_view_open();
}

static bool resume(void) {
    if (!tenk_is_sound(tenk_in_play())) {
        return false;
    }
    open_table();
    return true;
}

static const FLASH char *begin(const uint8_t chosen[]) {
    struct tenk *game = tenk_in_play();

    *game = (struct tenk){.players = chosen[TENK_OPTION_PLAYERS],
                          .last_turns = chosen[TENK_OPTION_LAST_TURNS]};
    memcpy(game->kind, &chosen[TENK_OPTION_FIRST_SEAT], game->players);
    tenk_start(game);
    open_table();
    return NULL;
}

/* ---- a turn ---------------------------------------------------------------------------------- */

static enum standing standing(void) {
    bool computer = tenk_is_computers_turn();

    if (tenk_in_play()->phase == TENK_OVER) {
        return computer ? STANDING_LOST : STANDING_WON;
    }
    return computer ? STANDING_COMPUTER : STANDING_PERSON;
}

static void refuse(enum tenk_answer why) {
    tenk_view()->refusal = why;
    beeper_play(TUNE_REFUSE);
}

/* What the player has in mind. */
static enum play_state carry_out(void) {
    struct tenk_view *view = tenk_view();
    uint8_t player = tenk_in_play()->turn;
    uint16_t stake = tenk_in_play()->stake;
    enum tenk_answer answer = tenk_set_aside(tenk_in_play(), &view->scoring, view->bank);

    if (answer != TENK_DONE) {
        refuse(answer);
        return PLAY_REFUSED;
    }
    tenk_history_choose(tenk_throws(), view->scoring.choice);
    if (HAS_REVIEW) {
        tenk_judging_decided(player, stake, &view->scoring, view->bank);
    }
    return view->bank ? PLAY_WAITING : PLAY_ROLLING;
}

static enum play_state act(void) {
    switch (tenk_in_play()->phase) {
    case TENK_LOST:
        tenk_pass(tenk_in_play());
        return PLAY_WAITING;
    case TENK_THROWN:
        break;
    default:
        return PLAY_ROLLING;
    }
    if (tenk_view()->stage == TENK_DECIDING) {
        return carry_out();
    }
    tenk_view_take_advice();
    return PLAY_WAITING;
}

static void remember(const uint8_t faces[], uint8_t dice) {
    const struct tenk *game = tenk_in_play();
    bool begins = dice == DICE_FACES && game->stake == 0;

    tenk_history_add(tenk_throws(), faces, dice, begins, game->turn, game->round);
    tenk_history_show_newest();
}

/* The face on the LEDs and as many more as there are dice; of an attempt none. */
static enum play_state thrown(uint8_t face) {
    struct tenk *game = tenk_in_play();
    uint8_t dice = tenk_dice_to_throw(game);
    bool attempt = game->phase == TENK_ATTEMPT;
    uint8_t faces[DICE_FACES];

    tenk_view()->rolling = dice;
    faces[0] = face;
    for (uint8_t die = 1; die < dice; die++) {
        faces[die] = proof_die();
    }
    remember(faces, dice);
    tenk_throw(game, &tenk_view()->scoring, faces);
    if (HAS_REVIEW) {
        tenk_judging_thrown(attempt);
    }
    tenk_view_open();
    if (game->phase != TENK_READY) {
        return PLAY_WAITING;
    }
    tenk_history_choose(tenk_throws(), SCORING_ATTEMPTED);
    return PLAY_SHOWN;
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
    .thrown_bytes = sizeof(struct tenk_session),
    .pages = tenk_pages,
    .review = HAS_REVIEW ? &tenk_review : NULL,
    .puzzles = HAS_PUZZLES ? &tenk_puzzle_view : NULL,
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .act = act,
    .thrown = thrown,
    .key = key,
    .think = tenk_think,
    .draw = tenk_draw,
    .draw_prompt = tenk_draw_prompt,
};
