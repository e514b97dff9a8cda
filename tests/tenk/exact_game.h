#ifndef KOSTKA_TESTS_TENK_EXACT_GAME_H
#define KOSTKA_TESTS_TENK_EXACT_GAME_H

/* The game of ten thousand for two, solved exactly. Scores in steps of 50 points. */

enum { GAME_STEPS = 200, GAME_BANK = 7 };

/* The worth of a turn as a linear function of the worth u of a lost turn: base + slope * u. The
   slope is the chance to lose the turn. */
struct worth {
    double base, slope;
};

static inline double worth_at(struct worth worth, double lost) {
    return worth.base + worth.slope * lost;
}

/* Solves a turn for the best play where a lost turn is worth `lost`. bank[s] is the worth of
   banking s = 0..steps; more steps are worth as much as `steps`. */
struct worth game_best_turn(const double bank[], int steps, double lost);

/* In the turn solved last: the worth of so many steps set aside with so many dice left (0: hot
   dice). */
struct worth game_aside(int level, int left);

/* Sets the worth of `steps` or more set aside, by dice left (0: hot dice). All of them are worth
   the same: they are banked as soon as they may be. */
void game_end(double bank, int steps, struct worth aside[][6]);

/* game_first[a][b]: P(the player to throw wins) with a steps against b, in a game to `goal` steps.
 */
extern double game_first[GAME_STEPS][GAME_STEPS];
void game_solve(int goal);

/* Reads the game to GAME_STEPS, which takes 20 s to solve, from the file that `make` has written
   (solve.c), and makes the sets, too. Without the file the program ends. */
#define GAME_SOLVED "build/host/tenk/game"
void game_read(void);

/* In a game to GAME_STEPS that has been solved: game_face solves the best turn of a player at these
   scores. The others give the worth there of banking a stake, of throwing on with it and so many
   dice left (0: hot dice), and of attempting a straight, where the stake is the one before it. */
void game_face(int mine, int theirs);
double game_banked(int stake);
double game_thrown(int stake, int left);
double game_attempted(int stake);

#endif
