#include "device/review/review.h"

#include "device/review/review_check.h"
#include "device/review/review_entries.h"
#include "device/review/review_notes.h"
#include "device/saved.h"
#include "device/session.h"
#include <stddef.h>
#include <string.h>

_Static_assert((int)REVIEW_KEPT <= (int)STORE_REVIEW_SIZE, "a record holds it");

enum { TOTAL_BITS = 16 };

static uint8_t kind = STORE_KINDS;

/* What has happened, and its chance is not known yet. */
static struct {
    bool is_owed;
    bool is_known;  /* what it was */
    bool is_missed; /* the chance before it, which was given up */
    struct review_event event;
} owed;

void review_load(uint8_t place) {
    struct review *review = &session.review;

    kind = STORE_REVIEW + place;
    if (!saved_load((enum store_kind)kind, review, REVIEW_KEPT)) {
        memset(review, 0, sizeof *review);
    } else if (!review_can_be(review)) {
        saved_refuse((enum store_kind)kind);
        memset(review, 0, sizeof *review);
    }
    owed.is_owed = owed.is_missed = false;
    review_entries_forget();
}

void review_keep(void) {
    if (!session_is_shown()) {
        store_save((enum store_kind)kind, &session.review, REVIEW_KEPT);
    }
}

void review_resume(uint16_t state_bytes, bool is_thrown) {
    owed.is_owed = owed.is_missed = false;
    review_entries_start(state_bytes, is_thrown);
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

static void enter(const struct review_event *event, int32_t after) {
    struct review *review = &session.review;
    int32_t before = review->account.now;

    if (review->entries < UINT16_MAX) {
        review->entries++;
    }
    review_entries_add(event->sum, event->what, before, after);
    if (review_is_mark(event->what)) {
        review->account.now = after;
        return;
    }
    account_enter(&review->account, (enum account_sum)event->sum, before, after);
    review_note_event(event, after - before);
}

/* A decision that is judged later has cost nothing yet. If something has happened since then the
   account begins behind that. */
static void begin_account(int32_t chance) {
    struct review *review = &session.review;

    account_start(&review->account, chance);
    review->state = REVIEW_BEGUN;
    if (review->is_unjudged && owed.is_known && !review_is_luck(owed.event.sum)) {
        review_note_height(chance);
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
    review_note_height(after);
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
        if (review_total_can_be(&with)) {
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
        review_note_unjudged(event);
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
    review_note_start(best);
    if (review_entries_held() == session.review.entries) {
        review_entries_begin_with(best);
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
    memcpy(review->dearest.better, better, REVIEW_WHAT);
    begin_with(from, to);
    review_note_event(&event, to - from);
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
