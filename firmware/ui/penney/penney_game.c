#include "device/dice.h"
#include "device/session.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/pips.h"
#include "ui/kit/roll.h"
#include "ui/kit/screens.h"
#include "ui/penney/penney_pages.h"
#include <string.h>

/* Penney's game for the screens that serve every game. */

enum line { LETTERS = SETUP_OWN, WORDS, FIRST, EIGHTHS = FIRST + PENNEY_PLAYERS, REST, LINES };

/* Six pips are heads, one is tails. */
enum { HEADS_PIPS = 6, TAILS_PIPS = 1 };

static const FLASH char lines[] = SETUP_LINES "Letters\t3\t4\t5\t2\n"
                                              "Words\t2\t3\n"
                                              "P1\tperson\tcomputer\n"
                                              "P2\tcomputer\tperson\n"
                                              "P3\tcomputer\tperson\n"
                                              "Heads, 8ths\t4\t5\t6\t7\t0\t1\t2\t3\n"
                                              "and 64ths\t0\t1\t2\t3\t4\t5\t6\t7\n";
static const FLASH char setup_help[] =
    "Each chooses a word of heads and tails. A coin is tossed until one comes: it wins.";
static const FLASH char play_help[] =
    "Up and down: the letter, later the odds. OK: next letter, or toss.";
static const FLASH char prompt[] = "OK goes on";

static const FLASH char chooses[] = "P\10 ";
static const FLASH char wins[] = "\nP\10 wins, toss ";
static const FLASH char letters[] = "HT";

static uint8_t letter[PATTERNS_LETTERS_MOST];
static struct digit_editor picker;

static void read_letters(void) {
    penney_word = PATTERNS_NO_TOSSES;
    for (uint8_t i = 0; i < picker.count; i++)
        penney_word = (uint8_t)(penney_word << 1 | letter[i]);
}

/* The next to choose begins with heads only. */
static void begin_choice(void) {
    memset(letter, 0, sizeof letter);
    picker.at = 0;
    picker.count = session.penney.letters;
    read_letters();
}

static uint8_t resume(uint8_t nothing) {
    (void)nothing;
    if (!penney_is_sound(&session.penney)) {
        return false;
    }
    begin_choice();
    return true;
}

static uint8_t chosen(uint8_t setup_line) {
    struct penney *game = &session.penney;
    const uint8_t *values = setup_values;
    uint8_t heads = (uint8_t)((values[EIGHTHS] ^ 4) << 3 | values[REST]);

    (void)setup_line;
    if (heads == 0)
        return SCREENS_COUNT;
    game->letters = values[LETTERS] + 3;
    if (game->letters > PATTERNS_LETTERS_MOST)
        game->letters = PATTERNS_LETTERS_LEAST;
    game->players = values[WORDS] + 2;
    for (uint8_t player = 0; player < PENNEY_PLAYERS; player++) {
        bool is_first = values[FIRST + player] == 0;
        game->player[player] =
            player < game->players && is_first != (player == 0) ? PENNEY_COMPUTER : PENNEY_PERSON;
    }
    game->state.heads = heads;
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    begin_choice();
    return SCREEN_PLAY;
}

static uint8_t standing(uint8_t nothing) {
    const struct penney *game = &session.penney;
    uint8_t winner = penney_winner(game);

    (void)nothing;
    if (winner < game->players)
        return game->player[winner] == PENNEY_COMPUTER ? STANDING_LOST : STANDING_WON;
    return penney_is_computer(game);
}

static uint8_t act(uint8_t nothing) {
    struct penney *game = &session.penney;
    bool computer = penney_is_computer(game);

    (void)nothing;
    if (penney_chooser(game) == game->players)
        return PLAY_ROLLING;
    if (computer && pages_working())
        return PLAY_STAY;
    if (!penney_choose(game, penney_word)) {
        beeper_play(TUNE_REFUSE);
        return PLAY_STAY;
    }
    begin_choice();
    return PLAY_WAITING;
}

static uint8_t thrown(uint8_t face) {
    struct penney *game = &session.penney;

    (void)face;
    penney_toss(game, (dice_byte() & (uint8_t)(PENNEY_PARTS - 1)) >= game->state.heads);
    pips_show(game->state.tossed & 1 ? TAILS_PIPS : HEADS_PIPS);
    return PLAY_WAITING;
}

/* While a person chooses, all keys are the editor's but the last select and the first left. */
static uint8_t key(uint8_t pressed) {
    uint8_t result;

    if (penney_chooser(&session.penney) == session.penney.players)
        return false;
    result = digit_editor_key(&picker, letter, 0, 1, pressed);
    read_letters();
    return result < DIGIT_EDITOR_DONE;
}

/* The words, a third one if it is short enough, and of the tosses those that still matter. */
static void draw_tosses(const struct penney *game) {
    uint8_t count = game->letters < PATTERNS_LETTERS_MOST - 1 ? game->players : PENNEY_PLAYERS - 1;

    for (const uint8_t *word = game->state.word; count; count--) {
        text_tosses(*word++);
        text_character(' ');
    }
    display_at(0, LCD_COLUMNS + 1 - game->letters);
    text_tosses(penney_latest(game->state.tossed, penney_rows(game) / 2));
}

static uint8_t draw(uint8_t play_state) {
    const struct penney *game = &session.penney;
    uint8_t player = penney_chooser(game) + 1;

    if (player <= game->players) {
        layout_draw(chooses, &player);
        if (!penney_is_computer(game))
            digit_editor_draw(&picker, letter, letters);
        return 0;
    }
    if (play_state == PLAY_OVER) {
        text_tosses(game->state.tossed);
        player = penney_winner(game) + 1;
        layout_draw(wins, &player);
        text_unsigned(game->tosses);
        return 0;
    }
    draw_tosses(game);
    if (play_state == PLAY_ROLLING) {
        display_at(1, LCD_COLUMNS / 2);
        text_tosses((roll_shown() & 1) | 2 * PATTERNS_NO_TOSSES);
    }
    return 0;
}

const FLASH struct game game_penney = {
    .lines_count = LINES,
    .lines = lines,
    .setup_help = setup_help,
    .prompt = prompt,
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
            [GAME_PAGES] = penney_pages,
            [GAME_PAGE_START] = penney_page_start,
            [GAME_PAGE_STEP] = penney_page_step,
            [GAME_PAGE_DRAW] = penney_page_draw,
            [GAME_PAGE_ADJUST] = penney_page_adjust,
        },
};
