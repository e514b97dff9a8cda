#ifndef KOSTKA_DEVICE_SETTINGS_H
#define KOSTKA_DEVICE_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

/* The owner's settings, and the calibration of the keypad. Both survive power-off. */

/* How long the light stays on after a key. */
enum settings_light { LIGHT_OFF, LIGHT_ON, LIGHT_30_S, LIGHT_2_MIN };
enum settings_speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST };

/* What the coach does before a decision; COACH_WARNS includes hints. */
enum settings_coach { COACH_OFF, COACH_HINTS, COACH_WARNS };

/* When the page of a game and its events show the worth of a decision. */
enum settings_odds { ODDS_AFTER_MOVE, ODDS_OFF, ODDS_ALWAYS };

/* As it is stored. A field that was read may hold any byte until it has been checked. */
struct settings {
    uint8_t sound; /* bool */
    uint8_t light; /* enum settings_light, and so on */
    uint8_t speed; /* of the computer player */
    uint8_t coach;
    uint8_t odds;
};

/* The level of each of the five keys on the ladder, 0..1023, in the order of enum key
   (ui/kit/keys.h). */
enum { KEYPAD_KEYS = 5 };
struct keypad {
    uint16_t level[KEYPAD_KEYS];
};

/* Reads both from the store and applies the settings. If there are none, or one is invalid, the
   defaults apply: sound on, light for two minutes, normal speed, no coach, odds after a move. At
   most 18 ms on the AVR. Call once at start, after store_start. */
void settings_load(void);

const struct settings *settings(void);

/* How long an event is shown, and how long a computer waits before it acts, by the speed, in
   milliseconds. */
uint16_t settings_pause(void);

/* Applies changed settings and queues a save. */
void settings_change(const struct settings *changed);

/* The calibration that was read or saved last; NULL if there is none. keys_calibrate checks whether
   its levels can be told apart. */
const struct keypad *settings_keypad(void);

/* Queues a save of a calibration. */
void settings_keep_keypad(const struct keypad *keypad);

#endif
