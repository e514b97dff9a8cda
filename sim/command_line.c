#include "command_line.h"

#include "prng.h"
#include "script/script_vocabulary.h"
#include "script/script_words.h"
#include "ticks.h"
#include <argp.h>
#include <stdlib.h>
#include <string.h>

enum { GDB_PORT = 1234, FIRST_KEY = 0x100 }; /* argp keys from there on are not short options */

enum kind {
    TEXT,   /* a const char * */
    TIME,   /* a uint64_t in ticks */
    LENGTH, /* a time above 0 */
    SWITCH, /* a bool */
    SEED,   /* a number */
    NUMBER, /* a uint64_t above 0 */
    SCRIPT, /* one more script */
    SERIAL, /* stdio or pty */
    PORT,   /* a number that may be left out */
    WORDS   /* prints the words of scripts */
};

struct choice {
    const char *name;
    enum kind kind;
    size_t offset; /* of the member that it sets, in struct options */
    const char *argument, *help;
};

#define AT(member) offsetof(struct options, member)

static const struct choice choices[] = {
    {"script", SCRIPT, 0, "FILE", "run a script at full speed; - is standard input; repeatable"},
    {"bless", SWITCH, AT(bless), NULL, "golden pictures are written, not compared"},
    {"limit", TIME, AT(limit), "TIME", "a script has failed after this time (4h)"},
    {"eeprom", TEXT, AT(machine.eeprom), "FILE", "load and save the EEPROM's bytes"},
    {"ladder", TEXT, AT(machine.ladder), "NAME", "button ladder: common, v10, v11 or odd"},
    {"slow-lcd", SWITCH, AT(machine.slow_lcd), NULL, "an LCD as slow as it may be (190 kHz)"},
    {"seed", SEED, AT(machine.seed), "N", "repeatable entropy, noise and bounce"},
    {"board", TEXT, AT(machine.board), "NAME", "such as mega-shield (what the image says)"},
    {"mcu", TEXT, AT(machine.mcu), "NAME", "the first board with that part (ditto)"},
    {"baud", NUMBER, AT(machine.baud), "N", "the host's speed on the serial line (115200)"},
    {"serial", SERIAL, 0, "stdio|pty", "bridge the serial line; with stdio the face is off"},
    {"quiet", TIME, AT(quiet), "TIME", "stdio ends so long after the last byte (200ms)"},
    {"run", LENGTH, AT(run), "TIME", "no face: run so long and end"},
    {"at", LENGTH, AT(at), "TIME", "no face: run so long, then take the --snapshot"},
    {"snapshot", TEXT, AT(snapshot), "FILE", "picture when the run ends: .png, .svg or .txt"},
    {"record", TEXT, AT(record), "FILE", "asciicast of the face in simulated time"},
    {"vcd", TEXT, AT(machine.vcd), "FILE", "trace of the signals"},
    {"gdb", PORT, AT(machine.gdb_port), "PORT", "wait for avr-gdb (port 1234)"},
    {"full-speed", SWITCH, AT(full_speed), NULL, "start at full speed, not in real time"},
    {"report", SWITCH, AT(report), NULL, "print handler times, stack and faults at the end"},
    {"help-scripts", WORDS, 0, NULL, "the words of scripts"},
};

enum { CHOICES = sizeof choices / sizeof choices[0] };

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

static bool set_port(int *port, const char *word) {
    uint64_t number = GDB_PORT;
    bool good = !word || (words_number(word, &number) && number > 0 && number < 65536);
    *port = (int)number;
    return good;
}

static _Noreturn void tell_words(void) {
    script_vocabulary_help();
    exit(EXIT_SUCCESS);
}

static bool set_value(struct options *options, const struct choice *choice, const char *word) {
    char *member = (char *)options + choice->offset;
    switch (choice->kind) {
    case TIME:
        return ticks_parse(word, (uint64_t *)member) == 0;
    case LENGTH:
        return ticks_parse(word, (uint64_t *)member) == 0 && *(uint64_t *)member > 0;
    case SWITCH:
        return *(bool *)member = true;
    case NUMBER:
        return words_number(word, (uint64_t *)member) && *(uint64_t *)member > 0;
    case SEED:
        return set_seed(options, word);
    case SCRIPT:
        return add_script(options, word);
    case SERIAL:
        return set_serial(options, word);
    case PORT:
        return set_port((int *)member, word);
    case WORDS:
        tell_words();
    default:
        *(const char **)member = word;
        return true;
    }
}

static void check(const struct argp_state *state, const struct options *options) {
    const char *complaint = !options->elf                       ? "no firmware given (see --help)"
                            : options->at && !options->snapshot ? "--at needs --snapshot FILE"
                            : options->script_count && options->serial
                                ? "--script has the serial line to itself"
                                : NULL;
    if (complaint) {
        argp_failure(state, COMMAND_LINE_WRONG, 0, "%s", complaint);
    }
}

static error_t take(int key, char *word, struct argp_state *state) {
    struct options *options = state->input;
    if (key >= FIRST_KEY && key < FIRST_KEY + CHOICES) {
        const struct choice *choice = &choices[key - FIRST_KEY];
        if (!set_value(options, choice, word)) {
            bool is_positive = choice->kind == LENGTH || choice->kind == NUMBER;
            argp_failure(state, COMMAND_LINE_WRONG, 0, "--%s: \"%.60s\" is not %s%s", choice->name,
                         word, choice->argument, is_positive ? " above 0" : "");
        }
    } else if (key == ARGP_KEY_ARG && options->elf) {
        argp_failure(state, COMMAND_LINE_WRONG, 0, "one firmware at a time, not %.60s too", word);
    } else if (key == ARGP_KEY_ARG) {
        options->elf = word;
    } else if (key == ARGP_KEY_END) {
        check(state, options);
    } else {
        return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static void set_defaults(struct options *options) {
    memset(options, 0, sizeof *options);
    options->machine.ladder = "common";
    options->limit = 4 * 3600 * TICKS_PER_SECOND;
    options->quiet = 200 * TICKS_PER_MILLISECOND;
}

void command_line_read(struct options *options, int count, char **words) {
    struct argp_option list[CHOICES + 1] = {0};
    const struct argp parser = {
        .options = list,
        .parser = take,
        .args_doc = "FIRMWARE.elf",
        .doc =
            "Runs Kostka's firmware on a simulated board: with the terminal face, or by a script.\v"
            "Times are such as 500us, 20ms, 1.5s, 2min, 4h; simulated ones.\n"
            "Exit status: 0 passed or ended well, 1 a script failed or a fault, 2 wrong usage or "
            "file."};
    for (int i = 0; i < CHOICES; i++) {
        list[i] = (struct argp_option){.name = choices[i].name,
                                       .key = FIRST_KEY + i,
                                       .arg = choices[i].argument,
                                       .flags = choices[i].kind == PORT ? OPTION_ARG_OPTIONAL : 0,
                                       .doc = choices[i].help};
    }
    argp_program_version = "kostka-sim " KOSTKA_VERSION;
    argp_err_exit_status = COMMAND_LINE_WRONG;
    set_defaults(options);
    argp_parse(&parser, count, words, 0, NULL, options);
    if (!options->has_seed) {
        options->machine.seed = prng_seed_from_system();
    }
}
