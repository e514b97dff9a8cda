/* The review on the screen, with the games of tests/data/records: every page, and the walk through
   every event, forwards and backwards. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "core/game/record_text.h"
#include "device/game_review.h"
#include "device/session.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include "ui/review/screen_review.h"
#include "ui/screens/screen_help.h"
#include <stdio.h>
#include <string.h>

enum { PAGES_MOST = 300, ROW = 80, REVIEWED = 60000, LOOK = 100 };

/* ---- a game that somebody has sent ----------------------------------------------------------- */

static void read_text(struct record_text *text, const char *name) {
    char path[ROW], line[ROW];
    FILE *file;

    snprintf(path, sizeof path, "tests/data/records/%s.record", name);
    file = fopen(path, "r");
    assert_non_null(file);
    record_text_start(text);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != 'c') { /* the line of the commitment */
            assert_true(record_text_read(text, line) <= RECORD_TEXT_MORE);
        }
    }
    fclose(file);
}

static void open_game(const char *name) {
    struct session_sent sent = {.own_bytes = 0};
    struct record_sender sender;
    struct record_text text;
    const struct rules *rules;

    read_text(&text, name);
    sent.game = (enum game_number)record_text_game(&text);
    rules = session_rules_of(sent.game);
    assert_int_equal(record_text_unpack(&text, &sent.record, rules, &sender), RECORD_TEXT_WHOLE);
    assert_true(replay_start(&sent.now, &sent.state, &sent.record, rules, NULL));
    while (replay_step(&sent.now, &sent.state, &sent.record, rules, NULL)) {
    }
    assert_int_equal(sent.now.events, sent.record.events);
    session_open_sent(&sent);
}

/* ---- the screen ------------------------------------------------------------------------------ */

static unsigned entered_below;

static void enter_below(void) {
    entered_below++;
}

static void draw_below(void) {
    page_review.draw();
}

static void key_below(struct key_event event) {
    (void)event;
}

static const FLASH struct screen below = {
    .enter = enter_below, .key = key_below, .draw = draw_below};

static void await_review(void) {
    for (unsigned i = 0; i < REVIEWED && !game_review_is_done(); i++) {
        ui_run(1);
    }
    assert_true(game_review_is_done());
    ui_run(LOOK);
}

/* Opens the review of a game in front of another screen, as the device does. */
static void review(const char *name) {
    static const struct screens_of_framework framework = {.first = &below, .help = &screen_help};

    ui_power_on();
    screens_start(&framework);
    open_game(name);
    assert_true(games_takes_sent());
    assert_false(games_takes_sent());
    review_feature.open();
    await_review();
}

/* An event is replayed before it is shown. */
static void await_page(void) {
    ui_run(LOOK);
    for (unsigned i = 0; i < REVIEWED && strncmp(ui_row(0), "Event ", 6) == 0; i++) {
        ui_run(1);
    }
    ui_run(LOOK);
}

static void look(char *picture) {
    await_page();
    snprintf(picture, 2 * ROW, "%s|%s", ui_row(0), ui_row(1));
}

static void turn(enum key key, const char *row_0, const char *row_1) {
    ui_press(key);
    await_page();
    ui_expect(row_0, row_1);
}

/* Leaves the review; otherwise the next test would come back to its page. */
static int leave(void **state) {
    (void)state;
    ui_press(KEY_LEFT);
    return 0;
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* Walks from the page in front all the way round to it, and all the way back. */
static void walk(const char *name) {
    static char pictures[PAGES_MOST][2 * ROW];
    unsigned pages = 0;

    do {
        look(pictures[pages++]);
        ui_press(KEY_DOWN);
        look(pictures[pages]);
    } while (strcmp(pictures[pages], pictures[0]) != 0 && pages < PAGES_MOST - 1);
    assert_in_range(pages, session.record.events + 3, session.record.events + 10);
    for (unsigned page = pages; page--;) {
        char picture[2 * ROW];
        ui_press(KEY_UP);
        look(picture);
        assert_string_equal(picture, pictures[page]);
    }
    print_message("%s: %u events on %u pages\n", name, session.record.events, pages);
}

TEST(every_event_is_walked_through_forwards_and_backwards, NULL, leave) {
    static const char *const names[] = {"snakes", "ten_thousand", "penney",
                                        "nim",    "chips",        "snakes_with_kick-out"};

    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        review(names[i]);
        walk(names[i]);
        ui_press(KEY_LEFT);
        assert_int_equal(account_drift(&game_review()->account), 0);
        assert_int_equal(game_review()->events, session.record.events);
    }
}

TEST(its_pages_go_from_the_verdict_to_the_last_event, NULL, leave) {
    review("ten_thousand");
    ui_expect("Well played", "luck ~+47%");
    turn(KEY_DOWN, NULL, NULL); /* the curve */
    turn(KEY_DOWN, "luck You ~+33%", "luck CPU ~-14%");
    turn(KEY_DOWN, "You: 0 errors", "cost ~0.0%");
    turn(KEY_DOWN, "CPU: 5 errors", "cost ~1.3% each");
    ui_press_times(KEY_UP, 5);
    await_page();
    ui_expect("You ⚄ bank", "100% best move");
}

TEST(where_nobody_decides_all_is_luck, NULL, leave) {
    review("snakes_with_kick-out");
    ui_expect("All luck: -53.6%", "from 54 to 0%");
    ui_press(KEY_LEFT);
    review("snakes");
    ui_expect("Played alone:", "nobody to beat");
}

TEST(the_luck_of_one_coin_is_told_once, NULL, leave) {
    review("penney");
    turn(KEY_DOWN, NULL, NULL); /* the curve */
    turn(KEY_DOWN, "luck P1 -6.0%", "P2 the reverse");
}

/* Of an estimate, 0 and 100 % are certain, and all between is about that much. */
TEST(a_certain_chance_is_not_about_that_much, NULL, leave) {
    static const struct {
        int32_t start, now;
        const char *row;
    } chances[] = {
        {0, ACCOUNT_ONE, "from 0 to 100%"},
        {ACCOUNT_ONE, 0, "from 100 to 0%"},
        {1, ACCOUNT_ONE - 1, "from ~0 to ~100%"},
        {ACCOUNT_ONE - 1, 1, "from ~100 to ~0%"},
    };

    review("snakes_with_kick-out");
    for (unsigned i = 0; i < sizeof chances / sizeof *chances; i++) {
        struct review *estimate = (struct review *)game_review();
        estimate->is_estimated = true;
        estimate->account.start = chances[i].start;
        estimate->account.now = chances[i].now;
        screens_redraw();
        ui_run(LOOK);
        ui_expect("All luck: ~-54%", chances[i].row);
    }
}

/* A sum of more than a game is not shown in per cent. */
TEST(luck_of_more_than_a_game_is_told_in_games, NULL, leave) {
    review("penney");
    ((struct review *)game_review())->account.sum[ACCOUNT_OWN_LUCK] = -9 * (ACCOUNT_ONE / 4);
    screens_redraw();
    ui_run(LOOK);
    ui_expect(NULL, "luck -2.3 games");
    turn(KEY_DOWN, NULL, NULL);
    turn(KEY_DOWN, "P1 -2.3 games", "P2 the reverse");
}

/* Nim has no luck, so no page shows any. */
TEST(without_chance_there_is_no_luck, NULL, leave) {
    char picture[2 * ROW];

    review("nim");
    for (unsigned page = 0; page < 10; page++) {
        look(picture);
        assert_int_not_equal(strncmp(picture, "luck ", 5), 0);
        ui_press(KEY_DOWN);
    }
}

TEST(every_page_explains_itself, NULL, leave) {
    review("chips");
    for (unsigned page = 0; page < session.record.events + 8U; page++) {
        assert_string_equal(screens_title(), "Review");
        assert_non_null(screens_sentence());
        ui_press(KEY_DOWN);
        ui_run(LOOK);
    }
}

TEST(a_key_held_down_turns_on, NULL, leave) {
    char before[2 * ROW], after[2 * ROW];

    review("snakes");
    look(before);
    ui_hold(KEY_DOWN, 1500);
    look(after);
    assert_string_not_equal(before, after);
}

TEST(left_leaves_it, NULL, leave) {
    review("snakes");
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    ui_run(LOOK);
    assert_non_null(strstr(ui_row(1), "OK: the review"));
}

/* If the review is opened early, a bar is shown. */
TEST(what_is_not_reviewed_yet_is_waited_for_behind_a_bar, NULL, leave) {
    review("ten_thousand");
    session_when_other();
    screens_redraw();
    ui_await("Reviewing...", "----------------", 10);
    await_review();
    ui_press(KEY_UP);
    ui_press(KEY_DOWN);
    ui_run(LOOK);
    ui_expect("Well played", NULL);
}

TEST(a_game_that_is_only_shown_has_none, NULL, leave) {
    ui_power_on();
    assert_true(games_show(PLACE_OF_SNAKES));
    assert_false(game_review_is_there());
}

TEST(the_review_is_left_once_another_game_was_shown_over_it, NULL, leave) {
    review("nim");
    screens_push(&screen_help);
    assert_true(games_show(PLACE_OF_SNAKES));
    entered_below = 0;
    screens_pop();
    ui_run(2);
    assert_int_equal(entered_below, 1);
}
