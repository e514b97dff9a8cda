#ifndef KOSTKA_CAMPAIGNS_GAME_RULES_H
#define KOSTKA_CAMPAIGNS_GAME_RULES_H

#include <stdbool.h>
#include <stdint.h>

/* A second implementation of the rules of snakes and ladders, for the campaigns. It shares nothing
   with the firmware. */

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

/* Adds a jump; false: the rules forbid it, and nothing is changed. */
bool rules_add(struct game_rules *rules, unsigned from, unsigned to);

/* True if a token can be on the square after its move, because no jump begins there. */
bool rules_can_stand(const struct game_rules *rules, unsigned square);

/* The square on which a token comes to rest that throws a face from a square. */
unsigned rules_landing(const struct game_rules *rules, unsigned square, unsigned face);

/* True if the goal can be reached from every square on which a token can stand. */
bool rules_can_end(const struct game_rules *rules);

/* The squares to which each face leads from each square on which a token can stand. */
struct game_moves {
    unsigned goal;
    unsigned count; /* squares before the goal on which a token can stand */
    uint8_t square[LONGEST_GOAL];
    uint8_t to[LONGEST_GOAL + 1][FACES];
};

void rules_moves(const struct game_rules *rules, struct game_moves *moves);

/* Writes the lines that tell a console the board; returns how many. Jumps up come first, so that
   the boards of the earlier lines can be played, too. */
enum { BOARD_LINES = 6 };
unsigned rules_lines(const struct game_rules *rules, char lines[BOARD_LINES][LINE_LENGTH]);

#endif
