#include "ui/proof/proof_pages.h"

#include "device/session.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/proof/screen_added.h"
#include <stddef.h>

enum { GROUP = 4, FIRST_ROW = 12, BEHIND = 10 }; /* letters in each; the column for more text */

/* Draws the letters in groups, three in the first row and two in the second, and leaves the cursor
   behind them. */
static void draw_letters(const char letters[SEED_LETTERS]) {
    for (uint8_t i = 0; i < SEED_LETTERS; i++) {
        if (i == FIRST_ROW) {
            row_second();
        } else if (i % GROUP == 0 && i > 0) {
            row_character(' ');
        }
        row_character(letters[i]);
    }
    if (session.is_distrusted) {
        display_at(0, LCD_COLUMNS - 1);
        row_character('!');
    }
    display_at(1, BEHIND);
}

/* Waits until the seed is stored. Otherwise pulling the battery could make the device commit itself
   to another seed. */
static enum progress wait_until_kept(union workspace *space, uint8_t *done) {
    (void)space;
    (void)done;
    return session_is_kept() ? DONE : WORKING;
}

/* After the commitment: the number added to the seed, on which the dice depend, too; or how to add
   one. */
static void draw_commitment(void) {
    char letters[SEED_LETTERS];

    seed_commit(letters, session.record.seed);
    draw_letters(letters);
    if (session_added()) {
        row_labelled(LOCAL_TEXT("+"), session_added());
    } else if (session_can_add()) {
        row_text(LOCAL_TEXT("OK: +"));
    }
    row_align_right(BEHIND);
}

static bool open_added(void) {
    bool can_add = session_can_add();

    if (can_add) {
        screens_push(&screen_added);
    }
    return can_add;
}

static void draw_seed(void) {
    char letters[SEED_LETTERS];

    seed_write(letters, session.record.seed);
    draw_letters(letters);
    row_text(LOCAL_TEXT("  seed"));
}

const FLASH struct page proof_commitment_page = {
    .title = TEXT("Commitment"),
    .help = TEXT("A hash of the seed of all throws, to be noted: the seed is shown at the end, and "
                 "kostka-verify throws again from it. +: a number of yours, added before the first "
                 "throw. !: dice not trusted."),
    .available = session_has_seed,
    .step = wait_until_kept,
    .open = open_added,
    .draw = draw_commitment,
};

static const FLASH struct page seed_page = {
    .title = TEXT("Seed of throws"),
    .help =
        TEXT("All throws of this game follow from it, its hash is the commitment. kostka-verify "
             "checks both. !: dice not trusted."),
    .draw = draw_seed,
};

static bool has_throws(void) {
    return session_rules()->throw != NULL && session_has_seed();
}

const FLASH struct play_feature proof_feature = {
    .key = KEY_UP,
    .is_there = has_throws,
    .page = &seed_page,
    .help = TEXT("OK: again, and another begins. Left: menu. Up: the seed of the throws."),
};
