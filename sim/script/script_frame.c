#include "script/script_run.h"
#include "script/script_screen.h"
#include "script/script_vocabulary.h"
#include "ticks.h"

/* The words that control the script itself. */

/* A repeat until a text gives up after this time. */
static const uint64_t patience = 600 * TICKS_PER_SECOND;

static bool repeat(struct script_run *run, const struct script_arguments *given) {
    const struct script_command *here = run->command;
    struct script_rounds *rounds = &run->rounds[here - run->script->commands];
    rounds->left = given->number[0];
    rounds->deadline = machine_now(run->machine) + patience;
    if (given->texts ? screen_shows(run, given->text[0]) : rounds->left == 0) {
        run->next = here->partner + 1;
    }
    return true;
}

static bool end(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    size_t partner = run->command->partner;
    char *text = run->script->commands[partner].given.text[0];
    struct script_rounds *rounds = &run->rounds[partner];
    if (text ? screen_shows(run, text) : --rounds->left == 0) {
        return true;
    }
    run->next = partner + 1;
    return !text || machine_now(run->machine) < rounds->deadline || screen_lacks(run, text);
}

static bool pass(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    run->passed = true;
    return true;
}

static const struct script_word words[] = {
    {.name = "seed",
     .arguments = "N",
     .help = "first command only: as --seed N, which overrides it",
     .role = SCRIPT_SEED},
    {.name = "repeat",
     .arguments = "TIMES",
     .help = "do what comes before the matching end TIMES",
     .run = repeat,
     .role = SCRIPT_REPEAT},
    {.name = "end", .arguments = "", .help = "see repeat", .run = end, .role = SCRIPT_END},
    {.name = "pass",
     .arguments = "",
     .help = "the run has passed; a script that does not get here has failed",
     .run = pass},
};

const struct script_section script_frame = SCRIPT_SECTION("The script itself", words);
