#include "console/completion.h"

#include "console/command_tables.h"
#include "console/reply.h"
#include "console/words.h"
#include <string.h>

static const char *last_word(const char *line) {
    const char *at = line + strlen(line);

    while (at > line && at[-1] != ' ') {
        at--;
    }
    return at;
}

static void search_line(struct console_call *call, const char *line, struct word_search *search) {
    memset(call->state, 0, CONSOLE_STATE);
    call->search = search;
    command_tables_read_line(call, line);
    call->search = NULL;
}

uint8_t completion_extend(struct console_call *call, char *line, uint8_t length, uint8_t room) {
    struct word_search search = {.typed = last_word(line)};
    uint8_t typed = (uint8_t)(line + length - search.typed);

    search_line(call, line, &search);
    for (uint8_t i = typed; search.found && i < search.common && length < room; i++) {
        line[length++] = search.first[i];
    }
    if (search.found == 1 && length < room && line[length - 1] != ':') {
        line[length++] = ' ';
    }
    line[length] = '\0';
    return length;
}

bool completion_list(struct console_call *call, const char *line, uint8_t part) {
    enum { WORDS_OF_LINE = 7 };
    struct word_search search = {.typed = last_word(line), .wanted = part ? part - 1 : 0};

    search_line(call, line, &search);
    if (part == 0) {
        if (call->command != NULL && search.typed != line &&
            (*search.typed == '\0' || search.found == 0)) {
            reply_character('\n');
            reply_syntax(call->command);
        }
        return search.found > 0;
    }
    reply_character(search.wanted % WORDS_OF_LINE ? ' ' : '\n');
    reply_choice(search.at_wanted, 0);
    return part < search.found;
}

void completion_advise(struct console_call *call, const char *line) {
    struct word_search search = {.typed = call->word};
    const FLASH struct command *command = call->command;

    if (call->word == NULL) {
        return;
    }
    search_line(call, line, &search);
    if (search.likeness != WORD_UNLIKE && !word_is_end(*search.typed)) {
        reply_text(LOCAL_TEXT(", did you mean "));
        reply_choice(search.meant, 0);
        reply_character('?');
    } else if (command != NULL) {
        reply_text(LOCAL_TEXT(", for example: "));
        reply_text(command->example);
    } else {
        reply_text(LOCAL_TEXT(", help lists all"));
    }
}
