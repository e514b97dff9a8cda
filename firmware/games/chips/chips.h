#ifndef KOSTKA_GAMES_CHIPS_CHIPS_H
#define KOSTKA_GAMES_CHIPS_CHIPS_H

#include "games/chips/odds/clearance.h"

/* A game of chips: on which fields, how far it is, whose chips lie where, how many throws have been
   made. First the players place, one after the other; then each throw takes a chip of every player
   from the field it hits. */

enum chips_kind { CHIPS_THIRDS, CHIPS_DIE, CHIPS_TWO_DICE, CHIPS_KINDS };

enum { CHIPS_PLAYERS = 2, CHIPS_THROWS_MAXIMUM = 9999 };

enum chips_result {
    CHIPS_OPEN,
    CHIPS_FIRST_WINS, /* alone: all chips are gone */
    CHIPS_SECOND_WINS,
    CHIPS_DRAW /* both have the same chips on every field */
};

enum chips_player { CHIPS_PERSON, CHIPS_COMPUTER };

/* Who has lost a chip in a throw. */
enum chips_loss { CHIPS_NONE_LOST, CHIPS_FIRST_LOST, CHIPS_SECOND_LOST, CHIPS_BOTH_LOST };

enum chips_stage { CHIPS_FIRST_PLACES, CHIPS_SECOND_PLACES, CHIPS_THROWING, CHIPS_STAGES };

/* All of it is kept in EEPROM. */
struct chips {
    uint8_t kind;                  /* enum chips_kind */
    uint8_t players;               /* 1..CHIPS_PLAYERS */
    uint8_t player[CHIPS_PLAYERS]; /* enum chips_player; who does not play is a person */
    uint8_t chips;                 /* to be placed by each, 1..15 */
    uint8_t stage;                 /* enum chips_stage */
    uint16_t throws;               /* stops at CHIPS_THROWS_MAXIMUM */
    uint8_t left[CHIPS_PLAYERS][CLEARANCE_FIELDS];
};

/* Begins, with all above stage given. */
void chips_start(struct chips *game);

/* Whether only computers play. */
bool chips_all_computers(const struct chips *game);

/* The fields of a kind. */
void chips_fields(enum chips_kind kind, struct chip_fields *fields);

/* How many fields a kind has. */
uint8_t chips_count(enum chips_kind kind);

/* The field hit by a die of this face, or by two dice of this sum. */
uint8_t chips_hit(enum chips_kind kind, uint8_t shown);

/* Takes the chips from a field, and counts the throw. */
enum chips_loss chips_throw(struct chips *game, uint8_t field);

/* How many chips a player has left. */
uint8_t chips_left(const struct chips *game, uint8_t player);

/* How it stands while throws are made; before that, open. */
enum chips_result chips_result(const struct chips *game);

/* Whether a game can be played on that was read from somewhere. */
bool chips_is_sound(const struct chips *game);

#endif
