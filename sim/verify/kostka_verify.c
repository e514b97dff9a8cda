/* kostka-verify: replays a game from its text with the dice derived from its seed, and checks that
   the device had committed to that seed. */

#include "verify/replayed.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct options {
    const char *file;
    bool all;
};

static int verify(const struct options *options) {
    bool is_input = strcmp(options->file, "-") == 0;
    FILE *from = is_input ? stdin : fopen(options->file, "r");
    static struct record_file file;
    bool is_read;
    int status;

    if (from == NULL) {
        fprintf(stderr, "%s: %s\n", options->file, strerror(errno));
        return VERIFY_WRONG;
    }
    is_read = record_file_read(&file, from, is_input ? "standard input" : options->file);
    if (!is_input) {
        fclose(from);
    }
    status = is_read ? replayed_verify(&file, options->all) : VERIFY_WRONG;
    record_file_end(&file);
    return status;
}

/* What could not be printed has not been verified for anybody. Runs at every exit: argp leaves the
   program by itself after --help. */
static void check_output(void) {
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("standard output");
        _exit(VERIFY_WRONG);
    }
}

static error_t take(int key, char *word, struct argp_state *state) {
    struct options *options = state->input;

    if (key == 'a') {
        options->all = true;
    } else if (key == ARGP_KEY_ARG && state->arg_num == 0) {
        options->file = word;
    } else if (key == ARGP_KEY_ARG) {
        argp_failure(state, VERIFY_WRONG, 0, "one file at a time, not %.60s too", word);
    } else {
        return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

int main(int count, char **words) {
    static const struct argp_option list[] = {
        {.name = "all", .key = 'a', .doc = "print all throws with six dice and the coin"}, {0}};
    static const struct argp parser = {
        .options = list,
        .parser = take,
        .args_doc = "[FILE]",
        .doc = "Plays a game again: with the dice that follow from its seed, by its rules, and by "
               "what its players decided.\v"
               "FILE holds what the console of a Kostka answered to the command record, once or "
               "more often; - is standard input.\n"
               "Exit status: 0 a game as it was, 1 its commitment is another, 2 no game, a changed "
               "one, or wrong usage, 3 a game, but the file does not prove all of it."};
    struct options options = {.file = "-"};

    atexit(check_output);
    argp_program_version = "kostka-verify " KOSTKA_VERSION;
    argp_err_exit_status = VERIFY_WRONG;
    argp_parse(&parser, count, words, 0, NULL, &options);
    return verify(&options);
}
