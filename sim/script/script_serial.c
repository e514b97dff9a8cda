#include "script/script_run.h"
#include "script/script_vocabulary.h"

#include "ticks.h"
#include <stdio.h>
#include <string.h>

/* The console. An answer that was found is consumed: the next search begins after it. */

/* ---- sending ---- */

static bool line_is_idle(struct script_run *run, void *context) {
    (void)context;
    return run->machine->uart.queue_count == 0;
}

/* Ends when the last byte has arrived: the next command comes after it. */
static bool send(struct script_run *run, const char *bytes, size_t count) {
    machine_feed(run->machine, (const uint8_t *)bytes, count);
    enum script_wait wait = script_run_until(run, 10 * TICKS_PER_SECOND, line_is_idle, NULL);
    return wait == WAIT_MET ||
           (wait == WAIT_IN_VAIN &&
            script_run_fail(run, "the receiver is off: nothing is read from the line"));
}

static bool type(struct script_run *run, const struct script_arguments *given) {
    machine_feed(run->machine, (const uint8_t *)given->text[0], strlen(given->text[0]));
    return send(run, "\r\n", 2);
}

static bool type_bytes(struct script_run *run, const struct script_arguments *given) {
    return send(run, given->text[0], given->number[0]);
}

static bool allow_lost_bytes(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    run->machine->uart.may_lose = true;
    return true;
}

/* ---- answers ---- */

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

static bool wait_for(struct script_run *run, const struct script_arguments *given, bool line) {
    struct search search = {given->text[0], line};
    uint64_t timeout = given->numbers ? given->number[0] : 5 * TICKS_PER_SECOND;
    enum script_wait wait = script_run_until(run, timeout, found, &search);
    if (wait != WAIT_IN_VAIN) {
        return wait == WAIT_MET;
    }
    char rest[512];
    quote_tail(run->output ? run->output + run->consumed : "", rest, sizeof rest);
    return script_run_fail(run, "expected %s\"%s\" on the serial line, there is \"%s\"",
                           line ? "the line " : "", given->text[0], rest);
}

static bool answer(struct script_run *run, const struct script_arguments *given) {
    return wait_for(run, given, true);
}

static bool answer_with(struct script_run *run, const struct script_arguments *given) {
    return wait_for(run, given, false);
}

/* Returns the status of the shell; 0: it succeeded. */
static int pipe_to(const char *command, const char *output, size_t size) {
    FILE *pipe = popen(command, "w");
    if (!pipe) {
        return -1;
    }
    fwrite(output, 1, size, pipe);
    return pclose(pipe);
}

static bool pipe_answers(struct script_run *run, const struct script_arguments *given) {
    fflush(stdout);
    return pipe_to(given->text[0], run->output ? run->output : "", run->output_size) == 0 ||
           script_run_fail(run, "what came on the serial line fails: %s", given->text[0]);
}

static const struct script_word words[] = {
    {.name = "type", .arguments = "LINE", .help = "send LINE, CR and LF", .run = type},
    {.name = "type-bytes", .arguments = "HEX...", .help = "send bytes", .run = type_bytes},
    {.name = "allow-lost-bytes",
     .arguments = "",
     .help = "bytes that the receiver loses are no faults from now on",
     .run = allow_lost_bytes},
    {.name = "answer",
     .arguments = "LINE [TIME]",
     .help = "a line that is exactly LINE comes within 5 s or TIME",
     .run = answer},
    {.name = "answer-with",
     .arguments = "TEXT [TIME]",
     .help = "TEXT comes within 5 s or TIME, in whatever line",
     .run = answer_with},
    {.name = "pipe-answers",
     .arguments = "TEXT",
     .help = "all that has come is piped into the shell command TEXT, which must succeed",
     .run = pipe_answers},
};

const struct script_section script_serial = SCRIPT_SECTION("The console on the serial line", words);
