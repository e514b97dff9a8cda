#include "script/script_keys.h"
#include "script/script_run.h"
#include "script/script_screen.h"
#include "script/script_vocabulary.h"

#include "ticks.h"
#include <stdio.h>
#include <string.h>

/* Measures how long a user waits. A wait ends with the last change of a picture that then keeps
   still and shows no progress bar. Each is printed as a line with tabs between its parts: the word
   time, name, milliseconds, picture. */

static const uint64_t still = 50 * TICKS_PER_MILLISECOND;
static const uint64_t without_change = 300 * TICKS_PER_MILLISECOND;
static const uint64_t key_down = 80 * TICKS_PER_MILLISECOND;
static const uint64_t key_press = 140 * TICKS_PER_MILLISECOND; /* down, and 60 ms up */
static const uint64_t patience = 20 * TICKS_PER_SECOND;

enum { PAGES_MOST = 20 };

static void read_picture(const struct script_run *run, char picture[VIEW_ROWS][SCREEN_ROW_SIZE]) {
    for (int i = 0; i < VIEW_ROWS; i++) {
        screen_row(run, i, picture[i]);
    }
}

static void print(const struct script_run *run, const char *name, uint64_t ticks) {
    char picture[VIEW_ROWS][SCREEN_ROW_SIZE];
    read_picture(run, picture);
    printf("time\t%s\t%.0f\t|%s|%s|\n", name, (double)ticks / TICKS_PER_MILLISECOND, picture[0],
           picture[1]);
}

/* ---- from a key to a picture ---- */

struct answer {
    char *text; /* must be in the picture; or NULL */
    struct screen_stillness screen;
    uint64_t begun;
    uint64_t stood; /* time of the first answer; an estimate may go on changing. 0: not yet */
};

static bool is_answered(struct script_run *run, struct answer *answer) {
    uint64_t still_for = screen_still_for(run, &answer->screen);
    bool has_changed = answer->screen.since > answer->begun;
    return !screen_has_bar(&answer->screen.last) &&
           (!answer->text || screen_shows(run, answer->text)) &&
           still_for >= (has_changed ? still : without_change);
}

/* Releases the key when it has been down long enough. True once the answer stands and the press is
   over. */
static bool is_over(struct script_run *run, void *context) {
    struct answer *answer = context;
    uint64_t elapsed = machine_now(run->machine) - answer->begun;
    if (elapsed >= key_down) {
        machine_key(run->machine, VIEW_KEY_NONE);
    }
    if (answer->stood == 0 && is_answered(run, answer)) {
        answer->stood = answer->screen.since;
    }
    return answer->stood != 0 && elapsed >= key_press;
}

/* A key without an answer counts as `patience`. */
static bool time_key(struct script_run *run, enum view_key key, char *text, uint64_t *ticks) {
    struct answer answer = {.text = text, .begun = machine_now(run->machine)};
    screen_watch(run, &answer.screen);
    machine_key(run->machine, key);
    enum script_wait wait = script_run_until(run, patience, is_over, &answer);
    *ticks = wait == WAIT_MET ? answer.stood - answer.begun : patience;
    return wait != WAIT_BROKEN;
}

static bool time_one(struct script_run *run, const struct script_arguments *given) {
    uint64_t ticks;
    bool good = time_key(run, (enum view_key)given->number[0], given->text[1], &ticks);
    if (good) {
        print(run, given->text[0], ticks);
    }
    return good;
}

/* ---- pages ---- */

/* Counts the earlier pages with the same title, to give this one a name of its own. */
static unsigned count_before(char titles[][SCREEN_ROW_SIZE], unsigned page) {
    unsigned count = 0;
    for (unsigned i = 0; i < page; i++) {
        count += strcmp(titles[i], titles[page]) == 0;
    }
    return count;
}

static bool is_number_in_hand(const struct script_run *run) {
    static const char mark[] = "←";
    bool is_in_hand = false;
    for (int i = 0; i < VIEW_ROWS; i++) {
        char row[SCREEN_ROW_SIZE];
        screen_row(run, i, row);
        is_in_hand |= strcmp(row + strlen(row) - strlen(mark), mark) == 0;
    }
    return is_in_hand;
}

/* Reads the first row of the page's help, which is the page's title if it has one. On a page with a
   number the first key press takes that in hand, and the second opens the help. */
static bool read_title(struct script_run *run, char title[SCREEN_ROW_SIZE]) {
    static const uint64_t drawn = 100 * TICKS_PER_MILLISECOND;
    bool good = script_press(run, VIEW_KEY_RIGHT) && script_run_for(run, drawn);
    bool has_number = is_number_in_hand(run);
    if (has_number) {
        good = good && script_press(run, VIEW_KEY_RIGHT) && script_run_for(run, drawn);
    }
    screen_row(run, 0, title);
    for (size_t length = strlen(title); length > 0 && title[length - 1] == ' ';) {
        title[--length] = 0;
    }
    return good && script_press(run, VIEW_KEY_LEFT) &&
           (!has_number || script_press(run, VIEW_KEY_LEFT));
}

struct timed_page {
    uint64_t ticks;
    char picture[VIEW_ROWS][SCREEN_ROW_SIZE];
};

/* Recognizes the game's own page by picture and title, because another page may share one of them.
   Its second row may show another text at first, but soon shows the same one again. */
static bool is_own_page(struct script_run *run, struct timed_page *own, const char *own_title) {
    static const uint64_t prompted = 2500 * TICKS_PER_MILLISECOND;
    char seen[VIEW_ROWS][SCREEN_ROW_SIZE], title[SCREEN_ROW_SIZE];
    read_picture(run, seen);
    return strcmp(seen[0], own->picture[0]) == 0 &&
           script_run_until(run, prompted, screen_shows, own->picture[1]) == WAIT_MET &&
           read_title(run, title) && strcmp(title, own_title) == 0;
}

/* The pages of one round. Those behind the entry for more come last; the entry itself is none. */
struct round {
    struct timed_page pages[PAGES_MOST];
    unsigned count;
    unsigned second; /* number of pages before the entry; PAGES_MOST: there is no entry */
};

/* Turns to the next page and times it. The entry for more takes two keys; the second is timed. */
static bool time_turn(struct script_run *run, struct round *round, uint64_t *ticks) {
    bool good = time_key(run, VIEW_KEY_DOWN, NULL, ticks);
    if (good && screen_leads_to_more(run)) {
        round->second = round->count;
        good = time_key(run, VIEW_KEY_SELECT, NULL, ticks);
    }
    return good;
}

static bool is_seen_again(const struct round *round) {
    const struct timed_page *page = &round->pages[round->count];
    const struct timed_page *first = &round->pages[round->second];
    return round->second < round->count && strcmp(page->picture[0], first->picture[0]) == 0 &&
           strcmp(page->picture[1], first->picture[1]) == 0;
}

/* Returns from the pages behind the entry, by the entry. Without an entry it does nothing. */
static bool go_home(struct script_run *run, const struct round *round) {
    enum { KEYS = 2 };
    bool good = true;
    for (unsigned keys = round->second == PAGES_MOST ? 0 : KEYS; keys && good; keys--) {
        good = script_press(run, VIEW_KEY_LEFT);
    }
    return good;
}

/* Times one round, or `most` pages, and returns to the game's own page. Without an entry a round of
   `most` pages must be a whole one. */
static bool time_round(struct script_run *run, struct round *round, unsigned most) {
    struct timed_page own;
    char own_title[SCREEN_ROW_SIZE];
    read_picture(run, own.picture);
    if (!read_title(run, own_title)) {
        return false;
    }
    round->second = PAGES_MOST;
    for (round->count = 0; round->count < most; round->count++) {
        struct timed_page *page = &round->pages[round->count];
        if (!time_turn(run, round, &page->ticks)) {
            return false;
        }
        read_picture(run, page->picture);
        if (is_seen_again(round)) {
            return go_home(run, round);
        }
        if (round->second == PAGES_MOST && is_own_page(run, &own, own_title)) {
            return true;
        }
    }
    if (most == PAGES_MOST) {
        return script_run_fail(run, "the pages have no end");
    }
    return round->second == PAGES_MOST ? script_press(run, VIEW_KEY_DOWN) : go_home(run, round);
}

/* Reads the titles in a second round: the first presses each key as soon as a number stands. */
static bool time_pages(struct script_run *run, const struct script_arguments *given) {
    struct round round;
    char titles[PAGES_MOST][SCREEN_ROW_SIZE];
    unsigned most = PAGES_MOST;
    if (given->numbers && given->number[0] < most) {
        most = (unsigned)given->number[0];
    }
    if (!time_round(run, &round, most)) {
        return false;
    }
    for (unsigned i = 0; i < round.count; i++) {
        if (!script_press(run, VIEW_KEY_DOWN) ||
            (i == round.second && !script_press(run, VIEW_KEY_SELECT)) ||
            !read_title(run, titles[i])) {
            return false;
        }
        unsigned before = count_before(titles, i);
        printf("time\t%s, %s", given->text[0], titles[i]);
        if (before) {
            printf(" %u", before + 1);
        }
        printf("\t%.0f\t|%s|%s|\n", (double)round.pages[i].ticks / TICKS_PER_MILLISECOND,
               round.pages[i].picture[0], round.pages[i].picture[1]);
    }
    return round.second == PAGES_MOST ? script_press(run, VIEW_KEY_DOWN) : go_home(run, &round);
}

/* ---- power, and the console ---- */

static bool time_start(struct script_run *run, const struct script_arguments *given) {
    if (!screen_wait(run, given->text[1], patience)) {
        return false;
    }
    print(run, given->text[0], machine_now(run->machine) - run->machine->powered_on);
    return true;
}

/* True once the answer has ended, with the line "ok" or one that begins with "error:". */
static bool has_ended(struct script_run *run, void *context) {
    const char *line = run->output ? run->output + run->consumed : "";
    const char *end;
    (void)context;
    for (; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        if (strncmp(line, "error:", 6) == 0 ||
            (strncmp(line, "ok", 2) == 0 && strcspn(line, "\r\n") == 2)) {
            return true;
        }
    }
    return false;
}

static bool time_command(struct script_run *run, const struct script_arguments *given) {
    run->consumed = run->output_size;
    machine_feed(run->machine, (const uint8_t *)given->text[0], strlen(given->text[0]));
    machine_feed(run->machine, (const uint8_t *)"\r\n", 2);
    uint64_t begun = machine_now(run->machine);
    if (script_run_until(run, patience, has_ended, NULL) == WAIT_BROKEN) {
        return false;
    }
    const char *answer = run->output ? run->output + run->consumed : "";
    printf("time\t%s\t%.0f\t%.*s\n", given->text[0],
           (double)(machine_now(run->machine) - begun) / TICKS_PER_MILLISECOND,
           (int)strcspn(answer, "\r\n"), answer);
    run->consumed = run->output_size;
    return true;
}

/* ---- the computer player ---- */

/* Prints the name, the longest decision since the last such line in ms, and how many there were. */
static bool time_decisions(struct script_run *run, const struct script_arguments *given) {
    uint64_t count;
    if (!script_run_for(run, given->number[0])) {
        return false;
    }
    uint64_t ticks =
        measurements_decision(&run->machine->measurements, machine_now(run->machine), &count);
    printf("time\t%s\t%.0f\t%llu\n", given->text[0], (double)ticks / TICKS_PER_MILLISECOND,
           (unsigned long long)count);
    return true;
}

static const struct script_word words[] = {
    {.name = "time",
     .arguments = "NAME KEY [TEXT]",
     .help = "press KEY, and print the time until a picture (with TEXT) stands",
     .run = time_one},
    {.name = "time-pages",
     .arguments = "NAME [N]",
     .help = "turn all pages down, or N, and print the time of each",
     .run = time_pages},
    {.name = "time-decisions",
     .arguments = "NAME TIME",
     .help = "let TIME pass, and print the computer's longest decision since the last such line",
     .run = time_decisions},
    {.name = "time-start",
     .arguments = "NAME TEXT",
     .help = "print the time since power came on until a row of the LCD contains TEXT",
     .run = time_start},
    {.name = "time-command",
     .arguments = "LINE",
     .help = "send LINE, and print the time until ok or error",
     .run = time_command},
};

const struct script_section script_latency =
    SCRIPT_SECTION("Times that somebody waits; at most 20 s each", words);
