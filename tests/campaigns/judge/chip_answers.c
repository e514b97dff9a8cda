#include "campaigns/exact/chip_placement.h"
#include "campaigns/exact/chip_states.h"
#include "campaigns/judge/chip_campaign.h"
#include "campaigns/judge/printed_number.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 8, LONGEST_WORD = 48 };

struct words {
    unsigned count;
    char word[WORDS][LONGEST_WORD];
};

static void split(const char *line, struct words *words) {
    int used;

    words->count = 0;
    while (words->count < WORDS && sscanf(line, "%47s%n", words->word[words->count], &used) == 1) {
        words->count++;
        line += used;
    }
}

static void judge_fraction(struct report *report, const char *printed, uint64_t residue) {
    uint64_t numerator, denominator;
    bool right = printed_read_fraction(printed, &numerator, &denominator) &&
                 chip_residue_is(residue, numerator, denominator);

    report_whole(report, CHIPS_FRACTION, right, (real)denominator, 1);
}

/* Judges a line of so many numbers, with as many fractions behind them or none. */
static void judge_line(struct report *report, const char *line, enum quantity quantity,
                       const real *exact, const uint64_t *residues, unsigned count) {
    struct words words;

    split(line, &words);
    if (words.count != count && words.count != 2 * count) {
        report_fault(report, quantity, "another number of numbers");
        return;
    }
    for (unsigned k = 0; k < count; k++) {
        report_number(report, quantity, words.word[k], exact[k], 0);
    }
    for (unsigned k = count; k < words.count; k++) {
        judge_fraction(report, words.word[k], residues[k - count]);
    }
}

void chips_judge(struct report *report, const struct chip_fields *fields, const unsigned *mine,
                 const unsigned *theirs) {
    const struct reply *reply = report->reply;
    struct chip_odds odds;
    struct chip_residues residues;

    if (!reply->ok) {
        report_fault(report, CHIPS_THROWS,
                     reply->lines ? "data, and then an error" : "refused, but well defined");
        return;
    }
    if (reply->lines != (theirs ? 2 : 1)) {
        report_fault(report, CHIPS_THROWS, "another number of lines");
        return;
    }
    chip_solve(fields, mine, theirs, &odds);
    chip_solve_residues(fields, mine, theirs, &residues);
    judge_line(report, reply->line[0], CHIPS_THROWS, &odds.throws, &residues.throws, 1);
    if (theirs) {
        judge_line(report, reply->line[1], CHIPS_CHANCE,
                   (real[]){odds.wins, odds.draws, odds.loses},
                   (uint64_t[]){residues.wins, residues.draws, residues.loses}, 3);
    }
}

/* Reads a placement; false: it is not one of so many chips. */
static bool read_placement(const char *text, unsigned fields, unsigned chips, unsigned *placement) {
    unsigned sum = 0;

    for (unsigned f = 0; f < fields; f++) {
        char *end;
        placement[f] = (unsigned)strtoul(text, &end, 10);
        sum += placement[f];
        if (end == text || *end != (f + 1 < fields ? ',' : '\0')) {
            return false;
        }
        text = end + 1;
    }
    return sum == chips;
}

void place_judge(struct report *report, const struct chip_fields *fields, unsigned chips) {
    const struct reply *reply = report->reply;
    unsigned placement[MOST_FIELDS], better[MOST_FIELDS];
    struct chip_odds odds;
    real throws;

    if (!reply->ok) {
        report_fault(report, PLACE, "refused, but well defined");
        return;
    }
    if (reply->lines != 1 || !read_placement(reply->line[0], fields->fields, chips, placement)) {
        report_fault(report, PLACE, "not a placement");
        return;
    }
    chip_solve(fields, placement, NULL, &odds);
    bool missed = chip_faster(fields, chips, odds.throws, better, &throws);
    report_whole(report, PLACE, !missed, missed ? throws : odds.throws,
                 missed ? odds.throws - throws : 0);
}
