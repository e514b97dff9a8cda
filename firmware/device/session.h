#ifndef KOSTKA_DEVICE_SESSION_H
#define KOSTKA_DEVICE_SESSION_H

#include "core/game/engine.h"
#include "core/game/record.h"
#include "device/game_list.h"
#include <stdbool.h>
#include <stdint.h>

/* The game in hand: its record (core/game/record.h), the position that follows from it, and the
   statistics of all games of its kind. The store has one record for each game.

   A stored game is a header and a journal. The header has the record up to its base position and is
   written when a game begins, and when something other than an event changes. Events are appended
   to the journal (store/journal.h), but most throws before a decision are not: the decision implies
   them. At power-on the game is replayed; the seed gives the same
   throws again. */

/* How many games have been played to their end, and how many of them a person won. */
struct tally {
    uint16_t games; /* stops at 65,535, and `won` with it */
    uint16_t won;
};

/* Sums over all games that count, as changes of the person's chance to win in units of 2^-16: the
   luck of all throws, and the person's errors (0 or less). */
enum { SESSION_TOTAL_BITS = 16 };
struct session_total {
    int32_t luck;
    int32_t errors;
} __attribute__((packed, aligned(2))); /* the same layout on host and AVR, with all around it */

/* The games won that are in the totals, at most 32,767 of them, less the luck in them, in the same
   units; may be negative. */
int32_t session_less_luck(uint16_t won_reviewed, const struct session_total *total);

enum { SESSION_OWN = 44 /* bytes of an own board or graph */ };

/* Statistics that a game still has to enter: while it is played, tally and totals of its level;
   after its end only the totals, once its review is done; then none. */
enum session_counts { SESSION_COUNTS_NOT, SESSION_COUNTS, SESSION_COUNTS_FOR_TOTAL };

struct session {
    uint16_t won_reviewed[LEVELS]; /* games won whose luck is in the totals */
    struct tally tally[LEVELS];    /* of games between persons and computers */
    struct session_total total[LEVELS];
    uint16_t latest;       /* highest in the game that was played last */
    uint8_t game;          /* enum game_number; unchecked right after loading */
    uint8_t goes_on;       /* true while a game is played */
    uint8_t level;         /* enum level, of its computer players */
    uint8_t counts;        /* enum session_counts */
    uint8_t is_distrusted; /* true if the seed was drawn while the dice were not to be trusted */
    uint8_t taken_back;    /* number of decisions taken back; stops at 255 */
    uint16_t entries;      /* offset of its first event in the journal */
    uint16_t own_check;    /* checksum of the own board or graph of this game */
    uint8_t setup[GAME_SETUP]; /* of the next game */
    struct record record;
    /* The rest is not stored. */
    struct replay now;
    union game_state state;
    uint16_t last_decision;   /* 1 + event of a person's decision with no throw since; 0: none */
    uint8_t own[SESSION_OWN]; /* the own board or graph; see has_own */
    bool has_own;
    bool has_changed; /* the header must be stored before another game comes in hand */
};

extern struct session session;

/* The event that the play screen or the review shows, and the position before it. */
struct session_event {
    union game_state before;
    struct event event;
};

extern struct session_event session_event;

/* The rules and the engine of the game in hand; no engine (NULL) if the image does not have the
   game's odds. */
const FLASH struct rules *session_rules(void);
const FLASH struct engine *session_engine(void);

/* The own board or graph, or NULL. */
const void *session_own(void);

/* What happens next. */
struct turn session_turn(void);

/* True if a computer plays that player. */
bool session_is_computer(uint8_t player);

/* True if a computer makes the next decision or throw. A throw that belongs to nobody is a
   computer's if only computers play. */
bool session_waits_for_computer(void);

/* Loads the header of a game, by its place in the store. False, and an empty session, if there is
   none or it is invalid. At most 3.5 ms. Nothing may be queued in the store. The caller then loads
   the own board or graph. */
bool session_load(uint8_t place, enum game_number game);

/* Then replays the events of a game that is not over, in slices of at most 5 ms. DONE: the game can
   be continued. IMPOSSIBLE: an event is not allowed, and the game is given up. */
enum progress session_resume(void);

/* Begins a game with `setup`; the own board or graph must be loaded. False: that setup is no game,
   and the game in hand stays as it is. Overwrites session_event. */
bool session_begin(void);

/* True if the game in hand is no game for show, and its state follows from all its events: it has
   been begun, replayed or received. */
bool session_is_open(void);

/* Draws the seed if there is none, unless the game has throws and the dice are still collecting. A
   game with throws needs a seed before its first throw. True if it has been drawn just now. */
bool session_draw_seed(void);
bool session_has_seed(void);

/* Adds a number to the seed (core/random/derived_throw.h), before the first throw; later, and
   without a seed, nothing happens. Queues the header; the first throw waits for that. */
bool session_can_add(void);
void session_add(uint16_t number);
uint16_t session_added(void); /* 0: none */

/* Carries out the next event and queues it for EEPROM. False: it is not allowed. */
bool session_decide(decision_t decision);
bool session_throw(struct derived_throw *dice);

/* True if a person who plays against a computer can take back the last decision: no throw has
   followed. The computer's answer goes with it. */
bool session_can_take_back(void);

/* Takes it back, in slices of at most 5 ms until it is DONE. */
enum progress session_take_back(void);

/* Counts a game that has ended. */
void tally_count(struct tally *tally, bool won_by_person);

/* Queues the header for EEPROM. */
void session_keep(void);

/* Stores the header later, when the next game begins or another game comes in hand. That is enough
   for changes that follow from the events, and saves a write when a game ends. */
void session_keep_later(void);

/* Queues a header that session_keep_later has put off. True if there was none. */
bool session_leave(void);

/* Folds the oldest events into the base position if there is little room for new ones. Call it in
   each pass that does not show session_event, which it may overwrite. At most 5 ms. */
void session_step(void);

/* True if header and events have been written, so that a power cut cannot undo them. */
bool session_is_kept(void);

/* The session is only for show, and not stored, until the next load. */
void session_show(enum game_number game);
bool session_is_shown(void);

/* A finished game received as text. */
struct session_sent {
    enum game_number game;
    struct record record;
    struct replay now;      /* at its end */
    union game_state state; /* the final position */
    uint8_t own_bytes;      /* length of `own`, at most SESSION_OWN; 0: none */
    uint8_t own[SESSION_OWN];
};

/* Takes it in hand. It is not stored, but can be reviewed. */
void session_open_sent(const struct session_sent *sent);

/* True once after session_open_sent. */
bool session_has_come(void);

/* Called when another game is in hand, or its record has become shorter; NULL if the image has
   nothing that must know (device/game_review.c). */
extern void (*const FLASH session_when_other)(void) OPTIONAL;

/* The rules of a game; NULL if it is not in this image. */
const FLASH struct rules *session_rules_of(enum game_number game);

#endif
