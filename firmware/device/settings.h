#ifndef KOSTKA_DEVICE_SETTINGS_H
#define KOSTKA_DEVICE_SETTINGS_H

#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* What the owner has chosen, and the keypad he has taught; both survive power-off. */

enum settings_speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST };

/* A byte each, in the order of the lines of the settings form. */
struct settings {
    uint8_t sound; /* 0 or 1 */
    uint8_t light; /* 0 or 1 */
    uint8_t speed; /* of the computer player: enum settings_speed */
};

/* Reads both from the store and puts them in force. What is missing or out of range becomes the
   default: sound and light on, normal speed, the thresholds of keys_start, which must come first.
   At most 15 ms on the AVR; call once at start, after store_start. */
void settings_load(void);

/* As bytes for a form to step through; then call settings_save. */
extern union settings_record {
    struct settings named;
    uint8_t bytes[sizeof(struct settings)];
} settings_current;

static inline const struct settings *settings(void) {
    return &settings_current.named;
}

/* Puts changed values in force and queues their saving. */
void settings_save(void);

/* A keypad as measured. */
extern struct keys_calibration settings_keypad;

/* Puts it in force and queues its saving from where it lies. False, and nothing changed, when
   keys_calibrate refuses it. */
bool settings_calibrate(void);

#endif
