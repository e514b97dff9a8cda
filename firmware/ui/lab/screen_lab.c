#include "text/text.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"
#include "ui/screens/lab_fields.h"

/* The form keeps the value of its last line in lab_values. */
static const FLASH char lines[] = "Throw dice\n"
                                  "Odds\n"
                                  "Sums\n"
                                  "Are they fair?\n"
                                  "Throws\t60\t600\t6000\n";
static const FLASH char help[] = "Throw dice, see odds, test them.";

_Static_assert(LAB_THROWS == 4, "the line of the form");

static uint8_t act(uint8_t line, bool chosen) {
    (void)chosen;
    lab_open();
    return SCREEN_LAB_THROW + line;
}

static const FLASH struct menu menu = {
    .options = {.lines = lines, .values = lab_values, .count = LAB_FIELDS}, .act = act};

static void enter(void) {
    static uint8_t line;

    menu_enter(&menu, &line);
}

const FLASH struct screen screen_lab = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
