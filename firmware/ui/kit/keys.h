#ifndef KOSTKA_UI_KIT_KEYS_H
#define KOSTKA_UI_KIT_KEYS_H

#include "device/settings.h"
#include <stdbool.h>
#include <stdint.h>

/* Turns raw levels of the button ladder (hal/buttons.h) into key events. Time is passed in; nothing
   here touches hardware. Levels are 0..1023, times are milliseconds, wrapping at 65,536.

   Debouncing: a key counts after 4 readings in a row that mean the same key, each at least 5 ms
   after the one counted before. A reading that means another key starts the count anew. At any
   sampling rate the 4 readings span 15 ms or more, so
   - a contact may bounce, and a level may sweep through other keys' bands, for anything below 15 ms
     without a false event (usual buttons settle in 5 ms), and for longer as long as no single wrong
     meaning lasts 15 ms;
   - an event comes 15 ms after the contact has settled, plus at most 4 sampling periods.
   Call every 20 ms or more often. A longer pause does no harm: it only counts as one reading.

   Two keys at once read as one or the other: the ladder cannot tell them apart. */

enum key { KEY_NONE, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_SELECT };

enum { KEYS_COUNT = KEYPAD_KEYS, KEYS_LEVELS = 1024, KEYS_DISTANCE_LEAST = 30 };

/* With any keypad, some key is down below this level. */
enum { KEYS_DOWN_BELOW = KEYS_LEVELS - KEYS_DISTANCE_LEAST };

enum key_phase {
    KEY_PRESSED,
    KEY_REPEATED, /* up and down only: 500 ms after the press, then every 120 ms */
    KEY_HELD,     /* any key, once: 800 ms after the press */
    KEY_RELEASED
};

/* In an event the key is never KEY_NONE. */
struct key_event {
    enum key key;
    enum key_phase phase;
};

/* Puts the default thresholds in force: below 50 right, 250 up, 450 down, 650 left, 850 select,
   from there on none. They fit the three common ladders. */
void keys_default(void);

/* Puts thresholds in force half-way between neighbours among the measured levels, and half-way
   between the highest of them and 1023. Any key may have any level. False, and nothing changed, if
   two of these six levels are less than KEYS_DISTANCE_LEAST apart. */
bool keys_calibrate(const struct keypad *measured);

/* True if two levels are less than KEYS_DISTANCE_LEAST apart. */
bool keys_are_alike(uint16_t level, uint16_t other);

/* The key that a level means by the thresholds in force. There is one ladder, so the thresholds
   belong to the module; call keys_default or keys_calibrate first. */
enum key keys_decode(uint16_t level);

/* The state of the keys; the caller owns it and reads nothing but `stable`, the key now down. */
struct keys {
    uint16_t pressed_at;
    uint16_t repeat_at; /* when the next repeat is due */
    uint8_t counted_at; /* low byte of the time of the last counted reading */
    uint8_t equal;      /* counted readings of the candidate, up to 4 */
    enum key candidate; /* the key that the last reading means */
    enum key stable;
    bool held; /* KEY_HELD has been reported */
};

/* Starts with no key down; a key that is down will be reported as pressed. Puts the default
   thresholds in force. */
void keys_start(struct keys *keys);

/* Takes a reading. True if it completes an event, at most one per call; otherwise the event is
   undefined. When one key gives way to another, release and press come from successive calls. At
   most 300 cycles. */
bool keys_sample(struct keys *keys, uint16_t level, uint16_t now_milliseconds,
                 struct key_event *event);

#endif
