#include "ui/screens/screen_settings.h"

#include "device/settings.h"
#include "ui/kit/menu.h"
#include "ui/screens/screen_calibration.h"
#include "ui/screens/screen_statistics.h"

enum line { SOUND, LIGHT, SPEED, COACH, KEYS = COACH + HAS_COACH, RECORD, LINES };

#define LIGHTS TEXTS(TEXT("off"), TEXT("on"), TEXT("30 s"), TEXT("2 min"))
#define SPEEDS TEXTS(TEXT("slow"), TEXT("normal"), TEXT("fast"))

#define COACHES TEXTS(TEXT("off"), TEXT("hint"), TEXT("warn"))

static const FLASH struct option lines[LINES] = {
    [SOUND] = {.name = TEXT("Sound"), .most = true, .texts = options_off_on},
    [LIGHT] = {.name = TEXT("Light"), .most = LIGHT_2_MIN, .texts = LIGHTS},
    [SPEED] = {.name = TEXT("Computer"), .most = SPEED_FAST, .texts = SPEEDS},
#if HAS_COACH
    [COACH] = {.name = TEXT("Coach"), .most = COACH_WARNS, .texts = COACHES},
#endif
    [KEYS] = {.name = TEXT("Keys..."), .opens = &screen_calibration},
    [RECORD] = {.name = TEXT("Record..."), .opens = &screen_statistics},
};

static uint8_t values[LINES];

static const FLASH struct option *line_of(uint8_t line) {
    return &lines[line];
}

static void change(uint8_t line) {
    const struct settings changed = {
        .sound = values[SOUND],
        .light = (enum settings_light)values[LIGHT],
        .speed = (enum settings_speed)values[SPEED],
#if HAS_COACH
        .coach = (enum settings_coach)values[COACH],
#endif
    };

    (void)line;
    settings_change(&changed);
}

static uint8_t at;
static const FLASH struct menu menu = {
    .options = {.line_of = line_of, .count = LINES, .at = &at, .values = values},
    .change = change,
};

static void enter(void) {
    const struct settings *now = settings();

    values[SOUND] = now->sound;
    values[LIGHT] = now->light;
    values[SPEED] = now->speed;
#if HAS_COACH
    values[COACH] = now->coach;
#endif
    menu_enter(&menu);
}

#if HAS_COACH
#define HELP_OF_COACH                                                                              \
    " Coach: hint: right shows the best when you decide, right again explains; warn: asks, too, "  \
    "before more than 2% is lost, but not of tokens."
#else
#define HELP_OF_COACH
#endif

const FLASH struct screen screen_settings = {
    .enter = enter,
    .key = menu_key,
    .draw = menu_draw,
    .help = TEXT("OK changes. Computer: how fast. Keys: teach another keypad." HELP_OF_COACH),
};
