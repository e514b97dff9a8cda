#include "ui/penney/penney_view.h"

#include "games/penney/patterns.h"
#include "ui/display/row.h"
#include <string.h>

bool penney_computer_chooses(void) {
    const struct penney *game = penney_in_play();

    return penney_is_choosing() && game->player[penney_chooser(game)] == PENNEY_COMPUTER;
}

void penney_draw_player(uint8_t player) {
    row_name(player, penney_in_play()->player, penney_in_play()->players);
}

void penney_draw_tosses(uint8_t row) {
    uint8_t toss = 0x80;

    while (toss > row) {
        toss >>= 1;
    }
    while (toss >>= 1) {
        row_character(row & toss ? 'T' : 'H');
    }
}

static uint8_t letters[PATTERNS_LETTERS_MOST]; /* 0 for heads, 1 for tails */
static struct digit_editor editor;

void penney_word_editor_begin(uint8_t count) {
    memset(letters, 0, sizeof letters);
    editor = (struct digit_editor){.count = count, .at = 0};
}

uint8_t penney_word_editor_word(void) {
    uint8_t word = PATTERNS_NO_TOSSES;

    for (uint8_t i = 0; i < editor.count; i++) {
        word = (uint8_t)(word << 1 | letters[i]);
    }
    return word;
}

enum digit_editor_result penney_word_editor_key(enum key key) {
    return digit_editor_key(&editor, letters, 0, 1, key);
}

void penney_word_editor_draw(void) {
    digit_editor_draw(&editor, letters, LOCAL_TEXT("HT"));
}

void penney_write_parts(uint8_t parts) {
    row_unsigned(parts);
    row_text(LOCAL_TEXT("/64"));
}
