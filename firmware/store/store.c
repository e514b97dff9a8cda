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
    OWN_SLOTS = STORE_HAS_OWN ? 2 : 0, /* of each board, and of the graph */
    POOL_END = POOL + RING_SIZE(2, STORE_POOL_SIZE),
    BOARD_1 = POOL_END + (STORE_HAS_OWN ? 348 : 0), /* where boards have always been */
    BOARD_2 = BOARD_1 + RING_SIZE(OWN_SLOTS, STORE_BOARD_SIZE),
    BOARD_3 = BOARD_2 + RING_SIZE(OWN_SLOTS, STORE_BOARD_SIZE),
    GRAPH = BOARD_3 + RING_SIZE(OWN_SLOTS, STORE_BOARD_SIZE),
    GAMES_START = GRAPH + RING_SIZE(OWN_SLOTS, STORE_GRAPH_SIZE),
    GAME_BYTES = RING_SIZE(2, STORE_GAME_SIZE),
    GAMES_END = GAMES_START + STORE_GAMES * GAME_BYTES,
    JOURNAL_BYTES = ((int)NVM_SIZE - (int)GAMES_END) / STORE_GAMES
};
_Static_assert((int)JOURNAL_BYTES >= 72, "all rings must fit, and the events of games, too");

#define RING(KIND, START, END)                                                                     \
    {                                                                                              \
        .start = (START), .end = (END),                                                            \
        .stride = (START) == (END) ? 0 : STORE_##KIND##_SIZE + RING_OVERHEAD,                      \
        .format = STORE_##KIND##_FORMAT                                                            \
    }

#define GAME_RING(number)                                                                          \
    RING(GAME, GAMES_START + (number)*GAME_BYTES, GAMES_START + ((number) + 1) * GAME_BYTES)

static const FLASH struct ring rings[STORE_KINDS] = {
    [STORE_SETTINGS] = {.start = SETTINGS,
                        .end = CALIBRATION,
                        .stride = STORE_SETTINGS_SIZE + RING_OVERHEAD,
                        .format = STORE_SETTINGS_FORMAT,
                        .appended = 1},
    [STORE_CALIBRATION] = RING(CALIBRATION, CALIBRATION, POOL),
    [STORE_POOL] = RING(POOL, POOL, POOL_END),
    [STORE_BOARD_1] = RING(BOARD, BOARD_1, BOARD_2),
    [STORE_BOARD_2] = RING(BOARD, BOARD_2, BOARD_3),
    [STORE_BOARD_3] = RING(BOARD, BOARD_3, GRAPH),
    [STORE_GRAPH] = RING(GRAPH, GRAPH, GAMES_START),
    [STORE_GAME] = GAME_RING(0),
    [STORE_GAME + 1] = GAME_RING(1),
#if NVM_BYTES >= 4096
    [STORE_GAME + 2] = GAME_RING(2),
    [STORE_GAME + 3] = GAME_RING(3),
    [STORE_GAME + 4] = GAME_RING(4),
#endif
};

typedef uint16_t kinds;
_Static_assert((int)STORE_KINDS <= (int)(8 * sizeof(kinds)), "a bit for each");

static const uint8_t *queued[STORE_KINDS]; /* NULL: nothing to do */
static uint8_t lengths[STORE_KINDS];
static kinds hidden;      /* as bits */
static kinds settled;     /* kinds saved since the start, as bits */
static uint8_t confirmed; /* bytes in doubt confirmed so far, two of a kind */
static enum store_kind current;
static bool active; /* the writer is at work on the current kind */
static struct ring_writer writer;
static struct journal *journal; /* of the game in hand, or NULL */

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
    journal = NULL;
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
    if (current == kind) {
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
    } else if (!store_journal_is_done()) {
        journal_step(journal);
    } else if (!active) {
        begin_next();
    } else if (ring_step(&writer, queued[current])) {
        queued[current] = NULL;
        settled |= (kinds)1 << current;
        active = false;
    }
}

void store_journal(uint8_t place, struct journal *of_game) {
    journal = of_game;
    journal->start = GAMES_END + place * JOURNAL_BYTES;
    journal->size = JOURNAL_BYTES;
}

bool store_journal_is_done(void) {
    return journal == NULL || (journal->queued == 0 && !journal->repairs && !nvm_busy());
}

bool store_busy(void) {
    return !store_journal_is_done() || next_queued() < STORE_KINDS || nvm_busy();
}

bool store_is_done(enum store_kind kind) {
    return kind >= STORE_KINDS || (queued[kind] == NULL && !(current == kind && nvm_busy()));
}
