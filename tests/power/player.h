#ifndef KOSTKA_TESTS_POWER_PLAYER_H
#define KOSTKA_TESTS_POWER_PLAYER_H

#include "machine/machine.h"
#include <stdbool.h>

/* A player at the keys and the console of a simulated device, who does everything that is saved. */

struct player {
    struct machine *machine;
    struct prng prng;
    void (*watch)(void *context); /* called ten times a millisecond; may be NULL */
    void *context;
};

/* Lets time pass, in milliseconds. False: the machine has stopped. */
bool player_wait(struct player *player, unsigned milliseconds);

/* Presses a key once. */
void player_press(struct player *player, enum view_key key);

/* True if a row of the LCD has the text, in the LCD's codes (0x7E is the arrow to the right). */
bool player_sees(const struct player *player, const char *text);

/* Waits until a row has the text, at most so long; false: it never had. */
bool player_awaits(struct player *player, const char *text, unsigned milliseconds);

/* Goes down to the line of a list that begins with this text. False: it is not found. */
bool player_finds(struct player *player, const char *line);

/* Opens the line of the main menu that begins with this text, from any screen. False: it is not
   found. */
bool player_opens(struct player *player, const char *line);

/* The same, but opens the setup of the game. */
bool player_sets_up(struct player *player, const char *line);

/* Does something that is saved: a game, settings, another keypad, a board, a graph. */
void player_does_something(struct player *player);

#endif
