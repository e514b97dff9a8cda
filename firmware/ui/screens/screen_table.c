#include "ui/kit/screen_list.h"

const FLASH struct screen *const FLASH screen_table[SCREENS_COUNT] = {
    [SCREEN_SPLASH] = &screen_splash,
    [SCREEN_MENU] = &screen_menu,
    [SCREEN_LAB] = &screen_lab,
    [SCREEN_LAB_THROW] = &screen_lab_throw,
    [SCREEN_LAB_ODDS] = &screen_lab_odds,
    [SCREEN_LAB_SUM] = &screen_lab_sum,
    [SCREEN_LAB_FAIR] = &screen_lab_fair,
    [SCREEN_SETTINGS] = &screen_settings,
    [SCREEN_CALIBRATION] = &screen_calibration,
    [SCREEN_RECORD] = &screen_record,
    [SCREEN_SETUP] = &screen_setup,
    [SCREEN_PLAY] = &screen_play,
    [SCREEN_EDITOR] = &screen_editor,
    [SCREEN_ATTRACT] = &screen_attract,
    [SCREEN_HELP] = &screen_help,
};
