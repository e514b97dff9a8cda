#include "script/script_run.h"
#include "script/script_table.h"

#include "ticks.h"
#include <stdio.h>
#include <string.h>

/* What is expected of the serial output: text that has been matched is consumed and not matched
   again. */

struct search {
    const char *text;
    bool whole_line;
};

static bool whole_line(const char *output, const char *start, size_t length) {
    const char *end = start + length;
    bool begins = start == output || start[-1] == '\n';
    return begins && (*end == '\n' || (*end == '\r' && end[1] == '\n'));
}

static bool found(struct script_run *run, void *context) {
    const struct search *search = context;
    size_t length = strlen(search->text);
    const char *from = run->output ? run->output + run->consumed : "";
    const char *hit = from;
    while ((hit = strstr(hit, search->text)) != NULL) {
        if (!search->whole_line || whole_line(run->output, hit, length)) {
            run->consumed += (size_t)(hit - from) + length;
            return true;
        }
        hit++;
    }
    return false;
}

static const char *escape_name(char c) {
    return c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\x";
}

/* The end of a text on one line, control characters as escapes. */
static void quote_tail(const char *text, char *quoted, size_t size) {
    static const size_t most = 120;
    size_t length = strlen(text), used = 0;
    for (const char *c = text + (length > most ? length - most : 0); *c && used + 5 < size; c++) {
        if ((unsigned char)*c >= ' ') {
            quoted[used++] = *c;
            continue;
        }
        used += (size_t)snprintf(quoted + used, size - used, "%s", escape_name(*c));
        if (*c != '\n' && *c != '\r') {
            used += (size_t)snprintf(quoted + used, size - used, "%02X", (unsigned char)*c);
        }
    }
    quoted[used] = 0;
}

static bool expect(struct script_run *run, const struct script_command *command, bool line) {
    struct search search = {command->text[0], line};
    uint64_t timeout = command->numbers ? command->number[0] : TICKS_PER_SECOND;
    bool timed_out;
    if (script_run_until(run, timeout, found, &search, &timed_out)) {
        return true;
    }
    if (!timed_out) {
        return false;
    }
    char rest[512];
    quote_tail(run->output ? run->output + run->consumed : "", rest, sizeof rest);
    return script_run_fail(run, "expected %s\"%s\" on the serial line, there is \"%s\"",
                           line ? "the line " : "", command->text[0], rest);
}

bool script_expect_serial(struct script_run *run, const struct script_command *command) {
    return expect(run, command, false);
}

bool script_expect_serial_line(struct script_run *run, const struct script_command *command) {
    return expect(run, command, true);
}
