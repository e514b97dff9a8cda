#ifndef KOSTKA_GAMES_SNAKES_BOARD_H
#define KOSTKA_GAMES_SNAKES_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* The board of snakes and ladders: squares 0..goal, jumps, and what a throw past the goal means.
   A token starts on 0, moves as many squares as the die shows, and where it stops on the start of
   a jump it goes to the jump's end at once (one hop). */

enum { BOARD_GOAL_MINIMUM = 6, BOARD_GOAL_MAXIMUM = 100, BOARD_JUMPS = 20, BOARD_FACES = 6 };

/* A byte on every machine, since boards are kept in EEPROM. */
enum __attribute__((packed)) board_overshoot {
    BOARD_STAY,   /* a throw past the goal leaves the token where it is */
    BOARD_BOUNCE, /* the rest is counted backwards from the goal, then a jump there is taken */
    BOARD_WIN     /* a throw past the goal reaches it */
};

struct board_jump {
    uint8_t from;
    uint8_t to;
};

/* 43 bytes. Everything below relies on it being a board that board_check finds sound. */
struct board {
    uint8_t goal;
    enum board_overshoot overshoot;
    uint8_t jump_count;
    struct board_jump jumps[BOARD_JUMPS];
};

enum board_fault {
    BOARD_SOUND,
    BOARD_GOAL_OUT_OF_RANGE,
    BOARD_OVERSHOOT_UNKNOWN,
    BOARD_TOO_MANY_JUMPS,
    BOARD_JUMP_OFF_BOARD,  /* square: the one beyond the goal */
    BOARD_JUMP_FROM_START, /* from square 0 */
    BOARD_JUMP_FROM_GOAL,
    BOARD_JUMP_TO_ITSELF,
    BOARD_JUMP_TWICE,      /* two jumps start on that square */
    BOARD_JUMP_CHAINED,    /* a jump ends on that square, where another starts */
    BOARD_GOAL_UNREACHABLE /* from that square */
};

/* What is wrong with a board, the first fault found, and the square it is about (0 where the
   fault is about none). 1.7 ms on chutes. */
enum board_fault board_check(const struct board *board, uint8_t *square);

/* The jump that starts on a square: its index, or -1. */
int8_t board_jump_from(const struct board *board, uint8_t square);

/* True where a token can stand at the end of a move: 0..goal and no jump starts there. */
bool board_can_stand(const struct board *board, uint8_t square);

enum board_step { BOARD_PLAIN, BOARD_LADDER, BOARD_SNAKE, BOARD_STAYED, BOARD_FINISHED };

struct board_move {
    uint8_t stop;    /* where the count ended, before any jump */
    uint8_t landing; /* where the token stands after it */
    enum board_step step;
};

/* The move of a token from a square 0..goal-1 with a face 1..6. A jump onto the goal is a ladder
   (the landing tells that the game is over), a jump up is a ladder and down a snake whichever way
   the token was counting; a bounce without a jump is plain. */
struct board_move board_throw(const struct board *board, uint8_t square, uint8_t face);

/* Fewest throws from a square to the goal; exact. 0 at the goal, UINT8_MAX where it cannot be
   reached. 1.4 ms on chutes. */
uint8_t board_soonest(const struct board *board, uint8_t square);

#endif
