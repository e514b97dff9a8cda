#include "games/snakes/odds/pairs/pair_tokens.h"

#include "core/number/flash.h"

/* What the faces lead to. */
struct choice {
    pair_word sum;                /* of the faces with which nobody may stay */
    pair_word other[BOARD_FACES]; /* what it is worth to move where the other choice is to stay */
    uint8_t others;
    uint8_t forced; /* faces with which one can only stay */
};

static uint8_t slot_ahead(uint8_t slot) {
    return slot == PAIR_SUMMANDS - 1 ? 0 : slot + 1;
}

/* A token that is home stays with any face. */
static void list_choice(const struct pair_state *state, struct choice *choice) {
    const struct pair_table *table = &state->table;
    bool home = state->high_square == table->board->goal;
    uint8_t low_stay = pair_table_stay(table, state->low_square);
    uint8_t high_slot = state->high_square % PAIR_SUMMANDS;
    uint8_t low_slot = state->low_square % PAIR_SUMMANDS;
    uint8_t width = state->width;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        pair_word by_high, by_low;
        bool high_stays, low_stays;
        high_slot = slot_ahead(high_slot);
        low_slot = slot_ahead(low_slot);
        high_stays = home || state->high_stay >> high_slot & 1;
        low_stays = low_stay >> low_slot & 1;
        by_high = pair_load(&state->row[high_slot * width], width);
        by_low = pair_load(&state->ring[low_slot * width], width);
        if (high_stays && low_stays) {
            choice->forced++;
        } else if (home) {
            choice->sum += by_low;
        } else if (!high_stays && !low_stays) {
            choice->sum += by_low < by_high ? by_low : by_high;
        } else {
            choice->other[choice->others++] = high_stays ? by_low : by_high;
        }
    }
}

/* The best of each face under the assumption of a value for the pair, until the mean is that value.
   It begins as if nothing were declined, and falls from there. Out of line, as other pairs would
   save its registers, too. */
static OUT_OF_LINE void find_with_choice_to_stay(struct pair_state *state) {
    struct choice choice = {.sum = state->six_ones};
    uint8_t divisor;
    pair_word before;
    pair_word six;

    list_choice(state, &choice);
    divisor = BOARD_FACES - choice.forced;
    six = choice.sum;
    for (uint8_t i = 0; i < choice.others; i++) {
        six += choice.other[i];
    }
    state->high.value = (six + divisor / 2) / divisor;
    do {
        before = state->high.value;
        six = choice.sum + choice.forced * before;
        for (uint8_t i = 0; i < choice.others; i++) {
            six += choice.other[i] < before ? choice.other[i] : before;
        }
        pair_find(state, &state->high, six);
    } while (state->high.value != before);
}

/* Nobody stays: of each face the better choice. The ring begins where the lower token goes with the
   face that brings the higher one to the first place of the row. */
static void find_choice(struct pair_state *state) {
    const uint8_t *by_low = state->place - state->high_offset;

    if (by_low < state->ring) {
        by_low += PAIR_SUMMANDS * state->width;
    }
    pair_find(state, &state->high,
              state->six_ones + pair_sum_of_least(state->row, by_low, state->width));
}

static void find_pair(struct pair_state *state, uint8_t mark) {
    uint8_t goal = state->table.board->goal;
    uint8_t width = state->width;

    if (state->low_square == goal) {
        state->high = (struct pair_found){0, 0};
    } else if (state->high_stay || state->high_square == goal) {
        find_with_choice_to_stay(state);
    } else {
        find_choice(state);
    }
    if (state->is_asked) {
        state->low = state->high;
        pair_note_asked(state);
    }
    if ((mark | state->high_mark) & PAIR_STORED) {
        state->low = state->high;
        pair_store_found(state, mark);
    }
    pair_store(state->row + state->high_offset, width, state->high.value);
    pair_store(state->place, width, state->high.value);
    state->low_rank--;
    state->row -= PAIR_SUMMANDS * width;
}

void pair_find_tokens(struct pair_state *state) {
    uint8_t mark = *state->mark;

    if (mark & PAIR_JUMP) {
        pair_copy(state->place, pair_after_jump(state, mark & PAIR_COLUMN, state->high_rank),
                  state->width);
    } else {
        find_pair(state, mark);
    }
    pair_copy(state->place + PAIR_SUMMANDS * state->width, state->place, state->width);
    pair_next_square(state);
}

void pair_run_tokens(struct pair_state *state) {
    for (; state->left; state->left--) {
        pair_find_tokens(state);
    }
}
