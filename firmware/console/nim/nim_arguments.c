#include "console/nim/nim_arguments.h"

#include "console/refusal.h"

bool parse_position(struct console_call *call, const FLASH char *what, uint8_t most,
                    struct compound *compound) {
    compound->count = 0;
    do {
        if (compound->count == COMPOUND_PAWNS) {
            return console_refuse_more(call, COMPOUND_PAWNS, LOCAL_TEXT(" heaps or pawns"));
        }
        if (!parse_byte(call, what, 0, most, &compound->pawn[compound->count])) {
            return false;
        }
        compound->count++;
    } while (parse_has_more(call));
    return true;
}
