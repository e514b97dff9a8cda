#ifndef KOSTKA_GAMES_PENNEY_PENNEY_H
#define KOSTKA_GAMES_PENNEY_PENNEY_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/penney/patterns.h"

/* Penney's game: the players choose words in turn, then a coin is tossed until one of the words
   comes. The player who chose it wins. A toss is everybody's throw. The state of the rules is a
   struct penney. */

enum { PENNEY_PLAYERS = PATTERNS_MAXIMUM, PENNEY_PARTS = 64 };

enum penney_player { PENNEY_PERSON, PENNEY_COMPUTER };

/* All of it is stored in EEPROM. */
struct penney {
    uint8_t players;                /* 2 or 3 */
    uint8_t player[PENNEY_PLAYERS]; /* enum penney_player; not in the game: PENNEY_PERSON */
    uint8_t letters;                /* 2..5 */
    struct patterns_question state; /* the players' words, 0 where one is still to be chosen; the
                                    tosses; the coin, in parts of PENNEY_PARTS */
    uint16_t tosses;                /* so far; stops at 65,535 */
};

/* The number of words, 2^letters, which is also the first word. */
uint8_t penney_rows(const struct penney *game);

/* Clears words and tosses. The fields above `state`, and the coin, stay. */
void penney_start(struct penney *game);

/* The player who chooses a word now; `players` if all have one. */
uint8_t penney_chooser(const struct penney *game);

/* Gives the chooser a word. False if its length is wrong or somebody has it. */
bool penney_choose(struct penney *game, uint8_t word);

/* A row of tosses, cut to the latest that fit below 2 * rows. */
uint8_t penney_latest(uint8_t tossed, uint8_t rows);

/* The player whose word has come; `players` if none has. */
uint8_t penney_winner(const struct penney *game);

/* The values of a setup. The coin shows heads in 8 * eighths + rest of PENNEY_PARTS cases. */
enum penney_option {
    PENNEY_OPTION_LETTERS, /* 2..5 */
    PENNEY_OPTION_PLAYERS, /* 2 or 3 */
    PENNEY_OPTION_FIRST_SEAT,
    PENNEY_OPTION_EIGHTHS = PENNEY_OPTION_FIRST_SEAT + PENNEY_PLAYERS,
    PENNEY_OPTION_REST,
    PENNEY_OPTIONS
};

/* A decision: a word without its leading 1 (games/penney/patterns.h). */
enum { PENNEY_DECISION_BITS = PATTERNS_LETTERS_MOST };

static inline decision_t penney_decision(const struct penney *game, uint8_t word) {
    return word & (uint8_t)(penney_rows(game) - 1);
}

static inline uint8_t penney_decision_word(const struct penney *game, decision_t decision) {
    return (uint8_t)(penney_rows(game) | decision);
}

extern const FLASH struct rules penney_rules;

#endif
