#ifndef KOSTKA_GAMES_CHIPS_CHIPS_ADVICE_H
#define KOSTKA_GAMES_CHIPS_CHIPS_ADVICE_H

#include "games/chips/chips.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/placement.h"

/* What a placement is worth before the other player's is seen. Alone the best is the fastest, and
   what another costs is throws. Against another player, whose placement is secret and is not asked
   for, a placement is compared with the one that everybody can work out: the fastest of as many
   chips. Its worth is then its chance to win if the other has placed that, a draw counting half;
   the best is the best reply to it. */

/* Whom a placement meets. Against itself it is a draw at once. */
enum chips_advice_against { CHIPS_AGAINST_FASTEST, CHIPS_AGAINST_BEST };

enum chips_advice_stage {
    CHIPS_ADVICE_FASTEST, /* the fastest is looked for */
    CHIPS_ADVICE_REPLY,   /* and the best reply to it */
    CHIPS_ADVICE_FOUND,   /* both, and no other placement is judged */
    CHIPS_ADVICE_JUDGING,
    CHIPS_ADVICE_JUDGED
};

/* What takes long to find, and only depends on how many chips there are, and who places. */
struct chips_advice_found {
    bool is_there;
    uint8_t fastest[CLEARANCE_FIELDS];
    uint8_t best[CLEARANCE_FIELDS];
    struct bounded worth_of_best;
};

struct chips_advice {
    struct chip_fields fields;
    bool alone;
    uint8_t chips;
    enum chips_advice_stage stage;
    enum chips_advice_against against;
    struct chips_advice_found found;
    uint8_t own[CLEARANCE_FIELDS]; /* that is judged */
    union {
        struct placement placement;
        struct clearance clearance;
        struct chip_duel duel;
    };
};

/* Begins to look for the best placement of 1..15 chips by one of so many players. */
void chips_advice_start(struct chips_advice *advice, enum chips_kind kind, uint8_t players,
                        uint8_t chips);

/* The same, where that was found before. */
void chips_advice_go_on(struct chips_advice *advice, enum chips_kind kind, uint8_t players,
                        const struct chips_advice_found *found);

/* At most 80,000 cycles. 15 chips on the fields of two dice take 1.4 s, alone 0.36 s, and to judge
   one 0.22 s. IMPOSSIBLE: so many chips cannot be placed. */
enum progress chips_advice_step(struct chips_advice *advice);

/* 0..255: how far it has come with what it does. */
uint8_t chips_advice_done(const struct chips_advice *advice);

/* What has been found; when it is there it stays. */
const struct chips_advice_found *chips_advice_found(const struct chips_advice *advice);

/* When the best is known: begins to judge a placement of as many chips, unless it is that which has
   been or is being judged. Alone it meets nobody. */
void chips_advice_judge(struct chips_advice *advice, const uint8_t own[],
                        enum chips_advice_against against);

/* Whether the placement that was judged is the best, or that of whom it met. */
bool chips_advice_is_best(const struct chips_advice *advice);
bool chips_advice_met_itself(const struct chips_advice *advice);

/* What it is worth against whom it met, as that of the best against the fastest: the expected
   throws alone, else the chance with a draw as half. What it costs is the difference, 0 where there
   is none; against the fastest only. */
struct bounded chips_advice_worth(const struct chips_advice *advice);
struct bounded chips_advice_cost(const struct chips_advice *advice);

/* The chance of an outcome for what was judged, as the first. */
struct bounded chips_advice_chance(const struct chips_advice *advice,
                                   enum chip_duel_outcome outcome);

/* Whether a cost may be nothing. */
bool chips_advice_is_nothing(const struct bounded *cost);

#endif
