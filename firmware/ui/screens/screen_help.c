#include "ui/screens/screen_help.h"

#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include <stdbool.h>
#include <stddef.h>

/* The last column says whether there is more above and below. */
enum { WIDTH = LCD_COLUMNS - 1 };

static uint8_t page;

static void enter(void) {
    page = 0;
}

/* Takes a row off the text. A title has a row of its own, and the sentence begins below it. */
static uint8_t take_row(const FLASH char **text) {
    bool is_title = *text == screens_title();
    uint8_t length = row_break(text, WIDTH);

    if (is_title) {
        *text = screens_sentence();
    }
    return length;
}

/* The text from a page's first row on; empty beyond the end. */
static const FLASH char *page_start(uint8_t which) {
    const FLASH char *text = screens_title() ? screens_title() : screens_sentence();

    for (uint8_t row = 0; row < which * LCD_ROWS; row++) {
        take_row(&text);
    }
    return text;
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    screens_redraw();
    if (event.key == KEY_DOWN) {
        page += *page_start(page + 1) != '\0';
    } else if (event.key == KEY_UP) {
        page -= page > 0;
    } else {
        screens_pop();
    }
}

static void draw(void) {
    const FLASH char *text = page_start(page);

    display_glyphs(&glyphs_arrows);
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        const FLASH char *shown = text;
        display_at(row, 0);
        for (uint8_t left = take_row(&text); left; left--) {
            row_character(*shown == '~' ? (char)DISPLAY_ABOUT_IN_TEXT : *shown);
            shown++;
        }
    }
    if (page > 0) {
        display_at(0, WIDTH);
        row_character((char)DISPLAY_ARROW_UP);
    }
    if (*text) {
        display_at(LCD_ROWS - 1, WIDTH);
        row_character((char)DISPLAY_ARROW_DOWN);
    }
}

const FLASH struct screen screen_help = {
    .enter = enter,
    .key = key,
    .draw = draw,
    .takes_right = true,
};
