#ifndef KOSTKA_CORE_PUZZLE_PUZZLE_H
#define KOSTKA_CORE_PUZZLE_PUZZLE_H

#include "core/number/bounded.h"
#include "core/number/flash.h"
#include "core/number/progress.h"
#include "core/puzzle/puzzle_random.h"
#include <stdbool.h>
#include <stdint.h>

/* Puzzles: positions of a game with a decision whose choices are known to differ. Ten of them
   follow from a seed, the same on every device. The later ones are harder: their best choice is
   less far ahead of the next, or where that cannot be, there are more wrong ones.

   What a choice costs is what the best one is worth more: a chance to win, or expected throws. */

enum { PUZZLES = 10, PUZZLE_CHOICES = 16, PUZZLE_COST_BITS = 24 };
#define PUZZLE_ONE (1UL << PUZZLE_COST_BITS)

enum puzzle_grade { PUZZLE_EASY, PUZZLE_FAIR, PUZZLE_HARD, PUZZLE_GRADES };

/* Each game's puzzle begins with this. */
struct puzzle {
    uint8_t number;                /* 1..PUZZLES */
    uint8_t grade;                 /* enum puzzle_grade */
    uint8_t choices;               /* 2..PUZZLE_CHOICES */
    uint8_t best;                  /* the first of those that cost nothing */
    uint32_t cost[PUZZLE_CHOICES]; /* in units of 2^-24; while it is being made, what it is worth */
};

/* What a game's puzzles are. A puzzle is made like any computation; once it is DONE the struct
   puzzle at the front of the memory is good. */
struct puzzle_kind {
    uint16_t bytes; /* that making one takes */
    bool is_chance; /* costs are chances to win, otherwise throws */
    uint8_t digits; /* of a cost that are certain: behind the point, of a chance in per cent */
    uint32_t error; /* that a cost can be off, in units of 2^-24, unless it is 0 */
    uint32_t least; /* the best choice is ahead of the next by so much, */
    uint32_t fair;  /* of a fair one by so much, */
    uint32_t easy;  /* and of an easy one */
    void (*start)(void *memory, uint32_t seed, uint8_t number);
    enum progress (*step)(void *memory); /* at most 80,000 cycles */
};

/* How hard a puzzle of that number is to be: three are easy, four fair, three hard. */
enum puzzle_grade puzzle_wanted(uint8_t number);

/* Begins to make a puzzle. By its own number the game makes the tens of one seed different. */
void puzzle_start(struct puzzle *puzzle, struct puzzle_random *random, uint32_t seed, uint8_t game,
                  uint8_t number);

/* The worths become costs, and the best is found. Answers how far it is ahead of the next: 0 if
   they are alike. */
uint32_t puzzle_settle(struct puzzle *puzzle);

/* The grade of a puzzle that is so far ahead; PUZZLE_GRADES where it is too little. */
enum puzzle_grade puzzle_grade(const FLASH struct puzzle_kind *kind, uint32_t ahead);

/* Whether every cost, rounded to a whole per cent, is certain. */
bool puzzle_is_certain(const struct puzzle *puzzle, uint32_t error);

/* A cost, or the sum of at most so many, with its bound; and as the LCD shows it, of a chance in
   per cent. */
struct bounded puzzle_cost(const FLASH struct puzzle_kind *kind, uint32_t cost, uint8_t terms);
struct bounded puzzle_figure(const FLASH struct puzzle_kind *kind, uint32_t cost, uint8_t terms);

#endif
