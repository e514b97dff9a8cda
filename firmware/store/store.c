#include "store/store.h"

#include "core/number/flash.h"
#include "hal/nvm.h"
#include "store/ring.h"
#include <stddef.h>
#include <string.h>

/* Where the rings start: one behind the other. A brown-out in the middle of a write is likeliest to
   hit address 0 (EEAR's value after reset), so the first bytes stay unused. */
#define RING_SIZE(slots, size) ((slots) * ((size) + RING_OVERHEAD))
enum {
    SETTINGS = STORE_FREE_BYTES,
    CALIBRATION = SETTINGS + RING_SIZE(4, STORE_SETTINGS_SIZE),
    POOL = CALIBRATION + RING_SIZE(2, STORE_CALIBRATION_SIZE),
    SMALL_GAMES = POOL + RING_SIZE(2, STORE_POOL_SIZE), /* where there are 1,024 bytes */
    BOARD_1 = SMALL_GAMES + 348,
    BOARD_2 = BOARD_1 + RING_SIZE(2, STORE_BOARD_SIZE),
    BOARD_3 = BOARD_2 + RING_SIZE(2, STORE_BOARD_SIZE),
    GRAPH = BOARD_3 + RING_SIZE(2, STORE_BOARD_SIZE),
    GRAPH_END = GRAPH + RING_SIZE(2, STORE_GRAPH_SIZE),
    IS_SMALL = NVM_SIZE < 4096,
    GAME_STRIDE = STORE_GAME_SIZE + RING_OVERHEAD,
    GAME_BYTES = (IS_SMALL ? 2 : 4) * GAME_STRIDE,
    GAMES_START = IS_SMALL ? SMALL_GAMES : GRAPH_END,
    GAMES_END = GAMES_START + STORE_GAMES * GAME_BYTES,
    REVIEW_BYTES = RING_SIZE(2, STORE_REVIEW_SIZE),
    REVIEWS_END = GAMES_END + STORE_REVIEWS * REVIEW_BYTES
};
_Static_assert((int)GRAPH_END <= (int)NVM_SIZE, "the rings must fit into the memory");
_Static_assert((int)GAMES_END <= (IS_SMALL ? (int)BOARD_1 : (int)NVM_SIZE), "and the games, too");
_Static_assert((int)REVIEWS_END <= (int)NVM_SIZE, "and what is told of them");

#define RING(KIND, START, END)                                                                     \
    {                                                                                              \
        .start = (START), .end = (END), .stride = STORE_##KIND##_SIZE + RING_OVERHEAD,             \
        .format = STORE_##KIND##_FORMAT                                                            \
    }

#define GAME_RING(number)                                                                          \
    RING(GAME, GAMES_START + (number)*GAME_BYTES, GAMES_START + ((number) + 1) * GAME_BYTES)

#define REVIEW_RING(number)                                                                        \
    RING(REVIEW, GAMES_END + (number)*REVIEW_BYTES, GAMES_END + ((number) + 1) * REVIEW_BYTES)

static const FLASH struct ring rings[STORE_KINDS] = {
    [STORE_SETTINGS] = RING(SETTINGS, SETTINGS, CALIBRATION),
    [STORE_CALIBRATION] = RING(CALIBRATION, CALIBRATION, POOL),
    [STORE_POOL] = RING(POOL, POOL, SMALL_GAMES),
    [STORE_BOARD_1] = RING(BOARD, BOARD_1, BOARD_2),
    [STORE_BOARD_2] = RING(BOARD, BOARD_2, BOARD_3),
    [STORE_BOARD_3] = RING(BOARD, BOARD_3, GRAPH),
    [STORE_GRAPH] = RING(GRAPH, GRAPH, GRAPH_END),
    [STORE_GAME] = GAME_RING(0),
    [STORE_GAME + 1] = GAME_RING(1),
#if NVM_BYTES >= 4096
    [STORE_GAME + 2] = GAME_RING(2),
    [STORE_GAME + 3] = GAME_RING(3),
    [STORE_GAME + 4] = GAME_RING(4),
    [STORE_GAME + 5] = GAME_RING(5),
#endif
#if HAS_REVIEW && NVM_BYTES >= 4096
    [STORE_REVIEW] = REVIEW_RING(0),
    [STORE_REVIEW + 1] = REVIEW_RING(1),
    [STORE_REVIEW + 2] = REVIEW_RING(2),
    [STORE_REVIEW + 3] = REVIEW_RING(3),
    [STORE_REVIEW + 4] = REVIEW_RING(4),
#endif
};

#if HAS_REVIEW && NVM_BYTES >= 4096
typedef uint32_t kinds;
#else
typedef uint16_t kinds;
#endif
_Static_assert((int)STORE_KINDS <= (int)(8 * sizeof(kinds)), "a bit for each");

static const uint8_t *queued[STORE_KINDS]; /* NULL: nothing to do */
static uint8_t lengths[STORE_KINDS];
static kinds hidden;      /* as bits */
static kinds settled;     /* that have been saved since the start, as bits */
static uint8_t confirmed; /* bytes in doubt, two of a kind */
static enum store_kind current;
static bool active; /* the writer is at work on the current kind */
static struct ring_writer writer;

/* The first kind that is queued, or STORE_KINDS. */
static enum store_kind next_queued(void) {
    uint8_t kind = 0;

    while (kind < STORE_KINDS && queued[kind] == NULL) {
        kind++;
    }
    return (enum store_kind)kind;
}

void store_start(void) {
    memset(queued, 0, sizeof queued);
    hidden = settled = 0;
    confirmed = 0;
    active = false;
}

static bool is_seen(enum store_kind kind) {
    return kind < STORE_KINDS && !(hidden >> kind & 1);
}

bool store_load(enum store_kind kind, void *data, uint8_t length) {
    return is_seen(kind) && ring_read(&rings[kind], data, length);
}

bool store_holds(enum store_kind kind) {
    return is_seen(kind) && ring_holds(&rings[kind]);
}

void store_hide(enum store_kind kind) {
    hidden |= (kinds)1 << kind;
}

bool store_save(enum store_kind kind, const void *data, uint8_t length) {
    if (kind >= STORE_KINDS || length + RING_OVERHEAD > rings[kind].stride) {
        return false;
    }
    queued[kind] = data;
    lengths[kind] = length;
    hidden &= (kinds) ~((kinds)1 << kind);
    if (current == kind || (current >= STORE_REVIEW && kind < STORE_REVIEW)) {
        active = false;
    }
    return true;
}

void store_forget(enum store_kind kind) {
    store_save(kind, lengths, 0); /* any pointer but NULL: no byte is read */
}

static bool is_settled(enum store_kind kind) {
    return settled >> kind & 1;
}

static void begin_next(void) {
    current = next_queued();
    if (current < STORE_KINDS) {
        ring_begin(&writer, &rings[current], lengths[current], !is_settled(current));
        active = true;
    }
}

void store_step(void) {
    if (nvm_busy()) {
        return;
    }
    if (confirmed < 2 * STORE_KINDS) {
        ring_confirm(&rings[confirmed / 2], (enum ring_doubt)(confirmed % 2));
        confirmed++;
    } else if (!active) {
        begin_next();
    } else if (ring_step(&writer, queued[current])) {
        queued[current] = NULL;
        settled |= (kinds)1 << current;
        active = false;
    }
}

bool store_busy(void) {
    return next_queued() < STORE_KINDS || nvm_busy();
}

bool store_is_done(enum store_kind kind) {
    return kind >= STORE_KINDS || (queued[kind] == NULL && !(current == kind && nvm_busy()));
}
