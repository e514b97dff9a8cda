#include "device/session.h"

#include "device/dice.h"
#include "device/saved.h"
#include "store/journal.h"
#include <stddef.h>
#include <string.h>

/* Events replayed in a slice, and the free bytes of the journal below which the oldest events are
   folded. */
enum { REPLAYED = 2, ROOM_LEAST = 24 };

enum {
    STORED = offsetof(struct session, record) + offsetof(struct record, events),
    NOWHERE = STORE_GAMES
};

_Static_assert((int)STORED <= (int)STORE_GAME_SIZE, "a header of the store holds it");

struct session session;
struct session_event session_event;

static struct journal journal;    /* of its events */
static uint8_t in_hand = NOWHERE; /* its place in the store */
static enum { SENT_NOTHING, SENT_COMES, SENT_IN_HAND } sent;
static bool is_replaying;
static bool is_whole;         /* the state follows from all events */
static bool is_adding;        /* a number has been added to the seed and is on its way to EEPROM */
static uint16_t replay_until; /* events */
static uint8_t freed; /* bytes of the journal freed by folding since the header was stored */

/* ---- the game in hand ------------------------------------------------------------------------ */

#define RULES_OF(NAME, name, number)                                                               \
    case GAME_##NAME:                                                                              \
        return &name##_rules;
#define ENGINE_OF(NAME, name, number)                                                              \
    case GAME_##NAME:                                                                              \
        return &name##_engine;
#define DECLARE(NAME, name, number)                                                                \
    extern const FLASH struct rules name##_rules;                                                  \
    extern const FLASH struct engine name##_engine OPTIONAL;
GAMES(DECLARE)

const FLASH struct rules *session_rules_of(enum game_number game) {
    switch (game) {
        GAMES(RULES_OF)
    default:
        return NULL;
    }
}

/* Only games of this image are ever in hand. */
const FLASH struct rules *session_rules(void) {
    const FLASH struct rules *rules = session_rules_of((enum game_number)session.game);

    if (rules == NULL) {
        __builtin_unreachable();
    }
    return rules;
}

const FLASH struct engine *session_engine(void) {
    switch (session.game) {
        GAMES(ENGINE_OF)
    default:
        __builtin_unreachable();
    }
}

const void *session_own(void) {
    return session.has_own ? session.own : NULL;
}

struct turn session_turn(void) {
    return session_rules()->turn(&session.state);
}

bool session_is_computer(uint8_t player) {
    return session.record.setup[session_rules()->first_seat + player] != 0;
}

static bool only_computers_play(void) {
    uint8_t players = session_rules()->players(&session.state);

    for (uint8_t player = 0; player < players; player++) {
        if (!session_is_computer(player)) {
            return false;
        }
    }
    return true;
}

bool session_waits_for_computer(void) {
    struct turn turn = session_turn();

    if (turn.kind == TURN_OVER) {
        return false;
    }
    return turn.player == GAME_NOBODY ? only_computers_play() : session_is_computer(turn.player);
}

static void notify(void) {
    void (*const FLASH *const when_other)(void) = &session_when_other;

    if (when_other != NULL) {
        (*when_other)();
    }
}

static void empty(enum game_number game) {
    notify();
    memset(&session, 0, sizeof session);
    session.game = game;
    is_whole = false;
    is_replaying = false;
    is_adding = false;
    sent = SENT_NOTHING;
    freed = 0;
}

/* ---- storing --------------------------------------------------------------------------------- */

static bool is_stored(void) {
    return in_hand != NOWHERE;
}

void session_keep(void) {
    session.has_changed = false;
    if (is_stored()) {
        store_save((enum store_kind)(STORE_GAME + in_hand), &session, STORED);
    }
}

void session_keep_later(void) {
    session.has_changed = true;
}

bool session_leave(void) {
    bool is_left = !session.has_changed;

    if (!is_left) {
        session_keep();
    }
    return is_left;
}

bool session_is_kept(void) {
    return !is_stored() ||
           (store_is_done((enum store_kind)(STORE_GAME + in_hand)) && store_journal_is_done());
}

void session_show(enum game_number game) {
    in_hand = NOWHERE;
    empty(game);
}

bool session_is_shown(void) {
    return !is_stored() && sent == SENT_NOTHING;
}

void session_open_sent(const struct session_sent *game) {
    session_show(game->game);
    session.record = game->record;
    session.now = game->now;
    session.state = game->state;
    session.has_own = game->own_bytes != 0;
    memcpy(session.own, game->own, SESSION_OWN);
    sent = SENT_COMES;
    is_whole = true;
}

bool session_is_open(void) {
    return is_whole && !session_is_shown();
}

bool session_has_come(void) {
    bool has_come = sent == SENT_COMES;

    if (has_come) {
        sent = SENT_IN_HAND;
    }
    return has_come;
}

void tally_count(struct tally *tally, bool won_by_person) {
    if (tally->games < UINT16_MAX) {
        tally->games++;
        tally->won += won_by_person;
    }
}

int32_t session_less_luck(uint16_t won_reviewed, const struct session_total *total) {
    int32_t games = won_reviewed > INT16_MAX ? INT16_MAX : won_reviewed;

    return games * (1L << SESSION_TOTAL_BITS) - total->luck;
}

static uint8_t decision_bytes(void) {
    return (session_rules()->decision_bits + 7) / 8;
}

/* ---- folding of the oldest events ------------------------------------------------------------ */

/* Bytes of the journal that are freed at a time. The header is stored once for all of them: the
   more they are, the less it wears. At most 255, and fewer than there are entries at ROOM_LEAST. */
static uint8_t room_made(void) {
    return (uint8_t)(journal.size / 3);
}

/* Moves the start of the journal on, as the base position has moved. */
static void free_entry(enum journal_entry kind) {
    uint16_t behind = journal_behind(&journal, session.entries, kind);

    if (freed < room_made()) {
        freed += kind == JOURNAL_DECISION ? 1 + decision_bytes() : 1;
    }
    session.entries = behind;
}

/* Not every throw has an entry: see session_throw. */
static void fold_oldest(void) {
    enum turn_kind folded;

    if (!record_fold(&session.record, session_rules(), session_own(), &session_event.before,
                     &folded) ||
        !is_stored()) {
        return;
    }
    if (folded == TURN_DECIDE) {
        free_entry(JOURNAL_DECISION);
    } else if (journal_has_throw(&journal, session.entries)) {
        free_entry(JOURNAL_THROW);
    }
}

/* ---- events ---------------------------------------------------------------------------------- */

/* A person's last decision can be taken back until a throw follows. */
static bool make_decision(decision_t decision) {
    struct turn turn = session_turn();
    uint16_t event = session.record.events;

    if (turn.kind != TURN_DECIDE ||
        !record_decide(&session.record, &session.now, &session.state, session_rules(), decision)) {
        return false;
    }
    if (!session_is_computer(turn.player)) {
        session.last_decision = event + 1;
    }
    return true;
}

static bool make_throw(struct derived_throw *dice) {
    session.last_decision = 0;
    return record_throw(&session.record, &session.now, &session.state, session_rules(), dice);
}

/* ---- loading --------------------------------------------------------------------------------- */

static uint16_t key_of_seed(void) {
    const uint8_t *seed = session.record.seed;
    uint16_t key = session.own_check;

    for (uint8_t i = 0; i < SEED_SECRET; i++) {
        key = (uint16_t)((key << 3 | key >> 13) ^ seed[i]);
    }
    return key;
}

static uint16_t check_of_own(void) {
    uint16_t check = 0;

    for (uint8_t i = 0; i < SESSION_OWN; i++) {
        check = (uint16_t)((check << 5 | check >> 11) + (session.has_own ? session.own[i] : 0));
    }
    return check;
}

static bool can_be(enum game_number game) {
    bool can = session.game == game && session.goes_on <= true && session.level < LEVELS &&
               session.counts <= SESSION_COUNTS_FOR_TOTAL && session.is_distrusted <= true;

    for (uint8_t level = 0; level < LEVELS; level++) {
        can &= session.tally[level].won <= session.tally[level].games &&
               session.won_reviewed[level] <= session.tally[level].won;
    }
    return can;
}

bool session_load(uint8_t place, enum game_number game) {
    enum store_kind kind = (enum store_kind)(STORE_GAME + place);

    in_hand = place;
    empty(game);
    if (!saved_load(kind, &session, STORED)) {
        empty(game);
        return false;
    }
    if (!can_be(game)) {
        saved_refuse(kind);
        empty(game);
        return false;
    }
    session.record.events = session.record.base_events;
    session.record.decisions = session.record.first = 0;
    return true;
}

/* ---- replaying ------------------------------------------------------------------------------- */

/* Gives the game up. A game that is over may have lost its own board: then only its review is
   lost. */
static enum progress refuse(void) {
    if (session.goes_on) {
        saved_refuse((enum store_kind)(STORE_GAME + in_hand));
    }
    session.goes_on = false;
    is_replaying = false;
    return IMPOSSIBLE;
}

static enum progress start_replay(uint16_t until) {
    struct record *record = &session.record;

    notify();
    is_whole = false;
    record->events = record->base_events;
    record->decisions = record->first = 0;
    session.last_decision = 0;
    if (session.own_check != check_of_own() ||
        !replay_start(&session.now, &session.state, record, session_rules(), session_own())) {
        return refuse();
    }
    store_journal(in_hand, &journal);
    journal_open(&journal, key_of_seed(), decision_bytes(), session.entries);
    is_replaying = true;
    replay_until = until;
    return WORKING;
}

static bool replay_throw(void) {
    struct derived_throw dice;

    return make_throw(&dice);
}

/* A decision may imply a throw before it. If the replay ends between the two, the journal must end
   before the decision. */
static enum progress replay_decision(const uint8_t data[JOURNAL_DATA], uint16_t entry) {
    decision_t decision = (decision_t)data[2] << 16 | (uint16_t)(data[1] << 8 | data[0]);

    if (session_turn().kind == TURN_THROW && !replay_throw()) {
        return IMPOSSIBLE;
    }
    if (session.record.events >= replay_until) {
        journal.at = entry;
        return DONE;
    }
    return make_decision(decision) ? WORKING : IMPOSSIBLE;
}

static enum progress replay_entry(void) {
    uint8_t data[JOURNAL_DATA];
    uint16_t entry = journal.at;

    if (session.record.events >= replay_until || session_turn().kind == TURN_OVER) {
        return DONE;
    }
    switch (journal_next(&journal, data)) {
    case JOURNAL_THROW:
        return session_turn().kind == TURN_THROW && replay_throw() ? WORKING : IMPOSSIBLE;
    case JOURNAL_DECISION:
        return replay_decision(data, entry);
    default:
        return DONE;
    }
}

static enum progress replay_slice(uint16_t until) {
    enum progress progress = WORKING;

    if (!is_replaying) {
        return start_replay(until);
    }
    if (record_is_nearly_full(&session.record, session_rules())) {
        fold_oldest();
        return WORKING;
    }
    for (uint8_t i = 0; i < REPLAYED && progress == WORKING; i++) {
        progress = replay_entry();
    }
    if (progress == IMPOSSIBLE) {
        return refuse();
    }
    is_replaying = progress == WORKING;
    is_whole = !is_replaying;
    return progress;
}

/* The throw that is due may have been seen, so no decision before it can be taken back. */
enum progress session_resume(void) {
    enum progress progress = replay_slice(UINT16_MAX);

    if (progress == DONE && session_turn().kind == TURN_THROW) {
        session.last_decision = 0;
    }
    return progress;
}

bool session_can_take_back(void) {
    return session.counts == SESSION_COUNTS && session.goes_on && session.last_decision;
}

/* Replays up to the decision, and then cuts the journal off there. */
enum progress session_take_back(void) {
    enum progress progress = replay_slice(is_replaying ? replay_until : session.last_decision - 1);

    if (progress == DONE) {
        journal_truncate(&journal);
        if (session.taken_back < UINT8_MAX) {
            session.taken_back++;
        }
        session_keep();
    }
    return progress;
}

/* ---- start of a game ------------------------------------------------------------------------- */

bool session_has_seed(void) {
    uint8_t any = 0;

    for (uint8_t i = 0; i < SEED_SECRET; i++) {
        any |= session.record.seed[i];
    }
    return any;
}

static void draw_seed(uint8_t seed[SEED_BYTES]) {
    for (uint8_t i = 0; i < SEED_SECRET; i++) {
        seed[i] = dice_secret();
    }
}

/* A game that only deals need not wait for the dice. */
static bool can_draw_seed(void) {
    return session_rules()->throw == NULL || dice_state() != DICE_COLLECTING;
}

static void begin_journal(void) {
    session.is_distrusted = dice_state() == DICE_FAILED;
    if (is_stored()) {
        store_journal(in_hand, &journal);
        journal_begin(&journal, key_of_seed(), decision_bytes());
        session.entries = journal.from;
        session_keep();
    }
}

bool session_begin(void) {
    uint8_t seed[SEED_BYTES] = {0};

    if (can_draw_seed()) {
        draw_seed(seed);
    }
    if (!record_can_begin(session.setup, seed, session_rules(), session_own(),
                          &session_event.before)) {
        return false;
    }
    notify();
    session.state = session_event.before;
    record_begin(&session.record, session.setup, seed);
    session.now = (struct replay){.events = 0};
    session.goes_on = true;
    session.taken_back = 0;
    session.last_decision = 0;
    session.own_check = check_of_own();
    is_whole = true;
    is_replaying = false;
    freed = 0;
    begin_journal();
    return true;
}

/* Begins the journal again, because the seed is its key; it has no entries yet. */
bool session_draw_seed(void) {
    if (!session.goes_on || session_has_seed() || !can_draw_seed()) {
        return false;
    }
    draw_seed(session.record.seed);
    begin_journal();
    return true;
}

/* ---- course of a game ------------------------------------------------------------------------ */

bool session_decide(decision_t decision) {
    uint8_t data[JOURNAL_DATA] = {(uint8_t)decision, (uint8_t)(decision >> 8),
                                  (uint8_t)(decision >> 16)};

    if (!make_decision(decision)) {
        return false;
    }
    if (is_stored()) {
        journal_append(&journal, JOURNAL_DECISION, data);
    }
    return true;
}

bool session_can_add(void) {
    return session.goes_on && session_rules()->throw &&session.now.throws == 0 &&
           session_has_seed();
}

void session_add(uint16_t number) {
    if (session_can_add() && session_added() != number) {
        session.record.seed[SEED_SECRET] = (uint8_t)number;
        session.record.seed[SEED_SECRET + 1] = (uint8_t)(number >> 8);
        session_keep();
        is_adding = true;
    }
}

uint16_t session_added(void) {
    return seed_added(session.record.seed);
}

/* Waits until an added number is stored, because a power cut must not undo what the throws depend
   on. The first throw is appended, so that no number can be added once it has been seen. A later
   one before a decision is not, because the decision implies it. */
bool session_throw(struct derived_throw *dice) {
    session_draw_seed();
    is_adding = is_adding && !session_is_kept();
    if (session_turn().kind != TURN_THROW || !session_has_seed() || is_adding ||
        !make_throw(dice)) {
        return false;
    }
    if (is_stored() && (session.now.throws == 1 || session_turn().kind != TURN_DECIDE)) {
        journal_append(&journal, JOURNAL_THROW, NULL);
    }
    return true;
}

/* The header says where the journal begins, so it is stored before the entries in front of that are
   overwritten. */
void session_step(void) {
    const FLASH struct rules *rules = session_rules();

    if (!session.goes_on || is_replaying || !session_is_kept()) {
        return;
    }
    if (freed >= room_made()) {
        journal_release(&journal, session.entries);
        freed = 0;
    }
    if (record_is_nearly_full(&session.record, rules) ||
        (is_stored() && journal_room(&journal) < ROOM_LEAST)) {
        fold_oldest();
        if (freed >= room_made()) {
            session_keep();
        }
    }
}
