#include "ui/penney/penney_pages.h"

#include "games/penney/patterns_reply.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/penney/penney_view.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct patterns_reply);

enum { TABLE_ROWS = 8, PERCENT_WIDTH = 7, FINE_BITS = 18 };

/* What is asked about words, and the answer. */
struct odds {
    struct patterns_question question;
    struct patterns_answer answer;
    bool known; /* two words that are the same have no chances */
};

static bool all_words_are_chosen(void) {
    return !penney_is_choosing();
}

static enum progress step_odds(struct odds *odds, union workspace *space) {
    struct patterns *patterns = (struct patterns *)space;
    enum progress progress = patterns_step(patterns);

    odds->known = progress == DONE;
    if (odds->known) {
        odds->answer = *patterns_answer(patterns);
    }
    return progress;
}

/* ---- how odds look --------------------------------------------------------------------------- */

static void draw_percent(const struct odds *odds, uint8_t word) {
    row_percent(odds->answer.first[word], 2);
}

/* Of a fair coin chances are short fractions. False, and nothing drawn, of others. */
static bool draw_fraction(const struct odds *odds, uint8_t word) {
    if (odds->question.heads * 2 != odds->question.parts) {
        return false;
    }
    row_fraction(patterns_numerator(&odds->answer, word), odds->answer.denominator);
    return true;
}

static void draw_expected_tosses(const struct odds *odds) {
    row_real_fitted(odds->answer.tosses, odds->answer.tosses.fraction_bits < FINE_BITS ? 0 : 4);
}

/* "1 52.5% 2 47.5%", or of three in whole per cent. */
static void draw_chances(const struct odds *odds, uint8_t count) {
    bool two = penney_in_play()->players == 2;

    row_second();
    for (uint8_t player = 0; player < count; player++) {
        row_share(player, odds->answer.first[player], two);
        if (two) {
            row_character(' ');
        }
    }
}

/* ---- the game itself: the odds of the words chosen so far ------------------------------------ */

static struct odds game_odds;

/* A person sees what the word that is being chosen would be worth. */
static void start_game_odds(union workspace *space) {
    static const char purpose;
    const struct penney *game = penney_in_play();

    workspace_claim(&purpose);
    game_odds.question = game->state;
    if (penney_is_choosing()) {
        game_odds.question.word[penney_chooser(game)] = penney_entered_word();
    }
    patterns_start((struct patterns *)space, &game_odds.question);
}

/* While a word is being chosen a letter may change at any time. */
static enum progress step_choice(union workspace *space) {
    const struct penney *game = penney_in_play();

    if (penney_is_computer(game)) {
        return DONE;
    }
    if (game_odds.question.word[penney_chooser(game)] != penney_entered_word()) {
        start_game_odds(space);
    }
    step_odds(&game_odds, space);
    return IMPROVING;
}

static enum progress step_game_odds(union workspace *space, uint8_t *done) {
    (void)done;
    return penney_is_choosing() ? step_choice(space) : step_odds(&game_odds, space);
}

static void draw_choice(uint8_t chooser) {
    if (penney_is_computer(penney_in_play())) {
        return;
    }
    row_second();
    if (chooser == 0) {
        row_text(LOCAL_TEXT("alone "));
        draw_expected_tosses(&game_odds);
    } else if (game_odds.known) {
        draw_chances(&game_odds, chooser + 1);
    } else {
        row_text(LOCAL_TEXT("taken"));
    }
}

static void draw_game(void) {
    const struct penney *game = penney_in_play();

    if (penney_is_choosing()) {
        draw_choice(penney_chooser(game));
    } else {
        draw_chances(&game_odds, game->players);
    }
}

static const FLASH struct page game_page = {
    .title = TEXT("Chances"),
    .keeps = true,
    .start = start_game_odds,
    .step = step_game_odds,
    .draw = draw_game,
};

/* ---- a word of each player ------------------------------------------------------------------- */

static void draw_word(uint8_t player) {
    row_player(player);
    row_character(' ');
    penney_draw_tosses(game_odds.question.word[player]);
    row_character(' ');
    if (!draw_fraction(&game_odds, player)) {
        draw_percent(&game_odds, player);
    }
    row_second();
    draw_expected_tosses(&game_odds);
    row_text(LOCAL_TEXT(" to go"));
}

static void draw_first_word(void) {
    draw_word(0);
}

static void draw_second_word(void) {
    draw_word(1);
}

static void draw_third_word(void) {
    draw_word(2);
}

static bool has_third_word(void) {
    return all_words_are_chosen() && penney_in_play()->players > 2;
}

#define WORD_PAGE(is_available, draw_it)                                                           \
    {                                                                                              \
        .title = TEXT("A word"), .help = TEXT("A word's chance; expected tosses to come."),        \
        .available = (is_available), .keeps = true, .start = start_game_odds,                      \
        .step = step_game_odds, .draw = (draw_it)                                                  \
    }

static const FLASH struct page first_word_page = WORD_PAGE(all_words_are_chosen, draw_first_word);
static const FLASH struct page second_word_page = WORD_PAGE(all_words_are_chosen, draw_second_word);
static const FLASH struct page third_word_page = WORD_PAGE(has_third_word, draw_third_word);

/* ---- the best reply to a word, and which of two words comes first ---------------------------- */

static struct odds pair_odds;

/* Which word, or pair of words, is asked about; both pages count through theirs with it. */
static uint8_t asked = 1;

static void change_asked(int8_t by) {
    asked = (uint8_t)(asked + by);
}

static void ask(uint8_t first, uint8_t second) {
    pair_odds.question = penney_in_play()->state;
    pair_odds.question.tossed = PATTERNS_NO_TOSSES;
    pair_odds.question.word[0] = first;
    pair_odds.question.word[1] = second;
    pair_odds.question.word[2] = 0;
}

static void draw_pair(void) {
    penney_draw_tosses(pair_odds.question.word[0]);
    row_text(LOCAL_TEXT(" over "));
    penney_draw_tosses(pair_odds.question.word[1]);
    if (!pair_odds.known) {
        return;
    }
    row_second();
    draw_fraction(&pair_odds, 0);
    display_at(1, LCD_COLUMNS - PERCENT_WIDTH);
    draw_percent(&pair_odds, 0);
}

static void start_reply(union workspace *space) {
    static const char purpose;
    uint8_t rows = penney_rows(penney_in_play());

    workspace_claim(&purpose);
    ask(rows | (asked & (uint8_t)(rows - 1)), 0);
    patterns_reply_start((struct patterns_reply *)space, &pair_odds.question);
}

static enum progress step_reply(union workspace *space, uint8_t *done) {
    struct patterns_reply *reply = (struct patterns_reply *)space;
    enum progress progress = patterns_reply_step(reply);

    *done = patterns_reply_done(reply);
    pair_odds.known = progress == DONE;
    if (pair_odds.known) {
        ask(patterns_reply_word(reply), pair_odds.question.word[0]);
        pair_odds.answer = *patterns_reply_answer(reply);
    }
    return progress;
}

static const FLASH struct page reply_page = {
    .title = TEXT("Best reply"),
    .help = TEXT("The best reply to a word. OK: others."),
    .available = all_words_are_chosen,
    .change = change_asked,
    .start = start_reply,
    .step = step_reply,
    .draw = draw_pair,
};

static void start_table(union workspace *space) {
    static const char purpose;

    workspace_claim(&purpose);
    ask(TABLE_ROWS | (asked / TABLE_ROWS & (TABLE_ROWS - 1)),
        TABLE_ROWS | (asked & (TABLE_ROWS - 1)));
    patterns_start((struct patterns *)space, &pair_odds.question);
}

/* A word has no chance against itself: the page shows the pair without numbers. */
static enum progress step_table(union workspace *space, uint8_t *done) {
    (void)done;
    step_odds(&pair_odds, space);
    return DONE;
}

static const FLASH struct page table_page = {
    .title = TEXT("Who first?"),
    .help = TEXT("Which comes first? OK: others."),
    .available = all_words_are_chosen,
    .change = change_asked,
    .start = start_table,
    .step = step_table,
    .draw = draw_pair,
};

const FLASH struct page *const FLASH penney_pages[] = {
    &game_page, &first_word_page, &second_word_page, &third_word_page, &reply_page, &table_page,
    NULL,
};
