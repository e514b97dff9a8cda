#ifndef KOSTKA_UI_PROOF_PROOF_PAGES_H
#define KOSTKA_UI_PROOF_PROOF_PAGES_H

#include "ui/play/play_feature.h"

/* Pages for the proof that the throws of a game follow from its seed
   (core/random/derived_throw.h). */

/* While the game goes on: the commitment, and the number added to the seed. It is the last page of
   a game with throws. */
extern const FLASH struct page proof_commitment_page OPTIONAL;

/* When the game is over, up leads to the seed. */
extern const FLASH struct play_feature proof_feature OPTIONAL;

#endif
