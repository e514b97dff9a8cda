#include "ui/snakes_statistics.h"

#include "hal/lcd.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/snakes_curve.h"
#include "ui/snakes_table.h"
#include <stddef.h>

enum { HALF_WIDTH = LCD_COLUMNS / 2 };

/* What a page shows, in the order of its layout; whole numbers and probabilities are reals too. */
enum { RESULTS = 4 };
static struct real results[RESULTS];

uint8_t snakes_numbers[SNAKES_NUMBERS] = {[SNAKES_THROWS] = 6, [SNAKES_SQUARE] = 1};
uint8_t snakes_progress;

static uint8_t token(void) {
    return snakes_game.square[snakes_game.turn];
}

static void show(uint8_t place, uint32_t mantissa, uint8_t fraction_bits) {
    results[place].mantissa = mantissa;
    results[place].fraction_bits = fraction_bits;
}

static void show_chance(uint8_t place, probability_t probability) {
    show(place, probability, PROBABILITY_BITS);
}

static bool progress(probability_t done, bool ready) {
    snakes_progress = (uint8_t)(done >> 23);
    return ready;
}

/* ---- who wins ---- */

static uint8_t thrower(uint8_t after) {
    uint8_t player = (uint8_t)(snakes_game.turn + after);

    return player < snakes_game.players ? player : (uint8_t)(player - snakes_game.players);
}

static void odds_start(union workspace *workspace) {
    uint8_t square[SNAKES_PLAYERS];

    for (uint8_t after = 0; after < snakes_game.players; after++)
        square[after] = snakes_game.square[thrower(after)];
    contest_start(&workspace->contest, &snakes_board, snakes_game.players, square);
}

static bool odds_step(union workspace *workspace) {
    struct contest *contest = &workspace->contest;
    bool settled = contest_step(contest);

    for (uint8_t after = 0; after < snakes_game.players; after++)
        show_chance(thrower(after), contest->wins[after]);
    return progress(PROBABILITY_ONE - contest->open, settled);
}

void snakes_draw_odds(void) {
    for (uint8_t player = 0; player < snakes_game.players; player++) {
        display_at(1, (uint8_t)(player * HALF_WIDTH));
        text_percent(results[player].mantissa, 2);
    }
}

/* ---- the next throw ---- */

static void nothing_start(union workspace *workspace) {
    (void)workspace;
}

static bool nothing_step(union workspace *workspace) {
    (void)workspace;
    return true;
}

/* Three faces a row: face, landing, and what happens there. */
static void faces_draw(void) {
    static const FLASH char marks[] = " ^v=*";

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct board_move move = board_throw(&snakes_board, token(), face);
        display_at(face > 3, (uint8_t)((face - 1) % 3 * 5));
        text_unsigned(face);
        text_character(':');
        text_unsigned(move.landing);
        text_character(marks[move.step]);
    }
}

static bool chances_step(union workspace *workspace) {
    uint8_t faces[BOARD_FINISHED + 1] = {0};

    (void)workspace;
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct board_move move = board_throw(&snakes_board, token(), face);
        faces[move.landing == snakes_board.goal ? BOARD_FINISHED : move.step]++;
    }
    show_chance(0, fixed_ratio(faces[BOARD_LADDER], BOARD_FACES, PROBABILITY_BITS));
    show_chance(1, fixed_ratio(faces[BOARD_SNAKE], BOARD_FACES, PROBABILITY_BITS));
    show_chance(2, fixed_ratio(faces[BOARD_FINISHED], BOARD_FACES, PROBABILITY_BITS));
    return true;
}

/* ---- throws to go ---- */

static void expected_start(union workspace *workspace) {
    absorption_start(&workspace->absorption, &snakes_board, ABSORPTION_VARIANCE, 0);
}

/* The results are read one a slice. */
static bool absorbed(struct absorption *absorption) {
    snakes_progress = absorption_fraction(absorption);
    return absorption_step(absorption) != ABSORPTION_WORKING;
}

static bool expected_step(union workspace *workspace) {
    struct absorption *absorption = &workspace->absorption;

    if (!absorbed(absorption))
        return false;
    results[0] = absorption_at(absorption, ABSORPTION_EXPECTED, token());
    results[1] = fixed_square_root(absorption_at(absorption, ABSORPTION_VARIANCE, token()));
    return true;
}

static void visits_start(union workspace *workspace) {
    absorption_start(&workspace->absorption, &snakes_board, ABSORPTION_VISITS, token());
}

static bool visits_step(union workspace *workspace) {
    struct absorption *absorption = &workspace->absorption;

    if (!absorbed(absorption))
        return false;
    results[0] = absorption_at(absorption, ABSORPTION_VISITS, snakes_numbers[SNAKES_SQUARE]);
    return true;
}

static void race_page_start(union workspace *workspace) {
    duration_start(&workspace->duration, &snakes_board, token());
}

static bool within_step(union workspace *workspace) {
    struct duration *duration = &workspace->duration;

    if (duration->race.throws == snakes_numbers[SNAKES_THROWS])
        return true;
    duration_step(duration);
    show_chance(0, duration->race.within[token()]);
    show_chance(1, duration->exactly);
    snakes_progress = (uint8_t)(2 * duration->race.throws);
    return false;
}

static void curve_page_start(union workspace *workspace) {
    curve_start(&workspace->duration.race, &snakes_board);
}

static bool curve_page_step(union workspace *workspace) {
    struct race *race = &workspace->duration.race;

    return progress(race->within[token()], curve_step(race, token()));
}

static bool points_step(union workspace *workspace) {
    struct duration *duration = &workspace->duration;

    if (!duration_step(duration))
        return progress(duration->race.within[token()], false);
    show(0, board_soonest(&snakes_board, token()), 0);
    show(1, duration->likeliest, 0);
    show(2, duration->quantile[0], 0);
    show(3, duration->quantile[1], 0);
    return true;
}

static void tail_page_start(union workspace *workspace) {
    tail_start(&workspace->tail, &snakes_board, token());
}

static bool tail_page_step(union workspace *workspace) {
    struct tail *tail = &workspace->tail;
    bool settled = tail_step(tail);

    show_chance(0, tail->ratio);
    snakes_progress = (uint8_t)tail->place.throws;
    return settled;
}

static void place_page_start(union workspace *workspace) {
    place_start(&workspace->place, &snakes_board, token());
}

/* The two most probable squares; the values in the workspace are used up on the way. */
static bool place_page_step(union workspace *workspace) {
    struct place *place = &workspace->place;

    snakes_progress = (uint8_t)(2 * place->throws);
    if (place->throws != snakes_numbers[SNAKES_THROWS]) {
        place_step(place);
        return false;
    }
    for (uint8_t i = 0; i < RESULTS; i += 2) {
        uint8_t best = 0;
        for (uint8_t square = 1; square <= snakes_board.goal; square++) {
            if (place->at[square] > place->at[best])
                best = square;
        }
        show(i, best, 0);
        show_chance(i + 1, place->at[best]);
        place->at[best] = 0;
    }
    return true;
}

/* ---- layouts ----
   Text with control codes: \n begins the second row, \1 .. \7 show the next result with 0 .. 6
   digits after the point, \10 shows it in per cent, \11 the number that the user chose. */

static const FLASH char odds_layout[] = "P1 wins \10\nP2 wins \10";
static const FLASH char chances_layout[] = "up\10 down\10\nhome\10";
static const FLASH char expected_layout[] = "To go \7\n    +-\7";
static const FLASH char within_layout[] = "<=\11  \7\njust \7";
static const FLASH char points_layout[] = "min \1  mode \1\nhalf \1  90% \1";
static const FLASH char tail_layout[] = "Long games go on\n\7";
static const FLASH char place_layout[] = "After \11 throws\n\1:\10 \1:\10";
static const FLASH char visits_layout[] = "Square \11\n\7 visits";

static void draw_code(char code, uint8_t *result, uint8_t number) {
    if (code == '\n')
        display_at(1, 0);
    else if (code == '\11')
        text_unsigned(snakes_numbers[number]);
    else if (code == '\10')
        text_percent(results[(*result)++].mantissa, 0);
    else if (code <= '\7')
        text_real(results[(*result)++], (uint8_t)(code - 1));
    else
        text_character(code);
}

void snakes_statistics_draw(uint8_t page) {
    const FLASH struct snakes_statistic *statistic = &snakes_statistics[page];
    const FLASH char *layout = statistic->layout;
    uint8_t result = 0;

    if (layout == NULL) {
        statistic->draw();
        return;
    }
    display_at(0, 0);
    for (; *layout; layout++)
        draw_code(*layout, &result, statistic->number);
}

static const FLASH char odds_help[] = "Chance to win from here.";
static const FLASH char faces_help[] = "Where each face leads: ^ ladder, v snake, = stays, * home.";
static const FLASH char chances_help[] = "The next throw: up a ladder, down a snake, home.";
static const FLASH char expected_help[] =
    "Expected throws to the goal and their standard deviation.";
static const FLASH char within_help[] =
    "Home within so many throws, and in just as many. OK changes it.";
static const FLASH char curve_help[] = "Chance to be home, up to the throws on the left.";
static const FLASH char points_help[] = "Throws: fewest, likeliest, half and 90% of all games.";
static const FLASH char tail_help[] = "Chance that a long game survives one more throw.";
static const FLASH char place_help[] = "The likeliest squares after so many throws. OK changes it.";
static const FLASH char visits_help[] = "Expected throws made from a square. OK changes it.";

const FLASH struct snakes_statistic snakes_statistics[] = {
    {odds_start, odds_step, NULL, odds_layout, odds_help, SNAKES_NO_NUMBER},
    {nothing_start, nothing_step, faces_draw, NULL, faces_help, SNAKES_NO_NUMBER},
    {nothing_start, chances_step, NULL, chances_layout, chances_help, SNAKES_NO_NUMBER},
    {expected_start, expected_step, NULL, expected_layout, expected_help, SNAKES_NO_NUMBER},
    {race_page_start, within_step, NULL, within_layout, within_help, SNAKES_THROWS},
    {curve_page_start, curve_page_step, curve_draw, NULL, curve_help, SNAKES_NO_NUMBER},
    {race_page_start, points_step, NULL, points_layout, points_help, SNAKES_NO_NUMBER},
    {tail_page_start, tail_page_step, NULL, tail_layout, tail_help, SNAKES_NO_NUMBER},
    {place_page_start, place_page_step, NULL, place_layout, place_help, SNAKES_THROWS},
    {visits_start, visits_step, NULL, visits_layout, visits_help, SNAKES_SQUARE},
    {odds_start, odds_step, NULL, odds_layout, odds_help, SNAKES_NO_NUMBER},
};
