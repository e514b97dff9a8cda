#include "script/script_keys.h"
#include "script/script_run.h"
#include "script/script_screen.h"
#include "script/script_vocabulary.h"

#include "ticks.h"
#include <stdio.h>
#include <string.h>

/* Navigates lists and pages by the text on the LCD. Nothing here knows how many lines a list has,
   or their order. */

static const char cursor[] = "→";

static const uint64_t splash_timeout = 8 * TICKS_PER_SECOND;
static const uint64_t list_timeout = 5 * TICKS_PER_SECOND;
static const uint64_t page_timeout = 60 * TICKS_PER_SECOND;

/* A tour by pressing one key. It is over when the first stop is seen again, or after 60 stops. */
struct tour {
    char first[VIEW_ROWS * SCREEN_ROW_SIZE];
    unsigned stops;
};

static bool tour_is_over(struct tour *tour, const char *seen) {
    enum { STOPS_MOST = 60 };
    if (tour->stops++ == 0) {
        snprintf(tour->first, sizeof tour->first, "%s", seen);
        return false;
    }
    return strcmp(tour->first, seen) == 0 || tour->stops > STOPS_MOST;
}

/* ---- lists ---- */

static void trim(char *text) {
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ') {
        text[--length] = 0;
    }
}

/* Reads the text behind the cursor; false if there is no cursor. */
static bool cursor_line(const struct script_run *run, char line[SCREEN_ROW_SIZE]) {
    char row[SCREEN_ROW_SIZE];
    for (int i = 0; i < VIEW_ROWS; i++) {
        screen_row(run, i, row);
        if (strncmp(row, cursor, strlen(cursor)) == 0) {
            snprintf(line, SCREEN_ROW_SIZE, "%s", row + strlen(cursor));
            trim(line);
            return true;
        }
    }
    return false;
}

static bool is_list(struct script_run *run, void *context) {
    char line[SCREEN_ROW_SIZE];
    (void)context;
    return cursor_line(run, line);
}

/* The part of a line after the name and any blanks; NULL if it does not begin with the name. */
static const char *value_of(const char *line, const char *name) {
    size_t length = strlen(name);
    if (strncmp(line, name, length) != 0) {
        return NULL;
    }
    return line + length + strspn(line + length, " ");
}

static bool wait_for_list(struct script_run *run, const char *name) {
    enum script_wait wait = script_run_until(run, list_timeout, is_list, NULL);
    return wait == WAIT_MET || (wait == WAIT_IN_VAIN &&
                                script_run_fail(run, "there is no list with a line \"%s\"", name));
}

static bool move_to_line(struct script_run *run, const char *name) {
    char line[SCREEN_ROW_SIZE];
    struct tour list = {.stops = 0};
    bool good = wait_for_list(run, name);
    while (good) {
        if (!cursor_line(run, line) || tour_is_over(&list, line)) {
            return script_run_fail(run, "the list has no line \"%s\"", name);
        }
        if (value_of(line, name)) {
            return true;
        }
        good = script_press(run, VIEW_KEY_DOWN);
    }
    return false;
}

static bool choose(struct script_run *run, const struct script_arguments *given) {
    return move_to_line(run, given->text[0]) && script_press(run, VIEW_KEY_SELECT);
}

/* Fails on a line without a value: there select would not change a value but start an action. */
static bool set(struct script_run *run, const struct script_arguments *given) {
    const char *name = given->text[0], *wanted = given->text[1];
    char line[SCREEN_ROW_SIZE];
    struct tour values = {.stops = 0};
    bool good = move_to_line(run, name);
    while (good) {
        const char *value = cursor_line(run, line) ? value_of(line, name) : NULL;
        if (!value || !*value || tour_is_over(&values, value)) {
            return script_run_fail(run, "\"%s\" has no value \"%s\"", name, wanted);
        }
        if (strcmp(value, wanted) == 0) {
            return true;
        }
        good = script_press(run, VIEW_KEY_SELECT);
    }
    return false;
}

/* ---- the main menu ---- */

static bool splash_is_over(struct script_run *run, void *context) {
    char row[SCREEN_ROW_SIZE];
    (void)context;
    screen_row(run, 0, row);
    trim(row);
    return *row && !strstr(row, "Kostka");
}

/* Presses left until that changes nothing, which is so in the main menu. */
static bool go_to_main_menu(struct script_run *run) {
    enum { PRESSES_MOST = 60, WITHOUT_EFFECT = 2 };
    unsigned same = 0;
    for (unsigned presses = 0; presses < PRESSES_MOST && same < WITHOUT_EFFECT; presses++) {
        struct screen_stillness screen;
        screen_watch(run, &screen);
        uint64_t before = screen.since;
        if (!script_press(run, VIEW_KEY_LEFT)) {
            return false;
        }
        screen_still_for(run, &screen);
        same = screen.since == before ? same + 1 : 0;
    }
    return same == WITHOUT_EFFECT || script_run_fail(run, "left leads on and on, to no main menu");
}

static bool find_in_main_menu(struct script_run *run, const char *name) {
    enum script_wait wait = script_run_until(run, splash_timeout, splash_is_over, NULL);
    if (wait == WAIT_IN_VAIN) {
        return script_run_fail(run, "nothing comes after the splash");
    }
    return wait == WAIT_MET && go_to_main_menu(run) && move_to_line(run, name);
}

static bool open(struct script_run *run, const struct script_arguments *given) {
    return find_in_main_menu(run, given->text[0]) && script_press(run, VIEW_KEY_RIGHT);
}

static bool play(struct script_run *run, const struct script_arguments *given) {
    return find_in_main_menu(run, given->text[0]) && script_press(run, VIEW_KEY_SELECT);
}

/* ---- pages ---- */

struct page_wait {
    char *text; /* the text sought */
    struct screen_stillness screen;
    uint64_t begun; /* no bar since */
};

/* True once a page shows the text, or keeps still. A page whose estimate improves may never keep
   still: it has 2 s without a bar. */
static bool page_is_there(struct script_run *run, void *context) {
    enum { STILL = 250 * TICKS_PER_MILLISECOND, ESTIMATED = 2 * TICKS_HERTZ };
    struct page_wait *page = context;
    uint64_t still = screen_still_for(run, &page->screen);
    if (screen_has_bar(&page->screen.last)) {
        page->begun = machine_now(run->machine);
        return false;
    }
    return screen_shows(run, page->text) || still >= STILL ||
           machine_now(run->machine) - page->begun >= ESTIMATED;
}

static bool wait_for_page(struct script_run *run, char *text) {
    struct page_wait page = {.text = text, .begun = machine_now(run->machine)};
    screen_watch(run, &page.screen);
    enum script_wait wait = script_run_until(run, page_timeout, page_is_there, &page);
    return wait == WAIT_MET || (wait == WAIT_IN_VAIN &&
                                script_run_fail(run, "a page is computed for more than a minute"));
}

/* True at the entry for more pages. The pages behind it are a new tour. */
static bool leads_to_more(struct script_run *run, struct tour *pages) {
    bool leads = screen_leads_to_more(run);
    if (leads) {
        pages->stops = 0;
    }
    return leads;
}

static bool page(struct script_run *run, const struct script_arguments *given) {
    char seen[VIEW_ROWS * SCREEN_ROW_SIZE];
    struct tour pages = {.stops = 0};
    bool good = wait_for_page(run, given->text[0]);
    while (good && !screen_shows(run, given->text[0])) {
        screen_row(run, 0, seen);
        screen_row(run, 1, seen + strlen(seen));
        if (tour_is_over(&pages, seen)) {
            return script_run_fail(run, "no page shows \"%s\"", given->text[0]);
        }
        good = script_press(run, leads_to_more(run, &pages) ? VIEW_KEY_SELECT : VIEW_KEY_DOWN) &&
               wait_for_page(run, given->text[0]);
    }
    return good;
}

static const struct script_word words[] = {
    {.name = "open",
     .arguments = "NAME",
     .help = "from wherever: back to the main menu, and right at NAME: a game's setup",
     .run = open},
    {.name = "play",
     .arguments = "NAME",
     .help = "from wherever: back to the main menu, and ok at NAME: the game itself",
     .run = play},
    {.name = "choose",
     .arguments = "NAME",
     .help = "in a list: down to the line that begins with NAME, ok",
     .run = choose},
    {.name = "set",
     .arguments = "NAME VALUE",
     .help = "in a list: down to the line NAME, ok until its value is VALUE",
     .run = set},
    {.name = "page",
     .arguments = "TEXT",
     .help = "turn pages down, each when it is computed, also those behind the entry for "
             "more, until one shows TEXT",
     .run = page},
};

const struct script_section script_menus =
    SCRIPT_SECTION("Menus and pages; each goes once round at most", words);
