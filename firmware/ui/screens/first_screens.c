#include "ui/screens/first_screens.h"

#include "device/features.h"
#include "ui/screens/screen_attract.h"
#include "ui/screens/screen_help.h"
#include "ui/screens/screen_splash.h"
#include <stddef.h>

const FLASH struct screens_of_framework first_screens = {
    .first = &screen_splash,
    .help = &screen_help,
    .attract = FLASH_IF(HAS_ATTRACT, &screen_attract),
};
