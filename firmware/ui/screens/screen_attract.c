#include "ui/screens/screen_attract.h"

#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/pips.h"
#include "ui/kit/scroll.h"

static uint8_t face;

static void enter(void) {
    display_glyphs(&glyphs_dice);
    face = pips_next(face);
    scroll_start();
}

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void tick(uint16_t now) {
    if (scroll_tick(now)) {
        face = pips_next(face);
        pips_show(face);
    }
}

/* A row of dice that roll to the left: each becomes its right neighbour. */
static void draw(void) {
    uint8_t shown = face;

    for (uint8_t column = 0; column < LCD_COLUMNS; column += 2) {
        row_face(shown);
        row_character(' ');
        shown = pips_next(shown);
    }
    scroll_draw();
}

const FLASH struct screen screen_attract = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .takes_right = true,
    .stays = true,
    /* 20 5^3 / 6^6; 1 - (5/6)^4; 1 - (35/36)^24. */
    .help = TEXT("6 dice, exactly 3 ones: 5.36%. A six in 4 throws: 51.77%. "
                 "Double six in 24: 49.14%."),
};
