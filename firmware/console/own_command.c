#include "console/command.h"

#include "core/workspace.h"
#include "store/store.h"
#include "ui/own_boards.h"

enum { LETTERS = 'Z' - 'A' + 1 };

uint8_t console_own_number(void) {
    uint8_t number = (uint8_t)console_number_within(CONSOLE_OWN_NUMBER, 1, OWN_BOARDS);

    console_end_word();
    return number - 1;
}

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

/* Keeps the current board in EEPROM; ends when it is written, for until then it has to stay in the
   workspace. */
uint8_t console_keep(void) {
    if (console_counter == 0) {
        struct own_board *own = (struct own_board *)workspace_borrow(WORKSPACE_CONSOLE);
        uint8_t number = console_own_number();

        own->board = console_current;
        read_name(own->name);
        if (console_state != CONSOLE_LINE)
            return CONSOLE_DONE;
        own_boards_save(number, own);
        console_counter = 1;
    }
    return store_busy() ? CONSOLE_AGAIN : CONSOLE_DONE;
}
