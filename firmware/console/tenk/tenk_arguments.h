#ifndef KOSTKA_CONSOLE_TENK_TENK_ARGUMENTS_H
#define KOSTKA_CONSOLE_TENK_TENK_ARGUMENTS_H

#include "console/command.h"
#include "console/parser.h"
#include "games/tenk/scoring.h"

/* What commands of ten thousand read and say alike; to be read as in console/parser.h. */

/* A throw, one to six digits 1..6: how many dice show each face. */
bool parse_thrown(struct console_call *call, uint8_t count[DICE_FACES]);

/* 0..most points, as steps of 50. */
bool parse_points(struct console_call *call, uint16_t most, uint8_t *steps);

/* The dice that a choice sets aside, as digits. */
void console_say_aside(const struct scoring *scoring);

/* The files of commands behind the first, in the order in which help lists them. */
extern const FLASH struct command_table tenk_advice_commands;

#endif
