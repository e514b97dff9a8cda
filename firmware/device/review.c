#include "device/review.h"

#include "device/saved.h"
#include "device/session.h"
#include <stddef.h>
#include <string.h>

_Static_assert((int)REVIEW_KEPT <= (int)STORE_REVIEW_SIZE, "a record holds it");

enum {
    COARSE_BITS = 14,
    TOTAL_BITS = 16,
    HEIGHT_BITS = 8,
    SUM_SHIFT = 14,
    SPACING_MOST = 12,
    ENTRIES_MOST = 32
};

/* How an event is remembered: the chance after it in units of 2^-14, but that 1 is a unit less, and
   above that the sum. */
struct packed_entry {
    uint8_t low, high;
    uint8_t what[REVIEW_WHAT];
};

static uint8_t kind = STORE_KINDS;

/* The ring of entries lies behind the game's state. */
static struct {
    uint16_t start; /* in the session's state */
    uint8_t room;   /* entries */
    uint8_t newest;
    uint8_t held;
    uint16_t before; /* the chance before the oldest */
} ring;

/* What has happened, and its chance is not known yet. */
static struct {
    bool is_owed;
    bool is_known;  /* what it was */
    bool is_missed; /* the chance before it, which was given up */
    struct review_event event;
} owed;

/* ---- the record ------------------------------------------------------------------------------ */

static bool is_chance(int32_t chance) {
    return chance >= 0 && chance <= ACCOUNT_ONE;
}

static bool is_account(const struct account *account) {
    bool is = is_chance(account->start) && is_chance(account->now) &&
              account->sum[ACCOUNT_OWN_ERRORS] <= 0;

    for (uint8_t sum = 0; sum < ACCOUNT_SUMS; sum++) {
        is &= account->sum[sum] != INT32_MIN;
    }
    return is;
}

/* Sums over more games than that are not kept. */
#define TOTAL_MOST (1L << 30)

static bool is_total(const struct review_total *total) {
    return total->luck > -TOTAL_MOST && total->luck < TOTAL_MOST && total->errors > -TOTAL_MOST &&
           total->errors <= 0;
}

static bool can_be(const struct review *review) {
    bool can = review->state <= REVIEW_ENDED && review->counts <= LEVELS &&
               review->spacing <= SPACING_MOST &&
               review->entries >> review->spacing < REVIEW_COLUMNS && is_account(&review->account);

    for (uint8_t level = 0; level < LEVELS; level++) {
        can &= is_total(&review->total[level]);
    }
    return can;
}

static void forget_events(void) {
    owed.is_owed = owed.is_missed = false;
    ring.held = 0;
}

void review_load(uint8_t place) {
    struct review *review = &session.review;

    kind = STORE_REVIEW + place;
    if (!saved_load((enum store_kind)kind, review, REVIEW_KEPT)) {
        memset(review, 0, sizeof *review);
    } else if (!can_be(review)) {
        saved_refuse((enum store_kind)kind);
        memset(review, 0, sizeof *review);
    }
    forget_events();
}

void review_keep(void) {
    if (!session_is_shown()) {
        store_save((enum store_kind)kind, &session.review, REVIEW_KEPT);
    }
}

/* What is saved of the state ends where the entries may begin. */
void review_resume(uint16_t state_bytes, bool is_thrown) {
    uint16_t start = state_bytes + (is_thrown ? sizeof(struct session_proof) : 0);
    uint16_t room = sizeof session.state - start;

    if (is_thrown && SESSION_SHARES_ROOM) {
        start += (room + 1) / 2;
    }
    if (start < SESSION_STATE_KEPT) {
        start = SESSION_STATE_KEPT;
    }
    room = (sizeof session.state - start) / sizeof(struct packed_entry);
    ring.start = start;
    ring.room = room > ENTRIES_MOST ? ENTRIES_MOST : (uint8_t)room;
    forget_events();
}

void review_begin(uint16_t state_bytes, bool is_thrown, bool is_estimated) {
    struct review *review = &session.review;

    memset(&review->account, 0, sizeof *review - offsetof(struct review, account));
    review->state = REVIEW_FRESH;
    review->is_estimated = is_estimated;
    review->counts = session.counts ? session.level + 1 : 0;
    review_resume(state_bytes, is_thrown);
    owed.is_owed = true;
}

/* ---- the entries ----------------------------------------------------------------------------- */

static struct packed_entry *packed_at(uint8_t back) {
    uint8_t index = (uint8_t)(ring.newest + ring.room - back) % ring.room;

    return (struct packed_entry *)&session.state.bytes[ring.start] + index;
}

static uint16_t coarse(int32_t chance) {
    uint16_t units = (uint16_t)(chance >> (ACCOUNT_BITS - COARSE_BITS));

    return units >> COARSE_BITS ? (1U << COARSE_BITS) - 1 : units;
}

static uint16_t chance_of(const struct packed_entry *packed) {
    return (uint16_t)(packed->high << 8 | packed->low) & ((1U << COARSE_BITS) - 1);
}

static int32_t fine(uint16_t units) {
    return units == (1U << COARSE_BITS) - 1 ? ACCOUNT_ONE
                                            : (int32_t)units << (ACCOUNT_BITS - COARSE_BITS);
}

static void remember(const struct review_event *event, int32_t before, int32_t after) {
    uint16_t word = (uint16_t)(coarse(after) | event->sum << SUM_SHIFT);
    struct packed_entry *packed;

    if (ring.room == 0) {
        return;
    }
    if (ring.held == ring.room) {
        ring.before = chance_of(packed_at(ring.held - 1));
    } else {
        if (ring.held == 0) {
            ring.before = coarse(before);
        }
        ring.held++;
    }
    ring.newest = (uint8_t)(ring.newest + 1) % ring.room;
    packed = packed_at(0);
    packed->low = (uint8_t)word;
    packed->high = (uint8_t)(word >> 8);
    memcpy(packed->what, event->what, REVIEW_WHAT);
}

uint8_t review_held(void) {
    return ring.held;
}

void review_look(uint8_t back, struct review_entry *entry) {
    const struct packed_entry *packed = packed_at(back);
    uint16_t before = back + 1 < ring.held ? chance_of(packed_at(back + 1)) : ring.before;

    entry->sum = packed->high >> (SUM_SHIFT - 8);
    entry->after = fine(chance_of(packed));
    entry->change = entry->after - fine(before);
    memcpy(entry->what, packed->what, REVIEW_WHAT);
}

uint8_t review_own_player(const uint8_t player[], uint8_t players) {
    uint8_t own = 0;

    while (own < players && player[own]) {
        own++;
    }
    return own < players ? own : 0;
}

/* ---- what is owed ---------------------------------------------------------------------------- */

static bool has_account(void) {
    return session.review.state == REVIEW_FRESH || session.review.state == REVIEW_BEGUN;
}

static bool begins_unjudged(void) {
    return session.review.is_unjudged && session.review.state == REVIEW_FRESH;
}

/* Of two events between which the chance was not known neither can be judged. */
void review_owe(const struct review_event *event) {
    if (session_is_shown() || !has_account()) {
        return;
    }
    if ((owed.is_owed || owed.is_missed) && !begins_unjudged()) {
        session.review.is_estimated = true;
    }
    owed.is_known = !owed.is_owed && !owed.is_missed;
    owed.is_owed = true;
    owed.event = *event;
}

enum { MARK = UINT8_MAX, TAKEN_BACK_MOST = 63 };

bool review_is_mark(const uint8_t what[]) {
    return what[0] == MARK && what[1] == MARK && what[2] == MARK;
}

/* One whose chance is still owed leads nowhere. */
void review_take_back(void) {
    if (session_is_shown() || !has_account()) {
        return;
    }
    if (session.review.taken_back < TAKEN_BACK_MOST) {
        session.review.taken_back++;
    }
    owed.is_known = !owed.is_missed;
    owed.is_owed = true;
    owed.event = (struct review_event){.sum = ACCOUNT_OWN_ERRORS, .what = {MARK, MARK, MARK}};
}

bool review_knows(void) {
    return session.review.state == REVIEW_BEGUN && !owed.is_owed && !owed.is_missed;
}

void review_owe_unknown(void) {
    session.review.is_estimated = true;
    owed.is_owed = true;
    owed.is_known = false;
}

bool review_is_owed(void) {
    return owed.is_owed && !session_is_shown();
}

void review_give_up(void) {
    owed.is_missed = session.review.state == REVIEW_BEGUN;
    owed.is_owed = false;
}

/* ---- the account ----------------------------------------------------------------------------- */

static bool is_luck(uint8_t sum) {
    return sum == ACCOUNT_OWN_LUCK || sum == ACCOUNT_OTHERS_LUCK;
}

static void mark(struct review_mark *mark, int32_t change, const struct review_event *event) {
    mark->change = (int16_t)(change >> (ACCOUNT_BITS - COARSE_BITS));
    memcpy(mark->what, event->what, REVIEW_WHAT);
    memcpy(mark->better, event->better, REVIEW_WHAT);
}

static int32_t fine_change(const struct review_mark *mark) {
    return (int32_t)mark->change * (1L << (ACCOUNT_BITS - COARSE_BITS));
}

/* An error of less than a unit of the marks is one of rounding. */
static void count_error(uint8_t sum, int32_t change) {
    uint8_t *errors = &session.review.errors[sum == ACCOUNT_OTHERS_ERRORS];

    if (*errors < UINT8_MAX && change >> (ACCOUNT_BITS - COARSE_BITS)) {
        (*errors)++;
    }
}

static void note_marks(const struct review_event *event, int32_t change) {
    struct review *review = &session.review;

    if (is_luck(event->sum)) {
        if (change > 0 && change > fine_change(&review->luckiest)) {
            mark(&review->luckiest, change, event);
        }
        return;
    }
    count_error(event->sum, event->sum == ACCOUNT_OWN_ERRORS ? -change : change);
    if (event->sum == ACCOUNT_OWN_ERRORS && change < fine_change(&review->dearest)) {
        mark(&review->dearest, change, event);
    }
}

static uint8_t height_of(int32_t chance) {
    return (uint8_t)((chance - (chance >> HEIGHT_BITS)) >> (ACCOUNT_BITS - HEIGHT_BITS));
}

/* Every other column goes, and the rest stand for twice the events. */
static void halve_curve(struct review *review) {
    for (uint8_t column = 0; column < REVIEW_COLUMNS / 2; column++) {
        review->height[column] = review->height[2 * column + 1];
    }
    review->spacing++;
}

static void note_height(int32_t chance) {
    struct review *review = &session.review;

    if (review->entries >> review->spacing >= REVIEW_COLUMNS) {
        halve_curve(review);
    }
    review->height[review->entries >> review->spacing] = height_of(chance);
}

static void enter(const struct review_event *event, int32_t after) {
    struct review *review = &session.review;
    int32_t before = review->account.now;

    if (review->entries < UINT16_MAX) {
        review->entries++;
    }
    remember(event, before, after);
    if (review_is_mark(event->what)) {
        review->account.now = after;
        return;
    }
    account_enter(&review->account, (enum account_sum)event->sum, before, after);
    note_marks(event, after - before);
}

/* A decision that is judged later has cost nothing yet. If something has happened since then the
   account begins behind that. */
static void begin_account(int32_t chance) {
    struct review *review = &session.review;

    account_start(&review->account, chance);
    review->state = REVIEW_BEGUN;
    if (review->is_unjudged && owed.is_known && !is_luck(owed.event.sum)) {
        note_height(chance);
        enter(&owed.event, chance);
    }
}

void review_settle(probability_t chance, uint16_t stamp) {
    struct review *review = &session.review;
    int32_t after = account_chance(chance);

    if (review->state == REVIEW_FRESH) {
        begin_account(after);
    } else if (owed.is_known) {
        enter(&owed.event, after);
    } else {
        review->account.now = after;
    }
    note_height(after);
    review->stamp = stamp;
    owed.is_owed = owed.is_missed = false;
    review_keep();
}

/* ---- the end --------------------------------------------------------------------------------- */

int32_t review_luck_of(const struct account *account) {
    return account->sum[ACCOUNT_OWN_LUCK] + account->sum[ACCOUNT_OTHERS_LUCK];
}

static int32_t for_total(int32_t change) {
    return (change + (1L << (ACCOUNT_BITS - TOTAL_BITS - 1))) >> (ACCOUNT_BITS - TOTAL_BITS);
}

static void add_to_total(int32_t luck, int32_t errors) {
    struct review *review = &session.review;

    if (review->counts) {
        struct review_total *total = &review->total[review->counts - 1];
        struct review_total with = {
            .luck = total->luck + for_total(luck),
            .errors = total->errors + for_total(errors),
        };
        if (is_total(&with)) {
            *total = with;
        }
    }
}

/* What is still to be judged is added when it is. */
void review_end(void) {
    struct review *review = &session.review;

    if (review->state == REVIEW_BEGUN) {
        add_to_total(review_luck_of(&review->account), review->account.sum[ACCOUNT_OWN_ERRORS]);
    }
    review->state = review->state == REVIEW_BEGUN ? REVIEW_ENDED : REVIEW_NONE;
    if (!review_is_unjudged()) {
        review->counts = 0;
    }
    review_keep();
}

/* ---- what is judged later -------------------------------------------------------------------- */

void review_owe_unjudged(const struct review_event *event) {
    review_owe(event);
    if (review_is_owed() && session.review.state == REVIEW_FRESH) {
        session.review.is_unjudged = true;
        mark(&session.review.dearest, 0, event);
        review_keep();
    }
}

bool review_is_unjudged(void) {
    return session.review.is_unjudged && session.review.state >= REVIEW_BEGUN &&
           !session_is_shown();
}

static void end_judgement(void) {
    struct review *review = &session.review;

    review->is_unjudged = false;
    if (review->state == REVIEW_ENDED) {
        review->counts = 0;
    }
    review_keep();
}

/* The account begins with the best, in the curve and in the walk, too, while they reach back to the
   start. It had begun with the chance that the decision led to, or if that was not known in time
   behind the luck of the first events. */
static void begin_with(int32_t best, int32_t chance) {
    struct account *account = &session.review.account;
    int32_t luck = account->start - chance;

    account->start = best;
    account->sum[ACCOUNT_OWN_LUCK] += luck;
    account->sum[ACCOUNT_OWN_ERRORS] -= best - chance;
    if (session.review.spacing == 0) {
        session.review.height[0] = height_of(best);
    }
    if (ring.held == session.review.entries) {
        ring.before = coarse(best);
    }
    if (session.review.state == REVIEW_ENDED) {
        add_to_total(luck, chance - best);
    }
}

void review_judge(probability_t best, probability_t chance, const uint8_t better[]) {
    struct review *review = &session.review;
    struct review_event event = {.sum = ACCOUNT_OWN_ERRORS};
    int32_t from = account_chance(best);
    int32_t to = account_chance(chance);

    memcpy(event.what, review->dearest.what, REVIEW_WHAT);
    memcpy(event.better, better, REVIEW_WHAT);
    memset(&review->dearest, 0, sizeof review->dearest);
    begin_with(from, to);
    note_marks(&event, to - from);
    end_judgement();
}

void review_leave_unjudged(void) {
    session.review.is_estimated = true;
    memset(&session.review.dearest, 0, sizeof session.review.dearest);
    end_judgement();
}

int32_t review_less_luck(uint16_t won, const struct review_total *total) {
    int32_t games = won > INT16_MAX ? INT16_MAX : won;

    return games * (1L << TOTAL_BITS) - total->luck;
}

void review_reset_totals(void) {
    memset(session.review.total, 0, sizeof session.review.total);
    review_keep();
}
