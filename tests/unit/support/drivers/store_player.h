#ifndef KOSTKA_TESTS_SUPPORT_STORE_PLAYER_H
#define KOSTKA_TESTS_SUPPORT_STORE_PLAYER_H

#include "store/store.h"
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* For tests of the store: saves random records and knows what must be read. */

struct player_record {
    uint8_t length; /* 0: none */
    uint8_t data[STORE_MOST_SIZE];
};

/* Erases the memory, expects no record, and sets the random source to its first seed. */
void player_reset(void);

/* SplitMix64 (Steele, Lea, Flood 2014). */
void player_seed(uint64_t seed);
uint32_t player_random(void);

/* The size of a kind's largest record. */
uint8_t player_size(enum store_kind kind);

/* Queues a new random record of that length; 0 forgets. Until the next check, the kind may have
   this record or the one before. */
void player_queue(enum store_kind kind, uint8_t length);

/* Steps until nothing is queued. */
void player_write_all(void);

/* Queues a record and writes it. The kind must have the new record; the old one is expected no
   more. */
void player_save(enum store_kind kind, uint8_t length);

/* Queues as player_queue and steps until the n-th byte is written, during which the power is to
   fail. False: fewer bytes are written, and the record is saved. */
bool player_save_until(enum store_kind kind, uint8_t length, uint32_t nth);

/* Makes the power fail during that write, whether it changes the byte or not. It leaves a torn
   value: `how` below PLAYER_TORN is one of 0x00, 0xFF, the commit byte, the old value, the new one,
   mixtures of the two, a random one; PLAYER_TORN + v is v. Then restarts. */
enum { PLAYER_TORN = 9 };
void player_tear(unsigned how);

/* player_save_until, and player_tear if that returns true; returns the same. */
bool player_save_cut(enum store_kind kind, uint8_t length, uint32_t nth, unsigned how);

/* Restarts as after a power cut: RAM is lost, the memory works again. */
void player_restart(void);

/* Fails the test unless each kind (or this one) reads as one of its expected records. From then on,
   only that record is expected. */
void player_check(void);
void player_check_kind(enum store_kind kind);

/* Turns the only record of an otherwise erased memory into one of the next format, right but for
   that. */
void player_reformat(void);

/* player_remember saves the state of the player and the memory; player_return restores it and
   restarts. */
struct player_snapshot {
    struct player_state {
        struct player_record now[STORE_KINDS];  /* what is read */
        struct player_record next[STORE_KINDS]; /* what may be read instead, where `open` */
        bool open[STORE_KINDS];
        uint64_t random;
        uint16_t torn;    /* the address that was written last, */
        uint8_t torn_old; /* and what was there before */
    } state;
    uint8_t memory[NVM_SIZE];
};
void player_remember(struct player_snapshot *snapshot);
void player_return(const struct player_snapshot *snapshot);

#endif
