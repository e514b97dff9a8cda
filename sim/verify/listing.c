#include "verify/listing.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 200, GROUP = 4, LETTER_BITS = 5, FACES = 6 };

/* What the next line of an answer may be. */
enum expected { NOTHING, COMMITMENT, TRUST, THROWS, SHOWN, END };

struct reader {
    struct listing *listing;
    enum expected expected;
    uint16_t next; /* throw of this answer */
    const char *at;
    enum listing_end end;
};

static bool bad(struct reader *reader, const char *what, ...) {
    va_list list;

    fprintf(stderr, "%s:%lu: ", reader->listing->file, reader->listing->line);
    va_start(list, what);
    vfprintf(stderr, what, list);
    va_end(list);
    fputc('\n', stderr);
    reader->end = LISTING_BAD;
    return false;
}

static bool differs(struct reader *reader, const char *what, unsigned long before) {
    printf("%s:%lu: another %s than in line %lu\n", reader->listing->file, reader->listing->line,
           what, before);
    reader->end = LISTING_DIFFERS;
    return false;
}

/* ---- the words of a line --------------------------------------------------------------------- */

static bool accept(struct reader *reader, const char *text) {
    size_t length = strlen(text);
    bool accepted = strncmp(reader->at, text, length) == 0;

    reader->at += accepted ? length : 0;
    return accepted;
}

static bool is_at_end(const struct reader *reader) {
    return *reader->at == '\0';
}

/* A whole number without zeros in front. */
static bool number(struct reader *reader, unsigned long least, unsigned long most,
                   unsigned long *value) {
    char *end;

    if (*reader->at < '0' || *reader->at > '9' || (*reader->at == '0' && least > 0)) {
        return false;
    }
    errno = 0;
    *value = strtoul(reader->at, &end, 10);
    reader->at = end;
    return errno == 0 && *value >= least && *value <= most;
}

static bool letters(struct reader *reader, char *to) {
    for (unsigned i = 0; i < FORETOLD_LETTERS; i++) {
        if (i % GROUP == 0 && !accept(reader, " ")) {
            return false;
        }
        to[i] = *reader->at;
        if (!((to[i] >= 'A' && to[i] <= 'Z') || (to[i] >= '2' && to[i] <= '7'))) {
            return false;
        }
        reader->at++;
    }
    return is_at_end(reader);
}

/* ---- the lines of an answer ------------------------------------------------------------------ */

static bool read_game(struct reader *reader) {
    struct listing *listing = reader->listing;
    size_t length = strspn(reader->at, "abcdefghijklmnopqrstuvwxyz");

    if (length == 0 || length >= sizeof listing->game || reader->at[length]) {
        return bad(reader, "no name of a game");
    }
    if (listing->answers > 0 && strcmp(listing->game, reader->at) != 0) {
        return differs(reader, "game", listing->commitment_line - 1);
    }
    memcpy(listing->game, reader->at, length + 1);
    reader->expected = COMMITMENT;
    return true;
}

static bool read_commitment(struct reader *reader) {
    struct listing *listing = reader->listing;
    char commitment[FORETOLD_LETTERS];

    if (!letters(reader, commitment)) {
        return bad(reader, "no commitment");
    }
    if (listing->answers > 0 && memcmp(commitment, listing->commitment, sizeof commitment) != 0) {
        return differs(reader, "commitment", listing->commitment_line);
    }
    if (listing->answers == 0) {
        listing->commitment_line = listing->line;
        memcpy(listing->commitment, commitment, sizeof commitment);
    }
    reader->expected = TRUST;
    return true;
}

static bool read_trust(struct reader *reader) {
    bool is_trusted = !accept(reader, " not");

    if (!accept(reader, " trusted") || !is_at_end(reader)) {
        return bad(reader, "neither trusted nor not trusted");
    }
    if (reader->listing->answers > 0 && is_trusted != reader->listing->is_trusted) {
        return differs(reader, "trust", reader->listing->commitment_line + 1);
    }
    reader->listing->is_trusted = is_trusted;
    reader->expected = THROWS;
    return true;
}

static bool read_throws(struct reader *reader) {
    unsigned long throws;

    if (!number(reader, 0, FORETOLD_THROWS, &throws) || !is_at_end(reader)) {
        return bad(reader, "not 0 to %d throws", FORETOLD_THROWS);
    }
    if (throws < reader->listing->throws) {
        return bad(reader, "fewer throws than there were: %u", reader->listing->throws);
    }
    reader->listing->throws = (uint16_t)throws;
    reader->next = 0;
    reader->expected = SHOWN;
    return true;
}

static bool read_coin(struct reader *reader, unsigned long heads, struct listed *shown) {
    shown->dice = 0;
    shown->heads = (uint8_t)heads;
    shown->tails = accept(reader, " T");
    return heads < FORETOLD_COIN_PARTS && (shown->tails || accept(reader, " H"));
}

static bool read_dice(struct reader *reader, struct listed *shown) {
    unsigned long value;

    while (shown->dice < FORETOLD_DICE && accept(reader, " ")) {
        if (!number(reader, 1, FORETOLD_COIN_PARTS, &value)) {
            return false;
        }
        if (shown->dice == 0 && accept(reader, "/64")) {
            return read_coin(reader, value, shown);
        }
        if (value > FACES) {
            return false;
        }
        shown->die[shown->dice++] = (uint8_t)value;
    }
    return shown->dice > 0;
}

static bool is_same(const struct listed *a, const struct listed *b) {
    return a->dice == b->dice && a->heads == b->heads && a->tails == b->tails &&
           memcmp(a->die, b->die, a->dice) == 0;
}

static bool take_shown(struct reader *reader, uint16_t throw, const struct listed *shown) {
    struct listed *known = &reader->listing->thrown[throw];

    if (known->line && !is_same(known, shown)) {
        return differs(reader, "throw", known->line);
    }
    if (known->line == 0) {
        *known = *shown;
        reader->listing->listed++;
    }
    return true;
}

static bool read_shown(struct reader *reader) {
    struct listed shown = {.line = reader->listing->line};
    unsigned long throw;

    if (!number(reader, 1, reader->listing->throws, &throw) || !accept(reader, ":") ||
        (reader->next && throw != reader->next)) {
        return bad(reader, "not the number of the next throw");
    }
    reader->next = (uint16_t)(throw +1);
    if (strcmp(reader->at, " forgotten") == 0) {
        return true;
    }
    if (!read_dice(reader, &shown) || !is_at_end(reader)) {
        return bad(reader, "neither one to six dice nor a coin");
    }
    return take_shown(reader, (uint16_t) throw, &shown);
}

static bool is_complete(struct reader *reader) {
    return reader->next == 0 || reader->next == reader->listing->throws + 1;
}

/* 5 bits a letter, the first one the highest; those left of the last letter are 0. */
static bool decode(const char *from, uint8_t *seed) {
    unsigned bits = 0, waiting = 0;

    for (unsigned i = 0; i < FORETOLD_LETTERS; i++) {
        unsigned value =
            from[i] >= 'A' ? (unsigned)(from[i] - 'A') : (unsigned)(from[i] - '2') + 26;
        bits = (bits << LETTER_BITS | value) & 0xFFFF;
        waiting += LETTER_BITS;
        if (waiting >= 8) {
            waiting -= 8;
            *seed++ = (uint8_t)(bits >> waiting);
        }
    }
    return (bits & ((1u << waiting) - 1)) == 0;
}

static bool read_seed(struct reader *reader) {
    struct listing *listing = reader->listing;
    char written[FORETOLD_LETTERS];
    uint8_t seed[FORETOLD_SEED];

    if (!letters(reader, written) || !decode(written, seed)) {
        return bad(reader, "no seed");
    }
    if (!is_complete(reader)) {
        return bad(reader, "throw %u is missing", reader->next);
    }
    if (listing->has_seed && memcmp(seed, listing->seed, sizeof seed) != 0) {
        return differs(reader, "seed", listing->seed_line);
    }
    if (!listing->has_seed) {
        listing->seed_line = listing->line;
    }
    listing->has_seed = true;
    memcpy(listing->seed, seed, sizeof seed);
    reader->expected = END;
    return true;
}

static bool read_end(struct reader *reader) {
    if (!is_complete(reader)) {
        return bad(reader, "throw %u is missing", reader->next);
    }
    reader->listing->answers++;
    reader->expected = NOTHING;
    return true;
}

/* ---- the file -------------------------------------------------------------------------------- */

static const struct {
    const char *word;
    enum expected least, most; /* where it may stand */
    bool (*read)(struct reader *reader);
} lines[] = {
    {"game ", NOTHING, NOTHING, read_game}, {"commitment", COMMITMENT, COMMITMENT, read_commitment},
    {"dice", TRUST, TRUST, read_trust},     {"throws ", THROWS, THROWS, read_throws},
    {"throw ", SHOWN, SHOWN, read_shown},   {"seed", SHOWN, SHOWN, read_seed},
    {"ok", SHOWN, END, read_end},
};

enum { KINDS = sizeof lines / sizeof lines[0] };

static bool read_line(struct reader *reader) {
    for (unsigned i = 0; i < KINDS; i++) {
        bool is_here = reader->expected >= lines[i].least && reader->expected <= lines[i].most;
        if (is_here && accept(reader, lines[i].word)) {
            return lines[i].read(reader);
        }
        if (reader->expected == NOTHING && lines[i].read != read_end && i > 0 &&
            accept(reader, lines[i].word)) {
            return bad(reader, "stands before the line of the game");
        }
    }
    return reader->expected == NOTHING || bad(reader, "does not belong into an answer to proof");
}

static bool read_lines(struct reader *reader, FILE *stream) {
    char line[LINE];

    while (fgets(line, sizeof line, stream)) {
        reader->listing->line++;
        reader->at = line;
        if (strlen(line) == sizeof line - 1) {
            return bad(reader, "too long");
        }
        line[strcspn(line, "\r\n")] = '\0';
        if (!read_line(reader)) {
            return false;
        }
    }
    if (ferror(stream)) {
        return bad(reader, "%s", strerror(errno));
    }
    return reader->expected == NOTHING || bad(reader, "the answer has no end");
}

enum listing_end listing_read(struct listing *listing, const char *file) {
    bool is_input = strcmp(file, "-") == 0;
    struct reader reader = {.listing = listing, .end = LISTING_READ};
    FILE *stream = is_input ? stdin : fopen(file, "r");

    memset(listing, 0, sizeof *listing);
    listing->file = is_input ? "standard input" : file;
    if (stream == NULL) {
        fprintf(stderr, "%s: %s\n", file, strerror(errno));
        return LISTING_BAD;
    }
    read_lines(&reader, stream);
    if (!is_input) {
        fclose(stream);
    }
    return reader.end;
}
