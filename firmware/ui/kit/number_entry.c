#include "ui/kit/number_entry.h"

#include "ui/display/row.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/screens.h"
#include <stddef.h>

enum { TEN = 10 };

static struct {
    struct digit_editor editor;
    uint8_t digit[NUMBER_DIGITS];
} entry;

void number_entry_begin(uint32_t number, uint8_t digits) {
    entry.editor = (struct digit_editor){.count = digits, .at = 0};
    for (uint8_t i = digits; i; i--, number /= TEN) {
        entry.digit[i - 1] = number % TEN;
    }
}

bool number_entry_key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return false;
    }
    screens_redraw();
    return digit_editor_key(&entry.editor, entry.digit, 0, TEN - 1, event.key) >= DIGIT_EDITOR_DONE;
}

uint32_t number_entry(void) {
    uint32_t number = 0;

    for (uint8_t i = 0; i < entry.editor.count; i++) {
        number = number * TEN + entry.digit[i];
    }
    return number;
}

void number_entry_draw(const FLASH char *title) {
    row_text(title);
    row_second();
    digit_editor_draw(&entry.editor, entry.digit, NULL);
}
