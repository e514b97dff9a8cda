#ifndef KOSTKA_DEVICE_SETTINGS_H
#define KOSTKA_DEVICE_SETTINGS_H

#include "device/features.h"
#include <stdbool.h>
#include <stdint.h>

/* What the owner has chosen, and the keypad that the device has been taught; both survive
   power-off. */

/* How long the light stays on after a key. */
enum settings_light { LIGHT_OFF, LIGHT_ON, LIGHT_30_S, LIGHT_2_MIN };
enum settings_speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST };

/* How much a person is told of a decision before it is made; to warn includes hints. */
enum settings_coach { COACH_OFF, COACH_HINTS, COACH_WARNS };

struct settings {
    bool sound;
    enum settings_light light;
    enum settings_speed speed; /* of the computer player */
#if HAS_COACH
    enum settings_coach coach;
#endif
};

/* The level of each of the five keys on the ladder, 0..1023, in the order of enum key
   (ui/kit/keys.h). */
enum { KEYPAD_KEYS = 5 };
struct keypad {
    uint16_t level[KEYPAD_KEYS];
};

/* Reads both from the store and puts the settings in force. Without settings, and when one
   of them cannot be, there are the defaults: sound on, light for two minutes,
   normal speed, no coach. At most 15 ms on the
   AVR; call once at start, after store_start. */
void settings_load(void);

const struct settings *settings(void);

/* Puts changed settings in force and queues their saving. */
void settings_change(const struct settings *changed);

/* The keypad as it was read or kept last, NULL if there is none. Whether its levels can be told
   apart is for keys_calibrate to judge. */
const struct keypad *settings_keypad(void);

/* Queues the saving of a keypad. */
void settings_keep_keypad(const struct keypad *keypad);

#endif
