#include "games/tenk/tenk_history.h"

#include <string.h>

/* The throw in the low bits, then the choice. */
enum { CHOICE_SHIFT = DICE_MULTISET_BITS, BEGINS = 0x8000 };

_Static_assert(TENK_HISTORY_THROWS <= 128, "places in the ring are bytes, and so is their sum");
_Static_assert(SCORING_ATTEMPTED << CHOICE_SHIFT < BEGINS, "an entry has room for a choice");

void tenk_history_start(struct tenk_history *history) {
    memset(history, 0, sizeof *history);
}

void tenk_history_add(struct tenk_history *history, const uint8_t faces[], uint8_t dice,
                      bool begins, uint8_t player, uint8_t round) {
    uint8_t count[DICE_FACES];
    uint16_t entry;

    dice_multiset_count(count, faces, dice);
    entry = dice_multiset_pack(count);
    if (begins) {
        entry |= BEGINS;
    }
    history->newest = (history->newest + 1) % TENK_HISTORY_THROWS;
    history->entry[history->newest] = entry;
    if (history->held < TENK_HISTORY_THROWS) {
        history->held++;
    }
    history->player = player;
    history->round = round;
}

void tenk_history_choose(struct tenk_history *history, uint8_t choice) {
    history->entry[history->newest] |= (uint16_t)choice << CHOICE_SHIFT;
}

void tenk_history_take_back(struct tenk_history *history) {
    history->entry[history->newest] &= ~((uint16_t)SCORING_ATTEMPTED << CHOICE_SHIFT);
}

/* Goes back throw by throw; before one that begins a turn it was the turn of the player before. */
void tenk_history_look(const struct tenk_history *history, uint8_t back, uint8_t players,
                       struct tenk_history_throw *looked) {
    uint8_t at = history->newest;
    uint16_t entry = history->entry[at];

    looked->player = history->player;
    looked->round = history->round;
    looked->ends = false;
    while (back--) {
        looked->ends = entry >= BEGINS;
        if (looked->ends && looked->player-- == 0) {
            looked->player = players - 1;
            looked->round--;
        }
        at = (uint8_t)(at + TENK_HISTORY_THROWS - 1) % TENK_HISTORY_THROWS;
        entry = history->entry[at];
    }
    looked->choice = (uint8_t)(entry >> CHOICE_SHIFT) & SCORING_ATTEMPTED;
    dice_multiset_unpack(looked->count, entry & ((1 << CHOICE_SHIFT) - 1));
}
