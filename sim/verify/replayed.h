#ifndef KOSTKA_SIM_VERIFY_REPLAYED_H
#define KOSTKA_SIM_VERIFY_REPLAYED_H

#include "verify/record_file.h"

/* The exit statuses of kostka-verify. */
enum {
    VERIFY_PROVED,
    VERIFY_DIFFERS,  /* the commitment is another, or the game does not end with this seed */
    VERIFY_WRONG,    /* no game, two, or a changed one; wrong usage; a file that fails */
    VERIFY_NOT_WHOLE /* a game, but the file does not prove all of it */
};

/* Derives the dice of a game from its seed, replays it by its rules and prints it event by event;
   with `all`, all throws with six dice and the coin's part instead. Compares the commitment and the
   earlier texts of the file, and prints the commitment and what is not proved. Returns the exit
   status. */
int replayed_verify(const struct record_file *file, bool all);

#endif
