#ifndef KOSTKA_GAMES_NIM_IMPARTIAL_H
#define KOSTKA_GAMES_NIM_IMPARTIAL_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/nim/compound.h"

/* State and rules of Nim and its kin, for two players. */

enum { IMPARTIAL_PLAYERS = 2 };

enum impartial_player { IMPARTIAL_PERSON, IMPARTIAL_COMPUTER };

/* All of it is stored in EEPROM. */
struct impartial {
    uint8_t player[IMPARTIAL_PLAYERS]; /* enum impartial_player */
    uint8_t turn;                      /* the player who moves next, from 0 */
    struct compound compound;
};

/* Kinds of games. Heaps are also pawns on a graph. */
enum impartial_kind {
    IMPARTIAL_NIM,
    IMPARTIAL_TAKE_2, /* take 1 or 2 from a heap */
    IMPARTIAL_TAKE_3,
    IMPARTIAL_TAKE_4,
    IMPARTIAL_TAKE_5,
    IMPARTIAL_SQUARES, /* the first built-in graph: an arc from n to n - 1, n - 4, n - 9 */
    IMPARTIAL_PRIMES,  /* the second: to n - 2, n - 3, n - 5, n - 7, n - 11, n - 13 */
    IMPARTIAL_RANDOM,  /* arcs lead down by 1 to 6, each is there with probability 1/2 */
    IMPARTIAL_ENTERED, /* the graph that the owner has entered */
    IMPARTIAL_KINDS
};

/* Deals a game; player 0 moves first. The fields above turn, rule and count stay as they are. Each
   pawn must be a random byte, and becomes a node from which it can move, if there is one. The graph
   must be random bytes for IMPARTIAL_RANDOM, and is used as it is for IMPARTIAL_ENTERED. */
void impartial_deal(struct impartial *game, enum impartial_kind kind);

/* Makes a move that compound_is_move allows and passes the turn. `to` then holds the position
   before. */
void impartial_move(struct impartial *game, uint8_t to[COMPOUND_PAWNS]);

/* The winner of a game that is over. */
uint8_t impartial_winner(const struct impartial *game);

/* The most that can be taken from a heap; IMPARTIAL_TAKE_ANY: any amount. */
enum { IMPARTIAL_TAKE_ANY = GRAPH_NODES - 1 };
uint8_t impartial_take(const struct impartial *game);

/* True if a game read from storage can go on. */
bool impartial_is_sound(const struct impartial *game);

/* The values of a setup. */
enum nim_option {
    NIM_OPTION_KIND,  /* enum impartial_kind */
    NIM_OPTION_HEAPS, /* 1..COMPOUND_PAWNS */
    NIM_OPTION_RULE,  /* enum compound_rule */
    NIM_OPTION_FIRST_SEAT,
    NIM_OPTIONS = NIM_OPTION_FIRST_SEAT + IMPARTIAL_PLAYERS
};

/* A decision: the node of every pawn after it, pawn 0 in the lowest bits; 0 for pawns not in
   play. */
enum { NIM_PAWN_BITS = 4 };
decision_t nim_decision_pack(const uint8_t pawn[], uint8_t count);
void nim_decision_unpack(uint8_t pawn[COMPOUND_PAWNS], decision_t decision);

/* The rules. Nothing is thrown: the heaps are dealt, and so are the arcs of a random graph. An
   entered graph is the owner's, a struct graph. */
extern const FLASH struct rules nim_rules;

#endif
