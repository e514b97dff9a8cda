#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

#include "face/character_rom.h"
#include "face/snapshot.h"
#include "face/snapshot_cell.h"
#include <errno.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 64, PICTURE_BYTES = 1 << 22 };

static char folder[] = "/tmp/kostka-snapshot-XXXXXX";

/* Returns the path of a file in the folder; valid until the next call. */
static const char *path_of(const char *name) {
    static char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void show(struct view *view, int row, const char *text) {
    for (int column = 0; column < VIEW_COLUMNS && text[column]; column++) {
        view->cells[row][column] = (uint8_t)text[column];
    }
}

static struct view sample(void) {
    struct view view = {.display_on = true, .light = true, .pips = 1 | 2, .tone_hertz = 440};
    static const uint8_t bar[] = {0, 0, 0, 0, 0, 0x1F, 0x1F, 0x1F};
    static const uint8_t die[] = {0x11, 0, 0, 0x04, 0, 0, 0x11, 0};
    memset(view.cells, ' ', sizeof view.cells);
    memcpy(view.glyphs[0], bar, sizeof bar);
    memcpy(view.glyphs[5], die, sizeof die);
    show(&view, 0, "win 52.3% \x7E");
    show(&view, 1, "21\xDF <\xFF>");
    view.cells[1][14] = 0;
    view.cells[1][15] = 13; /* glyph 5 again */
    return view;
}

static char *read_all(const char *path) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *bytes = calloc(1, PICTURE_BYTES);
    assert_true(fread(bytes, 1, PICTURE_BYTES - 1, file) > 0);
    fclose(file);
    return bytes;
}

TEST(the_text_picture_is_exact) {
    struct view view = sample();
    char text[SNAPSHOT_TEXT_SIZE];
    size_t length = snapshot_text(&view, text);
    assert_string_equal(text, "|win 52.3% →     |\n"
                              "|21° <█>       ⓪⑤|\n"
                              "pips 3 centre falling\n"
                              "light on\n"
                              "tone 440 Hz\n"
                              "⓪     ⑤\n"
                              "..... #...#\n"
                              "..... .....\n"
                              "..... .....\n"
                              "..... ..#..\n"
                              "..... .....\n"
                              "##### .....\n"
                              "##### #...#\n"
                              "##### .....\n");
    assert_int_equal(length, strlen(text));
}

TEST(the_text_picture_of_a_display_that_is_off_is_blank) {
    struct view view = sample();
    view.display_on = view.light = false;
    view.pips = 0;
    view.tone_hertz = 0;
    char text[SNAPSHOT_TEXT_SIZE];
    snapshot_text(&view, text);
    assert_string_equal(text,
                        "|                |\n|                |\npips 0\nlight off\ntone none\n");
}

TEST(the_text_picture_depends_only_on_what_is_seen) {
    struct view view = sample();
    char one[SNAPSHOT_TEXT_SIZE];
    char other[SNAPSHOT_TEXT_SIZE];
    snapshot_text(&view, one);
    view.microseconds = 123456;
    view.glyphs[3][0] = 0x1F;
    snapshot_text(&view, other);
    assert_string_equal(one, other);
}

TEST(the_longest_text_picture_fits) {
    struct view view = sample();
    view.pips = 15;
    view.tone_hertz = UINT32_MAX;
    for (int i = 0; i < VIEW_ROWS * VIEW_COLUMNS; i++) {
        view.cells[i / VIEW_COLUMNS][i % VIEW_COLUMNS] = (uint8_t)i % VIEW_GLYPHS;
    }
    char text[SNAPSHOT_TEXT_SIZE];
    size_t length = snapshot_text(&view, text);
    assert_int_equal(length, strlen(text));
    assert_int_equal(text[length - 1], '\n');
}

TEST(every_kind_of_cell_has_its_character) {
    static const struct {
        uint8_t code;
        const char *text;
    } cases[] = {{'A', "A"},  {0x5C, "¥"}, {0x7E, "→"}, {0x7F, "←"}, {0xDF, "°"},
                 {0xB1, "ｱ"}, {0xFF, "█"}, {0x10, " "}, {0x90, " "}, {0, "▃"},
                 {13, "⚄"},   {1, " "},    {2, "e"},    {3, "▋"},    {4, "④"}};
    struct view view = sample();
    static const uint8_t accented[] = {0x02, 0x04, 0x0E, 0x11, 0x1F, 0x10, 0x0E, 0};
    static const uint8_t odd[] = {0x1F, 0x1B, 0x15, 0x0E, 0x1F, 0x11, 0x1F, 0x15};
    memcpy(view.glyphs[2], accented, sizeof accented);
    memset(view.glyphs[3], 0x1C, VIEW_GLYPH_ROWS);
    memcpy(view.glyphs[4], odd, sizeof odd);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[8];
        snapshot_cell(&view, cases[i].code, text);
        assert_string_equal(text, cases[i].text);
    }
}

TEST(no_two_characters_have_the_same_text) {
    for (int a = '!'; a <= UINT8_MAX; a++) {
        for (int b = a + 1; b <= UINT8_MAX; b++) {
            const char *text = character_rom_text((uint8_t)a);
            if (strcmp(text, " ") != 0) {
                assert_string_not_equal(text, character_rom_text((uint8_t)b));
            }
        }
    }
    assert_int_equal(character_rom_dots('A')[4], 0x1F);
    assert_int_equal(character_rom_dots('L')[6], 0x1F);
    assert_int_equal(character_rom_dots(0xFF)[7], 0x1F);
}

TEST(an_unknown_ending_or_a_missing_folder_is_refused) {
    struct view view = sample();
    char message[160] = "";
    const char *path = path_of("a.gif");
    assert_false(snapshot_write(&view, path, message, sizeof message));
    assert_non_null(strstr(message, ".svg"));
    assert_int_not_equal(access(path, F_OK), 0);
    path = path_of("nowhere/a.png");
    assert_false(snapshot_write(&view, path, message, sizeof message));
    assert_non_null(strstr(message, strerror(ENOENT)));
    assert_null(strchr(message, '\n'));
}

TEST(a_full_disk_is_reported) {
    static const char *const names[] = {"full.txt", "full.svg", "full.png"};
    struct view view = sample();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char message[160] = "";
        const char *path = path_of(names[i]);
        assert_int_equal(symlink("/dev/full", path), 0);
        assert_false(snapshot_write(&view, path, message, sizeof message));
        assert_non_null(strstr(message, strerror(ENOSPC)));
        unlink(path);
    }
}

/* Reads the PNG back; the caller frees it. */
static uint8_t *png_of(const struct view *view, png_image *image) {
    const char *path = path_of("picture.png");
    char message[160];
    assert_true(snapshot_write(view, path, message, sizeof message));
    *image = (png_image){.version = PNG_IMAGE_VERSION};
    assert_true(png_image_begin_read_from_file(image, path));
    image->format = PNG_FORMAT_RGBA;
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(*image));
    assert_true(png_image_finish_read(image, NULL, pixels, 0, NULL));
    unlink(path);
    return pixels;
}

/* The brightness of a rectangle, so that the test does not depend on single dots. */
static long sum(const struct view *view, unsigned x, unsigned y, unsigned width, unsigned height) {
    png_image image;
    uint8_t *pixels = png_of(view, &image);
    long total = 0;
    for (unsigned i = 0; i < width * height * 3; i++) {
        total += pixels[4 * ((y + i / 3 / width) * image.width + x + i / 3 % width) + i % 3];
    }
    free(pixels);
    return total;
}

TEST(a_png_can_be_read_back) {
    struct view view = sample();
    png_image image;
    uint8_t *pixels = png_of(&view, &image);
    assert_int_equal(image.width, 900);
    assert_int_equal(image.height, 540);
    assert_int_equal(pixels[3], 0); /* the corner is clear, the middle is not */
    assert_int_equal(pixels[4 * (270 * 900 + 450) + 3], 255);
    free(pixels);
}

static struct view dark(void) {
    struct view view = sample();
    view.pips = 0;
    view.tone_hertz = 0;
    memset(view.cells, ' ', sizeof view.cells);
    return view;
}

static void fill_a_cell(struct view *view) {
    view->cells[0][0] = 0xFF;
}

static void light_the_centre(struct view *view) {
    view->pips = 1;
}

static void press_left(struct view *view) {
    view->key = VIEW_KEY_LEFT;
}

TEST(a_png_shows_what_changes_where_it_changes) {
    static const struct {
        void (*change)(struct view *view);
        unsigned x, y, width, height;
        unsigned brighter; /* least gain per dot */
    } cases[] = {{fill_a_cell, 62, 74, 34, 60, 50},
                 {fill_a_cell, 200, 74, 34, 60, 0},
                 {light_the_centre, 760, 128, 16, 16, 100},
                 {press_left, 350, 350, 10, 10, 100}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        unsigned x = cases[i].x, y = cases[i].y, width = cases[i].width, height = cases[i].height;
        struct view before = dark(), after = dark();
        cases[i].change(&after);
        long gain = sum(&after, x, y, width, height) - sum(&before, x, y, width, height);
        assert_int_equal(gain > 0, cases[i].brighter > 0);
        assert_true(gain >= (long)(width * height * cases[i].brighter));
    }
}

TEST(a_png_is_dim_without_the_light) {
    struct view on = dark(), off = dark();
    off.light = false;
    assert_true(sum(&off, 60, 70, 580, 130) < sum(&on, 60, 70, 580, 130) / 2);
}

/* Checks that elements are closed in order, and that text has no unescaped signs of markup. */
static void assert_well_formed(const char *xml) {
    char open[16][24];
    int depth = 0;
    for (const char *tag = strchr(xml, '<'); tag; tag = strchr(tag + 1, '<')) {
        const char *end = strchr(tag, '>');
        assert_non_null(end);
        assert_null(memchr(tag + 1, '<', (size_t)(end - tag - 1)));
        char name[24];
        sscanf(tag + 1 + (tag[1] == '/'), "%23[A-Za-z]", name);
        if (tag[1] == '/') {
            assert_string_equal(open[--depth], name);
        } else if (end[-1] != '/') {
            strcpy(open[depth++], name);
        }
        assert_in_range(depth, tag[1] == '/' ? 0 : 1, 15);
    }
    for (const char *sign = strchr(xml, '&'); sign; sign = strchr(sign + 1, '&')) {
        assert_true(!strncmp(sign, "&lt;", 4) || !strncmp(sign, "&gt;", 4) ||
                    !strncmp(sign, "&amp;", 5));
    }
    assert_int_equal(depth, 0);
}

TEST(an_svg_is_well_formed) {
    struct view view = sample();
    show(&view, 0, "<a> & \"b\" & 'c'");
    const char *path = path_of("picture.svg");
    char message[160];
    assert_true(snapshot_write(&view, path, message, sizeof message));
    char *xml = read_all(path);
    assert_int_equal(strncmp(xml, "<svg xmlns=", 11), 0);
    assert_well_formed(xml);
    assert_non_null(strstr(xml, "&lt;a&gt; &amp; \"b\""));
    assert_non_null(strstr(xml, "<linearGradient"));
    assert_null(strstr(xml, "nan"));
    free(xml);
    unlink(path);
}

static int make_folder(void **state) {
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state) {
    (void)state;
    return rmdir(folder);
}

int main(void) {
    return run_listed_tests(make_folder, remove_folder);
}
