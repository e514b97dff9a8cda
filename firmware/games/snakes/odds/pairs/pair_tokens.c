#include "games/snakes/odds/pairs/pair_tokens.h"

#include "core/number/flash.h"

/* The values that the faces lead to. */
struct choice {
    pair_word sum;                /* sum over the faces with which no token may stay */
    pair_word other[BOARD_FACES]; /* values of moving if the other choice is to stay */
    uint8_t others;
    uint8_t forced; /* faces with which the player can only stay */
};

/* The value of the lower token's move with the face that brings the higher one to the first place
   of the row; those of the other faces follow. */
static const uint8_t *moves_of_low(const struct pair_state *state) {
    const uint8_t *by_low = state->place - state->high_offset;

    return by_low < state->ring ? by_low + PAIR_SUMMANDS * state->width : by_low;
}

static bool is_home(const struct pair_state *state) {
    return state->high_square == state->table.board->goal;
}

bool pair_tokens_may_stay(const struct pair_state *state) {
    return is_home(state) || state->high_stay;
}

/* The stops that leave the lower token where it is, one bit each in the order of its moves. */
static uint16_t low_stays_of(const struct pair_state *state, const uint8_t *by_low) {
    uint16_t twice = pair_table_stay(&state->table, state->low_square) * (1 + (1 << PAIR_SUMMANDS));

    for (; by_low > state->ring; by_low -= state->width) {
        twice >>= 1;
    }
    return twice;
}

/* A token that is home stays with any face. */
static void list_choice(const struct pair_state *state, struct choice *choice) {
    bool home = is_home(state);
    const uint8_t *by_low = moves_of_low(state);
    uint16_t low_stays = low_stays_of(state, by_low);
    uint8_t high_stays = home ? UINT8_MAX : state->high_stay;
    const uint8_t *row = state->row;
    uint8_t width = state->width;

    for (uint8_t left = BOARD_FACES; left > 0; left--) {
        pair_word low = pair_load(by_low, width);
        pair_word high = pair_load(row, width);
        if (high_stays & low_stays & 1) {
            choice->forced++;
        } else if (home) {
            choice->sum += low;
        } else if (!((high_stays | low_stays) & 1)) {
            choice->sum += low < high ? low : high;
        } else {
            choice->other[choice->others++] = high_stays & 1 ? low : high;
        }
        by_low += width;
        row += width;
        high_stays >>= 1;
        low_stays >>= 1;
    }
}

/* The best choice for each face, by policy iteration. At first no move is declined, and then more
   and more that lead to more than the value of the pair, five at most. Six times that value is the
   sum of what the other moves lead to, and the value itself once for each face that stays. Out of
   line, as other pairs would save its registers, too. */
static OUT_OF_LINE void find_with_choice_to_stay(struct pair_state *state) {
    struct choice choice = {.sum = state->six_ones};
    pair_word value = UINT32_MAX;
    uint8_t before = 0;

    list_choice(state, &choice);
    for (;;) {
        uint8_t moves = BOARD_FACES - choice.forced;
        pair_word sum = choice.sum;
        for (uint8_t i = 0; i < choice.others; i++) {
            if (choice.other[i] <= value) {
                sum += choice.other[i];
            } else {
                moves--;
            }
        }
        if (moves == before) {
            value = value < state->most ? value : state->most;
            pair_find(state, &state->high, sum + (BOARD_FACES - moves) * value);
            return;
        }
        before = moves;
        value = moves == BOARD_FACES ? pair_sixth(sum) : (sum + moves / 2) / moves;
    }
}

/* Takes the better choice for each face. */
static void find_choice(struct pair_state *state) {
    pair_find(state, &state->high,
              state->six_ones + pair_sum_of_least(state->row, moves_of_low(state), state->width));
}

static uint8_t slot_ahead(uint8_t slot) {
    return slot == PAIR_SUMMANDS - 1 ? 0 : slot + 1;
}

/* The value that a face leads to: that of the pair itself if the face leaves the token where it
   is. */
static pair_word value_after(const struct pair_state *state, const uint8_t *six, uint8_t stays,
                             uint8_t slot) {
    return stays >> slot & 1 ? state->high.value
                             : pair_load(&six[slot * state->width], state->width);
}

/* Notes the faces that better move the second token of the first question. */
static void note_moves(struct pair_state *state) {
    const struct pair_asked *asked = &state->asked[0];
    uint8_t low_stay = pair_table_stay(&state->table, state->low_square);
    uint8_t high_slot = state->high_square % PAIR_SUMMANDS;
    uint8_t low_slot = state->low_square % PAIR_SUMMANDS;
    bool high_is_first = asked->first == state->high_square && asked->second == state->low_square;
    bool high_is_second = asked->first == state->low_square && asked->second == state->high_square;

    if (!high_is_first && !high_is_second) {
        return;
    }
    state->second_moves = 0;
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        pair_word by_high, by_low;
        high_slot = slot_ahead(high_slot);
        low_slot = slot_ahead(low_slot);
        by_high = value_after(state, state->row, state->high_stay, high_slot);
        by_low = value_after(state, state->ring, low_stay, low_slot);
        if (high_is_second ? by_high < by_low : by_low < by_high) {
            state->second_moves |= 1 << face;
        }
    }
}

static void find_pair(struct pair_state *state, uint8_t mark) {
    uint8_t width = state->width;

    if (state->low_square == state->table.board->goal) {
        state->high = (struct pair_found){0, 0};
    } else if (pair_tokens_may_stay(state)) {
        find_with_choice_to_stay(state);
    } else {
        find_choice(state);
    }
    if (state->is_asked) {
        state->low = state->high;
        pair_note_asked(state);
        note_moves(state);
    }
    if ((mark | state->high_mark) & PAIR_STORED) {
        state->low = state->high;
        pair_store_found(state, mark);
    }
    pair_store(state->row + state->high_offset, width, state->high.value);
    pair_store(state->place, width, state->high.value);
    pair_store(state->place + PAIR_SUMMANDS * width, width, state->high.value);
    state->low_rank--;
    state->row -= PAIR_SUMMANDS * width;
}

void pair_enter_tokens(struct pair_state *state, uint8_t mark) {
    const uint8_t *from = pair_after_jump(state, mark & PAIR_COLUMN, state->high_rank);

    pair_copy(state->place, from, state->width);
    pair_copy(state->place + PAIR_SUMMANDS * state->width, from, state->width);
}

void pair_find_tokens(struct pair_state *state) {
    uint8_t mark = *state->mark;

    if (mark & PAIR_JUMP) {
        pair_enter_tokens(state, mark);
    } else {
        find_pair(state, mark);
    }
    pair_next_square(state);
}

#ifndef __AVR__

void pair_run_tokens(struct pair_state *state) {
    for (; state->left; state->left--) {
        pair_find_tokens(state);
    }
}

#endif
