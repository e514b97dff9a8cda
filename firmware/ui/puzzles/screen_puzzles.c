#include "ui/puzzles/screen_puzzles.h"

#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/puzzles/puzzle_seed.h"
#include "ui/puzzles/screen_puzzle.h"
#include "ui/puzzles/screen_seed.h"
#include <stddef.h>

enum { SEED = GAMES_COUNT, LINES };

static const FLASH struct option seed_line = {.name = TEXT("Seed")};

static const FLASH struct option *line_of(uint8_t line) {
    return line == SEED ? &seed_line : &games[line]->entry;
}

static bool has_puzzles(uint8_t line) {
    return line == SEED || games[line]->puzzles != NULL;
}

static uint8_t at;
static const FLASH struct options list = {
    .line_of = line_of, .shows = has_puzzles, .count = LINES, .at = &at};

static void enter(void) {
    puzzle_seed();
    pips_show(0);
    while (!has_puzzles(at)) {
        at++;
    }
}

static void choose(void) {
    if (at == SEED) {
        screens_push(&screen_seed);
    } else {
        puzzle_open(at);
        screens_push(&screen_puzzle);
    }
}

static void key(struct key_event event) {
    enum options_result result = options_key(&list, event);

    if (result == OPTIONS_NOTHING) {
        return;
    }
    beeper_play(TUNE_CLICK);
    if (result == OPTIONS_LEFT) {
        screens_pop();
    } else {
        choose();
    }
}

static void draw(void) {
    options_draw(&list);
}

const FLASH struct screen screen_puzzles = {
    .enter = enter,
    .key = key,
    .draw = draw,
    .help = TEXT("Ten positions of a game: what is best? Their seed says which ten: with the same "
                 "seed all have the same."),
};
