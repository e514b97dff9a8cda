#include "command_line.h"

#include "prng.h"
#include "script/script_words.h"
#include "ticks.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GDB_PORT = 1234 };

enum kind {
    TEXT,   /* a const char * */
    TIME,   /* a uint64_t in ticks */
    SWITCH, /* a bool */
    SEED,   /* a number */
    SCRIPT, /* one more script */
    SERIAL, /* stdio or pty */
    PORT    /* a number that may be left out */
};

struct option {
    const char *name;
    enum kind kind;
    size_t offset; /* of what it sets, within struct options */
    const char *argument, *help;
};

#define AT(member) offsetof(struct options, member)

static const struct option list[] = {
    {"--script", SCRIPT, 0, "FILE", "run a script at full speed; - is standard input; repeatable"},
    {"--bless", SWITCH, AT(bless), NULL, "golden pictures are written, not compared"},
    {"--limit", TIME, AT(limit), "TIME", "a script has failed after this time (4h)"},
    {"--eeprom", TEXT, AT(machine.eeprom), "FILE", "load and save the EEPROM's bytes"},
    {"--ladder", TEXT, AT(machine.ladder), "NAME", "button ladder: common, v10, v11 or odd"},
    {"--slow-lcd", SWITCH, AT(machine.slow_lcd), NULL, "an LCD as slow as it may be (190 kHz)"},
    {"--seed", SEED, AT(machine.seed), "N", "repeatable entropy, noise and bounce"},
    {"--board", TEXT, AT(machine.board), "NAME", "such as mega-shield (what the image says)"},
    {"--mcu", TEXT, AT(machine.mcu), "NAME", "the first board with that part (ditto)"},
    {"--serial", SERIAL, 0, "stdio|pty", "bridge the serial line; with stdio the face is off"},
    {"--quiet", TIME, AT(quiet), "TIME", "stdio ends so long after the last byte (200ms)"},
    {"--run", TIME, AT(run), "TIME", "no face: run so long and end"},
    {"--at", TIME, AT(at), "TIME", "no face: run so long, then take the --snapshot"},
    {"--snapshot", TEXT, AT(snapshot), "FILE", "picture when the run ends: .png, .svg or .txt"},
    {"--record", TEXT, AT(record), "FILE", "asciicast of the face in simulated time"},
    {"--vcd", TEXT, AT(machine.vcd), "FILE", "trace of the signals"},
    {"--gdb", PORT, AT(machine.gdb_port), "[PORT]", "wait for avr-gdb (port 1234)"},
    {"--full-speed", SWITCH, AT(full_speed), NULL, "start at full speed, not in real time"},
    {"--report", SWITCH, AT(report), NULL, "print handler times, stack and faults at the end"},
};

enum { OPTION_COUNT = sizeof list / sizeof list[0] };

void command_line_help(void) {
    printf(
        "usage: kostka-sim FIRMWARE.elf [OPTION]...\n"
        "Runs Kostka's firmware on a simulated board: with the terminal face, or by a script.\n\n");
    for (unsigned i = 0; i < OPTION_COUNT; i++) {
        char head[40];
        snprintf(head, sizeof head, "%s %s", list[i].name,
                 list[i].argument ? list[i].argument : "");
        printf("  %-20s %s\n", head, list[i].help);
    }
    printf("  %-20s %s\n  %-20s %s\n  %-20s %s\n", "--help", "this text", "--help-scripts",
           "the commands of scripts", "--version", "the version");
    printf("\nTimes are such as 500us, 20ms, 1.5s, 2min, 4h; simulated ones.\n"
           "Exit status: 0 passed or ended well, 1 a script failed or a fault, 2 wrong usage or "
           "file.\n");
}

static bool set_seed(struct options *options, const char *word) {
    options->has_seed = true;
    return words_number(word, &options->machine.seed);
}

static bool set_serial(struct options *options, const char *word) {
    bool pty = strcmp(word, "pty") == 0;
    options->serial = pty ? COMMAND_LINE_SERIAL_PTY : COMMAND_LINE_SERIAL_STDIO;
    return pty || strcmp(word, "stdio") == 0;
}

static bool add_script(struct options *options, const char *word) {
    if (options->script_count == COMMAND_LINE_SCRIPTS) {
        return false;
    }
    options->scripts[options->script_count++] = word;
    return true;
}

static bool set_value(struct options *options, const struct option *option, const char *word) {
    char *member = (char *)options + option->offset;
    switch (option->kind) {
    case TIME:
        return ticks_parse(word, (uint64_t *)member) == 0;
    case SEED:
        return set_seed(options, word);
    case SCRIPT:
        return add_script(options, word);
    case SERIAL:
        return set_serial(options, word);
    default:
        *(const char **)member = word;
        return true;
    }
}

static const struct option *find(const char *name) {
    for (unsigned i = 0; i < OPTION_COUNT; i++) {
        if (strcmp(list[i].name, name) == 0) {
            return &list[i];
        }
    }
    return NULL;
}

/* A port follows --gdb only if the next word is a number. */
static bool take_port(int *port, const char *word) {
    uint64_t number;
    *port = GDB_PORT;
    if (word && words_number(word, &number) && number > 0 && number < 65536) {
        *port = (int)number;
        return true;
    }
    return false;
}

static bool read_option(struct options *options, char **words, int *at, char *message) {
    const struct option *option = find(words[*at]);
    const char *next = words[*at + 1];
    if (!option) {
        snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "unknown option %.60s (see --help)",
                 words[*at]);
        return false;
    }
    if (option->kind == SWITCH) {
        *(bool *)((char *)options + option->offset) = true;
        return true;
    }
    if (option->kind == PORT) {
        *at += take_port(&options->machine.gdb_port, next);
        return true;
    }
    if (!next) {
        snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "%s needs %s", option->name, option->argument);
        return false;
    }
    if (!set_value(options, option, next)) {
        snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "%s: \"%.60s\" is not %s", option->name, next,
                 option->argument);
        return false;
    }
    ++*at;
    return true;
}

static void set_defaults(struct options *options) {
    memset(options, 0, sizeof *options);
    options->machine.ladder = "common";
    options->limit = 4 * 3600 * TICKS_PER_SECOND;
    options->quiet = 200 * TICKS_PER_MILLISECOND;
}

enum command_line_result command_line_read(struct options *options, int count, char **words,
                                           char message[COMMAND_LINE_MESSAGE_SIZE]) {
    set_defaults(options);
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "--help") == 0) {
            return COMMAND_LINE_HELP;
        }
        if (strcmp(words[i], "--help-scripts") == 0) {
            return COMMAND_LINE_HELP_SCRIPTS;
        }
        if (strcmp(words[i], "--version") == 0) {
            return COMMAND_LINE_VERSION;
        }
        if (words[i][0] == '-') {
            if (!read_option(options, words, &i, message)) {
                return COMMAND_LINE_WRONG;
            }
        } else if (options->elf) {
            snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "one firmware at a time, not %.60s too",
                     words[i]);
            return COMMAND_LINE_WRONG;
        } else {
            options->elf = words[i];
        }
    }
    if (!options->elf) {
        snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "no firmware given (see --help)");
        return COMMAND_LINE_WRONG;
    }
    if (options->at && !options->snapshot) {
        snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "--at needs --snapshot FILE");
        return COMMAND_LINE_WRONG;
    }
    if (options->script_count && options->serial) {
        snprintf(message, COMMAND_LINE_MESSAGE_SIZE, "--script has the serial line to itself");
        return COMMAND_LINE_WRONG;
    }
    if (!options->has_seed) {
        options->machine.seed = prng_seed_from_system();
    }
    return COMMAND_LINE_RUN;
}
