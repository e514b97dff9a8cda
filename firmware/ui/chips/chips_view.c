#include "ui/chips/chips_view.h"

#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/page_runner.h"

enum { BAR_MAXIMUM = 8 };

static bool names_shown;
static struct chips_placing placing;

struct chips_placing *chips_placing(void) {
    return &placing;
}

uint8_t chips_still_to_place(void) {
    uint8_t spare = chips_in_play()->chips;

    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++) {
        spare -= placing.chips[field];
    }
    return spare;
}

void chips_draw_name(uint8_t player) {
    row_name(player, chips_in_play()->player, chips_in_play()->players);
}

void chips_draw_digits(const uint8_t chips[], uint8_t in_brackets) {
    for (uint8_t field = 0; field < chips_count(chips_in_play()->kind); field++) {
        uint8_t digit = chips[field];
        if (field == in_brackets) {
            row_character('[');
        }
        row_character((char)(digit + (digit > 9 ? 'A' - 10 : '0')));
        if (field == in_brackets) {
            row_character(']');
        }
    }
}

void chips_draw_left(uint8_t player) {
    const struct chips *game = chips_in_play();
    const uint8_t *left = game->left[player];

    display_at(player, 0);
    if (game->throws == 0) {
        chips_draw_digits(left, CHIPS_NO_BRACKETS);
        return;
    }
    for (uint8_t field = chips_count(game->kind); field; field--, left++) {
        row_character(display_bar(*left > BAR_MAXIMUM ? BAR_MAXIMUM : *left));
    }
}

/* If only computers play there is no prompt: then names are shown at every second throw. */
bool chips_shows_names(void) {
    return names_shown || (chips_all_computers(chips_in_play()) && chips_in_play()->throws % 2);
}

/* Against another the second row is a player's. There the prompt is shown only before the first
   throw, if the fields leave room for names and chances. */
bool chips_draw_prompt(bool prompting) {
    bool has_room = chips_is_alone() || (chips_in_play()->throws == 0 && !chips_fill_row());

    names_shown = prompting;
    if (!prompting || (chips_is_throwing() && has_room)) {
        return false;
    }
    page_runner_draw();
    return true;
}

void chips_draw_field(uint8_t field) {
    switch (chips_in_play()->kind) {
    case CHIPS_THIRDS:
        row_fraction(3 - field, 6);
        break;
    case CHIPS_TWO_DICE:
        row_unsigned(field + 2);
        break;
    default:
        row_unsigned(field + 1);
    }
}
