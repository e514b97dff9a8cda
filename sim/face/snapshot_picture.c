#include "face/snapshot_picture.h"
#include "face/character_rom.h"
#include "face/snapshot_cell.h"
#include <stdarg.h>
#include <string.h>

enum { DOT_COLUMNS = 5, DOT_CELL = 6, CHARACTER_ROWS = 9, ROM_ARROW = 0x7E };

struct area {
    float x, y, width, height;
};

static const struct area lcd_frame = {42, 46, 616, 180};
static const struct area die = {678, 46, 180, 180};
static const float dot_width = 6, dot_height = 7, dot_gap = 1;
static const float cross_x = 450, cross_y = 376, key_step = 76, key_size = 68;

/* Shapes added from here on belong to this part. */
__attribute__((format(printf, 3, 4))) static void begin_part(struct picture *picture, bool on,
                                                             const char *name, ...) {
    va_list arguments;
    va_start(arguments, name);
    vsnprintf(picture->part, sizeof picture->part, name, arguments);
    va_end(arguments);
    if (on) {
        strncat(picture->part, "-on", sizeof picture->part - strlen(picture->part) - 1);
    }
}

static bool is_drawn(const struct picture *picture, bool look, bool now) {
    return picture->every_look || look == now;
}

static struct picture_shape *add(struct picture *picture, struct picture_shape shape) {
    struct picture_shape *place = &picture->shapes[picture->count];
    *place = shape;
    memcpy(place->part, picture->part, sizeof place->part);
    picture->count += picture->count + 1 < PICTURE_SHAPES;
    return place;
}

static void box(struct picture *picture, struct area area, float radius, uint32_t top,
                uint32_t bottom) {
    add(picture, (struct picture_shape){.kind = PICTURE_BOX,
                                        .x = area.x,
                                        .y = area.y,
                                        .width = area.width,
                                        .height = area.height,
                                        .radius = radius,
                                        .first = top,
                                        .last = bottom});
}

static struct area around(float x, float y, float radius) {
    return (struct area){x - radius, y - radius, 2 * radius, 2 * radius};
}

static struct area grown(struct area area, float by) {
    return (struct area){area.x - by, area.y - by, area.width + 2 * by, area.height + 2 * by};
}

static void disc(struct picture *picture, float x, float y, float radius, uint32_t top,
                 uint32_t bottom) {
    box(picture, around(x, y, radius), radius, top, bottom);
}

static void glow(struct picture *picture, struct area area, uint32_t middle, uint32_t rim) {
    box(picture, area, 0, middle, rim);
    picture->shapes[picture->count - 1].kind = PICTURE_GLOW;
}

static void dots(struct picture *picture, float x, float y, float size, uint32_t color,
                 const uint8_t rows[VIEW_GLYPH_ROWS]) {
    struct picture_shape shape = {.kind = PICTURE_DOTS,
                                  .x = x,
                                  .y = y,
                                  .width = size,
                                  .height = size,
                                  .radius = size > 2 ? size / 6 : 0,
                                  .first = color};
    memcpy(shape.rows, rows, sizeof shape.rows);
    add(picture, shape);
}

/* Writes in the letters of the LCD, centred on x. */
static void label(struct picture *picture, float x, float y, float size, uint32_t color,
                  const char *text) {
    x -= size * (float)(DOT_CELL * strlen(text) - 1) / 2;
    for (; *text; text++, x += DOT_CELL * size) {
        dots(picture, x, y, size, color, character_rom_dots((uint8_t)*text));
    }
}

static void draw_case(struct picture *picture) {
    struct area body = {12, 8, PICTURE_WIDTH - 24, PICTURE_HEIGHT - 30};
    begin_part(picture, false, "case");
    for (int i = 0; i < 12; i++) { /* a soft shadow: thin layers, each a little wider */
        struct area shadow = grown(body, (float)(8 - i));
        shadow.y += 13;
        box(picture, shadow, 50, 0x1A120A04, 0x1A120A0E);
    }
    box(picture, body, 46, 0xFFFCF4FF, 0xAD9C7EFF);
    box(picture, grown(body, -2), 44, 0xF8F2E4FF, 0xE0D3BAFF);
    box(picture, grown(body, -7), 39, 0xF1E8D5FF, 0xEADFC9FF);
}

static const struct {
    uint32_t top, bottom, glow, dots[2];
} lcd_looks[2] = {{0x1C2440FF, 0x161C34FF, 0x2A345800, {0x0A102430, 0x6F7CA8FF}},
                  {0x2E6BFFFF, 0x1746DEFF, 0x6FA8FFA0, {0x04208A38, 0xF6FAFFFF}}};

static void draw_character(struct picture *picture, const struct view *view, float x, float y,
                           uint8_t code, const uint32_t colors[2]) {
    const uint8_t *lit = snapshot_dots(view, code);
    uint8_t layers[2][VIEW_GLYPH_ROWS];
    for (int row = 0; row < VIEW_GLYPH_ROWS; row++) {
        layers[0][row] = picture->every_look ? UINT8_MAX : (uint8_t)~lit[row];
        layers[1][row] = picture->every_look ? UINT8_MAX : lit[row];
    }
    for (int i = 0; i < 2; i++) {
        dots(picture, x, y, dot_width, colors[i], layers[i]);
        picture->shapes[picture->count - 1].height = dot_height;
        picture->shapes[picture->count - 1].radius = dot_gap;
    }
}

static void draw_characters(struct picture *picture, const struct view *view, struct area glass,
                            bool light) {
    float width = dot_width * (VIEW_COLUMNS * DOT_CELL - 1) - dot_gap;
    float height = dot_height * (VIEW_ROWS * CHARACTER_ROWS - 1) - dot_gap;
    float x = (float)(int)(glass.x + (glass.width - width) / 2);
    float y = (float)(int)(glass.y + (glass.height - height) / 2);
    for (int row = 0; row < VIEW_ROWS; row++) {
        for (int column = 0; column < VIEW_COLUMNS; column++) {
            begin_part(picture, light, "dots-%d-%d", row, column);
            draw_character(picture, view, x + (float)(column * DOT_CELL) * dot_width,
                           y + (float)(row * CHARACTER_ROWS) * dot_height,
                           snapshot_code(view, row, column), lcd_looks[light].dots);
        }
    }
}

static void draw_lcd(struct picture *picture, const struct view *view) {
    struct area glass = grown(lcd_frame, -13);
    begin_part(picture, false, "frame");
    box(picture, grown(lcd_frame, 2), 18, 0xC9BB9FFF, 0xFFFDF6FF);
    box(picture, lcd_frame, 16, 0x2B2E35FF, 0x17191DFF);
    box(picture, grown(glass, 2), 8, 0x000000FF, 0x3A3E47FF);
    for (int light = 0; light < 2; light++) {
        if (!is_drawn(picture, light, view->light)) {
            continue;
        }
        begin_part(picture, light, "glass");
        box(picture, glass, 6, lcd_looks[light].top, lcd_looks[light].bottom);
        if (light) {
            glow(picture, glass, lcd_looks[1].glow, lcd_looks[1].glow & 0xFFFFFF00);
        }
        draw_characters(picture, view, glass, light);
    }
    begin_part(picture, false, "shine");
    struct area shine = {glass.x, glass.y, glass.width, glass.height / 2};
    box(picture, shine, 6, 0xFFFFFF1C, 0xFFFFFF00);
}

static void draw_pip(struct picture *picture, float x, float y, bool lit) {
    if (lit) {
        glow(picture, around(x, y, 42), 0xFF5A3C98, 0xFF3A1E00);
    }
    disc(picture, x, y, 18, 0x0D0E11FF, 0x3C4049FF);
    disc(picture, x, y, 16, lit ? 0xFF6A4CFF : 0x5A2220FF, lit ? 0xFF2A14FF : 0x3A1413FF);
    glow(picture, around(x, y - 2, 13), lit ? 0xFFF3DCFF : 0x7A343090,
         lit ? 0xFF6A4C00 : 0x7A343000);
    glow(picture, around(x - 5, y - 7, 6), lit ? 0xFFFFFFB0 : 0xFFFFFF48, 0xFFFFFF00);
}

static void draw_die(struct picture *picture, uint8_t pips) {
    static const struct {
        int8_t x, y;
        uint8_t signal;
    } leds[] = {{-1, -1, 2}, {1, 1, 2}, {1, -1, 4}, {-1, 1, 4}, {-1, 0, 8}, {1, 0, 8}, {0, 0, 1}};
    enum { STEP = 52 };
    begin_part(picture, false, "die");
    box(picture, grown(die, 2), 36, 0xC9BB9FFF, 0xFFFDF6FF);
    box(picture, die, 34, 0x33363EFF, 0x15171BFF);
    box(picture, grown(die, -3), 31, 0x282B32FF, 0x1E2025FF);
    float x = die.x + die.width / 2;
    float y = die.y + die.height / 2;
    for (int lit = 0; lit < 2; lit++) { /* the lit ones last, so that their light falls on all */
        for (size_t i = 0; i < sizeof leds / sizeof *leds; i++) {
            if (is_drawn(picture, lit, pips & leds[i].signal)) {
                begin_part(picture, lit, "pip-%d-%zu", leds[i].signal, i);
                draw_pip(picture, x + (float)(leds[i].x * STEP), y + (float)(leds[i].y * STEP),
                         lit);
            }
        }
    }
}

static void draw_key(struct picture *picture, float x, float y, bool held) {
    if (held) {
        glow(picture, around(x, y, 66), 0xFF9A1FD0, 0xFFB03000);
    }
    box(picture, around(x, y, key_size / 2 + 2), 22, 0xBFB092FF, 0xFFFDF6FF);
    box(picture, around(x, y + 1, key_size / 2), 20, 0x0D0E11FF, 0x0D0E11FF);
    struct area cap = around(x, y, key_size / 2 - 2);
    cap.y += held ? 2 : -2;
    box(picture, cap, 19, held ? 0xFFB13DFF : 0x4E535EFF, held ? 0xF08A12FF : 0x2A2D34FF);
    box(picture, grown(cap, -2), 17, held ? 0xF79A22FF : 0x3E424CFF,
        held ? 0xFFA83AFF : 0x30333BFF);
}

static void draw_sign(struct picture *picture, enum view_key key, float x, float y, uint32_t ink,
                      uint8_t turn) {
    if (key == VIEW_KEY_SELECT) {
        label(picture, x, y - 10, 3, ink, "OK");
        return;
    }
    struct area area = around(x, y, 11);
    box(picture, area, 0, ink, ink);
    picture->shapes[picture->count - 1].kind = PICTURE_TRIANGLE;
    picture->shapes[picture->count - 1].turn = turn;
}

static void draw_keys(struct picture *picture, enum view_key held_key) {
    static const struct {
        const char *name;
        int8_t x, y;
        uint8_t turn;
    } places[] = {[VIEW_KEY_RIGHT] = {"right", 1, 0, 0},
                  [VIEW_KEY_DOWN] = {"down", 0, 1, 1},
                  [VIEW_KEY_LEFT] = {"left", -1, 0, 2},
                  [VIEW_KEY_UP] = {"up", 0, -1, 3},
                  [VIEW_KEY_SELECT] = {"ok", 0, 0, 0}};
    for (enum view_key key = VIEW_KEY_RIGHT; key <= VIEW_KEY_SELECT; key++) {
        for (int held = 0; held < 2; held++) {
            if (!is_drawn(picture, held, key == held_key)) {
                continue;
            }
            float x = cross_x + (float)places[key].x * key_step;
            float y = cross_y + (float)places[key].y * key_step;
            begin_part(picture, held, "key-%s", places[key].name);
            draw_key(picture, x, y, held);
            draw_sign(picture, key, x, held ? y + 2 : y - 2, held ? 0x2A1A04FF : 0xF1E8D5FF,
                      places[key].turn);
        }
    }
}

static void draw_brand(struct picture *picture) {
    enum { X = 188, Y = 362, SIZE = 5 };
    begin_part(picture, false, "brand");
    label(picture, X, Y + 1, SIZE, 0xFFFFFFD0, "Kostka"); /* lower edge of the engraving */
    label(picture, X, Y, SIZE, 0x5C4F3AFF, "Kostka");
    label(picture, X, Y + 52, 2, 0x8C7D62FF, "dice with the odds");
}

/* A round grille of holes on a square grid without its corners. */
static void draw_grille(struct picture *picture, uint32_t tone) {
    static const int8_t ring[][2] = {{0, 0},   {1, 0},  {-1, 0}, {0, 1},  {0, -1},  {2, 0},
                                     {-2, 0},  {0, 2},  {0, -2}, {1, 1},  {1, -1},  {-1, 1},
                                     {-1, -1}, {2, 1},  {2, -1}, {-2, 1}, {-2, -1}, {1, 2},
                                     {1, -2},  {-1, 2}, {-1, -2}};
    enum { X = 712, Y = 370, STEP = 19 };
    if (tone || picture->every_look) {
        begin_part(picture, true, "grille");
        glow(picture, around(X, Y, 84), 0xFF9A1FB0, 0xFFB03000);
    }
    begin_part(picture, false, "grille");
    for (size_t i = 0; i < sizeof ring / sizeof *ring; i++) {
        float x = X + (float)(ring[i][0] * STEP);
        float y = Y + (float)(ring[i][1] * STEP);
        disc(picture, x, y + 1, 5, 0xFFFFFFE0, 0xFFFFFFE0);
        disc(picture, x, y, 5, 0x2A2620FF, 0x4A4438FF);
    }
    char text[16];
    snprintf(text, sizeof text, "%lu Hz", (unsigned long)tone);
    if (tone) {
        label(picture, X, Y + 64, 2, 0x8A4A00FF, text);
    }
}

static void draw_device(struct picture *picture, const struct view *view) {
    picture->count = 0;
    draw_case(picture);
    draw_lcd(picture, view);
    draw_die(picture, view->pips);
    draw_keys(picture, view->key);
    draw_brand(picture);
    draw_grille(picture, view->tone_hertz);
}

void picture_compose(struct picture *picture, const struct view *view) {
    picture->every_look = false;
    draw_device(picture, view);
}

void picture_compose_looks(struct picture *picture) {
    static const struct view nothing;
    picture->every_look = true;
    draw_device(picture, &nothing);
}
