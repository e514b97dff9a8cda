#include "face/face.h"
#include "face/snapshot_cell.h"
#include "support/testing.h"

#include <string.h>

/* The picture in a terminal: forms of the LCD, and keys that can be clicked. */

static struct face face;
static struct view view;

static void compose(struct face_options options) {
    memset(&face, 0, sizeof face);
    face_compose(&face, &options, &view, NULL);
}

TEST(a_key_is_where_its_mark_is_drawn) {
    static const struct {
        const char *mark;
        enum view_key key;
    } keys[] = {{"▶", VIEW_KEY_RIGHT},
                {"▲", VIEW_KEY_UP},
                {"▼", VIEW_KEY_DOWN},
                {"◀", VIEW_KEY_LEFT},
                {"O", VIEW_KEY_SELECT}};
    static const struct face_options sizes[] = {{.rows = 24, .columns = 80},
                                                {.rows = 13, .columns = 40}};
    for (size_t size = 0; size < 2; size++) {
        unsigned found = 0;
        compose(sizes[size]);
        for (int row = 0; row < face.rows; row++) {
            for (int column = 0; column < face.columns; column++) {
                for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
                    if (strcmp(face.cells[row][column].text, keys[i].mark) == 0) {
                        assert_int_equal(face_key_at(&face, row, column), keys[i].key);
                        found |= 1u << i;
                    }
                }
            }
        }
        assert_int_equal(found, 0x1F);
        assert_int_equal(face_key_at(&face, 0, 0), VIEW_KEY_NONE);
    }
}

TEST(dots_that_do_not_fit_are_text_unless_thin_ones_are_wanted) {
    struct face_options options = {.rows = 24, .columns = 80};
    compose(options);
    assert_int_equal(face.lcd, FACE_LCD_TEXT);
    options.lcd = face_next_lcd(&face, &options);
    compose(options);
    assert_int_equal(face.lcd, FACE_LCD_DOTS);
    assert_int_equal(face_next_lcd(&face, &options), FACE_LCD_TEXT);
    options = (struct face_options){.rows = 50, .columns = 140};
    compose(options);
    assert_int_equal(face.lcd, FACE_LCD_BIG);
    options.ascii = true;
    compose(options);
    assert_int_equal(face.lcd, FACE_LCD_TEXT);
    assert_int_equal(face_next_lcd(&face, &options), FACE_LCD_TEXT);
}

TEST(pips_show_the_face_of_a_die) {
    static const struct {
        uint8_t rows[VIEW_GLYPH_ROWS];
        const char *text;
    } dice[] = {{{0, 0, 0, 0x04, 0x04, 0, 0, 0}, "⚀"},
                {{0x08, 0x08, 0, 0, 0, 0, 0x02, 0x02}, "⚁"},
                {{0x10, 0, 0, 0x04, 0, 0, 0x01, 0}, "⚂"},
                {{0x0A, 0x0A, 0, 0, 0, 0, 0x0A, 0x0A}, "⚃"},
                {{0x0A, 0x0A, 0, 0x04, 0x04, 0, 0x0A, 0x0A}, "⚄"},
                {{0x0A, 0x0A, 0, 0x0A, 0x0A, 0, 0x0A, 0x0A}, "⚅"}};
    for (size_t i = 0; i < sizeof dice / sizeof *dice; i++) {
        char text[8];
        memcpy(view.glyphs[i], dice[i].rows, VIEW_GLYPH_ROWS);
        snapshot_cell(&view, (uint8_t)i, text);
        assert_string_equal(text, dice[i].text);
    }
}
