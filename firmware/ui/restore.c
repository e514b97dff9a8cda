#include "ui/restore.h"

#include "device/saved.h"
#include "device/settings.h"
#include "hal/power.h"
#include "ui/games.h"
#include "ui/kit/keys.h"
#include <stddef.h>

static void restore_keypad(void) {
    keys_default();
    if (settings_keypad() != NULL && !keys_calibrate(settings_keypad())) {
        saved_refuse(STORE_CALIBRATION);
    }
}

bool restore_is_without_games(void) {
    return power_failed_starts() >= RESTORE_STARTS;
}

void restore_start(void) {
    saved_start();
    if (restore_is_without_games()) {
        saved_hide_games();
    }
    settings_load();
    restore_keypad();
    games_restore_start();
}

void restore_saved(void) {
    restore_start();
    while (!games_restore_step()) {
        saved_step(); /* a replay marks the end of its journal */
    }
}
