#include "device/dice.h"
#include "device/features.h"
#include "device/proof.h"
#include "games/penney/penney_computer.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/kit/game.h"
#include "ui/penney/penney_pages.h"
#include "ui/penney/penney_puzzle_view.h"
#include "ui/penney/penney_review.h"
#include "ui/penney/penney_view.h"
#include "ui/penney/penney_word_editor.h"
#include <stddef.h>
#include <string.h>

/* Penney's game: it is set up, words are chosen, a coin is tossed. */

/* Six pips are heads, one is tails. */
enum { HEADS_PIPS = 6, TAILS_PIPS = 1 };

WORKSPACE_HOLDS(struct penney_computer);

/* ---- setting up ------------------------------------------------------------------------------ */

enum choice {
    LETTERS,
    WORDS,
    FIRST_PLAYER,
    EIGHTHS = FIRST_PLAYER + PENNEY_PLAYERS,
    REST,
    CHOICES
};

#define PLAYER(label, kind)                                                                        \
    {                                                                                              \
        .name = TEXT(label), .least = PENNEY_PERSON, .most = PENNEY_COMPUTER, .initial = (kind),   \
        .texts = options_players                                                                   \
    }

/* Three letters, a fair coin. */
static const FLASH uint8_t shown[CHOICES + 1] = {
    3, 2, PENNEY_COMPUTER, PENNEY_COMPUTER, PENNEY_COMPUTER, 4, 0, LEVEL_GOOD};

static void write_parts(uint8_t parts) {
    row_unsigned(parts);
    row_text(LOCAL_TEXT("/64"));
}

static void write_eighths(uint8_t eighths) {
    write_parts((uint8_t)(8 * eighths));
}

/* A coin that shows heads more rarely is one that shows tails as often. */
static const FLASH struct option options[CHOICES] = {
    [LETTERS] = {.name = TEXT("Letters"), .least = 2, .most = 5, .initial = 3},
    [WORDS] = {.name = TEXT("Players"), .least = 2, .most = 3, .initial = 2},
    [FIRST_PLAYER] = PLAYER("P1", PENNEY_PERSON),
    [FIRST_PLAYER + 1] = PLAYER("P2", PENNEY_COMPUTER),
    [FIRST_PLAYER + 2] = PLAYER("P3", PENNEY_COMPUTER),
    [EIGHTHS] =
        {.name = TEXT("Heads"), .least = 1, .most = 7, .initial = 4, .write = write_eighths},
    [REST] = {.name = TEXT("plus"), .most = 7, .write = write_parts},
};

static bool has_option(uint8_t option, const uint8_t chosen[]) {
    return option != FIRST_PLAYER + 2 || chosen[WORDS] > 2;
}

static void begin_choice(void) {
    penney_word_editor_begin(penney_in_play()->letters);
    penney_pages_begin();
}

static bool resume(void) {
    if (!penney_is_sound(penney_in_play())) {
        return false;
    }
    begin_choice();
    return true;
}

static const FLASH char *begin(const uint8_t chosen[]) {
    struct penney *game = penney_in_play();

    *game = (struct penney){.players = chosen[WORDS], .letters = chosen[LETTERS]};
    memcpy(game->player, &chosen[FIRST_PLAYER], game->players);
    game->state.heads = (uint8_t)(8 * chosen[EIGHTHS] + chosen[REST]);
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    begin_choice();
    return NULL;
}

/* ---- playing --------------------------------------------------------------------------------- */

static uint8_t computers_word;

static enum standing standing(void) {
    const struct penney *game = penney_in_play();
    uint8_t winner = penney_winner(game);

    if (winner < game->players) {
        return game->player[winner] == PENNEY_COMPUTER ? STANDING_LOST : STANDING_WON;
    }
    return penney_is_computer(game) ? STANDING_COMPUTER : STANDING_PERSON;
}

static enum progress think(union workspace *space, uint8_t *done) {
    static char purpose;
    struct penney_computer *computer = (struct penney_computer *)space;
    enum progress progress;

    if (!penney_is_choosing()) {
        return DONE;
    }
    if (!workspace_claim(&purpose)) {
        penney_computer_start(computer, penney_in_play(), (enum level)session.level, dice_byte());
    }
    progress = penney_computer_step(computer);
    *done = penney_computer_done(computer);
    if (progress == DONE) {
        computers_word = penney_computer_word(computer);
        workspace_forget();
    }
    return progress;
}

static enum play_state act(void) {
    struct penney *game = penney_in_play();
    uint8_t player = penney_chooser(game);
    uint8_t word;

    if (!penney_is_choosing()) {
        return PLAY_ROLLING;
    }
    word = penney_is_computer(game) ? computers_word : penney_word_editor_word();
    if (!penney_choose(game, word)) {
        beeper_play(TUNE_REFUSE);
        return PLAY_REFUSED;
    }
    if (HAS_REVIEW) {
        penney_review_chosen(player, word);
    }
    begin_choice();
    return PLAY_WAITING;
}

_Static_assert((int)PENNEY_PARTS == (int)FORETOLD_COIN_PARTS, "what heads are of");

/* The die on the LEDs is only for show: the coin need not be fair. */
static enum play_state thrown(uint8_t face) {
    struct penney *game = penney_in_play();

    (void)face;
    penney_toss(game, proof_coin(game->state.heads));
    roll_decide(game->state.tossed & 1 ? TAILS_PIPS : HEADS_PIPS);
    if (HAS_REVIEW) {
        penney_review_tossed();
    }
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

static void draw_choice(const struct penney *game) {
    penney_draw_player(penney_chooser(game));
    row_character(' ');
    if (penney_is_computer(game)) {
        row_text(LOCAL_TEXT("chooses"));
    } else {
        penney_word_editor_draw();
    }
}

static void draw_winner(const struct penney *game) {
    penney_draw_tosses(game->state.tossed);
    row_text(LOCAL_TEXT(": "));
    row_winner(penney_winner(game), penney_computer_player());
    row_second();
    row_labelled(LOCAL_TEXT("after toss "), game->tosses);
}

/* The words, a third one if it is short enough, and of the tosses those that still matter, without
   the one whose coin is in the air. */
static void draw_words(const struct penney *game, bool in_the_air) {
    bool room = game->letters < PATTERNS_LETTERS_MOST - 1;
    uint8_t count = room ? game->players : PENNEY_PLAYERS - 1;

    for (uint8_t player = 0; player < count; player++) {
        penney_draw_tosses(game->state.word[player]);
        row_character(' ');
    }
    display_at(0, LCD_COLUMNS + 1 - game->letters);
    penney_draw_tosses(penney_latest(game->state.tossed >> in_the_air, penney_rows(game) / 2));
}

static void draw(enum play_state state) {
    const struct penney *game = penney_in_play();

    if (penney_is_choosing()) {
        draw_choice(game);
    } else if (state == PLAY_OVER) {
        draw_winner(game);
    } else {
        draw_words(game, state == PLAY_ROLLING);
    }
    if (state == PLAY_ROLLING) {
        display_at(1, LCD_COLUMNS / 2);
        row_character(roll_shown() & 1 ? 'T' : 'H');
    }
}

const FLASH struct game game_penney = {
    .entry = {.name = TEXT("Penney's game")},
    .rules =
        TEXT("Each chooses a word of H and T. A coin is tossed until the last tosses are one of "
             "them: it wins. A fair coin shows 32/64 heads."),
    .keys = TEXT("Up and down: the letter, then pages. OK: next letter, then a toss. Below: tosses "
                 "until the word comes, then who wins how often."),
    .prompt = TEXT("OK goes on"),
    .brief = TEXT("Penney"),
    .options = options,
    .option_count = CHOICES,
    .first_seat = FIRST_PLAYER,
    .seats = PENNEY_PLAYERS,
    .seats_taken = WORDS,
    .shown = shown,
    .has_option = has_option,
    .thrown_bytes = sizeof(struct penney),
    .review = HAS_REVIEW ? &penney_review : NULL,
    .pages = penney_pages,
    .puzzles = HAS_PUZZLES ? &penney_puzzle_view : NULL,
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .act = act,
    .thrown = thrown,
    .key = key,
    .think = think,
    .draw = draw,
};
