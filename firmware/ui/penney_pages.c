#include "ui/penney_pages.h"

#include "core/workspace.h"
#include "hal/lcd.h"
#include "text/reader.h"
#include "text/text.h"
#include "ui/dice.h"
#include "ui/display.h"
#include "ui/layout.h"
#include "ui/pages.h"
#include "ui/results.h"
#include "ui/running.h"
#include "ui/screens.h"
#include <stdbool.h>

/* The pages in their order; there is one of a word for each player. */
enum page { PAGE_GAME, PAGE_WORD, PAGE_REPLY, PAGE_TABLE, PAGES };

/* What words_solve found, in results. */
enum { TOSSES, DENOMINATOR, CHANCES, FOUND = CHANCES + WORDS_MAXIMUM };

enum { TABLE_ROWS = 8, PERCENT_WIDTH = 7, FINE_BITS = 18 };

static const FLASH char word_help[] = TEXT("A word's chance; expected tosses to come.");
static const FLASH char reply_help[] = TEXT("The best reply to a word. OK: others.");
static const FLASH char table_help[] = TEXT("Which comes first? OK: others.");
static const FLASH char *const FLASH helps[] = {word_help, reply_help, table_help};

static const FLASH char alone[] = TEXT("alone ");
static const FLASH char to_go[] = TEXT(" to go");
static const FLASH char over[] = TEXT(" over ");
static const FLASH char taken[] = TEXT("taken");

uint8_t penney_word;

static bool searching;
static uint8_t solved;    /* of choosing: the word of which results are */
static uint8_t asked = 1; /* number of a word on PAGE_REPLY, of a pair on PAGE_TABLE */
static uint8_t shown[2];  /* the words on the page */

static uint8_t page_at(uint8_t place) {
    uint8_t players = running.penney.players;

    if (place > players)
        return (uint8_t)(place - players + PAGE_WORD);
    return place ? PAGE_WORD : PAGE_GAME;
}

static bool is_choosing(void) {
    return penney_chooser(&running.penney) < running.penney.players;
}

uint8_t penney_pages(uint8_t nothing) {
    (void)nothing;
    return is_choosing() ? 1 : running.penney.players + PAGES - PAGE_WORD;
}

/* All three from no tosses on. */
static __attribute__((noinline)) void ask(struct words_question *question, uint8_t first,
                                          uint8_t second, uint8_t third) {
    question->word[0] = first;
    question->word[1] = second;
    question->word[2] = third;
    question->tossed = WORDS_NO_TOSSES;
}

/* The reply is found from the first word of its length on. */
static __attribute__((noinline)) void search_reply(struct words_reply *search, uint8_t first,
                                                   uint8_t second) {
    searching = true;
    search->best_first = 0;
    ask(&search->words.question, penney_rows(&running.penney), first, second);
}

uint8_t penney_page_start(uint8_t place) {
    const struct penney *game = &running.penney;
    struct words_reply *search = &workspace_of(WORKSPACE_SCREEN)->words;
    uint8_t page = page_at(place);
    uint8_t rows = penney_rows(game);

    solved = 0;
    searching = false;
    search->words.question = game->state;
    if (page == PAGE_GAME) {
        if (penney_is_computer(game) && game->state.word[0])
            search_reply(search, game->state.word[0], game->state.word[1]);
        else if (penney_is_computer(game))
            penney_word = rows | (dice_byte() & (rows - 1));
        return 0;
    }
    screens_explain(helps[page - 1]);
    if (page == PAGE_WORD)
        shown[0] = game->state.word[place - 1];
    if (page == PAGE_TABLE) {
        shown[0] = TABLE_ROWS + (asked / TABLE_ROWS) % TABLE_ROWS;
        shown[1] = TABLE_ROWS + asked % TABLE_ROWS;
        ask(&search->words.question, shown[0], shown[1], 0);
    }
    if (page == PAGE_REPLY) {
        shown[1] = rows + (asked & (rows - 1));
        search_reply(search, shown[1], 0);
    }
    return 0;
}

/* Nothing if two words are the same. */
static __attribute__((noinline)) void solve(struct words *words) {
    const struct words_number *number = &words->tosses;
    struct real *real = results.real;

    words_solve(words);
    results.count = words->first[0].value <= PROBABILITY_ONE;
    for (; real != &results.real[FOUND]; real++, number++) {
        real->mantissa = number->value;
        real->fraction_bits = PROBABILITY_BITS;
    }
    results.real[TOSSES].fraction_bits = words->fraction_bits;
    results.real[DENOMINATOR].mantissa = words->denominator;
}

/* A letter may change at any time. */
static uint8_t step_choice(struct words *words) {
    if (penney_is_computer(&running.penney))
        return PAGE_READY;
    if (solved != penney_word) {
        solved = penney_word;
        words->question.word[penney_chooser(&running.penney)] = solved;
        solve(words);
    }
    return PAGE_BETTER;
}

uint8_t penney_page_step(uint8_t place) {
    (void)place;
    struct words_reply *search = &workspace_of(WORKSPACE_SCREEN)->words;
    struct words *words = &search->words;

    if (searching) {
        results.progress += (uint8_t)(UINT8_MAX >> running.penney.letters);
        if (words_reply_step(search)) {
            searching = false;
            shown[0] = penney_word = search->best;
            words->question.word[0] = penney_word;
        }
        return PAGE_WORKING;
    }
    if (is_choosing())
        return step_choice(words);
    solve(words);
    return PAGE_READY;
}

static bool put_fraction(uint8_t index) {
    uint16_t denominator = (uint16_t)results.real[DENOMINATOR].mantissa;

    if (running.penney.state.heads * 2 != PENNEY_PARTS)
        return false;
    text_fraction((uint16_t)fixed_multiply(results.real[CHANCES + index].mantissa, denominator,
                                           PROBABILITY_BITS),
                  denominator);
    return true;
}

static void put_tosses(void) {
    struct real tosses = results.real[TOSSES];

    text_real(tosses, tosses.fraction_bits < FINE_BITS ? 0 : 4);
}

static void put_player(uint8_t player) {
    text_character((char)('1' + player));
}

/* "1 52.5% 2 47.5%", or of three in whole per cent. */
static void draw_chances(uint8_t count) {
    bool two = running.penney.players == 2;

    display_at(1, 0);
    for (uint8_t player = 0; player < count; player++) {
        layout_share(player, results.real[CHANCES + player].mantissa, two);
        if (two)
            text_character(' ');
    }
}

static void draw_choice(uint8_t chooser) {
    if (penney_is_computer(&running.penney))
        return;
    if (results.count == 0)
        display_text(1, 0, taken);
    else
        draw_chances(chooser + 1);
    if (chooser == 0) {
        display_text(1, 0, alone);
        put_tosses();
    }
}

static void draw_word(uint8_t player) {
    text_character('P');
    put_player(player);
    text_character(' ');
    text_tosses(shown[0]);
    text_character(' ');
    if (!put_fraction(player))
        text_percent(results.real[CHANCES + player].mantissa, 2);
    display_at(1, 0);
    put_tosses();
    text_flash(to_go);
}

static void draw_pair(void) {
    text_tosses(shown[0]);
    text_flash(over);
    text_tosses(shown[1]);
    display_at(1, 0);
    if (results.count == 0)
        return;
    put_fraction(0);
    display_at(1, LCD_COLUMNS - PERCENT_WIDTH);
    text_percent(results.real[CHANCES].mantissa, 2);
}

uint8_t penney_page_draw(uint8_t place) {
    const struct penney *game = &running.penney;
    uint8_t page = page_at(place);

    if (is_choosing()) {
        draw_choice(penney_chooser(game));
    } else if (page == PAGE_GAME) {
        draw_chances(game->players);
    } else if (page == PAGE_WORD) {
        draw_word(place - 1);
    } else {
        draw_pair();
    }
    return 0;
}

uint8_t penney_page_adjust(uint8_t by) {
    asked += by;
    return page_at(pages_current()) >= PAGE_REPLY;
}
