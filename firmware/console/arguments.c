#include "console/command.h"

#include "device/own_boards.h"
#include "games/penney/patterns.h"
#include "games/tenk/scoring.h"
#include <string.h>

uint8_t console_command;
uint8_t console_value[CONSOLE_VALUES];
uint8_t console_values;
struct console_given console_given;

enum { THROWS_MAXIMUM = 9999, POINTS_OF_TURN = 3000, POINTS_OF_GAME = 9950 };

/* Numbers from ARGUMENT_THROWS on. */
static const FLASH struct {
    uint8_t fault;
    uint8_t least;
    uint16_t most;
} ranges[] = {
    {CONSOLE_THROWS, 0, THROWS_MAXIMUM}, {CONSOLE_POINTS, 0, POINTS_OF_TURN},
    {CONSOLE_POINTS, 0, POINTS_OF_GAME}, {CONSOLE_POINTS, 0, POINTS_OF_GAME},
    {CONSOLE_POINTS, 0, POINTS_OF_GAME}, {CONSOLE_NUMBER_RANGE, 1, DICE_FACES},
    {CONSOLE_NUMBER_RANGE, 1, 32},       {CONSOLE_FACE, 1, BOARD_FACES},
    {CONSOLE_OWN_NUMBER, 1, OWN_BOARDS},
};

static uint8_t read_number(uint8_t argument) {
    uint8_t index = argument - ARGUMENT_THROWS;
    uint16_t most = ranges[index].most;
    uint16_t number = console_number_within(ranges[index].fault, ranges[index].least, most);
    uint8_t steps = number / SCORING_POINTS;

    console_given.number = number;
    if (ranges[index].fault != CONSOLE_POINTS)
        return (uint8_t)number;
    if (steps * SCORING_POINTS != number)
        console_say_numbers(CONSOLE_POINTS, 0, most);
    return steps;
}

static uint8_t read_square(uint8_t argument) {
    uint8_t goal = console_current.goal;
    uint8_t square = (uint8_t)console_number_within(CONSOLE_OFF_BOARD, 0, goal);
    int8_t jump = board_jump_from(&console_current, square);

    if (jump >= 0)
        console_say_numbers(CONSOLE_FOOT_OR_HEAD, square, console_current.jumps[jump].to);
    if (square == goal && argument != ARGUMENT_SQUARE_OR_GOAL &&
        argument != ARGUMENT_SQUARE_OR_GOAL_NEEDED)
        console_say(CONSOLE_OVER);
    return square;
}

/* What it must not be are the values before it. */
static uint8_t read_word(uint8_t argument) {
    const uint8_t *before = &console_value[console_values];
    uint8_t length = console_value[0];
    uint8_t word = PATTERNS_NO_TOSSES;

    for (;;) {
        bool tails = console_accept('T');
        if (!tails && !console_accept('H'))
            break;
        if (word < 2 << PATTERNS_LETTERS_MOST)
            word = (uint8_t)(word << 1 | tails);
    }
    if (word < 1 << PATTERNS_LETTERS_LEAST || word >= 2 << PATTERNS_LETTERS_MOST ||
        console_peek() > ' ')
        console_say(CONSOLE_LETTERS);
    if (argument == ARGUMENT_WORD)
        return word;
    if ((word ^ length) >= (word & length))
        console_say(CONSOLE_LENGTHS);
    if (argument != ARGUMENT_STOP && word == before[-1])
        console_say(CONSOLE_EQUAL_WORDS);
    if (argument == ARGUMENT_THIRD && word == length)
        console_say(CONSOLE_EQUAL_WORDS);
    return word;
}

/* Great parts are solved sooner. */
static void read_coin(void) {
    uint8_t heads = (uint8_t)console_number_within(CONSOLE_NOT_A_COIN, 1, PATTERNS_PARTS_MOST - 1);
    uint8_t parts;

    if (!console_accept('/'))
        console_say(CONSOLE_USAGE);
    parts = (uint8_t)console_number_within(CONSOLE_NOT_A_COIN, heads + 1, PATTERNS_PARTS_MOST);
    if ((uint8_t)(heads * 2) == parts)
        return;
    while ((uint8_t)(parts - 1) < PATTERNS_PARTS_MOST / 2) {
        heads *= 2;
        parts *= 2;
    }
    console_given.coin[0] = heads;
    console_given.coin[1] = parts;
}

static void read_dice(void) {
    uint8_t dice = 0;

    while (console_peek() > ' ') {
        uint8_t face = (uint8_t)(console_peek() - '1');
        if (face >= DICE_FACES || ++dice > DICE_FACES) {
            console_say(CONSOLE_DICE);
            return;
        }
        console_value[console_values + face]++;
        console_at++;
    }
    if (dice == 0)
        console_say(CONSOLE_USAGE);
}

static uint8_t read_value(uint8_t argument) {
    if (argument >= ARGUMENT_THROWS)
        return read_number(argument);
    if (argument == ARGUMENT_COUNT)
        return (uint8_t)console_number_within(CONSOLE_COUNT, 0, console_value[0]);
    if (argument == ARGUMENT_LEVEL)
        return console_choose(argument);
    if (argument <= ARGUMENT_SQUARE || argument >= ARGUMENT_SQUARE_NEEDED)
        return read_square(argument);
    return read_word(argument);
}

static void read_argument(uint8_t argument) {
    if (argument == ARGUMENT_CHANCE)
        console_given.level = console_chance();
    else if (argument == ARGUMENT_DICE)
        read_dice();
    else if (argument == ARGUMENT_COIN || argument == ARGUMENT_COIN_UNSAID)
        read_coin();
    else {
        uint8_t value = read_value(argument);
        if (argument != ARGUMENT_THROWS)
            console_value[console_values++] = value;
    }
    console_end_word();
}

static void forget(void) {
    memset(console_value, 0, sizeof console_value);
    console_values = 0;
    console_given.coin[0] = PATTERNS_PARTS_MOST / 2;
    console_given.coin[1] = PATTERNS_PARTS_MOST;
}

/* After a fault it goes on to the end, as no other will be said. */
void console_read_line(void) {
    const FLASH uint8_t *syntax;
    uint8_t argument;

    forget();
    console_command = console_choose(ARGUMENT_COMMANDS);
    if (console_command >= CONSOLE_COMMANDS) {
        console_say(CONSOLE_UNKNOWN);
        return;
    }
    console_end_word();
    for (syntax = console_syntax(); (argument = *syntax); syntax++) {
        if (argument >= ARGUMENT_REST || (argument < ARGUMENT_RIVAL && !console_peek()))
            return;
        if (argument == ARGUMENT_THIRD && console_peek() <= '9')
            continue;
        if (argument == ARGUMENT_MORE) {
            while (console_peek() && console_values < CONSOLE_MORE)
                read_argument(syntax[-1]);
        } else {
            read_argument(argument);
        }
    }
    if (console_peek())
        console_say(CONSOLE_USAGE);
}
