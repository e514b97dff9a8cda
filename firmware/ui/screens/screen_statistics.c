#include "ui/screens/screen_statistics.h"

#include "device/session.h"
#include "ui/display/row.h"

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void draw(void) {
    row_labelled(LOCAL_TEXT("Games "), session.tally.games);
    row_second();
    row_labelled(LOCAL_TEXT("Persons won "), session.tally.won);
}

const FLASH struct screen screen_statistics = {
    .key = key,
    .draw = draw,
    .help = TEXT("Games played to the end, and how many a person won."),
};
