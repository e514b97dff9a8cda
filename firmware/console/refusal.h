#ifndef KOSTKA_CONSOLE_REFUSAL_H
#define KOSTKA_CONSOLE_REFUSAL_H

#include "console/call.h"
#include "core/number/flash.h"

/* How a call is refused: one line "error: ...", which is all that is answered. All return false, so
   that a command says `return console_refuse(call, ...)`. */

/* "error: why" */
bool console_refuse(struct console_call *call, const FLASH char *why);

/* "error: before number after" */
bool console_refuse_number(struct console_call *call, const FLASH char *before, uint16_t number,
                           const FLASH char *after);

/* "error: more than most of_what" */
bool console_refuse_more(struct console_call *call, uint16_t most, const FLASH char *of_what);

/* "error: what must be least to most" */
bool console_refuse_range(struct console_call *call, const FLASH char *what, uint16_t least,
                          uint16_t most);

/* "error: usage: ..." */
bool console_refuse_usage(struct console_call *call);

/* For a message that is put together otherwise: the caller says the rest, and ends the line. */
bool console_refuse_with(struct console_call *call, const FLASH char *beginning);

/* Says a command's name and arguments, without the end of the line. */
void console_say_syntax(const FLASH struct command *command);

#endif
