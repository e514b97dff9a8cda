#include "ui/play/screen_play.h"

#include "device/settings.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/page_runner.h"
#include "ui/play/play_feature.h"
#include "ui/play/thinking.h"
#include <stddef.h>

/* The state says what keys do (`key`), what goes on in each pass (`tick_state`), what both rows
   show (`play_draw`) and what the help says (`explain`). */

/* How long each of two texts that share a row is shown, in milliseconds. */
enum { PROMPT_PERIOD = 2048 };

static struct {
    enum play_state state;
    bool fresh;          /* the state begins with the next tick */
    uint16_t events;     /* of the record when the state began */
    uint16_t since;      /* when the state began */
    decision_t decision; /* chosen by a person, or found by the computer */

    bool is_prompting; /* of two texts that share a row, the prompt is shown */
    bool was_known;    /* the page's content was known in the last step_prompt */
    uint16_t prompted; /* when the texts last changed */

    bool offers_down;          /* PLAY_OVER: the prompt offers the key down */
    const FLASH char *refusal; /* PLAY_OVER: why no new game has begun, until a key; or NULL */
} play;

/* ---- help ------------------------------------------------------------------------------------ */

static bool is_waiting(void) {
    return play.state <= PLAY_WEIGHED;
}

/* The feature that a key opens now; NULL if there is none. */
static const FLASH struct play_feature *feature_of(enum key key) {
    for (uint8_t i = 0; i < PLAY_FEATURES; i++) {
        const FLASH struct play_feature *feature = play_features[i];
        if (feature != NULL && feature->key == key && feature->is_there()) {
            return feature;
        }
    }
    return NULL;
}

static const FLASH char *help_of_end(void) {
    const FLASH struct play_feature *up = feature_of(KEY_UP);
    const FLASH struct play_feature *down = feature_of(KEY_DOWN);

    if (down != NULL) {
        return up != NULL ? down->help_with_up : down->help;
    }
    return up != NULL ? up->help : LOCAL_TEXT("OK: again, and another begins. Left: menu.");
}

static const FLASH struct page *seed_page(void) {
    return feature_of(KEY_UP)->page;
}

/* The feature that right opens in place of the help; NULL if there is none. */
static const FLASH struct play_feature *feature_of_right(void) {
    bool sees_game = play.state == PLAY_SHOWN || (is_waiting() && page_runner_shows_game());

    return sees_game ? feature_of(KEY_RIGHT) : NULL;
}

static void explain(void) {
    if (play.state == PLAY_SEED) {
        screens_explain(seed_page()->title, seed_page()->help);
    } else if (play.state == PLAY_OVER) {
        screens_explain(NULL, help_of_end());
    } else if (feature_of_right() != NULL) {
        screens_explain(NULL, NULL);
    } else {
        page_runner_explain();
    }
}

/* ---- changes of state ------------------------------------------------------------------------ */

static void go(enum play_state next) {
    play.state = next;
    play.fresh = true;
    play.events = session.record.events;
    play.refusal = NULL;
    thinking_forget();
    page_runner_let_go();
    screens_redraw();
}

/* Leaves the page in front as it is: somebody may be reading it while computers move. */
static void wait_for_move(void) {
    const FLASH struct game *game = games_in_hand();
    struct turn turn = session_turn();

    if (game->open) {
        game->open();
    }
    if (turn.kind == TURN_OVER) {
        go(PLAY_OVER);
    } else if (turn.kind == TURN_DECIDE && session_waits_for_computer()) {
        go(PLAY_THINKING);
        page_runner_suspend();
    } else {
        go(PLAY_WAITING);
        page_runner_restart();
    }
}

static void end_if_over(void) {
    if (session_turn().kind == TURN_OVER) {
        games_end();
    }
}

/* A throw waits until the dice are ready. */
static void throw_when_ready(void) {
    const FLASH struct game *game = games_in_hand();
    struct event *event = &session_event.event;

    if (roll_decided() || dice_wait()) {
        return;
    }
    event->turn = session_turn();
    if (session_throw(&event->dice)) {
        roll_decide(game->face ? game->face(&session_event.before, &event->dice)
                               : event->dice.die[0]);
        end_if_over();
    }
}

/* The throw itself is made in the next tick, as a decision may have been carried out in this one.
 */
static void start_throw(void) {
    session_event.before = session.state;
    go(PLAY_ROLLING);
    roll_start(0);
}

static bool is_of_computer(const struct event *event) {
    return event->turn.player != GAME_NOBODY && session_is_computer(event->turn.player);
}

/* The event has happened, is stored and has been seen. */
static void go_on(void) {
    const FLASH struct game *game = games_in_hand();
    const struct event *event = &session_event.event;
    enum play_state next = game->after ? game->after(&session_event.before, event) : PLAY_SHOWN;
    bool is_shown = next == PLAY_SHOWN || next == PLAY_READ;

    if (is_shown && game->sound) {
        game->sound(&session_event.before, event);
    }
    if (session_turn().kind == TURN_OVER) {
        beeper_play(TUNE_WIN);
    }
    if (next == PLAY_ROLLING && session_turn().kind == TURN_THROW) {
        start_throw();
    } else if (is_shown) {
        go(is_of_computer(event) ? PLAY_SHOWN : next);
    } else {
        wait_for_move();
    }
}

static void wait_again(void) {
    play.state = PLAY_WAITING;
    page_runner_restart();
}

static void carry_out(void) {
    session_event.before = session.state;
    session_event.event = (struct event){.turn = session_turn(), .decision = play.decision};
    if (session_decide(play.decision)) {
        end_if_over();
        go_on();
    } else {
        beeper_play(TUNE_REFUSE);
        wait_again();
    }
}

/* Does what is due: a person has pressed select, or the computer's pause is over. */
static void act(void) {
    const FLASH struct game *game = games_in_hand();
    const FLASH struct play_feature *adviser = play_features[PLAY_ADVISER];
    bool computer = session_waits_for_computer();

    if (session_turn().kind == TURN_THROW) {
        start_throw();
    } else if (!computer && (game->chosen == NULL || !game->chosen(&play.decision))) {
        beeper_play(TUNE_REFUSE);
    } else if (!computer && adviser != NULL && adviser->weighs(play.decision)) {
        play.state = PLAY_WEIGHED;
    } else {
        carry_out();
    }
}

void play_open(void) {
    page_runner_open(games_in_hand());
    wait_for_move();
}

/* Leaves if a finished game is no longer in hand, because another one was shown in its place. Opens
   the game anew if a decision was taken back. */
static void enter(void) {
    if (games_place() == GAMES_COUNT) {
        screens_pop();
        return;
    }
    pips_show(roll_shown());
    play.fresh = true;
    if (play.state == PLAY_ROLLING) {
        roll_start(roll_decided());
    } else if (session.record.events < play.events) {
        play_open();
    } else if (play.state == PLAY_WAITING || play.state == PLAY_CHOSEN) {
        page_runner_restart();
    } else if (play.state == PLAY_SHOWN || play.state == PLAY_READ) {
        wait_for_move();
    }
}

/* ---- the computer ---------------------------------------------------------------------------- */

/* Shows the game's page again; the computer's decision is carried out after a pause. */
static void settle(void) {
    play.state = PLAY_WAITING;
    page_runner_restart();
    screens_redraw();
}

/* True if the computer has decided. Ends its thinking if there is a decision so far. */
static bool has_decided(void) {
    if (play.state == PLAY_THINKING && thinking_end(&play.decision)) {
        settle();
    }
    return play.state != PLAY_THINKING;
}

/* True if the computer acts now. After a pause the game shows the decision, for another pause. */
static bool computer_acts(uint16_t now, bool is_paused) {
    const FLASH struct game *game = games_in_hand();

    if (!is_paused || play.state == PLAY_THINKING) {
        return false;
    }
    if (play.state == PLAY_CHOSEN || session_turn().kind != TURN_DECIDE || !game->choose) {
        return true;
    }
    game->choose(play.decision);
    play.state = PLAY_CHOSEN;
    play.since = now;
    screens_redraw();
    return false;
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* A person's keys go to the game first, while its own page is in front. At that page select moves
   for a person, and ends the computer's thinking and the pause after it. From another page select
   leads to the game's own page, and throws if a throw is due; it carries out no decision that
   cannot be seen. */
static void key_while_waiting(struct key_event event) {
    const FLASH struct game *game = games_in_hand();
    bool computer = session_waits_for_computer();
    bool acts = page_runner_shows_game() || session_turn().kind == TURN_THROW;
    enum key_answer answer = KEY_NOT_TAKEN;

    if (game->key && page_runner_shows_game() && !computer) {
        answer = game->key(event);
    }
    if (answer == KEY_NOT_TAKEN && (event.phase == KEY_HELD || page_runner_key(event.key))) {
        answer = KEY_TAKEN;
    }
    if (answer == KEY_NOT_TAKEN && event.key == KEY_LEFT) {
        screens_pop();
    } else if (answer == KEY_ACTS ||
               (answer == KEY_NOT_TAKEN && acts && (!computer || has_decided()))) {
        act();
    }
}

/* Changes the seats in the setup, which is stored with the new game. */
static void play_again(void) {
    games_change_seats();
    play.refusal = games_begin();
    if (play.refusal) {
        beeper_play(TUNE_REFUSE);
    } else {
        play_open();
    }
}

/* Down: the review, or back from the seed to the result; up: the seed. */
static void key_at_end(enum key key) {
    const FLASH struct play_feature *down = feature_of(KEY_DOWN);

    play.refusal = NULL;
    if (key == KEY_LEFT) {
        screens_home();
    } else if (key == KEY_SELECT) {
        play_again();
    } else if (key == KEY_DOWN && down != NULL && play.state == PLAY_OVER) {
        down->open();
    } else if (feature_of(KEY_UP) != NULL) {
        play.state = key == KEY_UP ? PLAY_SEED : PLAY_OVER;
    }
}

/* Right, where there is no help: opens a feature, or starts to change the page's number. */
static void key_right(void) {
    const FLASH struct play_feature *feature = feature_of_right();

    if (feature != NULL) {
        feature->open();
    } else if (is_waiting()) {
        page_runner_key(KEY_RIGHT);
    }
}

/* A key ends PLAY_ROLLING only while nothing has been thrown yet: the dice are not ready, or the
   game has had all throws of its seed. A page that is being computed asks for its redraw itself. */
static void key(struct key_event event) {
    bool is_pressed = event.phase == KEY_PRESSED;

    if (event.phase == KEY_RELEASED || play.state == PLAY_WEIGHED) {
        return;
    }
    if (event.key == KEY_RIGHT) {
        if (is_pressed) {
            key_right();
        }
    } else if (is_waiting()) {
        key_while_waiting(event);
    } else if (is_pressed && play.state >= PLAY_OVER) {
        key_at_end(event.key);
    } else if (is_pressed && (play.state != PLAY_ROLLING || !roll_decided())) {
        wait_for_move();
    }
    if (!is_waiting() || page_runner_shows_game() || !page_runner_is_working()) {
        screens_redraw();
    }
}

/* ---- time ------------------------------------------------------------------------------------ */

static void show_prompt(bool is_prompting, uint16_t now) {
    play.is_prompting = is_prompting;
    play.prompted = now;
    screens_redraw();
}

/* True when the two texts that share a row have changed places. */
static bool alternate_prompt(uint16_t now) {
    bool is_due = (uint16_t)(now - play.prompted) >= PROMPT_PERIOD;

    if (is_due) {
        show_prompt(!play.is_prompting, now);
    }
    return is_due;
}

/* Only a person gets a prompt. The page's content is shown as soon as it is known. */
static void step_prompt(bool of_person, uint16_t now) {
    bool is_known = !page_runner_is_working();

    if (!of_person || games_in_hand()->prompt == NULL) {
        play.is_prompting = false;
    } else if (is_known && !play.was_known) {
        show_prompt(false, now);
    } else {
        alternate_prompt(now);
    }
    play.was_known = is_known;
}

/* True if there is more to do. */
static bool step_features(void) {
    for (uint8_t i = 0; i < PLAY_FEATURES; i++) {
        const FLASH struct play_feature *feature = play_features[i];
        if (feature != NULL && feature->step != NULL && feature->step() == WORKING) {
            return true;
        }
    }
    return false;
}

static void compute_page(uint16_t now) {
    if (!page_runner_is_idle(now)) {
        page_runner_step(now);
    } else if (step_features()) {
        screens_hurry();
    }
}

static void tick_waiting(uint16_t now, uint16_t elapsed, bool is_paused) {
    bool computer = session_waits_for_computer();

    if (computer && computer_acts(now, is_paused)) {
        act();
        return;
    }
    if (play.state != PLAY_THINKING) {
        compute_page(now);
    } else if (thinking_step(now, elapsed, &play.decision)) {
        settle();
    }
    step_prompt(!computer, now);
}

static void tick_weighed(void) {
    enum play_verdict verdict = play_features[PLAY_ADVISER]->weigh();

    if (verdict == PLAY_ALLOWED) {
        carry_out();
    } else if (verdict == PLAY_WITHDRAWN) {
        wait_again();
    }
}

static void tick_rolling(uint16_t now) {
    throw_when_ready();
    screens_redraw();
    if (roll_decided() && !session_is_kept()) {
        return;
    }
    if (roll_tick(now)) {
        go_on();
    }
}

/* At the end two offers may be shown in turn. */
static void tick_state(uint16_t now) {
    uint16_t elapsed = now - play.since;
    bool is_paused = elapsed >= settings_pause();

    switch (play.state) {
    case PLAY_WEIGHED:
        tick_weighed();
        break;
    case PLAY_ROLLING:
        tick_rolling(now);
        break;
    case PLAY_SHOWN:
        if (is_paused) {
            wait_for_move();
        }
        break;
    case PLAY_READ:
        alternate_prompt(now);
        break;
    case PLAY_OVER:
    case PLAY_SEED:
        if (alternate_prompt(now)) {
            play.offers_down = play.offers_down == play.is_prompting;
        }
        break;
    default:
        tick_waiting(now, elapsed, is_paused);
    }
}

/* The attract mode does not come over a game that is not over. */
void play_tick(uint16_t now) {
    if (play.fresh) {
        play.fresh = false;
        play.since = now;
        play.was_known = false;
        play.offers_down = play.state == PLAY_OVER && feature_of(KEY_DOWN) != NULL;
        show_prompt(play.offers_down || (games_in_hand()->prompt != NULL && is_waiting()), now);
    }
    session_draw_seed();
    if (is_waiting()) {
        session_step();
    } else if (play.state != PLAY_ROLLING) {
        step_features();
    }
    if (play.state < PLAY_OVER) {
        screens_stay_awake(now);
    }
    tick_state(now);
    explain();
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_waiting(const FLASH struct game *game) {
    if (!page_runner_shows_game()) {
        page_runner_draw();
        return;
    }
    game->draw();
    row_second();
    if (game->draw_prompt && game->draw_prompt(play.is_prompting)) {
        return;
    }
    if (play.is_prompting) {
        row_text(game->prompt);
    } else {
        page_runner_draw();
    }
}

static void replace_second_row(const FLASH char *text) {
    row_below(text);
    while (display_column() < LCD_COLUMNS) {
        row_character(' ');
    }
}

static void draw_over(const FLASH struct game *game) {
    const FLASH struct play_feature *down = feature_of(KEY_DOWN);

    game->draw_over();
    if (play.refusal) {
        replace_second_row(play.refusal);
    } else if (play.is_prompting && !session_is_shown()) {
        replace_second_row(play.offers_down && down != NULL ? down->offer
                                                            : LOCAL_TEXT("OK: again  \x7Fmenu"));
    }
}

void play_draw(void) {
    const FLASH struct game *game = games_in_hand();

    display_glyphs(&glyphs_dice);
    if (is_waiting()) {
        draw_waiting(game);
    } else if (play.state == PLAY_ROLLING) {
        if (!dice_wait_draw()) {
            game->draw_rolling(&session_event.before);
            dice_draw_distrust();
        }
    } else if (play.state == PLAY_OVER) {
        draw_over(game);
    } else if (play.state == PLAY_SEED) {
        seed_page()->draw();
    } else {
        game->draw_event(&session_event.before, &session_event.event);
        if (play.state == PLAY_READ && play.is_prompting) {
            replace_second_row(LOCAL_TEXT("OK goes on"));
        }
    }
}

bool play_is_over(void) {
    return play.state >= PLAY_OVER;
}

const FLASH struct screen screen_play = {
    .enter = enter, .key = key, .tick = play_tick, .draw = play_draw};
