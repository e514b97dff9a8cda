#include "face/face.h"
#include <stdio.h>
#include <string.h>

/* The layout, from the top: title, device, notice, key help. In the device: the LCD, the die to its
   right, and below them the keys. They are a cross with brand, light and tone at its sides, or a
   line if the terminal is low. */

enum { CROSS_ROWS = 7, CROSS_COLUMNS = 23, MARGIN = 2, GAP = 1, NOT_DEVICE_ROWS = 3 };

struct layout {
    struct face_size lcd, die, device;
    int row, column; /* of the device */
    bool cross;
};

/* The die, as large as the LCD beside it allows; the distance of the pips, and their size. */
static const struct die {
    struct face_size size, step, pip;
} dice[FACE_LCD_SIZES] = {
    {{9, 18}, {3, 6}, {2, 4}}, {{5, 13}, {2, 4}, {1, 1}}, {{3, 9}, {1, 3}, {1, 1}}};

static int larger(int a, int b) {
    return a > b ? a : b;
}

static struct layout measure(const struct face_options *options, enum face_lcd lcd) {
    struct layout layout = {.lcd = face_lcd_size[lcd], .die = dice[lcd].size};
    int high = larger(layout.lcd.rows, layout.die.rows) + 2;
    layout.device.columns = layout.lcd.columns + layout.die.columns + 4 + GAP + 2 * MARGIN;
    layout.cross = options->rows >= NOT_DEVICE_ROWS + 2 + high + CROSS_ROWS;
    layout.device.rows = 2 + high + (layout.cross ? CROSS_ROWS : 1);
    int spare = options->rows - NOT_DEVICE_ROWS - layout.device.rows;
    layout.row = 1 + larger(spare, 0) / 2;
    layout.column = (options->columns - layout.device.columns) / 2;
    return layout;
}

static bool fits(const struct face_options *options, const struct layout *layout) {
    return layout->device.columns <= options->columns &&
           layout->device.rows + NOT_DEVICE_ROWS <= options->rows;
}

static void draw_die(struct face *face, int row, int column, uint8_t pips) {
    static const struct {
        int row, column;
        uint8_t signal;
    } leds[] = {{-1, -1, 2}, {1, 1, 2}, {-1, 1, 4}, {1, -1, 4}, {0, -1, 8}, {0, 1, 8}, {0, 0, 1}};
    static const char *const large[2][2][4] = {{{"╭", "─", "─", "╮"}, {"╰", "─", "─", "╯"}},
                                               {{"▟", "█", "█", "▙"}, {"▜", "█", "█", "▛"}}};
    static const char *const small[] = {"○", "●"};
    const struct die *die = &dice[face->lcd];
    face_frame(face, row, column, die->size.rows + 2, die->size.columns + 2, FACE_FAINT, FACE_DIE);
    int top = row + 1 + (die->size.rows - die->pip.rows) / 2;
    int left = column + 1 + (die->size.columns - die->pip.columns) / 2;
    for (size_t i = 0; i < sizeof leds / sizeof *leds; i++) {
        bool lit = pips & leds[i].signal;
        for (int j = 0; j < die->pip.rows * die->pip.columns; j++) {
            int y = j / die->pip.columns;
            int x = j % die->pip.columns;
            face_set(face, top + leds[i].row * die->step.rows + y,
                     left + leds[i].column * die->step.columns + x,
                     die->pip.rows > 1 ? large[lit][y][x] : small[lit],
                     lit ? FACE_LED : FACE_LED_DARK, FACE_DIE);
        }
    }
}

static void place_key(struct face *face, enum view_key key, int row, int column,
                      struct face_size size) {
    face->keys[key] = (struct face_key){row, column, size.rows, size.columns};
}

static void draw_cross(struct face *face, int row, int column, enum view_key held) {
    static const char *const lines[CROSS_ROWS] = {
        "        ╭─────╮        ", "        │     │        ", "╭───────┼─────┼───────╮",
        "│       │     │       │", "╰───────┼─────┼───────╯", "        │     │        ",
        "        ╰─────╯        "};
    static const struct {
        int row, column;
        const char *mark;
    } caps[] = {[VIEW_KEY_RIGHT] = {3, 15, "   ▶   "},
                [VIEW_KEY_UP] = {1, 9, "  ▲  "},
                [VIEW_KEY_DOWN] = {5, 9, "  ▼  "},
                [VIEW_KEY_LEFT] = {3, 1, "   ◀   "},
                [VIEW_KEY_SELECT] = {3, 9, " O K "}};
    for (int i = 0; i < CROSS_ROWS; i++) {
        face_put(face, row + i, column, lines[i], FACE_FAINT, FACE_PLAIN);
    }
    for (enum view_key key = VIEW_KEY_RIGHT; key <= VIEW_KEY_SELECT; key++) {
        enum face_color ink = key == held ? FACE_HELD : FACE_PLAIN;
        enum face_color paper = key == held ? FACE_HELD_PAPER : FACE_PLAIN;
        int top = row + caps[key].row;
        int left = column + caps[key].column;
        face_put(face, top, left, caps[key].mark, ink, paper);
        place_key(face, key, top, left, (struct face_size){1, face_width(caps[key].mark)});
    }
}

static int draw_key_line(struct face *face, int row, int column, enum view_key held) {
    static const char *const marks[] = {[VIEW_KEY_RIGHT] = "▶",
                                        [VIEW_KEY_UP] = "▲",
                                        [VIEW_KEY_DOWN] = "▼",
                                        [VIEW_KEY_LEFT] = "◀",
                                        [VIEW_KEY_SELECT] = "OK"};
    static const enum view_key order[] = {VIEW_KEY_LEFT, VIEW_KEY_UP, VIEW_KEY_DOWN, VIEW_KEY_RIGHT,
                                          VIEW_KEY_SELECT};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        bool down = order[i] == held;
        char cap[16];
        snprintf(cap, sizeof cap, " %s ", marks[order[i]]);
        place_key(face, order[i], row, column, (struct face_size){1, face_width(cap)});
        column = face_put(face, row, column, cap, down ? FACE_HELD : FACE_PLAIN,
                          down ? FACE_HELD_PAPER : FACE_PLAIN);
    }
    return column;
}

static void draw_tone(struct face *face, int row, int column, uint32_t hertz) {
    char text[32];
    snprintf(text, sizeof text, "♪ %lu Hz", (unsigned long)hertz);
    if (hertz) {
        face_put(face, row, column, text, FACE_TONE, FACE_PLAIN);
    }
}

static void draw_controls(struct face *face, const struct layout *layout, const struct view *view) {
    int row = layout->row + 3 + larger(layout->lcd.rows, layout->die.rows);
    int column = layout->column + MARGIN;
    if (!layout->cross) {
        column = draw_key_line(face, row, column + 1, view->key);
        draw_tone(face, row, column + 2, view->tone_hertz);
        return;
    }
    int left = layout->column + (layout->device.columns - CROSS_COLUMNS) / 2;
    draw_cross(face, row, left, view->key);
    /* Brand, tone and light go beside the cross if there is room, else into its corners. */
    bool wide = layout->device.columns > 60;
    int right = layout->column + layout->device.columns - MARGIN;
    int brand = wide ? (column + left - 6) / 2 : column;
    int tone = wide ? (left + CROSS_COLUMNS + right - 9) / 2 : right - 9;
    const char *light = view->light ? "light on" : "light off";
    face_put(face, row + (wide ? 3 : 1), brand, "Kostka", FACE_TITLE, FACE_PLAIN);
    draw_tone(face, row + (wide ? 3 : 5), tone, view->tone_hertz);
    face_put(face, row + (wide ? 4 : 1), tone, light, FACE_FAINT, FACE_PLAIN);
}

static void draw_device(struct face *face, const struct layout *layout, const struct view *view) {
    face_frame(face, layout->row, layout->column, layout->device.rows, layout->device.columns,
               FACE_CASE, FACE_PLAIN);
    int row = layout->row + 1;
    int column = layout->column + MARGIN;
    int high = larger(layout->lcd.rows, layout->die.rows);
    int drop = (high - layout->lcd.rows) / 2;
    face_frame(face, row + drop, column, layout->lcd.rows + 2, layout->lcd.columns + 2, FACE_FAINT,
               FACE_PLAIN);
    face_draw_lcd(face, row + drop + 1, column + 1, view);
    draw_die(face, row + (high - layout->die.rows) / 2, column + layout->lcd.columns + 2 + GAP,
             view->pips);
    draw_controls(face, layout, view);
}

static int clock_text(char *text, size_t size, uint64_t microseconds, bool seconds) {
    unsigned long whole = (unsigned long)(microseconds / 1000000);
    int tenths = (int)(microseconds / 100000 % 10);
    int length =
        snprintf(text, size, "%02lu:%02lu:%02lu", whole / 3600, whole / 60 % 60, whole % 60);
    return seconds ? length
                   : length + snprintf(text + length, size - (size_t)length, ".%d", tenths);
}

static void draw_title(struct face *face, const struct face_options *options,
                       const struct view *view, const struct face_status *status) {
    char text[96];
    int length = clock_text(text, sizeof text, view->microseconds, options->seconds);
    size_t room = sizeof text - (size_t)length;
    if (status && status->paused) {
        snprintf(text + length, room, "  paused");
    } else if (status && status->speed) {
        snprintf(text + length, room, "  %u× (%.2f)", status->speed, status->actual_speed);
    } else if (status) {
        snprintf(text + length, room, "  full (%.1f×)", status->actual_speed);
    }
    face_put(face, 0, 1, "Kostka", FACE_TITLE, FACE_PLAIN);
    if (options->columns >= 60) {
        face_put(face, 0, 8, "simulator", FACE_FAINT, FACE_PLAIN);
    }
    face_put(face, 0, face->columns - 1 - face_width(text), text,
             status && status->paused ? FACE_NOTICE : FACE_FAINT, FACE_PLAIN);
}

static void clear(struct face *face, const struct face_options *options) {
    face->rows = options->rows < FACE_ROWS ? options->rows : FACE_ROWS;
    face->columns = options->columns < FACE_COLUMNS ? options->columns : FACE_COLUMNS;
    memset(face->keys, 0, sizeof face->keys);
    for (int row = 0; row < face->rows; row++) {
        for (int column = 0; column < face->columns; column++) {
            face_set(face, row, column, " ", FACE_PLAIN, FACE_PLAIN);
        }
    }
}

static void reduce_to_ascii(struct face *face) {
    for (int row = 0; row < face->rows; row++) {
        for (int column = 0; column < face->columns; column++) {
            char *text = face->cells[row][column].text;
            char one = face_ascii(text);
            memset(text, 0, FACE_TEXT);
            *text = one;
        }
    }
}

static void draw_all(struct face *face, const struct face_options *options, const struct view *view,
                     const struct face_status *status) {
    struct layout layout = measure(options, face->lcd);
    draw_title(face, options, view, status);
    draw_device(face, &layout, view);
    if (status && status->notice) {
        face_put(face, layout.row + layout.device.rows, larger(layout.column, 1), status->notice,
                 FACE_NOTICE, FACE_PLAIN);
    }
    if (status) {
        face_draw_hint(face);
    }
    if (options->help) {
        face_draw_help(face);
    }
}

static bool can_show(const struct face_options *options, enum face_lcd lcd) {
    struct layout layout = measure(options, lcd);

    return lcd == FACE_LCD_TEXT || (!options->ascii && fits(options, &layout));
}

enum face_lcd face_next_lcd(const struct face *face, const struct face_options *options) {
    enum face_lcd next = face->lcd;

    do {
        next = (next + 1) % FACE_LCD_SIZES;
    } while (!can_show(options, next));
    return next;
}

enum view_key face_key_at(const struct face *face, int row, int column) {
    for (enum view_key key = VIEW_KEY_RIGHT; key <= VIEW_KEY_SELECT; key++) {
        const struct face_key *area = &face->keys[key];
        if (row >= area->row && row < area->row + area->rows && column >= area->column &&
            column < area->column + area->columns) {
            return key;
        }
    }
    return VIEW_KEY_NONE;
}

void face_compose(struct face *face, const struct face_options *options, const struct view *view,
                  const struct face_status *status) {
    clear(face, options);
    face->lcd = can_show(options, options->lcd) ? options->lcd : FACE_LCD_TEXT;
    if (options->rows >= FACE_MIN_ROWS && options->columns >= FACE_MIN_COLUMNS) {
        draw_all(face, options, view, status);
    } else {
        face_put(face, 0, 0, "Kostka needs 40 columns", FACE_NOTICE, FACE_PLAIN);
        face_put(face, 1, 0, "and 12 rows; q quits", FACE_NOTICE, FACE_PLAIN);
    }
    if (options->ascii) {
        reduce_to_ascii(face);
    }
}
