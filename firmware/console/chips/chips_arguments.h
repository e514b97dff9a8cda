#ifndef KOSTKA_CONSOLE_CHIPS_CHIPS_ARGUMENTS_H
#define KOSTKA_CONSOLE_CHIPS_CHIPS_ARGUMENTS_H

#include "console/parser.h"
#include "games/chips/odds/clearance.h"

/* Arguments of the commands of chips: like console/parser.h. */

/* Fields: of a game's kind, or P/Q,P/Q,... with P and Q up to 255. */
bool parse_fields(struct console_call *call, struct chip_fields *fields);

/* A placement: the chips on each of count fields, 1 to 15 in all. */
bool parse_placement(struct console_call *call, uint8_t count, uint8_t chips[CLEARANCE_FIELDS]);

#endif
