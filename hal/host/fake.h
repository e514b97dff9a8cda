#ifndef KOSTKA_HAL_HOST_FAKE_H
#define KOSTKA_HAL_HOST_FAKE_H

#include "hal/lcd.h"
#include "hal/nvm.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Controls the fake hardware in tests: set the clock, press a key, read the LCD, cut the power.
   Every part starts as after its reset function. A part need not be linked unless fake_reset_all is
   called. */

/* Clock: stands still until it is advanced. One millisecond is 16,000 cycles. */
void fake_clock_reset(void);
void fake_clock_set(uint16_t milliseconds);
void fake_clock_advance(uint32_t milliseconds);
void fake_clock_advance_cycles(uint32_t cycles);
void fake_clock_tick(void); /* one millisecond: a hook for fake_power_at_idle */

/* Buttons: 1023 (none down) after reset. */
void fake_buttons_reset(void);
void fake_buttons_set(uint16_t level);

/* LCD. Text has glyphs 0..7 as '#' and other codes as they are. The counts are cells written and
   glyphs defined within range; jumps: cells that do not follow the one written last and so cost an
   address command; early: cells and glyphs before lcd_start or in the middle of a restart, which
   real hardware would not show. */
struct fake_lcd_counts {
    uint32_t cells, jumps, glyphs, starts, restarts, early;
};
void fake_lcd_reset(void);
const char *fake_lcd_text(uint8_t row); /* 16 characters; valid until the row is asked for again */
uint8_t fake_lcd_code(uint8_t row, uint8_t column);
const uint8_t *fake_lcd_glyph(uint8_t glyph); /* 8 rows, 5 bits each */
void fake_lcd_disturb(void);                  /* noise: its picture becomes wrong */
void fake_lcd_unplug(bool now);               /* does not answer until it is restarted */
void fake_lcd_take_supply(void);              /* until it is restarted */
bool fake_lcd_light(void);
bool fake_lcd_sleeps(void);
struct fake_lcd_counts fake_lcd_counts(void);
void fake_lcd_clear_counts(void);

/* LEDs: the pips lit, an OR of enum leds_pip. */
void fake_leds_reset(void);
uint8_t fake_leds_pips(void);

/* Sound: the tone after clamping, 0 when silent, and the calls of sound_tone. */
void fake_sound_reset(void);
uint16_t fake_sound_hertz(void);
uint32_t fake_sound_calls(void);

/* Serial. Up to 64 KiB can be fed. Output collects until it is cleared; more than 64 KiB abort the
   test. */
void fake_serial_reset(void);
void fake_serial_feed(const char *text);
void fake_serial_feed_bytes(const uint8_t *bytes, size_t count);
void fake_serial_close(void); /* SERIAL_CLOSED once the fed bytes are read */
void fake_serial_drop(void);  /* serial_overrun will be true once */
const char *fake_serial_output(void);
size_t fake_serial_output_size(void);
void fake_serial_clear_output(void);

/* NVM. Reset erases everything to 0xFF. As on the AVR, writing a value that is there already is no
   write. The power can fail at the n-th write from now (1 is the next): that byte takes the torn
   value, and all later writes are ignored until fake_nvm_power_on. Reads still work. */
void fake_nvm_reset(void);
uint8_t *fake_nvm_bytes(void); /* NVM_SIZE of them, to read and to change */
void fake_nvm_cut_at(uint32_t nth_write, uint8_t torn);
void fake_nvm_never_cut(void);
void fake_nvm_weaken(uint16_t address, uint8_t bits); /* random after each power-on; 0: none */
bool fake_nvm_is_off(void);
void fake_nvm_power_on(void);
uint32_t fake_nvm_writes(void); /* with the torn one, without ignored ones */
uint32_t fake_nvm_writes_at(uint16_t address);
uint16_t fake_nvm_last_address(void); /* of the last write */
void fake_nvm_clear_counts(void);
void fake_nvm_slow(uint8_t polls); /* how often nvm_busy is true after each write */

/* Entropy: bytes of a seeded generator (seed 1 after reset), or of a script, which is not copied.
   There are no samples after the end of the script, and none between stop and start. */
void fake_entropy_reset(void);
void fake_entropy_seed(uint64_t seed);
void fake_entropy_script(const uint8_t *samples, size_t count);
bool fake_entropy_running(void);

/* Power. The hook is called by every power_idle; NULL is none. */
void fake_power_reset(void); /* cause: power-on */
void fake_power_set_cause(uint8_t cause);
void fake_power_at_idle(void (*hook)(void));
void fake_power_fail_starts(uint8_t before_this_one);
bool fake_power_start_succeeded(void);
bool fake_power_guarded(void);
uint32_t fake_power_feeds(void);
uint32_t fake_power_idles(void);
uint32_t fake_power_naps(void);

/* Supply: 5000 after reset. */
void fake_supply_reset(void);
void fake_supply_set(uint16_t millivolts);

/* Probe: the present mark, and how often a mark other than 0 was set. */
void fake_probe_reset(void);
uint8_t fake_probe_handler(void);
uint32_t fake_probe_marks(void);
bool fake_probe_is_deciding(void);
uint32_t fake_probe_decisions(void); /* begun */

/* Resets every part; needs all eleven bodies linked. */
static inline void fake_reset_all(void) {
    fake_clock_reset();
    fake_buttons_reset();
    fake_lcd_reset();
    fake_leds_reset();
    fake_sound_reset();
    fake_serial_reset();
    fake_nvm_reset();
    fake_entropy_reset();
    fake_power_reset();
    fake_supply_reset();
    fake_probe_reset();
}

#endif
