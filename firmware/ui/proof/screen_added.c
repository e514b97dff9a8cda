#include "ui/proof/screen_added.h"

#include "device/session.h"
#include "ui/kit/number_entry.h"

enum { DIGITS = 4 };

static void enter(void) {
    number_entry_begin(session_added(), DIGITS);
}

static void key(struct key_event event) {
    if (number_entry_key(event)) {
        session_add((uint16_t)number_entry());
        screens_pop();
    }
}

static void draw(void) {
    number_entry_draw(LOCAL_TEXT("Your number"));
}

const FLASH struct screen screen_added = {
    .enter = enter,
    .key = key,
    .draw = draw,
    .help = TEXT("Any number: it goes into the dice, so that the device alone has not chosen them. "
                 "Up and down change the digit, OK goes on, left back."),
};
