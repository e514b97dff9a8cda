#include "games/penney/penney_engine.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/game.h"
#include "ui/penney/penney_pages.h"
#include "ui/penney/penney_view.h"
#include <stddef.h>
#include <string.h>

/* Penney's game: it is set up, words are chosen, a coin is tossed. */

/* Six pips are heads, one is tails. */
enum { HEADS_PIPS = 6, TAILS_PIPS = 1 };

WORKSPACE_HOLDS(struct penney_engine_memory);

/* ---- setting up ------------------------------------------------------------------------------ */

/* Three letters, a fair coin. */
static const FLASH uint8_t shown[PENNEY_OPTIONS + 1] = {
    3, 2, PENNEY_COMPUTER, PENNEY_COMPUTER, PENNEY_COMPUTER, 4, 0, LEVEL_GOOD};

static void write_eighths(uint8_t eighths) {
    penney_write_parts((uint8_t)(8 * eighths));
}

/* The least is 8/64 heads; for a smaller chance exchange heads and tails. */
static const FLASH struct option options[PENNEY_OPTIONS] = {
    [PENNEY_OPTION_LETTERS] = {.name = TEXT("Letters"), .least = 2, .most = 5, .initial = 3},
    [PENNEY_OPTION_PLAYERS] = {.name = TEXT("Players"), .least = 2, .most = 3, .initial = 2},
    [PENNEY_OPTION_FIRST_SEAT] = OPTION_PLAYER("P1", PENNEY_PERSON),
    [PENNEY_OPTION_FIRST_SEAT + 1] = OPTION_PLAYER("P2", PENNEY_COMPUTER),
    [PENNEY_OPTION_FIRST_SEAT + 2] = OPTION_PLAYER("P3", PENNEY_COMPUTER),
    [PENNEY_OPTION_EIGHTHS] =
        {.name = TEXT("Heads"), .least = 1, .most = 7, .initial = 4, .write = write_eighths},
    [PENNEY_OPTION_REST] = {.name = TEXT("add to it"), .most = 7, .write = penney_write_parts},
};

/* ---- playing --------------------------------------------------------------------------------- */

static void open(void) {
    penney_word_editor_begin(penney_in_play()->letters);
    penney_pages_begin();
}

/* False if somebody has the word that is set. */
static bool chosen(decision_t *decision) {
    struct penney game = *penney_in_play();
    uint8_t word = penney_word_editor_word();

    *decision = penney_decision(&game, word);
    return penney_choose(&game, word);
}

/* The face that the LEDs show for a toss, which depends on the coin's chance of heads. */
static uint8_t face(const void *before, const struct derived_throw *dice) {
    const struct penney *game = before;

    return coin_is_tails(dice->coin, game->state.heads) ? TAILS_PIPS : HEADS_PIPS;
}

static enum play_state after(const void *before, const struct event *event) {
    (void)before;
    (void)event;
    return PLAY_WAITING;
}

/* While a person chooses, all keys are the editor's but the last select and the first left. */
static enum key_answer key(struct key_event event) {
    enum digit_editor_result result;

    if (!penney_is_choosing()) {
        return KEY_NOT_TAKEN;
    }
    if (event.phase == KEY_HELD) {
        return KEY_TAKEN;
    }
    result = penney_word_editor_key(event.key);
    return result == DIGIT_EDITOR_DONE || result == DIGIT_EDITOR_LEFT ? KEY_NOT_TAKEN : KEY_TAKEN;
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* The words of the first players, each with a blank after it. */
static void draw_first_words(const struct penney *game, uint8_t count) {
    for (uint8_t player = 0; player < count; player++) {
        penney_draw_tosses(game->state.word[player]);
        row_character(' ');
    }
}

/* Draws the words, the third only if there is room, and the tosses that still matter. */
static void draw_words(const struct penney *game) {
    bool room = game->letters < PATTERNS_LETTERS_MOST - 1;

    draw_first_words(game, room ? game->players : PENNEY_PLAYERS - 1);
    display_at(0, LCD_COLUMNS + 1 - game->letters);
    penney_draw_tosses(penney_latest(game->state.tossed, penney_rows(game) / 2));
}

static void draw(void) {
    const struct penney *game = penney_in_play();

    if (!penney_is_choosing()) {
        draw_words(game);
        return;
    }
    penney_draw_player(penney_chooser(game));
    row_character(' ');
    if (penney_computer_chooses()) {
        row_text(LOCAL_TEXT("chooses"));
    } else {
        penney_word_editor_draw();
    }
}

/* While a word is set, shows what the keys do, or the words that it replies to. A word that is
   taken is reported until it is changed. */
static bool draw_prompt(bool prompting) {
    const struct penney *game = penney_in_play();
    uint8_t before = penney_chooser(game);
    decision_t decision;

    if (!prompting || !penney_is_choosing()) {
        return false;
    }
    if (before == 0) {
        row_text(LOCAL_TEXT("up/down, OK next"));
    } else if (chosen(&decision)) {
        row_text(LOCAL_TEXT("beat "));
        draw_first_words(game, before);
    } else {
        row_text(penney_taken);
    }
    return true;
}

static void draw_rolling(const void *before) {
    draw_words(before);
    display_at(1, LCD_COLUMNS / 2);
    row_character(roll_shown() & 1 ? 'T' : 'H');
}

static void draw_over(void) {
    const struct penney *game = penney_in_play();

    penney_draw_tosses(game->state.tossed);
    row_text(LOCAL_TEXT(": "));
    row_winner(penney_winner(game), game->player, game->players);
    row_second();
    row_labelled(LOCAL_TEXT("after toss "), game->tosses);
}

static void write_decision(const void *before, decision_t decision) {
    penney_draw_tosses(penney_decision_word(before, decision));
}

static void write_throw(const void *before, const struct derived_throw *dice) {
    struct penney game = *(const struct penney *)before;

    penney_rules.throw(&game, dice);
    row_text(LOCAL_TEXT("tossed "));
    penney_draw_tosses(game.state.tossed);
}

const FLASH struct game game_penney = {
    .entry = {.name = TEXT("Penney's game")},
    .rules =
        TEXT("Each chooses a word of H and T. A coin is tossed until the last tosses are one of "
             "them: it wins. A fair coin shows 32/64 heads."),
    .keys = TEXT("Up and down: the letter, then pages. OK: next letter, then a toss. Below: tosses "
                 "until the word comes, then who wins how often."),
    .prompt = TEXT("OK: next toss"),
    .brief = TEXT("Penney"),
    .options = options,
    .option_count = PENNEY_OPTIONS,
    .first_seat = PENNEY_OPTION_FIRST_SEAT,
    .seats = PENNEY_PLAYERS,
    .seats_taken = PENNEY_OPTION_PLAYERS,
    .shown = shown,
    .pages = penney_pages,
    .puzzles = &penney_puzzle_view,
    .open = open,
    .key = key,
    .chosen = chosen,
    .after = after,
    .face = face,
    .draw = draw,
    .draw_prompt = draw_prompt,
    .draw_rolling = draw_rolling,
    .draw_over = draw_over,
    .write_player = penney_draw_player,
    .write_decision = write_decision,
    .write_throw = write_throw,
};
