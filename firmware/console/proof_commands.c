#include "console/command.h"
#include "console/parser.h"
#include "console/reply.h"
#include "device/game_list.h"
#include "device/proof.h"
#include "device/session.h"
#include <stddef.h>

/* The proof of the throws of the game in hand: what kostka-verify reads (docs/console.md). */

enum { GROUP = 4 };

enum stage { GAME, COMMITMENT, TRUST, THROWS, SHOWN, SEED, NOTHING };

struct proof_listing {
    enum stage stage;
    uint16_t number; /* of the throw that is said next */
    uint16_t throws; /* when they were counted */
};
CONSOLE_STATE_HOLDS(struct proof_listing);

/* What is not kept yet, a power cut may undo. */
static enum progress wait_until_kept(struct console_call *call) {
    (void)call;
    return session_is_kept() ? DONE : WORKING;
}

#define NAMED(NAME, name, number)                                                                  \
    case GAME_##NAME:                                                                              \
        reply_text(LOCAL_TEXT(#name));                                                             \
        break;

static void say_game(void) {
    reply_text(LOCAL_TEXT("game "));
    switch (session.game) {
        GAMES(NAMED)
    default:
        break;
    }
}

static void say_letters(const FLASH char *label, const char letters[FORETOLD_LETTERS]) {
    reply_text(label);
    for (uint8_t i = 0; i < FORETOLD_LETTERS; i++) {
        if (i % GROUP == 0) {
            reply_character(' ');
        }
        reply_character(letters[i]);
    }
}

static void say_commitment(void) {
    char letters[FORETOLD_LETTERS];

    foretold_commit(letters, proof_seed());
    say_letters(LOCAL_TEXT("commitment"), letters);
}

static void say_seed(void) {
    char letters[FORETOLD_LETTERS];

    foretold_write(letters, proof_seed());
    say_letters(LOCAL_TEXT("seed"), letters);
}

static void say_trust(void) {
    reply_text(proof_is_distrusted() ? LOCAL_TEXT("dice not trusted") : LOCAL_TEXT("dice trusted"));
}

static void say_throws(struct proof_listing *listing) {
    listing->throws = proof_throws();
    listing->number = proof_first_shown();
    reply_text(LOCAL_TEXT("throws "));
    reply_unsigned(listing->throws);
}

static void say_coin(const struct proof_shown *shown) {
    reply_character(' ');
    reply_unsigned(shown->heads);
    reply_text(LOCAL_TEXT("/64 "));
    reply_character(shown->tails ? 'T' : 'H');
}

static void say_shown(uint16_t number) {
    struct proof_shown shown = {.dice = 0};

    reply_text(LOCAL_TEXT("throw "));
    reply_unsigned(number);
    reply_character(':');
    if (!proof_look(number, &shown)) { /* while the listing was said so many more were thrown */
        reply_text(LOCAL_TEXT(" forgotten"));
    } else if (shown.dice == 0) {
        say_coin(&shown);
    }
    for (uint8_t die = 0; die < shown.dice; die++) {
        reply_character(' ');
        reply_unsigned(shown.die[die]);
    }
}

/* The seed is secret as long as the game goes on. */
static enum stage behind(const struct proof_listing *listing) {
    if (listing->stage < THROWS) {
        return listing->stage + 1;
    }
    if (listing->stage < SEED && listing->number <= listing->throws) {
        return SHOWN;
    }
    return listing->stage == SEED || session.goes_on ? NOTHING : SEED;
}

static void say_stage(struct proof_listing *listing) {
    switch (listing->stage) {
    case GAME:
        say_game();
        break;
    case COMMITMENT:
        say_commitment();
        break;
    case TRUST:
        say_trust();
        break;
    case THROWS:
        say_throws(listing);
        break;
    case SHOWN:
        say_shown(listing->number++);
        break;
    default:
        say_seed();
    }
}

static bool say_listing(const struct console_call *call) {
    struct proof_listing *listing = call->state;

    if (session_is_shown() || !proof_is_begun()) {
        reply_text(LOCAL_TEXT("no throws of a game in hand"));
        listing->stage = SEED;
    } else {
        say_stage(listing);
    }
    reply_end_line();
    listing->stage = behind(listing);
    return listing->stage != NOTHING;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("proof"),
        .explanation =
            TEXT("Commitment, throws and, at its end, seed of the game, for kostka-verify."),
        .example = TEXT("proof"),
        .begin = parse_end,
        .compute = wait_until_kept,
        .answer = say_listing,
    },
};

const FLASH struct command_table proof_commands = COMMAND_TABLE(commands, NULL);
