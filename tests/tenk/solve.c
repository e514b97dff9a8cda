#include "exact_game.h"
#include "sets.h"

#include <stdio.h>

/* Solves ten thousand for two and writes the chances to a file, so that it is done once for the
   tables and for all tests.

   tenk-solve FILE */

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "wb") : NULL;

    if (!file) {
        fprintf(stderr, "usage: tenk-solve FILE\n");
        return 2;
    }
    sets_make();
    game_solve(GAME_STEPS);
    return fwrite(game_first, sizeof game_first, 1, file) != 1 || fclose(file) != 0;
}
