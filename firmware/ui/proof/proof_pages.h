#ifndef KOSTKA_UI_PROOF_PROOF_PAGES_H
#define KOSTKA_UI_PROOF_PROOF_PAGES_H

#include "device/features.h"
#include "ui/kit/page.h"

/* What the screens show of the proof that a game's throws are what they were to be
   (core/random/derived_throw.h). */

/* While it goes on: the commitment, and how many throws there have been. A game with dice names it
   as the last of its pages, by the macro, which is nothing where there are no proofs. */
extern const FLASH struct page proof_commitment_page;

/* When it is over: the seed. The play screen shows it. */
extern const FLASH struct page proof_seed_page;

#if HAS_PROOF
#define PROOF_PAGE &proof_commitment_page,
#else
#define PROOF_PAGE
#endif

#endif
