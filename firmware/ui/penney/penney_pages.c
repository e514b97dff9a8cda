#include "ui/penney/penney_pages.h"

#include "games/penney/patterns.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/odds_setting.h"
#include "ui/penney/penney_view.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"
#include <stddef.h>

WORKSPACE_HOLDS(struct patterns_reply);

enum { TABLE_ROWS = 8, FINE_BITS = 18, LONG = 4, UNIT_COLUMN = 10 };

const FLASH char penney_taken[] = "taken: change it";

static bool all_words_are_chosen(void) {
    return !penney_is_choosing();
}

/* ---- the game's own page: the odds of the words chosen so far -------------------------------- */

/* A question about words, and the answer. */
struct odds {
    struct patterns_question question;
    struct patterns_answer answer;
    bool is_solved; /* for these words, or for those before the last change of a letter */
    bool known;     /* false: two words are the same and have no chances */
};

PAGE_RESULT_HOLDS(struct odds);
static struct odds *const odds = (struct odds *)&page_result;

/* Includes the word that a person is choosing, to show what it would be worth. */
static void ask_about_words(union workspace *space) {
    const struct penney *game = penney_in_play();

    odds->question = game->state;
    if (penney_is_choosing()) {
        odds->question.word[penney_chooser(game)] = penney_word_editor_word();
    }
    patterns_start((struct patterns *)space, &odds->question);
}

static enum progress solve_odds(union workspace *space) {
    struct patterns *patterns = (struct patterns *)space;
    enum progress progress = patterns_step(patterns);

    if (progress == WORKING) {
        return WORKING;
    }
    odds->is_solved = true;
    odds->known = progress == DONE;
    if (odds->known) {
        odds->answer = patterns->answer;
    }
    return progress;
}

/* While a word is being chosen a letter may change at any time. */
static enum progress step_odds(union workspace *space, uint8_t *done) {
    const struct penney *game = penney_in_play();

    (void)done;
    if (!penney_is_choosing()) {
        return solve_odds(space);
    }
    if (penney_computer_chooses()) {
        return DONE;
    }
    if (odds->question.word[penney_chooser(game)] != penney_word_editor_word()) {
        ask_about_words(space);
    }
    solve_odds(space);
    return odds->is_solved ? IMPROVING : WORKING;
}

/* In whole per cent. Only 0 and 1 are shown as 0 and 100. */
static uint8_t per_cent(probability_t chance) {
    uint8_t rounded = (uint8_t)(((chance >> 8) * 100 + (PROBABILITY_ONE >> 9)) >> 23);

    if (chance && rounded == 0) {
        return 1;
    }
    return rounded == 100 && chance < PROBABILITY_ONE ? 99 : rounded;
}

/* "You 33% CPU 67%", or for three players "win 25% 33% 42%". The chances of two add up to 100. */
static void draw_chances(uint8_t count) {
    bool two = penney_in_play()->players == 2;
    uint8_t chance = 0;

    if (!two) {
        row_text(LOCAL_TEXT("win "));
    }
    for (uint8_t player = 0; player < count; player++) {
        if (two) {
            penney_draw_player(player);
            row_character(' ');
        }
        chance = two && player ? 100 - chance : per_cent(odds->answer.first[player]);
        row_unsigned(chance);
        row_text(LOCAL_TEXT("% "));
    }
}

/* Large numbers have no certain digit after the point. */
static void draw_expected_tosses(uint8_t digits) {
    row_real_fitted(odds->answer.tosses,
                    odds->answer.tosses.fraction_bits < FINE_BITS ? 0 : digits);
}

/* "HHH 14.0 tosses"; without tenths if the word is long, without the unit if there is no room. */
static void draw_wait(uint8_t word, bool is_long) {
    penney_draw_tosses(word);
    row_character(' ');
    draw_expected_tosses(is_long ? 0 : 1);
    if (display_column() < UNIT_COLUMN) {
        row_text(LOCAL_TEXT(" tosses"));
    }
}

static void draw_game(void) {
    const struct penney *game = penney_in_play();
    uint8_t chooser = penney_chooser(game);

    if (all_words_are_chosen()) {
        draw_chances(game->players);
    } else if (penney_computer_chooses()) {
        return;
    } else if (chooser && !odds->known) {
        row_text(penney_taken);
    } else if (odds_are_hidden()) {
        row_text(LOCAL_TEXT("up/down: H or T"));
    } else if (chooser == 0) {
        draw_wait(penney_word_editor_word(), game->letters >= LONG);
    } else {
        draw_chances(chooser + 1);
    }
}

static const FLASH struct page game_page = {
    .title = TEXT("Chances to win"),
    .start = ask_about_words,
    .step = step_odds,
    .draw = draw_game,
};

/* ---- the word of each player ----------------------------------------------------------------- */

/* "1/3", or " 33.12%" if the coin is not fair or the fraction is long. */
static void draw_chance(uint8_t word) {
    const struct patterns_question *coin = &odds->question;
    const struct patterns_answer *answer = &odds->answer;

    if (coin->heads * 2 != coin->parts ||
        !row_fraction(patterns_numerator(answer, word), answer->denominator)) {
        row_percent(answer->first[word], 2);
    }
}

/* "You THH      1/3". */
static void draw_word(uint8_t row, uint8_t player) {
    const struct penney *game = penney_in_play();
    uint8_t column;

    display_at(row, 0);
    penney_draw_player(player);
    row_character(' ');
    penney_draw_tosses(game->state.word[player]);
    column = display_column();
    draw_chance(player);
    row_align_right(column);
}

static void draw_words(void) {
    draw_word(0, 0);
    draw_word(1, 1);
}

static void draw_third_word(void) {
    draw_word(0, 2);
}

static bool has_third_word(void) {
    return all_words_are_chosen() && penney_in_play()->players > 2;
}

#define WORD_PAGE(is_available, draw_it)                                                           \
    {                                                                                              \
        .title = TEXT("Chances to win"), .help = TEXT("How likely each word is to come first."),   \
        .available = (is_available), .start = ask_about_words, .step = step_odds,                  \
        .draw = (draw_it)                                                                          \
    }

static const FLASH struct page words_page = WORD_PAGE(all_words_are_chosen, draw_words);
static const FLASH struct page third_word_page = WORD_PAGE(has_third_word, draw_third_word);

static const FLASH char tosses_to_go[] = "Tosses to go";

static void draw_tosses_to_go(void) {
    row_text(tosses_to_go);
    row_second();
    draw_expected_tosses(4);
}

static const FLASH struct page tosses_page = {
    .title = tosses_to_go,
    .help = TEXT("How many it takes on average until a word comes."),
    .available = all_words_are_chosen,
    .start = ask_about_words,
    .step = step_odds,
    .draw = draw_tosses_to_go,
};

/* ---- the best reply to a word, and which of two words comes first ---------------------------- */

static uint8_t reply_asked;     /* how many words after one's own word */
static uint8_t table_asked = 1; /* which pair of words */

void penney_pages_begin(void) {
    reply_asked = 0;
}

/* Asks about two words with the game's coin, before the first toss. */
static void ask_about_pair(uint8_t word, uint8_t other) {
    odds->question = penney_in_play()->state;
    odds->question.tossed = PATTERNS_NO_TOSSES;
    odds->question.word[0] = word;
    odds->question.word[1] = other;
    odds->question.word[2] = 0;
}

static void change_reply(int8_t by) {
    reply_asked = (uint8_t)(reply_asked + by);
}

/* The best reply to a person's word, if a person plays. */
static void start_reply(union workspace *space) {
    const struct penney *game = penney_in_play();
    uint8_t mask = (uint8_t)(penney_rows(game) - 1);
    uint8_t player = 0;

    while (player < game->players - 1 && game->player[player] == PENNEY_COMPUTER) {
        player++;
    }
    ask_about_pair(((uint8_t)(game->state.word[player] + reply_asked) & mask) | (mask + 1), 0);
    patterns_reply_start((struct patterns_reply *)space, &odds->question);
}

static enum progress step_reply(union workspace *space, uint8_t *done) {
    struct patterns_reply *search = (struct patterns_reply *)space;
    enum progress progress = patterns_reply_step(search);

    *done = patterns_reply_done(search);
    if (progress == DONE) {
        odds->question.word[1] = search->word;
        odds->answer = search->best;
    }
    return progress;
}

static void draw_reply(void) {
    row_text(LOCAL_TEXT("To "));
    penney_draw_tosses(odds->question.word[0]);
    row_text(LOCAL_TEXT(": "));
    penney_draw_tosses(odds->question.word[1]);
    row_below(LOCAL_TEXT("beats it "));
    draw_chance(0);
}

static const FLASH struct page reply_page = {
    .title = TEXT("Best reply"),
    .help = TEXT("The word that most often comes before this one. Up, down: others."),
    .available = all_words_are_chosen,
    .change = change_reply,
    .start = start_reply,
    .step = step_reply,
    .draw = draw_reply,
};

/* Skips a word against itself. */
static void change_pair(int8_t by) {
    do {
        table_asked = (uint8_t)(table_asked + by) % (TABLE_ROWS * TABLE_ROWS);
    } while (table_asked % (TABLE_ROWS + 1) == 0);
}

static void start_pair(union workspace *space) {
    ask_about_pair(TABLE_ROWS | table_asked / TABLE_ROWS, TABLE_ROWS | table_asked % TABLE_ROWS);
    patterns_start((struct patterns *)space, &odds->question);
}

static void draw_pair(void) {
    penney_draw_tosses(odds->question.word[0]);
    row_text(LOCAL_TEXT(" before "));
    penney_draw_tosses(odds->question.word[1]);
    row_below(LOCAL_TEXT("chance "));
    draw_chance(0);
}

static const FLASH struct page table_page = {
    .title = TEXT("Who first?"),
    .help = TEXT("How often one word comes before another. Up, down: others."),
    .available = all_words_are_chosen,
    .change = change_pair,
    .start = start_pair,
    .step = step_odds,
    .draw = draw_pair,
};

/* The pages most asked for, and after page_more the rest. */
/* clang-format off */
const FLASH struct page *const FLASH penney_pages[] = {
    &game_page,
    &words_page,
    &third_word_page,
    &tosses_page,
    &reply_page,
    &page_more,
    &table_page,
    &page_review,
    &proof_commitment_page,
    &page_end,
};
/* clang-format on */
