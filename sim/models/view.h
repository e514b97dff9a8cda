#ifndef KOSTKA_SIM_VIEW_H
#define KOSTKA_SIM_VIEW_H

#include <stdbool.h>
#include <stdint.h>

/* The display, light, LEDs, sound and keys of the device at one moment. The models fill it in, the
   faces (terminal, snapshot, recording) draw it. */

enum { VIEW_ROWS = 2, VIEW_COLUMNS = 16, VIEW_GLYPHS = 8, VIEW_GLYPH_ROWS = 8 };

enum view_key {
    VIEW_KEY_NONE,
    VIEW_KEY_RIGHT,
    VIEW_KEY_UP,
    VIEW_KEY_DOWN,
    VIEW_KEY_LEFT,
    VIEW_KEY_SELECT
};

struct view {
    uint8_t cells[VIEW_ROWS][VIEW_COLUMNS];       /* character codes, display shift applied */
    uint8_t glyphs[VIEW_GLYPHS][VIEW_GLYPH_ROWS]; /* CGRAM, bit 4 leftmost */
    bool display_on;                              /* as set by the HD44780 display on/off command */
    bool light;                                   /* backlight */
    uint8_t pips;                                 /* 1 centre, 2 falling, 4 rising, 8 middle pair */
    uint32_t tone_hertz;                          /* piezo, 0 when silent */
    enum view_key key;                            /* the key that is held down */
    uint64_t microseconds; /* simulated time since the start of the simulator */
};

#endif
