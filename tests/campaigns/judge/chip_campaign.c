#include "campaigns/judge/chip_campaign.h"

#include "campaigns/exact/chip_states.h"

#include <stdio.h>
#include <string.h>

enum { QUICK_STATES = 40000, LONGEST_LINE = 79, LINE_ROOM = 240 };

/* Draws own fields; their chances need not add up to 1. */
static void draw_own(struct random_source *random, struct chip_fields *fields) {
    unsigned whole = 0;

    *fields = (struct chip_fields){.fields = draw_between(random, 1, 6)};
    if (draw_chance(random, 20)) {
        fields->fields = draw_between(random, 6, MOST_FIELDS);
    }
    for (unsigned f = 0; f < fields->fields; f++) {
        fields->numerator[f] = draw_between(random, 1, 255 / fields->fields);
        whole += fields->numerator[f];
    }
    fields->denominator = draw_chance(random, 50) ? whole : draw_between(random, whole, 255);
}

static void draw_fields(struct random_source *random, struct chip_fields *fields) {
    static const struct chip_fields *const built_in[] = {&chip_thirds, &chip_die, &chip_twodice};
    unsigned choice = draw_below(random, 5);

    if (choice < 3) {
        *fields = *built_in[choice];
    } else {
        draw_own(random, fields);
    }
}

/* Places so many chips, each on a field drawn by its chance, or on any field. */
static void draw_placement(struct random_source *random, const struct chip_fields *fields,
                           unsigned chips, unsigned *placement) {
    bool likely = draw_chance(random, 60);
    unsigned whole = 0;

    for (unsigned f = 0; f < fields->fields; f++) {
        whole += fields->numerator[f];
        placement[f] = 0;
    }
    while (chips-- > 0) {
        unsigned field = draw_below(random, fields->fields);
        if (likely) {
            unsigned at = draw_below(random, whole);
            for (field = 0; at >= fields->numerator[field]; field++) {
                at -= fields->numerator[field];
            }
        }
        placement[field]++;
    }
}

static void chips_line(const struct chip_fields *fields, const unsigned *mine,
                       const unsigned *theirs, char line[LINE_ROOM]) {
    char names[LINE_ROOM / 2], own[LINE_ROOM / 5], others[LINE_ROOM / 5] = "";

    chip_fields_text(fields, names, sizeof names);
    chips_text(mine, fields->fields, own, sizeof own);
    if (theirs) {
        others[0] = ' ';
        chips_text(theirs, fields->fields, others + 1, sizeof others - 1);
    }
    snprintf(line, LINE_ROOM, "chips %s %s%s", names, own, others);
}

static void ask(struct report *report, struct console_pipe *console, const char *line) {
    static struct reply reply;

    strcpy(report->setup, "    ");
    report->question = line;
    report->reply = &reply;
    console_ask(console, line, &reply);
}

void chips_ask(struct report *report, struct console_pipe *console,
               const struct chip_fields *fields, const unsigned *mine, const unsigned *theirs) {
    char line[LINE_ROOM];

    chips_line(fields, mine, theirs, line);
    ask(report, console, line);
    chips_judge(report, fields, mine, theirs);
}

void place_ask(struct report *report, struct console_pipe *console,
               const struct chip_fields *fields, unsigned chips) {
    char line[LINE_ROOM], names[LINE_ROOM / 2];

    chip_fields_text(fields, names, sizeof names);
    snprintf(line, sizeof line, "place %s %u", names, chips);
    ask(report, console, line);
    place_judge(report, fields, chips);
}

void chips_campaign(struct report *report, struct console_pipe *console,
                    struct random_source *random) {
    struct chip_fields fields;
    unsigned mine[MOST_FIELDS], theirs[MOST_FIELDS];
    char line[LINE_ROOM];
    bool duel = draw_chance(random, 60);

    do {
        unsigned chips = draw_between(random, 1, MOST_CHIPS);
        unsigned others = draw_chance(random, 70) ? chips : draw_between(random, 1, MOST_CHIPS);
        draw_fields(random, &fields);
        draw_placement(random, &fields, chips, mine);
        draw_placement(random, &fields, others, theirs);
        chips_line(&fields, mine, duel ? theirs : NULL, line);
    } while (strlen(line) > LONGEST_LINE ||
             chip_states(&fields, mine, duel ? theirs : NULL) > QUICK_STATES);
    chips_ask(report, console, &fields, mine, duel ? theirs : NULL);
}

void place_campaign(struct report *report, struct console_pipe *console,
                    struct random_source *random) {
    struct chip_fields fields;
    char names[LINE_ROOM];

    do {
        draw_fields(random, &fields);
        chip_fields_text(&fields, names, sizeof names);
    } while (strlen(names) + strlen("place  15") > LONGEST_LINE);
    place_ask(report, console, &fields, draw_between(random, 1, MOST_CHIPS));
}
