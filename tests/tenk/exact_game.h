#ifndef KOSTKA_TESTS_TENK_EXACT_GAME_H
#define KOSTKA_TESTS_TENK_EXACT_GAME_H

/* The game of ten thousand for two, solved exactly. Scores in steps of 50 points. */

enum { GAME_STEPS = 200, GAME_BANK = 7 };

/* What a turn is worth as a linear function of what a lost turn is worth: at(u) = base + slope * u,
   slope the chance to lose the turn. */
struct worth {
    double base, slope;
};

static inline double worth_at(struct worth worth, double lost) {
    return worth.base + worth.slope * lost;
}

/* A turn: bank[s] is what banking s steps is worth, for s = 0..steps; more than `steps` is worth as
   much as `steps`. Plays best where a lost turn is worth `lost`. */
struct worth game_best_turn(const double bank[], int steps, double lost);

/* In the turn looked at last: what it is worth to have set aside so many steps with so many dice
   left, 0 are hot. */
struct worth game_aside(int level, int left);

/* What it is worth to have `steps` or more set aside, all of which is as good: it is banked as soon
   as it may. By dice left, 0 are hot dice. */
void game_end(double bank, int steps, struct worth aside[][6]);

/* game_first[a][b]: P(the player to throw wins) with a steps against b, in a game to `goal` steps.
 */
extern double game_first[GAME_STEPS][GAME_STEPS];
void game_solve(int goal);

/* The game to GAME_STEPS, which takes 20 s to solve, from where `make` has written it (solve.c);
   makes the sets, too. Without it the program ends. */
#define GAME_SOLVED "build/host/tenk/game"
void game_read(void);

/* In a game to GAME_STEPS that has been solved: the best turn of a player with so much against so
   much. Then what it is worth there to bank so many steps, to have set them aside and throw on with
   so many dice left, 0 are hot, and to attempt a straight with so much at stake before. */
void game_face(int mine, int theirs);
double game_banked(int stake);
double game_thrown(int stake, int left);
double game_attempted(int stake);

#endif
