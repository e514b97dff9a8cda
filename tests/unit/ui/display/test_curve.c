/* A curve of bars: P(finished within m). */

#include "ui/display/curve.h"

#include "support/picture.h"
#include "support/testing.h"

#include "ui/display/display.h"

enum { MOST = 122 }; /* 95 % of CURVE_CERTAIN */

static int begin(void **state) {
    picture_fresh(state);
    display_glyphs(&glyphs_bars);
    return 0;
}

/* Adds P = slope m until the curve is complete; returns after how many throws that is. */
static unsigned fill(struct curve *curve, double slope) {
    unsigned m = 1;

    while (!curve_add(curve, (uint8_t)m, (uint8_t)(slope * m > 128 ? 128 : slope * m))) {
        m++;
    }
    return m;
}

TEST(a_quick_game_has_a_column_for_every_throw, begin) {
    struct curve curve = {.filled = 0};

    assert_int_equal(fill(&curve, 128.0 / 10), 10);
    curve_draw(&curve);
    picture_expect("10         ▂▃▅▆█", "      ▂▃▅▆██████");
}

TEST(a_slow_game_has_a_column_for_several_throws, begin) {
    struct curve curve = {.filled = 0};

    assert_int_equal(fill(&curve, 128.0 / 40), 40);
    curve_draw(&curve);
    picture_expect("40         ▂▃▅▆█", "      ▂▃▅▆██████");
}

/* The width of a column is doubled until the curve reaches 95 %. */
TEST(the_curve_reaches_95_per_cent, begin) {
    for (unsigned throws = 2; throws <= 1300; throws++) {
        struct curve curve = {.filled = 0};
        unsigned columns = fill(&curve, 128.0 / throws);
        assert_int_equal(columns % CURVE_COLUMNS, 0);
        assert_true(columns >= throws * MOST / 128);
        assert_true(columns == CURVE_COLUMNS || columns / 2 < throws);
    }
}

TEST(a_game_that_hardly_ever_ends_stops_at_its_widest, begin) {
    struct curve curve = {.filled = 0};

    assert_int_equal(fill(&curve, 0), CURVE_COLUMNS * 128);
    curve_draw(&curve);
    picture_expect("1280", "");
}
