#ifndef KOSTKA_SIM_VERIFY_EARLIER_H
#define KOSTKA_SIM_VERIFY_EARLIER_H

#include "verify/record_file.h"

/* A game with its seed, which has been replayed. */
struct whole_game {
    const struct rules *rules;
    const struct record *record;
    const struct record_sender *sender;
    const void *own;
};

/* True if each earlier text of the file is a beginning of the game: setup and own board are the
   same, and so are throws and decisions. A decision may differ if no throw has followed it and it
   could be taken back; the number that a player adds, before the first throw. Otherwise false, with
   a message on stderr. */
bool earlier_texts_fit(const struct record_file *file, const struct whole_game *whole);

#endif
