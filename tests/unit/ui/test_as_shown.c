/* What a player sees, from the menu on. tests/data/shown has the actions ("> down 2") and, after
   each, the pictures that stayed, with the lit pips of the die. What is shown now is left in
   build/shown. If a difference is right, that file should replace the one in tests/data/shown. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "hal/lcd.h"
#include "ui/puzzles/puzzle_seed.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { LINE = 200, TEXT = 1 << 16 };

/* Milliseconds after which a picture counts as seen; between two keys; between two pages; for an
   event. */
enum { STAYS = 150, BETWEEN_KEYS = 200, PAGE_READ = 2500, EVENT_SHOWN = 9000 };

struct seen {
    uint8_t codes[LCD_ROWS][LCD_COLUMNS];
    uint8_t pips;
    bool is_dark;
};

static struct seen now;
static struct seen last;
static uint16_t stayed;
static char shown[TEXT];
static size_t acted; /* where the output of the last action begins */
static uint8_t seed; /* each byte of the next game's seed */

static int timed;        /* 1: notes milliseconds since the action; 2: notes tones, too */
static uint32_t elapsed; /* milliseconds since the action */
static uint16_t hertz;

static void append(const char *line) {
    assert_true(strlen(shown) + strlen(line) + 2 < sizeof shown);
    strcat(shown, line);
    strcat(shown, "\n");
}

/* Notes the dots of the LCD's glyphs, side by side. */
static void note_signs(void) {
    for (uint8_t row = 0; row < LCD_GLYPH_ROWS; row++) {
        char dots[LCD_GLYPHS * 7 + 1] = "";
        for (uint8_t sign = 0; sign < LCD_GLYPHS; sign++) {
            for (uint8_t bit = 0x10; bit; bit >>= 1) {
                strcat(dots, fake_lcd_glyph(sign)[row] & bit ? "O" : ".");
            }
            strcat(dots, sign < LCD_GLYPHS - 1 ? "  " : "");
        }
        append(dots);
    }
}

/* Notes a picture: once after each action, because rows alternate, except with times. */
static void note_picture(void) {
    char picture[3 * LINE];
    size_t length = 0;

    if (timed) {
        length += (size_t)snprintf(picture, LINE, "%d ms: ", (int)elapsed - STAYS);
    }
    length += (size_t)snprintf(picture + length, 2 * LINE, "%s | %s", ui_row(0), ui_row(1));
    if (now.pips) {
        length += (size_t)snprintf(picture + length, LINE / 2, " | pips %02X", now.pips);
    }
    if (now.is_dark) {
        strcpy(picture + length, " | dark");
    }
    if (timed || strstr(shown + acted, picture) == NULL) {
        append(picture);
    }
}

static void note_tone(void) {
    char tone[LINE];

    if (timed == 2 && hertz != fake_sound_hertz()) {
        hertz = fake_sound_hertz();
        snprintf(tone, sizeof tone, "%u ms: %u Hz", (unsigned)elapsed, hertz);
        append(tone);
    }
}

static void look(void) {
    struct seen seen;

    memset(&seen, 0, sizeof seen);
    seen.pips = fake_leds_pips();
    seen.is_dark = !fake_lcd_light();
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
            seen.codes[row][column] = fake_lcd_code(row, column);
        }
    }
    stayed = memcmp(&seen, &now, sizeof seen) == 0 ? stayed + 1 : 0;
    now = seen;
    elapsed++;
    note_tone();
    if (stayed == STAYS && memcmp(&now, &last, sizeof now) != 0) {
        last = now;
        note_picture();
    }
}

/* Sets the seed of a new game, so that the deal and the throws do not depend on how long it took to
   begin. */
static void run(uint32_t milliseconds) {
    while (milliseconds--) {
        if (session.goes_on && session.record.events == 0 && session_has_seed()) {
            memset(session.record.seed, seed, SEED_SECRET);
            replay_start(&session.now, &session.state, &session.record, session_rules(),
                         session_own());
        }
        ui_run(1);
        look();
    }
}

static enum key key_of(const char *name) {
    static const char *const names[] = {"", "right", "up", "down", "left", "select"};
    enum key key = sizeof names / sizeof names[0];

    while (--key != KEY_NONE && strcmp(name, names[key]) != 0) {
    }
    return key;
}

static void press(enum key key, int times, uint32_t milliseconds) {
    while (times--) {
        ui_hold(key, 40);
        run(milliseconds);
    }
}

/* Begins a game from the setup, whatever game goes on. */
static void begin(void) {
    ui_open("New game");
    if (strcmp(ui_row(0), "End this game?") == 0) {
        ui_press(KEY_DOWN);
        ui_press(KEY_SELECT);
    }
    run(PAGE_READ);
}

/* Throws until the game is over, at most so many times. */
static void play(int times) {
    while (session.goes_on && times--) {
        press(KEY_SELECT, 1, EVENT_SHOWN);
    }
}

/* Actions that prepare: "power" off and on, "dice 8" for the next game, "seed 42" of puzzles,
   "supply 4599" millivolts. Actions that set what is noted: "timed 2" with tones, "timed 1" and
   "timed 0", the "signs" that the LCD has; "pass 9000" notes nothing. */
static void prepare(const char *action, int times) {
    if (strcmp(action, "power") == 0) {
        ui_power_on();
    } else if (strcmp(action, "supply") == 0) {
        fake_supply_set((uint16_t)times);
    } else if (strcmp(action, "signs") == 0) {
        note_signs();
    } else if (strcmp(action, "pass") == 0) {
        ui_run((uint32_t)times);
    } else if (strcmp(action, "timed") == 0) {
        timed = times;
    } else if (strcmp(action, "dice") == 0) {
        seed = (uint8_t)times;
    } else if (strcmp(action, "seed") == 0) {
        puzzle_seed_take((uint32_t)times);
    } else {
        fail_msg("\"%s\" is nothing to do", action);
    }
}
/* Actions: "select", "down 3", "pages 5" (down, each when it can be read), "hold select" for a
   second, "wait 900", "open Chips" in a list, "menu" from anywhere, "setup Chips" there, "set
   Heads=56/64" and "begin" in a setup, "play 9" times at most until the game is over; and those of
   prepare(). */
static void act(char *action) {
    char *rest = strchr(action, ' ');
    char *value = strchr(action, '=');
    int times;

    rest = rest ? rest : "";
    if (*rest) {
        *rest++ = '\0';
    }
    if (value) {
        *value++ = '\0';
    }
    times = *rest ? atoi(rest) : 1;
    if (key_of(action) != KEY_NONE) {
        press(key_of(action), times, BETWEEN_KEYS);
    } else if (strcmp(action, "pages") == 0) {
        press(KEY_DOWN, times, PAGE_READ);
    } else if (strcmp(action, "hold") == 0) {
        ui_hold(key_of(rest), 1000);
        run(BETWEEN_KEYS);
    } else if (strcmp(action, "wait") == 0) {
        run((uint32_t)times);
    } else if (strcmp(action, "open") == 0) {
        ui_open(rest);
        run(BETWEEN_KEYS);
    } else if (strcmp(action, "menu") == 0) {
        ui_menu();
    } else if (strcmp(action, "setup") == 0) {
        ui_set_up(rest);
    } else if (strcmp(action, "set") == 0) {
        ui_set(rest, value);
    } else if (strcmp(action, "begin") == 0) {
        begin();
    } else if (strcmp(action, "play") == 0) {
        play(times);
    } else {
        prepare(action, times);
    }
}

static FILE *open_file(const char *folder, const char *name, const char *how) {
    char path[LINE];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, how);
    assert_non_null(file);
    return file;
}

static void replay(const char *name) {
    static char wanted[TEXT];
    char line[LINE];
    FILE *file = open_file("tests/data/shown", name, "r");
    FILE *seen;

    mkdir("build", 0777);
    mkdir("build/shown", 0777);
    seen = open_file("build/shown", name, "w");
    seed = 7;
    timed = 0;
    wanted[0] = shown[0] = '\0';
    memset(&last, 0, sizeof last);
    ui_power_on();
    ui_menu();
    while (fgets(line, sizeof line, file)) {
        strcat(wanted, line);
        if (line[0] != '>' && line[0] != '#') {
            continue;
        }
        acted = strlen(shown);
        elapsed = 0;
        strcat(shown, line);
        if (line[0] == '>') {
            line[strcspn(line, "\n")] = '\0';
            act(line + 2);
        }
        fputs(shown + acted, seen);
        fflush(seen);
    }
    fclose(file);
    fclose(seen);
    if (strcmp(shown, wanted) != 0) {
        fail_msg("diff tests/data/shown/%s build/shown/%s", name, name);
    }
}

TEST(snakes_and_ladders) {
    replay("snakes.txt");
}

TEST(ten_thousand) {
    replay("tenk.txt");
}

TEST(penney_s_game) {
    replay("penney.txt");
}

TEST(chips) {
    replay("chips.txt");
}

TEST(nim) {
    replay("nim.txt");
}

TEST(the_coach_and_the_review) {
    replay("coach.txt");
}

TEST(puzzles) {
    replay("puzzles.txt");
}

TEST(the_dice_lab) {
    replay("lab.txt");
}

TEST(the_settings) {
    replay("settings.txt");
}

TEST(a_board_of_one_s_own) {
    replay("editor.txt");
}

TEST(times_and_tones) {
    replay("times.txt");
}
