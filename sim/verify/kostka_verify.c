/* kostka-verify: checks that the throws that a device has shown are those which follow from the
   seed that it shows at the end, and that this is the seed it had committed itself to; and plays a
   game again that has come as text. */

#include "verify/listing.h"
#include "verify/replayed.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THE_SAME = 0, DIFFERS = 1, WRONG = 2, GROUP = 4 };

struct options {
    const char *file;
    bool all;
    bool is_game;
};

static struct listing listing;

/* ---- what is said ---------------------------------------------------------------------------- */

static void print_dice(const uint8_t *die, uint8_t dice) {
    for (uint8_t i = 0; i < dice; i++) {
        printf(" %u", die[i]);
    }
}

static void print_coin(uint8_t heads, bool tails) {
    printf(" %u/%u %c", heads, FORETOLD_COIN_PARTS, tails ? 'T' : 'H');
}

static void print_letters(const char *letters) {
    for (unsigned i = 0; i < FORETOLD_LETTERS; i++) {
        printf("%s%c", i % GROUP == 0 ? " " : "", letters[i]);
    }
}

/* Of a throw that is not listed nobody knows here how many dice it had: all six, and the coin's
   part from 0 on. */
static void print_all(void) {
    for (uint16_t number = 1; number <= listing.throws; number++) {
        const struct listed *shown = &listing.thrown[number];
        struct foretold foretold;
        foretold_throw(&foretold, listing.seed, number);
        printf("throw %u:", number);
        if (shown->line && shown->dice == 0) {
            print_coin(shown->heads, foretold_is_tails(foretold.coin, shown->heads));
        } else {
            print_dice(foretold.die, shown->line ? shown->dice : FORETOLD_DICE);
        }
        if (shown->line == 0) {
            printf(" or %u/%u", foretold.coin % FORETOLD_COIN_PARTS, FORETOLD_COIN_PARTS);
        }
        puts(shown->line ? "" : " (not listed)");
    }
}

/* ---- what is compared ------------------------------------------------------------------------ */

static bool commitment_is_right(void) {
    char letters[FORETOLD_LETTERS];

    foretold_commit(letters, listing.seed);
    if (memcmp(letters, listing.commitment, sizeof letters) == 0) {
        return true;
    }
    printf("%s:%lu: the commitment of this seed is", listing.file, listing.seed_line);
    print_letters(letters);
    printf(", not");
    print_letters(listing.commitment);
    puts("");
    return false;
}

static bool throw_is_right(uint16_t number) {
    const struct listed *shown = &listing.thrown[number];
    struct foretold foretold;

    foretold_throw(&foretold, listing.seed, number);
    if (shown->dice ? memcmp(foretold.die, shown->die, shown->dice) == 0
                    : foretold_is_tails(foretold.coin, shown->heads) == shown->tails) {
        return true;
    }
    printf("%s:%lu: throw %u is", listing.file, shown->line, number);
    if (shown->dice) {
        print_dice(foretold.die, shown->dice);
    } else {
        print_coin(shown->heads, !shown->tails);
    }
    puts(" by the seed");
    return false;
}

static bool all_are_right(void) {
    bool right = commitment_is_right();

    for (uint16_t number = 1; number <= listing.throws; number++) {
        if (listing.thrown[number].line) {
            right &= throw_is_right(number);
        }
    }
    return right;
}

static int verify(const struct options *options) {
    enum listing_end end = listing_read(&listing, options->file);

    if (end != LISTING_READ) {
        return end == LISTING_BAD ? WRONG : DIFFERS;
    }
    if (!listing.has_seed) {
        fprintf(stderr, "%s:%lu: %s\n", listing.file, listing.line,
                listing.answers ? "the game has not ended: no seed" : "no answer to proof");
        return WRONG;
    }
    if (options->all) {
        print_all();
    }
    if (!all_are_right()) {
        return DIFFERS;
    }
    printf("the same: %s, %u throws, %u of them listed%s\n", listing.game, listing.throws,
           listing.listed, listing.is_trusted ? "" : "; the dice were not to be trusted");
    return THE_SAME;
}

/* ---- a game as text -------------------------------------------------------------------------- */

static int verify_game(const struct options *options) {
    bool is_input = strcmp(options->file, "-") == 0;
    FILE *from = is_input ? stdin : fopen(options->file, "r");
    static struct record_file file;
    bool is_read;

    if (from == NULL) {
        fprintf(stderr, "%s: %s\n", options->file, strerror(errno));
        return WRONG;
    }
    is_read = record_file_read(&file, from, is_input ? "standard input" : options->file);
    if (!is_input) {
        fclose(from);
    }
    return is_read ? replayed_verify(&file, options->all) : WRONG;
}

/* ---- the command line ------------------------------------------------------------------------ */

static error_t take(int key, char *word, struct argp_state *state) {
    struct options *options = state->input;

    if (key == 'a') {
        options->all = true;
    } else if (key == 'g') {
        options->is_game = true;
    } else if (key == ARGP_KEY_ARG && state->arg_num == 0) {
        options->file = word;
    } else if (key == ARGP_KEY_ARG) {
        argp_failure(state, WRONG, 0, "one file at a time, not %.60s too", word);
    } else {
        return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

int main(int count, char **words) {
    static const struct argp_option list[] = {
        {.name = "all", .key = 'a', .doc = "print all throws from the seed, listed or not"},
        {.name = "game", .key = 'g', .doc = "FILE is a game as text: play it again"},
        {0}};
    static const struct argp parser = {
        .options = list,
        .parser = take,
        .args_doc = "[FILE]",
        .doc = "Throws the dice of a game again: from the seed that the console of a Kostka gives "
               "after its end (the command proof), and compares them with those listed.\v"
               "FILE is what the console has said, asked once or more often; - is standard input.\n"
               "Exit status: 0 the same, 1 it differs, 2 wrong usage or file."};
    struct options options = {.file = "-"};

    argp_program_version = "kostka-verify " KOSTKA_VERSION;
    argp_err_exit_status = WRONG;
    argp_parse(&parser, count, words, 0, NULL, &options);
    return options.is_game ? verify_game(&options) : verify(&options);
}
