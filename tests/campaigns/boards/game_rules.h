#ifndef KOSTKA_CAMPAIGNS_GAME_RULES_H
#define KOSTKA_CAMPAIGNS_GAME_RULES_H

#include <stdbool.h>
#include <stdint.h>

/* Snakes and ladders as the rule book has it, written a second time for the campaigns: nothing here
   is shared with the firmware. */

enum { LONGEST_GOAL = 100, SHORTEST_GOAL = 6, MOST_JUMPS = 20, FACES = 6, LINE_LENGTH = 80 };

enum past_goal { PAST_GOAL_STAY, PAST_GOAL_BOUNCE, PAST_GOAL_WIN };

struct game_jump {
    unsigned from, to;
};

struct game_rules {
    unsigned goal;
    enum past_goal past_goal;
    unsigned jumps;
    struct game_jump jump[MOST_JUMPS];
};

/* Adds a jump; false and nothing changed where the rules forbid it. */
bool rules_add(struct game_rules *rules, unsigned from, unsigned to);

/* Whether a token can be on the square after its move: no jump begins there. */
bool rules_can_stand(const struct game_rules *rules, unsigned square);

/* Where a token that throws a face from a square comes to rest. */
unsigned rules_landing(const struct game_rules *rules, unsigned square, unsigned face);

/* Whether the goal can be reached from every square on which a token can stand. */
bool rules_can_end(const struct game_rules *rules);

/* Where each face leads from each square on which a token can stand, worked out once. */
struct game_moves {
    unsigned goal;
    unsigned count; /* squares before the goal on which a token can stand */
    uint8_t square[LONGEST_GOAL];
    uint8_t to[LONGEST_GOAL + 1][FACES];
};

void rules_moves(const struct game_rules *rules, struct game_moves *moves);

/* The lines by which a console is told the board, jumps up first so that what the earlier lines
   make can be played, too; returns how many. */
enum { BOARD_LINES = 6 };
unsigned rules_lines(const struct game_rules *rules, char lines[BOARD_LINES][LINE_LENGTH]);

#endif
