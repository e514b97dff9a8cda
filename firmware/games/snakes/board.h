#ifndef KOSTKA_GAMES_SNAKES_BOARD_H
#define KOSTKA_GAMES_SNAKES_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* The board of snakes and ladders: squares 0..goal, jumps, and the rule for a throw past the goal.
   A token starts on square 0 and moves as many squares as the die shows. If it stops at the start
   of a jump, it goes to the jump's end at once (one hop). */

enum { BOARD_GOAL_MINIMUM = 6, BOARD_GOAL_MAXIMUM = 100, BOARD_JUMPS = 20, BOARD_FACES = 6 };

/* One byte on every machine, since boards are stored in EEPROM. */
enum __attribute__((packed)) board_overshoot {
    BOARD_STAY,   /* a throw past the goal leaves the token where it is */
    BOARD_BOUNCE, /* the token counts the rest backwards from the goal, then takes a jump there */
    BOARD_WIN     /* a throw past the goal reaches it */
};

struct board_jump {
    uint8_t from;
    uint8_t to;
};

/* 43 bytes. All functions except board_check need a board that board_check finds sound. */
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
    BOARD_JUMP_OFF_BOARD,  /* square: the start or end beyond the goal */
    BOARD_JUMP_FROM_START, /* from square 0 */
    BOARD_JUMP_FROM_GOAL,
    BOARD_JUMP_TO_ITSELF,
    BOARD_JUMP_TWICE,      /* two jumps start on that square */
    BOARD_JUMP_CHAINED,    /* a jump ends on that square, where another starts */
    BOARD_GOAL_UNREACHABLE /* from that square */
};

/* Answers the first fault found, or BOARD_SOUND. `square` becomes the square that the fault is
   about, or 0 if it is about none. 1.4 ms on chutes. */
enum board_fault board_check(const struct board *board, uint8_t *square);

/* Index of the jump that starts on a square, or -1. */
int8_t board_jump_from(const struct board *board, uint8_t square);

/* True if a token can end its move on a square: it is 0..goal and no jump starts there. */
bool board_can_stand(const struct board *board, uint8_t square);

enum board_step { BOARD_PLAIN, BOARD_LADDER, BOARD_SNAKE, BOARD_STAYED, BOARD_FINISHED };

struct board_move {
    uint8_t stop;    /* where the token stops counting, before any jump */
    uint8_t landing; /* where the token stands after any jump */
    enum board_step step;
};

/* Moves a token from a square 0..goal-1 by a face 1..6. A jump up is BOARD_LADDER and a jump down
   BOARD_SNAKE, even if the token was counting backwards. A jump onto the goal is a ladder, too: its
   landing shows that the token is home. A bounce without a jump is BOARD_PLAIN. */
struct board_move board_throw(const struct board *board, uint8_t square, uint8_t face);

/* The fewest throws from a square to the goal, exactly. 0 at the goal, UINT8_MAX if the goal cannot
   be reached. 1.1 ms on chutes. */
uint8_t board_soonest(const struct board *board, uint8_t square);

#endif
