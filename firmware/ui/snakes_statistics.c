#include "ui/snakes_statistics.h"

#include "hal/lcd.h"
#include "text/text.h"
#include "ui/display.h"
#include "ui/snakes_curve.h"
#include "ui/snakes_table.h"

enum { LISTED = 2, HALF_WIDTH = LCD_COLUMNS / 2 };

uint8_t snakes_numbers[SNAKES_NUMBERS] = {[SNAKES_THROWS] = 6, [SNAKES_SQUARE] = 1};
uint8_t snakes_progress;

static union {
    struct real real[2];
    probability_t probability[SNAKES_PLAYERS];
    uint16_t throws[3];
    struct {
        uint8_t square;
        probability_t probability;
    } listed[LISTED];
} result;

static uint8_t token(void) {
    return snakes_game.square[snakes_game.turn];
}

static uint8_t part_of(probability_t probability) {
    return (uint8_t)(probability >> 23);
}

static void put_player(uint8_t player) {
    text_character('P');
    text_unsigned(player + 1UL);
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

    snakes_progress = part_of(PROBABILITY_ONE - contest->open);
    for (uint8_t after = 0; after < snakes_game.players; after++)
        result.probability[thrower(after)] = contest->wins[after];
    return settled;
}

void snakes_draw_odds(void) {
    for (uint8_t player = 0; player < snakes_game.players; player++) {
        display_at(1, (uint8_t)(player * HALF_WIDTH));
        text_percent(result.probability[player], 2);
    }
}

static void odds_draw(void) {
    static const FLASH char wins[] = " wins   ";

    for (uint8_t player = 0; player < snakes_game.players; player++) {
        display_at(player, 0);
        put_player(player);
        text_flash(wins);
        text_percent(result.probability[player], 2);
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

static void chances_draw(void) {
    static const FLASH char names[] = "up  \0down\0home";
    static const FLASH uint8_t steps[] = {BOARD_LADDER, BOARD_SNAKE, BOARD_FINISHED};

    for (uint8_t i = 0; i < 3; i++) {
        uint8_t sixths = 0;
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            struct board_move move = board_throw(&snakes_board, token(), face);
            bool home = move.landing == snakes_board.goal;
            sixths += steps[i] == BOARD_FINISHED ? home : move.step == steps[i] && !home;
        }
        display_text(i / 2, (uint8_t)(i % 2 * HALF_WIDTH), &names[i * 5]);
        text_percent(PROBABILITY_ONE / 6 * sixths + sixths / 2, 0);
    }
}

/* ---- throws to go ---- */

static void expected_start(union workspace *workspace) {
    absorption_start(&workspace->absorption, &snakes_board, ABSORPTION_VARIANCE, 0);
}

static bool expected_step(union workspace *workspace) {
    struct absorption *absorption = &workspace->absorption;

    snakes_progress = absorption_fraction(absorption);
    if (absorption_step(absorption) == ABSORPTION_WORKING)
        return false;
    result.real[0] = absorption_at(absorption, ABSORPTION_EXPECTED, token());
    result.real[1] = fixed_square_root(absorption_at(absorption, ABSORPTION_VARIANCE, token()));
    return true;
}

static void expected_draw(void) {
    static const FLASH char expected[] = "To go ";
    static const FLASH char spread[] = "+-";

    display_text(0, 0, expected);
    text_real(result.real[0], 6);
    display_text(1, 4, spread);
    text_real(result.real[1], 6);
}

static void within_start(union workspace *workspace) {
    race_start(&workspace->duration.race, &snakes_board);
    result.probability[0] = 0;
    result.probability[1] = 0;
}

static bool within_step(union workspace *workspace) {
    struct race *race = &workspace->duration.race;

    if (race->throws == snakes_numbers[SNAKES_THROWS])
        return true;
    race_step(race);
    result.probability[1] = race->within[token()] - result.probability[0];
    result.probability[0] = race->within[token()];
    snakes_progress = (uint8_t)(race->throws * 2);
    return false;
}

static void within_draw(void) {
    static const FLASH char within[] = "<=";
    static const FLASH char exactly[] = "just ";

    display_text(0, 0, within);
    text_unsigned(snakes_numbers[SNAKES_THROWS]);
    display_at(0, 5);
    text_probability(result.probability[0], 6);
    display_text(1, 0, exactly);
    text_probability(result.probability[1], 6);
}

static void draw_curve_start(union workspace *workspace) {
    curve_start(&workspace->duration.race, &snakes_board);
}

static bool draw_curve_step(union workspace *workspace) {
    struct race *race = &workspace->duration.race;

    snakes_progress = part_of(race->within[token()]);
    return curve_step(race, token());
}

static void points_start(union workspace *workspace) {
    duration_start(&workspace->duration, &snakes_board, token());
}

static bool points_step(union workspace *workspace) {
    struct duration *duration = &workspace->duration;

    snakes_progress = part_of(duration->race.within[token()]);
    if (!duration_step(duration))
        return false;
    result.throws[0] = duration->likeliest;
    result.throws[1] = duration->quantile[0];
    result.throws[2] = duration->quantile[1];
    return true;
}

static void points_draw(void) {
    static const FLASH char names[] = "mode\0half\00090% ";
    static const FLASH char fewest[] = "min";

    display_text(0, 0, fewest);
    text_padded(board_soonest(&snakes_board, token()), 4);
    for (uint8_t i = 0; i < 3; i++) {
        display_text((i + 1) / 2, (uint8_t)((i + 1) % 2 * HALF_WIDTH), &names[i * 5]);
        text_padded(result.throws[i], 4);
    }
}

static void tail_page_start(union workspace *workspace) {
    tail_start(&workspace->tail, &snakes_board, token());
}

static bool tail_page_step(union workspace *workspace) {
    bool settled = tail_step(&workspace->tail);

    snakes_progress = workspace->tail.steps > 255 ? 255 : (uint8_t)workspace->tail.steps;
    result.probability[0] = workspace->tail.ratio;
    return settled;
}

static void tail_draw(void) {
    static const FLASH char title[] = "Long games go on";

    display_text(0, 0, title);
    display_at(1, 4);
    text_probability(result.probability[0], 6);
}

/* ---- squares ---- */

static void place_page_start(union workspace *workspace) {
    place_start(&workspace->place, &snakes_board, token());
}

/* Keeps the most probable squares, the best first. */
static void list_squares(const struct place *place) {
    for (uint8_t i = 0; i < LISTED; i++)
        result.listed[i].probability = 0;
    for (uint8_t square = 0; square <= snakes_board.goal; square++) {
        uint8_t i = LISTED - 1;
        if (place->at[square] <= result.listed[i].probability)
            continue;
        if (place->at[square] > result.listed[0].probability) {
            result.listed[1] = result.listed[0];
            i = 0;
        }
        result.listed[i].square = square;
        result.listed[i].probability = place->at[square];
    }
}

static bool place_page_step(union workspace *workspace) {
    struct place *place = &workspace->place;

    if (place->throws == snakes_numbers[SNAKES_THROWS]) {
        list_squares(place);
        return true;
    }
    place_step(place);
    snakes_progress = (uint8_t)(place->throws * 2);
    return false;
}

static void place_draw(void) {
    static const FLASH char after[] = "After ";

    display_text(0, 0, after);
    text_unsigned(snakes_numbers[SNAKES_THROWS]);
    for (uint8_t i = 0; i < LISTED && result.listed[i].probability; i++) {
        display_at(1, (uint8_t)(i * HALF_WIDTH));
        text_unsigned(result.listed[i].square);
        text_character(':');
        text_percent(result.listed[i].probability, 0);
    }
}

static void visits_start(union workspace *workspace) {
    absorption_start(&workspace->absorption, &snakes_board, ABSORPTION_VISITS, token());
}

static bool visits_step(union workspace *workspace) {
    struct absorption *absorption = &workspace->absorption;

    snakes_progress = absorption_fraction(absorption);
    if (absorption_step(absorption) == ABSORPTION_WORKING)
        return false;
    result.real[0] = absorption_at(absorption, ABSORPTION_VISITS, snakes_numbers[SNAKES_SQUARE]);
    return true;
}

static void visits_draw(void) {
    static const FLASH char square[] = "Square ";
    static const FLASH char visits[] = " visits";

    display_text(0, 0, square);
    text_unsigned(snakes_numbers[SNAKES_SQUARE]);
    display_at(1, 0);
    text_real(result.real[0], 6);
    text_flash(visits);
}

static const FLASH char odds_help[] =
    "How likely each player is to win from here, the next to throw first.";
static const FLASH char faces_help[] = "Where each face leads: ^ ladder, v snake, = stays, * home.";
static const FLASH char chances_help[] =
    "Chances of the next throw: up a ladder, down a snake, home.";
static const FLASH char expected_help[] = "Throws still expected, and their standard deviation.";
static const FLASH char within_help[] = "Chance to be home within so many throws, and in just as "
                                        "many. OK, then up or down changes them.";
static const FLASH char curve_help[] =
    "Chance to be home, bar by bar, up to the throws named left.";
static const FLASH char points_help[] =
    "Fewest throws, most likely number, half and nine tenths of all games.";
static const FLASH char tail_help[] = "Chance that a long unfinished game survives one more throw.";
static const FLASH char place_help[] =
    "The likeliest squares after so many throws. OK, then up or down changes them.";
static const FLASH char visits_help[] =
    "How often a token is expected on a square. OK, then up or down changes it.";

const FLASH struct snakes_statistic snakes_statistics[] = {
    {odds_start, odds_step, snakes_draw_odds, odds_help, SNAKES_NO_NUMBER},
    {nothing_start, nothing_step, faces_draw, faces_help, SNAKES_NO_NUMBER},
    {nothing_start, nothing_step, chances_draw, chances_help, SNAKES_NO_NUMBER},
    {expected_start, expected_step, expected_draw, expected_help, SNAKES_NO_NUMBER},
    {within_start, within_step, within_draw, within_help, SNAKES_THROWS},
    {draw_curve_start, draw_curve_step, curve_draw, curve_help, SNAKES_NO_NUMBER},
    {points_start, points_step, points_draw, points_help, SNAKES_NO_NUMBER},
    {tail_page_start, tail_page_step, tail_draw, tail_help, SNAKES_NO_NUMBER},
    {place_page_start, place_page_step, place_draw, place_help, SNAKES_THROWS},
    {visits_start, visits_step, visits_draw, visits_help, SNAKES_SQUARE},
    {odds_start, odds_step, odds_draw, odds_help, SNAKES_NO_NUMBER},
};
