#include "models/model_ladder.h"

#include "ticks.h"
#include <string.h>

/* In the order of enum view_key: none, right, up, down, left, select. */
static const struct {
    const char *name;
    uint16_t levels[LADDER_KEYS];
} ladders[] = {{"common", {LADDER_OPEN, 0, 144, 329, 504, 741}},
               {"v10", {LADDER_OPEN, 0, 133, 308, 481, 722}},
               {"v11", {LADDER_OPEN, 0, 205, 405, 623, 824}},
               {"odd", {LADDER_OPEN, 0, 512, 683, 768, 819}}};

enum {
    BOUNCE_SHORTEST = TICKS_PER_MILLISECOND / 2,
    BOUNCE_LONGEST = 8 * TICKS_PER_MILLISECOND,
    BOUNCE_WORN = 14 * TICKS_PER_MILLISECOND
};

/* How long the contact stays in one state while it bounces. */
enum { CHATTER = TICKS_PER_MILLISECOND / 4, CHATTER_WORN = BOUNCE_WORN / 2 };

bool ladder_start(struct ladder *ladder, const char *name, uint64_t seed) {
    memset(ladder, 0, sizeof *ladder);
    prng_start(&ladder->prng, seed, PRNG_LADDER);
    ladder->from = ladder->to = LADDER_OPEN;
    for (size_t i = 0; i < sizeof ladders / sizeof ladders[0]; i++) {
        if (strcmp(ladders[i].name, name) == 0) {
            ladder->levels = ladders[i].levels;
            return true;
        }
    }
    return false;
}

void ladder_key(struct ladder *ladder, enum view_key key, uint64_t now) {
    if (key == ladder->key) {
        return;
    }
    ladder->from = ladder_level(ladder, now);
    ladder->to = ladder->levels[key];
    ladder->before = ladder->key;
    ladder->key = key;
    ladder->noise = prng_next(&ladder->prng);
    ladder->changed = now;
    uint64_t bounce = prng_between(&ladder->prng, BOUNCE_SHORTEST, BOUNCE_LONGEST);
    ladder->settled = now + (ladder->worn ? BOUNCE_WORN : bounce);
}

uint16_t ladder_level(const struct ladder *ladder, uint64_t now) {
    if (now >= ladder->settled) {
        return ladder->to;
    }
    uint64_t chatter = ladder->worn ? CHATTER_WORN : CHATTER;
    struct prng draw = {ladder->noise ^ ((now - ladder->changed) / chatter)};
    uint64_t kind = prng_next(&draw) % 4;
    if (kind == 0) {
        return ladder->from;
    }
    if (kind == 1) {
        return ladder->to;
    }
    uint16_t low = ladder->from < ladder->to ? ladder->from : ladder->to;
    uint16_t high = ladder->from < ladder->to ? ladder->to : ladder->from;
    return (uint16_t)prng_between(&draw, low, high);
}

bool ladder_is_closed(const struct ladder *ladder, enum view_key key, uint64_t now) {
    uint64_t chatter = ladder->worn ? CHATTER_WORN : CHATTER;
    struct prng draw = {ladder->noise ^ ((now - ladder->changed) / chatter)};
    bool moves = now < ladder->settled && prng_next(&draw) % 2;
    return key == (moves ? ladder->before : ladder->key);
}

uint32_t ladder_millivolts(uint16_t level) {
    /* simavr computes millivolts * 1023 / 5000, rounded down */
    return ((uint32_t)level * 5000 + LADDER_OPEN - 1) / LADDER_OPEN;
}
