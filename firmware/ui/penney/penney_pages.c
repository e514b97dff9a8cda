#include "ui/penney/penney_pages.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pages.h"
#include "ui/kit/results.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stddef.h>

/* The pages in their order; there is one of a word for each player. */
enum page { PAGE_GAME, PAGE_WORD, PAGE_REPLY, PAGE_TABLE, PAGES };

enum { TABLE_ROWS = 8, PERCENT_WIDTH = 7, FINE_BITS = 18 };

static const FLASH char word_help[] = "A word's chance; expected tosses to come.";
static const FLASH char reply_help[] = "The best reply to a word. OK: others.";
static const FLASH char table_help[] = "Which comes first? OK: others.";
static const FLASH char *const FLASH helps[] = {word_help, reply_help, table_help};

static const FLASH char tosses_layout[] = "\1";
static const FLASH char fine_tosses_layout[] = "\5";
static const FLASH char word_layout[] = "P\10 ";
static const FLASH char alone[] = "alone ";
static const FLASH char to_go[] = " to go";
static const FLASH char over[] = " over ";
static const FLASH char taken[] = "taken";

uint8_t penney_word;

static bool thinking; /* the computer chooses */
static bool searching;
static uint8_t asked = 1; /* number of a word on PAGE_REPLY, of a pair on PAGE_TABLE */

static uint8_t page_at(uint8_t place) {
    uint8_t players = session.penney.players;

    if (place > players)
        return (uint8_t)(place - players + PAGE_WORD);
    return place ? PAGE_WORD : PAGE_GAME;
}

static bool is_choosing(void) {
    return penney_chooser(&session.penney) < session.penney.players;
}

uint8_t penney_pages(uint8_t nothing) {
    (void)nothing;
    return is_choosing() ? 1 : session.penney.players + PAGES - PAGE_WORD;
}

static void ask_tables(struct patterns_question *question, uint8_t page) {
    uint8_t *word = question->word;
    uint8_t rows = penney_rows(&session.penney);

    question->tossed = PATTERNS_NO_TOSSES;
    word[0] = TABLE_ROWS | (asked / TABLE_ROWS & (TABLE_ROWS - 1));
    word[1] = (page == PAGE_TABLE ? TABLE_ROWS : rows);
    word[1] |= asked & (uint8_t)(word[1] - 1);
    word[2] = 0;
}

/* Whose turn it is has a word: the first computer any, the next ones the best reply. Of the other
   pages one searches too. */
uint8_t penney_page_start(uint8_t place) {
    const struct penney *game = &session.penney;
    struct patterns_question *question = &results.words.question;
    union workspace *space = workspace_of(WORKSPACE_SCREEN);
    uint8_t page = page_at(place);

    *question = game->state;
    thinking = false;
    if (page) {
        screens_explain(helps[page - 1]);
    } else if (is_choosing() && penney_is_computer(game)) {
        thinking = true;
        penney_computer_start(&space->penney_computer, game, dice_byte());
        penney_word = penney_computer_word(&space->penney_computer);
    }
    if (page >= PAGE_REPLY)
        ask_tables(question, page);
    searching = page == PAGE_REPLY;
    if (searching) {
        question->word[0] = question->word[1];
        question->word[1] = 0;
        patterns_reply_start(&space->patterns_reply, question);
    }
    return 0;
}

static uint8_t step_search(void) {
    const struct patterns_reply *reply = &workspace_of(WORKSPACE_SCREEN)->patterns_reply;
    uint8_t *word = results.words.question.word;

    results.progress = patterns_reply_done(reply);
    if (patterns_reply_step(&workspace_of(WORKSPACE_SCREEN)->patterns_reply) == WORKING)
        return PAGE_WORKING;
    word[1] = word[0];
    word[0] = patterns_reply_word(reply);
    results.words.answer = *patterns_reply_answer(reply);
    return PAGE_READY;
}

static uint8_t step_computer(void) {
    struct penney_computer *computer = &workspace_of(WORKSPACE_SCREEN)->penney_computer;

    results.progress = penney_computer_done(computer);
    if (penney_computer_step(computer) == WORKING)
        return PAGE_WORKING;
    penney_word = penney_computer_word(computer);
    return PAGE_READY;
}

/* While a word is being chosen a letter may change at any time. */
uint8_t penney_page_step(uint8_t place) {
    struct patterns *patterns = &workspace_of(WORKSPACE_SCREEN)->patterns;
    uint8_t *word = results.words.question.word;
    uint8_t chooser = penney_chooser(&session.penney);
    uint8_t progress = PAGE_READY;

    (void)place;
    if (thinking)
        return step_computer();
    if (searching)
        return step_search();
    if (chooser < session.penney.players) {
        progress = PAGE_BETTER;
        word += chooser;
        if (*word == penney_word)
            return progress;
        *word = penney_word;
    }
    patterns_start(patterns, &results.words.question);
    patterns_step(patterns);
    results.words.answer = *patterns_answer(patterns);
    return progress;
}

/* Two words that are the same have no chances. */
static bool have_chances(void) {
    return results.words.answer.denominator;
}

static bool put_fraction(uint8_t index) {
    const struct patterns_answer *answer = &results.words.answer;

    if (session.penney.state.heads * 2 != PENNEY_PARTS)
        return false;
    text_fraction(patterns_numerator(answer, index), answer->denominator);
    return true;
}

static void put_chance(uint8_t index, uint8_t digits) {
    text_percent(results.words.answer.first[index], digits);
}

static void put_tosses(void) {
    layout_draw(results.words.answer.tosses.fraction_bits < FINE_BITS ? tosses_layout
                                                                      : fine_tosses_layout,
                NULL);
}

/* "1 52.5% 2 47.5%", or of three in whole per cent. */
static void draw_chances(uint8_t count) {
    bool two = session.penney.players == 2;

    display_at(1, 0);
    for (uint8_t player = 0; player < count; player++) {
        layout_share(player, results.words.answer.first[player], two);
        if (two)
            text_character(' ');
    }
}

static void draw_choice(uint8_t chooser) {
    if (penney_is_computer(&session.penney))
        return;
    if (chooser == 0) {
        display_text(1, 0, alone);
        put_tosses();
    } else if (have_chances()) {
        draw_chances(chooser + 1);
    } else {
        display_text(1, 0, taken);
    }
}

static void draw_word(uint8_t place) {
    layout_draw(word_layout, &place);
    place--;
    text_tosses(results.words.question.word[place]);
    text_character(' ');
    if (!put_fraction(place))
        put_chance(place, 2);
    display_at(1, 0);
    put_tosses();
    text_flash(to_go);
}

static void draw_pair(void) {
    text_tosses(results.words.question.word[0]);
    text_flash(over);
    text_tosses(results.words.question.word[1]);
    display_at(1, 0);
    if (!have_chances())
        return;
    put_fraction(0);
    display_at(1, LCD_COLUMNS - PERCENT_WIDTH);
    put_chance(0, 2);
}

uint8_t penney_page_draw(uint8_t place) {
    const struct penney *game = &session.penney;
    uint8_t page = page_at(place);

    if (is_choosing()) {
        draw_choice(penney_chooser(game));
    } else if (page == PAGE_GAME) {
        draw_chances(game->players);
    } else if (page == PAGE_WORD) {
        draw_word(place);
    } else {
        draw_pair();
    }
    return 0;
}

uint8_t penney_page_adjust(uint8_t by) {
    asked += by;
    return page_at(pages_current()) >= PAGE_REPLY;
}
