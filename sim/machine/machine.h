#ifndef KOSTKA_SIM_MACHINE_H
#define KOSTKA_SIM_MACHINE_H

#include "faults.h"
#include "machine/circuit.h"
#include "machine/image.h"
#include "machine/injection.h"
#include "machine/measurements.h"
#include "machine/power_down.h"
#include "models/forced_dice.h"
#include "models/model_converter.h"
#include "models/model_eeprom.h"
#include "models/model_ladder.h"
#include "models/model_latch.h"
#include "models/model_uart.h"
#include "models/model_watchdog.h"
#include "models/view.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>

/* The whole device: an AVR under libsimavr with the board's parts, run instruction by
   instruction. Time (ticks.h) goes on over resets and power cuts. Faults beside those of the
   models: a watchdog reset that was not allowed, the program counter outside the program, an
   invalid instruction, a supply that is too low for 16 MHz, sleep with interrupts off or in another
   mode than idle and power-down, power-down while something goes on that stops or draws current, or
   that nothing ends, the stack in the data. */

#define MACHINE_NEVER UINT64_MAX

struct machine_settings {
    const char *board, *mcu; /* each NULL when the image is to say */
    const char *ladder;
    uint64_t seed;
    const char *eeprom; /* file, or NULL */
    const char *vcd;    /* file, or NULL */
    bool slow_lcd;      /* its oscillator is as slow as it may be */
    int gdb_port;       /* 0: no debugger */
};

struct machine {
    avr_t *avr;
    struct image image;
    struct machine_settings settings;
    struct faults faults;
    struct circuit circuit;
    struct ladder ladder;
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
    bool held;                    /* in reset, as the supply is too low */
    uint64_t hang_after;          /* of the starts that are to fail: how long after the reset */
    uint64_t hang_at;             /* when this one does; 0: never */
    unsigned hangs;               /* starts to come that fail */
    uint8_t secret;               /* the next byte of a seed; 0: as it is drawn */
    const char *dice; /* digits: what the next dice show; NULL or empty: as they are thrown */
    struct forced_dice forced; /* throws of the game in hand that have been told so */
    bool stack_half;           /* SPH has been written, SPL not yet */
    bool stack_low_written;    /* by this instruction */
    bool strict;               /* a fault stops the machine */
    bool allow_reset;          /* a watchdog reset is no fault */
    bool crashed;              /* the processor cannot go on; a reset or power cut helps */
    bool stopped;              /* machine_run returned because of a fault or a crash */
    unsigned watchdog_resets, power_cuts;
};

/* Builds the device and powers it on. False, with one line in message, when a file is unusable. */
bool machine_start(struct machine *machine, const char *elf,
                   const struct machine_settings *settings, char *message, size_t message_size);

/* Runs until the time, or until something stops it (see stopped). It may overshoot by one
   instruction. Returns early, having napped, while a debugger holds the processor. */
void machine_run(struct machine *machine, uint64_t until);

/* The time now, in ticks. */
uint64_t machine_now(const struct machine *machine);

/* The reset button: SRAM stays. */
void machine_reset(struct machine *machine);

/* From now on the program hangs in an endless loop: in each of so many starts to come, so long
   after its reset. Interrupts are served. */
void machine_fail_starts(struct machine *machine, unsigned starts, uint64_t after);

/* The next dice that the program throws show these digits, 1..9; the string must stay. Of a game
   whose throws follow from its seed each word is a throw: its dice, of which the last is shown by
   those that are not named, and for a coin heads by an odd first digit. False when the image does
   not tell where it throws. */
bool machine_set_dice(struct machine *machine, const char *faces);

/* The bytes of which it makes seeds of games are 1, 2, 3 and so on. False likewise. */
bool machine_tell_secrets(struct machine *machine);

/* Overwrites all of SRAM, as a program that has gone wrong may. */
void machine_spoil_ram(struct machine *machine);

/* Power fails, stays off so long, comes back; writes the EEPROM file. False, with one line in
   message, when it cannot. */
bool machine_power_cut(struct machine *machine, uint64_t off, char *message, size_t message_size);

/* The supply falls evenly to nothing, in so long, and comes back as slowly: below 4.3 V the
   processor is in reset, if its fuses say so, and below 2.7 V a byte being written is lost. False,
   with one line in message, when the EEPROM file cannot be written. */
bool machine_power_ramp(struct machine *machine, uint64_t fall, char *message, size_t message_size);

/* The supply goes evenly to so many millivolts, in so long, and stays there until the power is cut
   or it is told to go elsewhere. Below 4.3 V the processor is in reset. */
void machine_supply(struct machine *machine, unsigned millivolts, uint64_t lasts);

/* The supply sags below 4.3 V for so long, not far enough for SRAM or the LCD to forget anything.
 */
void machine_brown_out(struct machine *machine, uint64_t low);

/* A key is down from now on, or none. */
void machine_key(struct machine *machine, enum view_key key);

/* Sends bytes from the host to the serial line. */
void machine_feed(struct machine *machine, const uint8_t *bytes, size_t count);

void machine_show(const struct machine *machine, struct view *view);

/* Saves the EEPROM file and frees everything. False, with one line in message, when something
   could not be written. */
bool machine_end(struct machine *machine, char *message, size_t message_size);

/* Set by a signal handler to make machine_run return soon. */
extern volatile int machine_interrupted;

#endif
