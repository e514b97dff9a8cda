#ifndef KOSTKA_SIM_MACHINE_H
#define KOSTKA_SIM_MACHINE_H

#include "faults.h"
#include "machine/circuit.h"
#include "machine/image.h"
#include "machine/injection.h"
#include "machine/measurements.h"
#include "machine/power_down.h"
#include "models/forced_dice.h"
#include "models/model_clocks.h"
#include "models/model_converter.h"
#include "models/model_eeprom.h"
#include "models/model_ladder.h"
#include "models/model_latch.h"
#include "models/model_uart.h"
#include "models/model_watchdog.h"
#include "models/view.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>

/* The whole device: an AVR under libsimavr with the parts of the board, run instruction by
   instruction. Time (ticks.h) continues over resets and power cuts. Besides the faults of the
   models, it reports: fuses with which the program does not run as it is simulated; a watchdog
   reset that was not allowed; the program counter outside the program; an invalid instruction; a
   supply too low for 16 MHz; sleep with interrupts off or in a mode other than idle and power-down;
   power-down while something is active that it would stop, or that draws current, or with nothing
   to end it; the stack reaching the data. */

#define MACHINE_NEVER UINT64_MAX

struct machine_settings {
    const char *board, *mcu; /* NULL: as the image says */
    const char *ladder;
    uint64_t seed;
    uint64_t baud;      /* the host's on the serial line; 0: 115200 */
    const char *eeprom; /* file, or NULL */
    const char *vcd;    /* file, or NULL */
    bool slow_lcd;      /* the slowest oscillator that the datasheet allows */
    int gdb_port;       /* 0: no debugger */
};

struct machine {
    avr_t *avr;
    struct image image;
    struct machine_settings settings;
    struct faults faults;
    struct circuit circuit;
    struct ladder ladder;
    struct clocks clocks;
    struct converter converter;
    struct supply supply;
    struct standstill standstill;
    struct latch latch;
    struct injection injection;
    struct watchdog watchdog;
    struct eeprom eeprom;
    struct uart uart;
    struct measurements measurements;
    struct vcd *vcd;
    struct prng noise;
    void (*sent)(void *context, uint8_t byte); /* serial output, may be NULL */
    void *sent_context;
    uint64_t powered_on;          /* when the power last came on */
    uint64_t stops_at, starts_at; /* when the supply gets too low, when it suffices again */
    bool held;                    /* in reset, because the supply is too low */
    uint64_t hang_after;          /* ticks from a reset to the hang of a failing start */
    uint64_t hang_at;             /* when this start hangs; 0: never … */
    uint64_t hang_ends;           /* … and until when */
    unsigned hangs;               /* number of starts still to fail */
    bool hangs_served;            /* interrupts are served while it hangs */
    bool hang_masks;              /* they were on before the hang, which keeps them off */
    uint8_t secret;               /* the next byte of a seed; 0: drawn by the firmware */
    const char *dice;             /* digits that the next dice show; NULL or empty: not forced */
    struct forced_dice forced;    /* forced throws of the game in hand */
    bool stack_half;              /* SPH has been written, SPL not yet */
    bool stack_low_written;       /* SPL has been written by this instruction */
    bool strict;                  /* a fault stops the machine */
    bool allow_reset;             /* a watchdog reset is no fault */
    bool crashed;                 /* the processor cannot go on; a reset or power cut helps */
    bool stopped;                 /* machine_run returned because of a fault or a crash */
    unsigned watchdog_resets, power_cuts;
};

/* Builds the device and powers it on. False, with a line in message, if a file is unusable. */
bool machine_start(struct machine *machine, const char *elf,
                   const struct machine_settings *settings, char *message, size_t message_size);

/* Runs until a time, or until something stops it (see `stopped`). May overshoot by one instruction.
   While a debugger holds the processor, it sleeps briefly and returns early. */
void machine_run(struct machine *machine, uint64_t until);

/* The time now, in ticks. */
uint64_t machine_now(const struct machine *machine);

/* Presses the reset button. SRAM keeps its content. */
void machine_reset(struct machine *machine);

/* Makes the next `starts` starts hang in an endless loop, each `after` ticks after its reset.
   `served`: interrupts are served during the hang; otherwise they are off. */
void machine_fail_starts(struct machine *machine, unsigned starts, uint64_t after, bool served);

/* Makes the program hang in the same way from now on, while it is awake and in no interrupt. It
   goes on `lasts` ticks from now; MACHINE_NEVER: only after a reset. */
void machine_hang(struct machine *machine, uint64_t lasts, bool served);

/* Makes the next dice show these digits, 1..9. The string must stay in place. In a game with
   derived throws each word is one throw: the last digit stands for all further dice, and an odd
   first digit is heads. False if the image lacks the address of dice_throw or throw_derive. */
bool machine_set_dice(struct machine *machine, const char *faces);

/* Makes the seeds of games from the bytes 1, 2, 3 and so on. False if the image lacks the address
   of dice_secret. */
bool machine_tell_secrets(struct machine *machine);

/* Overwrites all of SRAM, as a program that went wrong might. */
void machine_spoil_ram(struct machine *machine);

/* Cuts the power for a time; writes the EEPROM file. False, with a line in message, if that fails.
 */
bool machine_power_cut(struct machine *machine, uint64_t off, char *message, size_t message_size);

/* Lets the supply fall evenly to 0 during a time, and rise in the same time. Below 4.3 V the
   processor is in reset, if its fuses say so; below 2.7 V a byte being written is lost. False, with
   a line in message, if the EEPROM file cannot be written. */
bool machine_power_ramp(struct machine *machine, uint64_t fall, char *message, size_t message_size);

/* Moves the supply evenly to a voltage during a time; it stays there until the power is cut or the
   next call. Below 4.3 V the processor is in reset. */
void machine_supply(struct machine *machine, unsigned millivolts, uint64_t lasts);

/* Lets the supply sag below 4.3 V for a time. SRAM and the LCD keep their content. */
void machine_brown_out(struct machine *machine, uint64_t low);

/* Holds a key down from now on; VIEW_KEY_NONE: no key. */
void machine_key(struct machine *machine, enum view_key key);

/* Sends bytes from the host to the serial line. */
void machine_feed(struct machine *machine, const uint8_t *bytes, size_t count);

void machine_show(const struct machine *machine, struct view *view);

/* Saves the EEPROM file and frees everything. False, with a line in message, if something could not
   be written. */
bool machine_end(struct machine *machine, char *message, size_t message_size);

/* Set by a signal handler to make machine_run return soon. */
extern volatile int machine_interrupted;

#endif
