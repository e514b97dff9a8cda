#ifndef KOSTKA_UI_PROOF_PROOF_PAGES_H
#define KOSTKA_UI_PROOF_PROOF_PAGES_H

#include "ui/play/play_feature.h"

/* What the screens show of the proof that a game's throws are what they were to be
   (core/random/derived_throw.h). */

/* While it goes on: the commitment, and how many throws there have been. A game with dice has it as
   the last of its pages. */
extern const FLASH struct page proof_commitment_page OPTIONAL;

/* When it is over up leads to the seed. */
extern const FLASH struct play_feature proof_feature OPTIONAL;

#endif
