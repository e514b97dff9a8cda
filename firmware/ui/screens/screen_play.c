#include "ui/screens/screen_play.h"

#include "core/number/flash.h"
#include "device/features.h"
#include "device/proof.h"
#include "device/session.h"
#include "device/settings.h"
#include "hal/lcd.h"
#include "ui/coach/coach.h"
#include "ui/coach/screen_coach.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/page_runner.h"
#include "ui/play/play_over.h"
#include "ui/play/play_review.h"
#include "ui/play/play_thinking.h"
#include <stddef.h>

/* Waiting for a move, the die rolling, what happened, who has won; behind it the pages of odds. */

/* The second row shows what to do and how things stand in turn, each for so many milliseconds. */
enum { PROMPT_PERIOD = 2048 };

/* How long a move stays to be seen and the computer to be thinking, by enum settings_speed. */
static const FLASH uint16_t pauses[] = {3000, 1500, 500};

static struct {
    enum play_state state;
    enum play_state next;      /* after PLAY_ROLLING, once the die is decided */
    bool changing;             /* up and down change the number of the page in front */
    bool prompting;            /* the second row says what to do, not how things stand */
    bool was_known;            /* how things stand, when that was last looked at */
    const FLASH char *refusal; /* why a key has done nothing, until the next; or NULL */
    bool acting;               /* a person has acted, and a chance is waited for */
    bool fresh;                /* the state is to begin with the next tick */
    uint16_t since;            /* when the state began */
    uint16_t prompted_since;   /* when the second row last changed from the one to the other */
} play;

/* ---- from one state to the next -------------------------------------------------------------- */

static void go(enum play_state next) {
    play_thinking_forget();
    play.state = next;
    play.fresh = true;
    play.changing = false;
    play.acting = false;
    play_over_forget();
    if (HAS_COACH) {
        page_runner_explain(); /* who may have been in the place of that */
    }
    screens_redraw();
}

static bool is_computers_turn(void) {
    return games_in_hand()->standing() == STANDING_COMPUTER;
}

/* The computer thinks before odds are computed, and before both what the review is owed, unless the
   page finds that itself. */
static void wait_for_page(void) {
    if (is_computers_turn() || (play_review_is_owed() && !play_review_is_of_page())) {
        page_runner_suspend();
    } else {
        page_runner_restart();
    }
}

/* After what has been shown, or at once when there is nothing to show. The page that somebody looks
   at while computers move stays in front. */
static void wait_for_move(void) {
    const FLASH struct game *game = games_in_hand();

    if (standing_is_over(game->standing())) {
        go(PLAY_OVER);
        play_over_explain();
    } else {
        go(PLAY_WAITING);
        wait_for_page();
    }
}

static void refuse(const FLASH char *why) {
    play.refusal = why;
    beeper_play(TUNE_REFUSE);
}

static void keep(void) {
    if (standing_is_over(games_in_hand()->standing())) {
        games_end();
    }
    session_keep();
}

/* What a throw does is done and kept before its die begins to roll: whoever pulls the battery while
   it rolls, or when it has come to rest, has thrown. */
static void throw_die(void) {
    struct foretold foretold;

    proof_open_throw(&foretold);
    roll_decide(proof_die());
    play.next = games_in_hand()->thrown(roll_decided());
    proof_close_throw();
    keep();
}

static void begin_rolling(void) {
    go(PLAY_ROLLING);
    roll_start(0);
    if (!dice_wait()) {
        throw_die();
    }
}

/* What was done is kept. */
static void go_on(enum play_state next) {
    if (next == PLAY_SHOWN && games_in_hand()->sound) {
        games_in_hand()->sound();
    }
    if (standing_is_over(games_in_hand()->standing())) {
        beeper_play(TUNE_WIN);
    }
    if (next == PLAY_WAITING) {
        wait_for_move();
    } else {
        go(next);
    }
}

/* Where nothing has come of a decision that was weighed, the page has lost its workspace. */
static void stay(void) {
    if (HAS_COACH && coach_warns()) {
        wait_for_page();
    }
}

/* After a move, or a part of it. */
static void follow(enum play_state next) {
    if (next == PLAY_ROLLING) {
        begin_rolling();
    } else if (next == PLAY_REFUSED) {
        stay();
    } else {
        keep();
        go_on(next);
    }
}

void play_open(void) {
    page_runner_open(games_in_hand());
    play_review_open();
    wait_for_move();
}

/* Who was asked and is sure acts in the next pass. */
static void come_from_coach(void) {
    wait_for_move();
    play.acting = coach_is_sure();
}

/* A game that was over when another was shown in its place is gone. */
static void enter(void) {
    if (games_place() == GAMES_COUNT) {
        screens_pop();
        return;
    }
    pips_show(roll_shown());
    play.fresh = true;
    if (play.state == PLAY_ROLLING) {
        roll_start(roll_decided());
    } else if (HAS_COACH && coach_was_in_front()) {
        come_from_coach();
    } else if (play.state == PLAY_WAITING) {
        page_runner_resume();
    } else if (play.state == PLAY_OVER) {
        play_over_explain();
    } else {
        wait_for_move();
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* What comes of it comes with a tick (tick_acting), at the earliest with that of this pass. */
static void act_by_person(void) {
    play.acting = true;
    if (HAS_COACH) {
        coach_begin();
    }
}

/* Select moves for a person, and ends the computer's thinking and the pause behind it. */
static void key_at_game(enum key key) {
    if (key == KEY_LEFT) {
        screens_pop();
    } else if (games_in_hand()->standing() == STANDING_PERSON || play_thinking_hurry()) {
        act_by_person();
    }
}

static void key_select_or_left(enum key key) {
    if (play.changing) {
        play.changing = false;
    } else if (page_runner_shows_game()) {
        key_at_game(key);
    } else if (key == KEY_SELECT && page_runner_opens()) {
        screens_push(page_runner_opens());
    } else if (key == KEY_SELECT) {
        play.changing = page_runner_has_number();
    } else {
        page_runner_back();
    }
}

static void key_at_pages(enum key key) {
    if (key == KEY_SELECT || key == KEY_LEFT) {
        key_select_or_left(key);
    } else if (play.changing) {
        page_runner_change(key == KEY_UP ? 1 : -1);
    } else {
        page_runner_turn(key == KEY_DOWN ? 1 : -1);
    }
}

/* A person's keys go to the game first, while its own page is in front. */
static enum key_answer offer_to_game(struct key_event event) {
    const FLASH struct game *game = games_in_hand();

    if (game->key == NULL || !page_runner_shows_game() || game->standing() != STANDING_PERSON) {
        return KEY_NOT_TAKEN;
    }
    return game->key(event);
}

static void key_waiting(struct key_event event) {
    enum key_answer answer = offer_to_game(event);

    if (answer == KEY_ACTS) {
        act_by_person();
    } else if (answer == KEY_NOT_TAKEN && event.phase != KEY_HELD) {
        key_at_pages(event.key);
    }
}

/* A page that is being computed asks for its picture itself; until then the one before it stays. */
static void redraw_what_is_known(void) {
    if (play.state != PLAY_WAITING || page_runner_shows_game() || !page_runner_is_working()) {
        screens_redraw();
    }
}

/* The seats are changed in what is set up, and saved with the game. */
static void play_again(void) {
    const FLASH char *refusal;

    games_change_seats();
    refusal = games_begin();
    if (refusal == NULL) {
        play_open();
    } else {
        refuse(refusal);
    }
}

/* Of a die that waits for the dice to be ready nothing has been thrown yet. */
static void key_while_shown(enum key key) {
    bool can_be_ended = play.state == PLAY_SHOWN || (play.state == PLAY_ROLLING && dice_wait());

    if (can_be_ended) {
        wait_for_move();
    } else if (play.state == PLAY_OVER && play_over_key(key)) {
        play_again();
    }
}

/* Right comes here where the help gives way to the coach (let_coach_explain). */
static void key_coach(struct key_event event) {
    if (event.phase == KEY_PRESSED && coach_is_there()) {
        coach_open();
    }
}

static void key(struct key_event event) {
    if (event.phase == KEY_RELEASED) {
        return;
    }
    play.refusal = NULL;
    if (play.acting) {
        return;
    }
    if (HAS_COACH && event.key == KEY_RIGHT) {
        key_coach(event);
    } else if (play.state == PLAY_WAITING) {
        key_waiting(event);
    } else if (event.phase == KEY_PRESSED) {
        key_while_shown(event.key);
    }
    redraw_what_is_known();
}

/* ---- time ------------------------------------------------------------------------------------ */

static OUT_OF_LINE void show_prompt(bool prompting, uint16_t now) {
    play.prompting = prompting;
    play.prompted_since = now;
    screens_redraw();
}

static bool is_prompt_due(uint16_t now) {
    return (uint16_t)(now - play.prompted_since) >= PROMPT_PERIOD;
}

/* Of the turn of a person who may act the second row says so, every other moment, and first while
   nothing else is known. How things stand is seen as soon as that is known. */
static void prompt(bool computer, uint16_t now) {
    bool is_known = !page_runner_is_working();

    if (computer || games_in_hand()->prompt == NULL) {
        play.prompting = false;
    } else if (is_known && !play.was_known) {
        show_prompt(false, now);
    } else if (is_prompt_due(now)) {
        show_prompt(!play.prompting, now);
    }
    play.was_known = is_known;
}

/* Whether what the review is owed has had this slice. Of a person's turn the page that finds it
   comes first, until he acts. */
static bool tick_review(uint16_t elapsed, bool computer) {
    bool of_page = !computer && play_review_is_of_page();

    if (!play_review_is_owed() || (of_page && !play.acting && !page_runner_is_done())) {
        return false;
    }
    play_review_step();
    if (!of_page && elapsed >= PLAY_REVIEW_MOST) {
        play_review_give_up();
    }
    if (!of_page && !play_review_is_owed()) {
        wait_for_page();
    }
    return true;
}

/* The next page comes before what can be judged later. */
static void step_page(uint16_t now) {
    if (page_runner_is_idle()) {
        play_review_step();
    } else {
        page_runner_step(now);
    }
}

static bool is_to_act(uint16_t elapsed) {
    return elapsed >= PLAY_REVIEW_AWAITED || !play_review_is_owed();
}

/* What a person has decided is weighed first. */
static enum coach_answer weigh(uint16_t elapsed) {
    if (HAS_COACH && coach_warns()) {
        return coach_judge();
    }
    return is_to_act(elapsed) ? COACH_LETS : COACH_WEIGHS;
}

/* Of a decision, and where one can be taken back, right tells what is best, not the keys. */
static void let_coach_explain(void) {
    if (HAS_COACH && (play.state != PLAY_WAITING || page_runner_shows_game()) && coach_is_there()) {
        screens_explain(NULL, NULL);
    }
}

/* A person has acted. Whether that has had this slice; otherwise a chance is waited for. */
static bool tick_acting(uint16_t elapsed) {
    enum coach_answer answer = weigh(elapsed);

    if (answer == COACH_WEIGHS) {
        return !play_review_is_owed();
    }
    play.acting = false;
    if (answer == COACH_LETS) {
        follow(games_in_hand()->act());
    }
    return true;
}

static void tick_waiting(uint16_t now, bool paused) {
    uint16_t elapsed = now - play.since;
    bool computer = is_computers_turn();
    bool thought = play_thinking_is_done();

    if (computer && thought && paused) {
        follow(games_in_hand()->act());
        return;
    }
    if (play.acting && tick_acting(elapsed)) {
        return;
    }
    let_coach_explain();
    if (!tick_review(elapsed, computer)) {
        if (computer && !thought) {
            play_thinking_step(now, elapsed);
        } else {
            step_page(now);
        }
    }
    prompt(computer, now);
}

/* Of a throw that is not written yet nothing is to be seen. */
static void tick_rolling(uint16_t now) {
    if (!roll_decided() && !dice_wait()) {
        throw_die();
    }
    screens_redraw();
    if (roll_decided() && !session_is_kept()) {
        return;
    }
    play_review_step();
    if (roll_tick(now)) {
        go_on(play.next);
    }
}

static void begin_state(uint16_t now) {
    play.fresh = false;
    play.since = now;
    play.was_known = false;
    show_prompt(games_in_hand()->prompt != NULL && play.state == PLAY_WAITING, now);
}

/* No attract mode comes over a game that goes on. */
static void tick_over(uint16_t now) {
    play_review_step();
    if (is_prompt_due(now)) {
        play_over_offer_next(play.prompting);
        show_prompt(!play.prompting, now);
    }
}

static void tick_shown(bool paused) {
    let_coach_explain();
    play_review_step();
    if (paused) {
        wait_for_move();
    }
}

void play_tick(uint16_t now) {
    bool paused;

    if (play.fresh) {
        begin_state(now);
    }
    if (proof_draw()) {
        session_keep();
    }
    paused = (uint16_t)(now - play.since) >= pauses[settings()->speed];
    if (play.state == PLAY_OVER) {
        tick_over(now);
        return;
    }
    screens_stay_awake(now);
    if (play.state == PLAY_WAITING) {
        tick_waiting(now, paused);
    } else if (play.state == PLAY_ROLLING) {
        tick_rolling(now);
    } else if (play.state == PLAY_SHOWN) {
        tick_shown(paused);
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_page(void) {
    if (is_computers_turn() && !play_thinking_is_done()) {
        play_thinking_draw();
    } else {
        page_runner_draw();
    }
}

/* The second row of the game's own page. */
static void draw_second_row(const FLASH struct game *game) {
    row_second();
    if (game->draw_prompt && game->draw_prompt(play.prompting)) {
        return;
    }
    if (play.prompting) {
        row_text(game->prompt);
    } else {
        draw_page();
    }
}

/* In the place of what stands there. */
static void replace_second_row(const FLASH char *text) {
    row_second();
    row_text(text);
    while (display_column() < LCD_COLUMNS) {
        row_character(' ');
    }
}

void play_draw(void) {
    const FLASH struct game *game = games_in_hand();

    display_glyphs(&glyphs_dice);
    if (play.state == PLAY_ROLLING && dice_wait_draw()) {
        return;
    }
    if (play_over_draw()) {
        return;
    }
    if (play.state != PLAY_WAITING) {
        game->draw(play.state);
    } else if (page_runner_shows_game()) {
        game->draw(PLAY_WAITING);
        draw_second_row(game);
    } else {
        draw_page();
    }
    if (play.changing) {
        display_mark();
    }
    if (play.refusal) {
        replace_second_row(play.refusal);
    } else if (play.state == PLAY_OVER && play.prompting && !session_is_shown()) {
        replace_second_row(play_over_prompt());
    } else if (play.state == PLAY_ROLLING) {
        dice_draw_distrust();
    }
}

bool play_is_over(void) {
    return play.state == PLAY_OVER;
}

const FLASH struct screen screen_play = {
    .enter = enter, .key = key, .tick = play_tick, .draw = play_draw};
