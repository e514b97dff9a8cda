#include "games/snakes/odds/pairs/pair_choice.h"

#include "games/snakes/odds/pairs/pair_places.h"

/* The faces of a throw for which one choice is to stay: what the other choice is worth. */
struct staying {
    pair_word sum; /* of the faces that leave no such choice */
    pair_word other[BOARD_FACES];
    uint8_t others;
    uint8_t forced; /* faces with which one can only stay */
};

/* 6 t = 6 one + sum + (forced + declined) t + the others' values that are taken: taken at first are
   all, then only those below t, which so falls until none is to be declined. */
static pair_word solve_staying(struct staying *staying, pair_word one) {
    for (;;) {
        uint8_t taken = 0;
        pair_word sum = staying->sum + 6 * one;
        pair_word value;
        uint8_t kept = 0;
        uint8_t divisor;

        for (; taken < staying->others; taken++) {
            sum += staying->other[taken];
        }
        divisor = BOARD_FACES - staying->forced;
        value = divisor == BOARD_FACES ? pair_sixth(sum) : (sum + divisor / 2) / divisor;
        for (uint8_t index = 0; index < staying->others; index++) {
            if (staying->other[index] <= value) {
                staying->other[kept++] = staying->other[index];
            }
        }
        if (kept == taken) {
            return value;
        }
        staying->forced += taken - kept;
        staying->others = kept;
    }
}

static pair_word find_with_choice_to_stay(const struct pair_shells *shells, const pair_word six[],
                                          uint8_t stay) {
    struct staying staying = {.sum = 0};
    bool home = shells->high == shells->columns.board->goal;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        pair_word by_high = six[pair_slot_ahead(shells->high_slot, face)];
        pair_word by_low = shells->ring[pair_slot_ahead(shells->low_slot, face)];
        bool high_stays = home || shells->high_stay & 1 << face;
        bool low_stays = stay & 1 << face;
        if (high_stays && low_stays) {
            staying.forced++;
        } else if (home || (!high_stays && !low_stays)) {
            staying.sum += home || by_low < by_high ? by_low : by_high;
        } else {
            staying.other[staying.others++] = high_stays ? by_low : by_high;
        }
    }
    return solve_staying(&staying, shells->one);
}

/* Nobody stays: of each face the better choice, from that on which brings the high token into the
   first slot. */
static pair_word find_choice(const struct pair_shells *shells, const pair_word six[]) {
    const pair_word *end = shells->ring + PAIR_SLOTS;
    uint8_t ahead = pair_slot_ahead(shells->low_slot, PAIR_SLOTS - shells->high_slot);
    const pair_word *by_low = shells->ring + ahead;
    pair_word sum = 0;

    for (uint8_t left = BOARD_FACES; left; left--) {
        sum += *by_low < *six ? *by_low : *six;
        six++;
        by_low = by_low + 1 == end ? shells->ring : by_low + 1;
    }
    return shells->one + pair_sixth(sum);
}

static void put_tokens(struct pair_shells *shells, pair_word six[], pair_word value) {
    uint8_t low_mark = shells->columns.mark[shells->low];

    pair_look_at(shells, shells->high, shells->low, value);
    if (shells->low != shells->high) {
        pair_look_at(shells, shells->low, shells->high, value);
    }
    if (low_mark & PAIR_KEPT) {
        pair_keep(shells, low_mark & PAIR_COLUMN, shells->high_rank, value);
    }
    six[shells->high_slot] = value;
    shells->ring[shells->low_slot] = value;
}

void pair_update_tokens(struct pair_shells *shells) {
    uint8_t goal = shells->columns.board->goal;
    uint8_t mark = shells->columns.mark[shells->low];
    pair_word *six;
    pair_word value = 0;
    uint8_t stay;

    if (mark & PAIR_JUMP) {
        shells->ring[shells->low_slot] =
            pair_after_jump(shells, mark & PAIR_COLUMN, shells->high_rank);
        return;
    }
    six = &shells->window[shells->low_rank * PAIR_SLOTS];
    stay = pair_low_stay(shells, mark);
    if (stay || shells->high_stay || shells->high == goal) {
        if (shells->low != goal) {
            value = find_with_choice_to_stay(shells, six, stay);
        }
    } else {
        value = find_choice(shells, six);
    }
    put_tokens(shells, six, value);
    shells->low_rank--;
}
