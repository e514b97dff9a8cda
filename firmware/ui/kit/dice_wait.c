#include "ui/kit/dice_wait.h"

#include "core/number/progress.h"
#include "device/dice.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"

bool dice_wait(void) {
    return dice_state() == DICE_COLLECTING;
}

bool dice_wait_draw(void) {
    if (!dice_wait()) {
        return false;
    }
    row_text(LOCAL_TEXT("Shaking the die"));
    display_progress(1, (uint8_t)(dice_progress() * PROGRESS_ALL / DICE_SAMPLES));
    return true;
}

void dice_draw_distrust(void) {
    if (dice_state() == DICE_FAILED) {
        display_at(1, LCD_COLUMNS - 1);
        display_put('!');
    }
}

/* ---- warning screen -------------------------------------------------------------------------- */

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void tick(uint16_t now) {
    (void)now;
    if (dice_state() == DICE_READY) {
        screens_pop();
    }
}

static void draw(void) {
    row_texts(LOCAL_TEXT("Noise too weak:"), LOCAL_TEXT("dice not trusted"));
}

const FLASH struct screen screen_weak_noise = {
    .key = key,
    .tick = tick,
    .draw = draw,
    .help =
        TEXT("The clocks of this device run too evenly: throws could be foretold. OK goes on, a ! "
             "beside the die then says so."),
    .stays = true,
};
