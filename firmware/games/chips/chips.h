#ifndef KOSTKA_GAMES_CHIPS_CHIPS_H
#define KOSTKA_GAMES_CHIPS_CHIPS_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/chips/odds/clearance.h"

/* State and rules of a game of chips. First the players place their chips, one after the other;
   then each throw takes a chip of every player from the field it hits. */

enum chips_kind { CHIPS_THIRDS, CHIPS_DIE, CHIPS_TWO_DICE, CHIPS_KINDS };

enum { CHIPS_PLAYERS = 2, CHIPS_THROWS_MAXIMUM = 9999 };

enum chips_result {
    CHIPS_OPEN,
    CHIPS_FIRST_WINS, /* a single player: all chips are gone */
    CHIPS_SECOND_WINS,
    CHIPS_DRAW /* both have the same chips on every field */
};

enum chips_player { CHIPS_PERSON, CHIPS_COMPUTER };

/* The players who have lost a chip in a throw. */
enum chips_loss { CHIPS_NONE_LOST, CHIPS_FIRST_LOST, CHIPS_SECOND_LOST, CHIPS_BOTH_LOST };

enum chips_stage { CHIPS_FIRST_PLACES, CHIPS_SECOND_PLACES, CHIPS_THROWING, CHIPS_STAGES };

/* All of it is stored in EEPROM. */
struct chips {
    uint8_t kind;                  /* enum chips_kind */
    uint8_t players;               /* 1..CHIPS_PLAYERS */
    uint8_t player[CHIPS_PLAYERS]; /* enum chips_player; not in the game: CHIPS_PERSON */
    uint8_t chips;                 /* to be placed by each, 1..15 */
    uint8_t stage;                 /* enum chips_stage */
    uint16_t throws;               /* stops at CHIPS_THROWS_MAXIMUM */
    uint8_t left[CHIPS_PLAYERS][CLEARANCE_FIELDS];
};

/* True if only computers play. */
bool chips_all_computers(const struct chips *game);

/* Copies the fields of a kind. */
void chips_fields(enum chips_kind kind, struct chip_fields *fields);

/* How many fields a kind has. */
uint8_t chips_count(enum chips_kind kind);

/* The field hit by a die of this face, or by two dice of this sum. */
uint8_t chips_hit(enum chips_kind kind, uint8_t shown);

/* Takes the chips from a field, and counts the throw. */
enum chips_loss chips_throw(struct chips *game, uint8_t field);

/* How many chips a player has left. */
uint8_t chips_left(const struct chips *game, uint8_t player);

/* The result so far; CHIPS_OPEN while players still place. */
enum chips_result chips_result(const struct chips *game);

/* The values of a setup. */
enum chips_option {
    CHIPS_OPTION_KIND,  /* enum chips_kind */
    CHIPS_OPTION_CHIPS, /* 1..CLEARANCE_CHIPS */
    CHIPS_OPTION_FIRST_SEAT,
    CHIPS_OPTION_SECOND_SEAT, /* may be CHIPS_SEAT_EMPTY */
    CHIPS_OPTIONS
};

/* A value after those of enum chips_player: the first player plays alone. */
enum { CHIPS_SEAT_EMPTY = CHIPS_COMPUTER + 1 };

/* A decision: the number of a player's placement (games/chips/odds/placement_number.h). */
enum { CHIPS_DECISION_BITS = 22 };

/* Unpacks and packs a decision. False, and nothing is placed, if there is no such placement in this
   game. */
bool chips_decision_unpack(const struct chips *game, decision_t decision,
                           uint8_t placed[CLEARANCE_FIELDS]);
decision_t chips_decision_pack(const struct chips *game, const uint8_t placed[CLEARANCE_FIELDS]);

/* The rules. The state is a struct chips, in which a player who is to place has no chips on any
   field. Players place in secret. Each throw is everybody's: one die, or two for CHIPS_TWO_DICE. */
extern const FLASH struct rules chips_rules;

#endif
