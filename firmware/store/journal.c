#include "store/journal.h"

#include "hal/nvm.h"
#include <string.h>

enum { ERASED = 0xFF, IS_THROW = 0x40, IS_DECISION = 0x80, CHECK = 0x3F };

/* Repairs at the end of the entries, as a countdown: the number left names the next one. */
enum { NO_REPAIRS, ERASE_END, CONFIRM_DECISION, CONFIRM_THROW };

/* ---- places ---------------------------------------------------------------------------------- */

static uint16_t ahead(const struct journal *journal, uint16_t offset, uint16_t by) {
    offset += by;
    return offset < journal->size ? offset : offset - journal->size;
}

static uint16_t address(const struct journal *journal, uint16_t offset) {
    return journal->start + offset;
}

static uint8_t length(const struct journal *journal, enum journal_entry kind) {
    return kind == JOURNAL_DECISION ? 1 + journal->data_bytes : 1;
}

uint16_t journal_behind(const struct journal *journal, uint16_t offset, enum journal_entry kind) {
    return ahead(journal, offset, length(journal, kind));
}

/* One byte stays free behind the entry, for the end of the journal. */
uint16_t journal_room(const struct journal *journal) {
    uint16_t used = journal->at >= journal->from ? journal->at - journal->from
                                                 : journal->at + journal->size - journal->from;

    return used + 1 < journal->size ? journal->size - used - 1 : 0;
}

/* ---- check bytes ----------------------------------------------------------------------------- */

/* A polynomial of degree 6 over all bytes: x^6 + x + 1. */
static uint8_t mix(uint8_t sum, uint8_t byte) {
    for (uint8_t bit = 0; bit < 8; bit++, byte >>= 1) {
        bool carries = (sum ^ byte) & 1;
        sum >>= 1;
        if (carries) {
            sum ^= 0x30;
        }
    }
    return sum;
}

static uint8_t check_of(const struct journal *journal, uint16_t offset, enum journal_entry kind,
                        const uint8_t data[]) {
    uint8_t sum = mix(mix(CHECK, (uint8_t)journal->key), (uint8_t)(journal->key >> 8));

    sum = mix(mix(sum, (uint8_t)offset), (uint8_t)(offset >> 8));
    if (kind == JOURNAL_DECISION) {
        for (uint8_t i = 0; i < journal->data_bytes; i++) {
            sum = mix(sum, data[i]);
        }
    }
    if (sum == CHECK) { /* one bit away from an erased byte */
        sum = 0;
    }
    return (kind == JOURNAL_DECISION ? IS_DECISION : IS_THROW) | sum;
}

/* ---- reading --------------------------------------------------------------------------------- */

void journal_open(struct journal *journal, uint16_t key, uint8_t data_bytes, uint16_t from) {
    journal->key = key;
    journal->data_bytes = data_bytes <= JOURNAL_DATA ? data_bytes : JOURNAL_DATA;
    journal->from = journal->at = from < journal->size ? from : 0;
    journal->queued = journal->step = 0;
    journal->repairs = NO_REPAIRS;
}

bool journal_has_throw(const struct journal *journal, uint16_t offset) {
    return nvm_read(address(journal, offset)) == check_of(journal, offset, JOURNAL_THROW, NULL);
}

static void read_data(const struct journal *journal, uint8_t data[JOURNAL_DATA]) {
    memset(data, 0, JOURNAL_DATA);
    for (uint8_t i = 0; i < journal->data_bytes; i++) {
        data[i] = nvm_read(address(journal, ahead(journal, journal->at, i + 1)));
    }
}

/* Reading stops when the whole area has been read, so that old entries are not read again. At the
   end there may be half an entry, whose check byte must not become valid while another entry is
   written. */
enum journal_entry journal_next(struct journal *journal, uint8_t data[JOURNAL_DATA]) {
    uint8_t check = nvm_read(address(journal, journal->at));
    enum journal_entry kind = JOURNAL_END;

    if (check == check_of(journal, journal->at, JOURNAL_THROW, data)) {
        kind = JOURNAL_THROW;
    } else if (journal->data_bytes) {
        read_data(journal, data);
        if (check == check_of(journal, journal->at, JOURNAL_DECISION, data)) {
            kind = JOURNAL_DECISION;
        }
    }
    if (kind == JOURNAL_END || length(journal, kind) > journal_room(journal)) {
        journal->repairs = CONFIRM_THROW;
        return JOURNAL_END;
    }
    journal->at = journal_behind(journal, journal->at, kind);
    return kind;
}

/* ---- writing --------------------------------------------------------------------------------- */

void journal_begin(struct journal *journal, uint16_t key, uint8_t data_bytes) {
    uint16_t behind = ahead(journal, journal->at, 1);

    journal_open(journal, key, data_bytes, behind);
    journal->repairs = ERASE_END;
}

void journal_truncate(struct journal *journal) {
    journal->queued = journal->step = 0;
    journal->repairs = ERASE_END;
}

bool journal_append(struct journal *journal, enum journal_entry kind,
                    const uint8_t data[JOURNAL_DATA]) {
    struct journal_queued *entry = &journal->queue[journal->queued];

    if (journal->queued == JOURNAL_QUEUE || length(journal, kind) > journal_room(journal)) {
        return false;
    }
    if (journal->queued == 0) {
        journal->writing = journal->at;
    }
    *entry = (struct journal_queued){.kind = kind};
    if (kind == JOURNAL_DECISION) {
        memcpy(entry->data, data, JOURNAL_DATA);
    }
    journal->queued++;
    journal->at = journal_behind(journal, journal->at, kind);
    return true;
}

void journal_release(struct journal *journal, uint16_t from) {
    journal->from = from;
}

static void end_entry(struct journal *journal) {
    journal->writing = journal_behind(journal, journal->writing, journal->queue[0].kind);
    journal->queued--;
    memmove(journal->queue, journal->queue + 1, journal->queued * sizeof *journal->queue);
    journal->step = 0;
}

/* Rewrites every byte, even if it already reads right, so that nothing of an earlier cut is left in
   an entry. */
static void write_next(struct journal *journal) {
    const struct journal_queued *entry = &journal->queue[0];
    uint8_t bytes = length(journal, entry->kind);
    uint16_t offset = journal->writing;

    if (journal->step == 0) {
        nvm_rewrite(address(journal, ahead(journal, offset, bytes)), ERASED);
    } else if (journal->step < bytes) {
        nvm_rewrite(address(journal, ahead(journal, offset, journal->step)),
                    entry->data[journal->step - 1]);
    } else {
        nvm_rewrite(address(journal, offset), check_of(journal, offset, entry->kind, entry->data));
        end_entry(journal);
        return;
    }
    journal->step++;
}

/* The check byte of the last entry is one byte before the end if it is a throw, data_bytes more if
   it is a decision. */
static void repair_next(struct journal *journal) {
    uint16_t end = journal->queued ? journal->writing : journal->at;
    uint16_t back = journal->size - 1;

    switch (journal->repairs--) {
    case CONFIRM_THROW:
        nvm_confirm(address(journal, ahead(journal, end, back)));
        break;
    case CONFIRM_DECISION:
        nvm_confirm(address(journal, ahead(journal, end, back - journal->data_bytes)));
        break;
    default:
        nvm_rewrite(address(journal, end), ERASED);
    }
}

bool journal_step(struct journal *journal) {
    if (nvm_busy()) {
        return false;
    }
    if (journal->repairs) {
        repair_next(journal);
    } else if (journal->queued) {
        write_next(journal);
    } else {
        return true;
    }
    return false;
}
