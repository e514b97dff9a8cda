#include "device/proof.h"

#include "device/session.h"
#include <stddef.h>
#include <string.h>

/* What was shown is a byte for two dice, the second one 0 where there is none, or two bytes for a
   coin: these marks, and whether it is tails; its heads. */
enum { FIRST = 0x80, COIN = 0x40, SECOND_DIE = 3, DIE = 7 };

/* Of a throw that is not open. */
enum { CLOSED = UINT8_MAX };

static uint16_t start; /* of what was shown, in session.state.thrown.bytes; 0: no proof */
static bool shares;    /* with what is told of the game */
static uint8_t held;   /* bytes of it */
static uint8_t noted;  /* dice of the open throw */

static struct session_proof *proof(void) {
    return &session.state.thrown.proof;
}

static uint8_t *list(void) {
    return &session.state.thrown.bytes[start];
}

static uint8_t capacity(void) {
    uint16_t bytes = (sizeof session.state.thrown.bytes - start) / (shares ? 2 : 1);

    return bytes > UINT8_MAX ? UINT8_MAX : (uint8_t)bytes;
}

void proof_attend(uint16_t state_bytes, bool is_reviewed) {
    start = state_bytes;
    shares = is_reviewed && SESSION_SHARES_ROOM;
    held = 0;
    noted = CLOSED;
}

void proof_begin(void) {
    if (start) {
        memset(proof(), 0, sizeof *proof());
        held = 0;
    }
}

/* ---- the seed -------------------------------------------------------------------------------- */

bool proof_is_begun(void) {
    uint8_t any = 0;

    for (uint8_t i = 0; i < FORETOLD_SEED; i++) {
        any |= proof()->seed[i];
    }
    return start && any;
}

bool proof_draw(void) {
    if (start == 0 || proof_is_begun() || dice_state() == DICE_COLLECTING) {
        return false;
    }
    for (uint8_t i = 0; i < FORETOLD_SEED; i++) {
        proof()->seed[i] = dice_secret();
    }
    proof()->throws = 0;
    proof()->is_distrusted = dice_state() != DICE_READY;
    return true;
}

uint16_t proof_throws(void) {
    return proof()->throws;
}

bool proof_is_distrusted(void) {
    return proof()->is_distrusted;
}

const uint8_t *proof_seed(void) {
    return proof()->seed;
}

/* ---- what was shown -------------------------------------------------------------------------- */

/* How many bytes a throw has that begins here. */
static uint8_t length_at(uint8_t at) {
    uint8_t end = at + 1;

    while (end < held && !(list()[end] & FIRST)) {
        end++;
    }
    return end - at;
}

static void forget_oldest(void) {
    uint8_t length = length_at(0);

    held -= length;
    memmove(list(), list() + length, held);
}

static void push(uint8_t byte) {
    while (held == capacity()) {
        forget_oldest();
    }
    list()[held++] = byte;
}

static void note(uint8_t face) {
    if (noted >= FORETOLD_DICE) { /* or CLOSED */
        return;
    }
    if (noted % 2) {
        list()[held - 1] |= (uint8_t)(face << SECOND_DIE);
    } else {
        push(face | (noted ? 0 : FIRST));
    }
    noted++;
}

uint16_t proof_first_shown(void) {
    uint16_t first = proof_throws() + 1;

    for (uint8_t at = 0; at < held; at += length_at(at)) {
        first--;
    }
    return first;
}

static void read_dice(uint8_t at, uint8_t length, struct proof_shown *shown) {
    for (; length > 0; length--, at++) {
        uint8_t pair = list()[at];
        uint8_t second = pair >> SECOND_DIE & DIE;
        shown->die[shown->dice++] = pair & DIE;
        if (second) {
            shown->die[shown->dice++] = second;
        }
    }
}

bool proof_look(uint16_t number, struct proof_shown *shown) {
    uint16_t first = proof_first_shown();
    uint8_t at = 0;

    if (number < first || number > proof_throws()) {
        return false;
    }
    for (; first < number; first++) {
        at += length_at(at);
    }
    shown->dice = 0;
    if (list()[at] & COIN) {
        shown->tails = list()[at] & 1;
        shown->heads = list()[at + 1];
    } else {
        read_dice(at, length_at(at), shown);
    }
    return true;
}

/* ---- throws ---------------------------------------------------------------------------------- */

void proof_open_throw(struct foretold *room) {
    proof_draw();
    if (start && proof()->throws < FORETOLD_THROWS) {
        proof()->throws++;
        foretold_throw(room, proof()->seed, proof()->throws);
        dice_foretell(room);
        noted = 0;
    }
}

void proof_close_throw(void) {
    dice_foretell(NULL);
    noted = CLOSED;
}

uint8_t proof_die(void) {
    uint8_t face = dice_throw();

    note(face);
    return face;
}

/* The die that was noted is only for show. */
bool proof_coin(uint8_t heads) {
    bool tails = foretold_is_tails(dice_below(FORETOLD_COIN_PARTS), heads);

    if (noted != CLOSED) {
        held -= (uint8_t)(noted + 1) / 2;
        push(FIRST | COIN | tails);
        push(heads);
    }
    return tails;
}
