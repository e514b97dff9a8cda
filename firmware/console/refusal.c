#include "console/refusal.h"

#include "console/command.h"
#include "console/reply.h"
#include "core/number/flash.h"
#include <stddef.h>

bool console_refuse_with(struct console_call *call, const FLASH char *beginning) {
    call->refused = true;
    reply_text(LOCAL_TEXT("error: "));
    reply_text(beginning);
    return false;
}

OUT_OF_LINE bool console_refuse(struct console_call *call, const FLASH char *why) {
    console_refuse_with(call, why);
    reply_end_line();
    return false;
}

bool console_refuse_number(struct console_call *call, const FLASH char *before, uint16_t number,
                           const FLASH char *after) {
    console_refuse_with(call, before);
    reply_unsigned(number);
    reply_text(after);
    reply_end_line();
    return false;
}

OUT_OF_LINE bool console_refuse_more(struct console_call *call, uint16_t most,
                                     const FLASH char *of_what) {
    return console_refuse_number(call, LOCAL_TEXT("more than "), most, of_what);
}

bool console_refuse_range(struct console_call *call, const FLASH char *what, uint16_t least,
                          uint16_t most) {
    console_refuse_with(call, what);
    reply_text(LOCAL_TEXT(" must be "));
    reply_unsigned(least);
    reply_text(LOCAL_TEXT(" to "));
    reply_unsigned(most);
    reply_end_line();
    return false;
}

void console_say_syntax(const FLASH struct command *command) {
    reply_text(command->name);
    if (command->syntax != NULL) {
        reply_character(' ');
        reply_text(command->syntax);
    }
}

bool console_refuse_usage(struct console_call *call) {
    console_refuse_with(call, LOCAL_TEXT("usage: "));
    console_say_syntax(call->command);
    reply_end_line();
    return false;
}
