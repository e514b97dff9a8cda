#ifndef KOSTKA_DEVICE_SESSION_H
#define KOSTKA_DEVICE_SESSION_H

#include "core/game/engine.h"
#include "core/game/record.h"
#include "device/features.h"
#include "device/game_list.h"
#include "device/tally.h"
#include <stdbool.h>
#include <stdint.h>

/* The game in hand: its record (core/game/record.h), the position that follows from it, and what
   is counted over all games of its kind. There is a record of each game in the store.

   What is stored is a header, with the record up to its base position, written when a game begins,
   ends or is changed otherwise; and behind it the events, appended one at a time
   (store/journal.h). A throw that leads to a decision is not appended: the decision implies it. At
   power-on the game is replayed, so that after a power cut every throw comes as it came before. */

/* Sums over all games that count, in units of 2^-16: of the luck of all throws, in the person's
   chance, and of the person's errors, 0 or less. */
struct session_total {
    int32_t luck;
    int32_t errors;
};

enum { SESSION_OWN = 44 /* bytes of an own board or graph */ };

/* For what a game counts: for tally and totals of its level; when it is over, for the totals, until
   its review is done; and then for nothing. */
enum session_counts { SESSION_COUNTS_NOT, SESSION_COUNTS, SESSION_COUNTS_FOR_TOTAL };

struct session {
    struct tally tally[LEVELS]; /* of games between persons and computers */
    struct session_total total[LEVELS];
    uint16_t latest;       /* the greatest is that of the game played last */
    uint8_t game;          /* enum game_number, or whatever else was read */
    uint8_t goes_on;       /* true while a game is played */
    uint8_t level;         /* enum level, of the computers in it */
    uint8_t counts;        /* enum session_counts */
    uint8_t is_distrusted; /* true if the seed was drawn while the dice were not to be trusted */
    uint8_t taken_back;    /* decisions that were; stops at 255 */
    uint16_t entries;      /* where its events begin in the journal */
    uint16_t own_check;    /* check sum of the own board or graph that is played on */
    uint8_t setup[GAME_SETUP]; /* as chosen for the next game */
    struct record record;
    /* What follows is not stored. */
    struct replay now;
    union game_state state;
    uint16_t last_decision;   /* of a person, with no throw since: its event and 1; 0: none */
    uint8_t own[SESSION_OWN]; /* the own board or graph; see has_own */
    bool has_own;
    bool has_changed; /* the header is to be stored before another game comes in hand */
};

extern struct session session;

/* The event that is shown: the last one of the play screen, or one that the review shows; and the
   position in which it happened. */
struct session_event {
    union game_state before;
    struct event event;
};

extern struct session_event session_event;

/* The rules and the engine of the game in hand. */
const FLASH struct rules *session_rules(void);
const FLASH struct engine *session_engine(void);

/* The own board or graph, or NULL. */
const void *session_own(void);

/* What is due. */
struct turn session_turn(void);

/* True if a computer plays that player. */
bool session_is_computer(uint8_t player);

/* True if a computer makes what is due, or would, of a throw that is everybody's: if only
   computers play. */
bool session_waits_for_computer(void);

/* The header of a game, by its place in the store, comes in hand. False, and the session is empty,
   where there is none, or what there is cannot be. At most 3.5 ms; nothing must be queued in the
   store. The own board or graph must then be put in its place. */
bool session_load(uint8_t place, enum game_number game);

/* Then the game that goes on is replayed, in slices of at most 5 ms. DONE: it can be played on.
   IMPOSSIBLE: it cannot, and does not go on. */
enum progress session_resume(void);

/* A game begins as it is set up; own board or graph in its place. False: there is no such game, and
   what went on still does. Takes the place of session_event. */
bool session_begin(void);

/* Draws the seed if there is none, unless the dice are still being made ready. A game with throws
   needs one before its first throw. True: it has been drawn just now. */
bool session_draw_seed(void);
bool session_has_seed(void);

/* What is due happens, and is stored. False: it is not allowed. */
bool session_decide(decision_t decision);
bool session_throw(struct foretold *dice);

/* True if the last decision of a person who plays against a computer can be taken back, with what
   the computer has answered: no throw has followed. */
bool session_can_take_back(void);

/* Takes it back, in slices of at most 5 ms until it is DONE. */
enum progress session_take_back(void);

/* Stores the header as it stands. */
void session_keep(void);

/* What has changed can wait until the next game begins or another game comes in hand: after a power
   cut it follows from the events again. So a game that is over wears nothing. */
void session_keep_later(void);

/* Stores what waits. True: nothing does. */
bool session_leave(void);

/* Makes room for events where it has become scarce. Call it in each pass in which nothing of
   session_event is shown: its position may be lost. At most 5 ms. */
void session_step(void);

/* Whether no power cut can undo what has been stored. */
bool session_is_kept(void);

/* What is in hand from now on, until the next load, is nobody's: it is not stored. */
void session_show(enum game_number game);
bool session_is_shown(void);

/* A game that somebody has sent, which is over. */
struct session_sent {
    enum game_number game;
    struct record record;
    struct replay now;      /* at its end, */
    union game_state state; /* and the position there */
    uint8_t own_bytes;      /* of an own board or graph, at most SESSION_OWN */
    uint8_t own[SESSION_OWN];
};

/* It comes in hand. It is not stored, but can be reviewed. */
void session_open_sent(const struct session_sent *sent);

/* True once after that. */
bool session_has_come(void);

/* The rules of a game; NULL: this image has it not. */
const FLASH struct rules *session_rules_of(enum game_number game);

#endif
