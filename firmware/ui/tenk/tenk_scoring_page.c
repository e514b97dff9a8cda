#include "ui/tenk/tenk_scoring_page.h"

#include "ui/display/display.h"
#include "ui/display/row.h"

/* The second codes of the dice's glyphs, as the first one of 1 would end a text. */
#define ONE   "\x08"
#define TWO   "\x09"
#define THREE "\x0A"
#define FOUR  "\x0B"
#define FIVE  "\x0C"
#define SIX   "\x0D"

/* A row each; at the end of the upper ones there is room for the mark of a number. */
static const FLASH struct {
    const FLASH char *upper;
    const FLASH char *lower;
} lines[] = {
    {TEXT("OK: what scores"), TEXT(ONE " 100    " FIVE " 50")},
    {TEXT(ONE ONE ONE " 1000"), TEXT(TWO TWO TWO " 200-" SIX SIX SIX " 600")},
    {TEXT("4 alike: double"), TEXT("5: x3    6: x4")},
    {TEXT(ONE TWO THREE FOUR FIVE SIX " 2000"), TEXT("Three pairs 500")},
    {TEXT("2 triples: both"), TEXT("One try: 1500")},
};

enum { LINES = sizeof lines / sizeof lines[0] };

static uint8_t shown;

static void change_lines(int8_t by) {
    uint8_t next = (uint8_t)(shown - by);

    if (next < LINES) {
        shown = next;
    }
}

static void draw_lines(void) {
    row_text(lines[shown].upper);
    row_second();
    row_text(lines[shown].lower);
}

const FLASH struct page tenk_scoring_page = {
    .title = TEXT("What scores"),
    .help = TEXT("OK, up, down: all."),
    .change = change_lines,
    .draw = draw_lines,
};
