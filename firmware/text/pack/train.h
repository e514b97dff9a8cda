#ifndef KOSTKA_TEXT_PACK_TRAIN_H
#define KOSTKA_TEXT_PACK_TRAIN_H

#include "text/pack/dictionary.h"

/* The dictionary for these texts, a NUL behind each: again and again the pair that is most frequent
   becomes a code, of equally frequent ones that of the lowest codes, until the codes are used up
   or a pair costs as much as it saves. */
void train(struct dictionary *dictionary, const uint8_t *texts, size_t length);

#endif
