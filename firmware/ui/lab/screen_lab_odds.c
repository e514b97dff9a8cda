#include "text/text.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"
#include "ui/screens/lab_fields.h"

static const FLASH char layout[] = LAB_SHOW_DICE " dice" LAB_SHOW_COUNT " show" LAB_SHOW_FACE
                                                 "\n=" LAB_SHOW_EXACTLY " >=" LAB_SHOW_AT_LEAST;
static const FLASH char help[] = "Chance of exactly and at least so many. OK: next.";

static void enter(void) {
    lab_enter(LAB_DICE, LAB_FACE);
}

static void draw(void) {
    lab_show(layout);
}

const FLASH struct screen screen_lab_odds = {
    .enter = enter, .key = lab_key, .tick = menu_tick, .draw = draw, .help = help};
