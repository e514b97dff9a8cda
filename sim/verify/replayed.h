#ifndef KOSTKA_SIM_VERIFY_REPLAYED_H
#define KOSTKA_SIM_VERIFY_REPLAYED_H

#include "verify/record_file.h"

/* Derives the dice of a game from its seed, replays it by its rules and prints it event by event;
   with `all`, all throws with six dice and the coin's part instead. Compares the commitment, if the
   file has one. Returns the exit status: 0 it is a game, 1 its commitment differs or it does not
   end with this seed, 2 it is no game. */
int replayed_verify(const struct record_file *file, bool all);

#endif
