#include "ui/kit/dice_wait.h"

#include "core/number/progress.h"
#include "device/dice.h"
#include "ui/display/display.h"
#include "ui/display/row.h"

bool dice_wait(void) {
    return dice_state() != DICE_READY;
}

bool dice_wait_draw(void) {
    if (!dice_wait()) {
        return false;
    }
    row_text(dice_state() == DICE_FAILED ? LOCAL_TEXT("Noise too weak.")
                                         : LOCAL_TEXT("Shaking the die"));
    display_progress(1, (uint8_t)(dice_progress() * PROGRESS_ALL / DICE_SAMPLES));
    return true;
}
