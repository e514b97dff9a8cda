#include "console/command.h"

#include "device/own_boards.h"
#include "device/workspace.h"
#include "store/store.h"

enum { LETTERS = 'Z' - 'A' + 1 };

/* Capital letters up to the end of the line; without any the name stays blank. */
static void read_name(uint8_t name[OWN_NAME]) {
    for (uint8_t i = 0; i < OWN_NAME; i++) {
        uint8_t letter = (uint8_t)(console_peek() - 'A');
        name[i] = 0;
        if (letter < LETTERS) {
            name[i] = letter + 1;
            console_at++;
        }
    }
    if (console_peek())
        console_say(CONSOLE_USAGE);
}

/* Keeps the current board in EEPROM, from the workspace. */
void console_begin_keep(union workspace *space) {
    struct own_board *own = (struct own_board *)space;

    own->board = console_current;
    read_name(own->name);
    if (console_state == CONSOLE_LINE)
        own_boards_save(console_value[0] - 1, own);
}

uint8_t console_kept(union workspace *space) {
    (void)space;
    return store_busy() ? CONSOLE_AGAIN : CONSOLE_DONE;
}
