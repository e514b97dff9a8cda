#include "console/command.h"

#include "device/workspace.h"

uint8_t parse_choice(struct console_call *call, const FLASH char *words) {
    for (uint8_t place = 0;; place++) {
        const char *at = call->at;
        while (*words && *words == *at) {
            words++;
            at++;
        }
        if ((*words == '|' || *words == '\0') && (*at == ' ' || *at == '\0')) {
            call->at = at;
            return place;
        }
        while (*words && *words != '|') {
            words++;
        }
        if (*words++ == '\0') {
            return place + 1;
        }
    }
}

bool parse_word(struct console_call *call, const FLASH char *word) {
    return parse_choice(call, word) == 0;
}

void *console_borrow(struct console_call *call) {
    call->workspace = workspace_take(WORKSPACE_COMMAND);
    return call->workspace;
}
