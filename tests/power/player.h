#ifndef KOSTKA_TESTS_POWER_PLAYER_H
#define KOSTKA_TESTS_POWER_PLAYER_H

#include "machine/machine.h"
#include <stdbool.h>

/* Somebody at the keys and the console of a simulated device, who does all that is saved. */

struct player {
    struct machine *machine;
    struct prng prng;
    void (*watch)(void *context); /* called ten times a millisecond; may be NULL */
    void *context;
};

/* Lets time pass, in milliseconds. False when the machine has stopped. */
bool player_wait(struct player *player, unsigned milliseconds);

/* Presses a key once. */
void player_press(struct player *player, enum view_key key);

/* Whether a row of the LCD has the text, in the LCD's codes (0x7E is the arrow to the right). */
bool player_sees(const struct player *player, const char *text);

/* Waits until it has, so long at most. */
bool player_awaits(struct player *player, const char *text, unsigned milliseconds);

/* Down to the line of a list that begins so. False if it is not found. */
bool player_finds(struct player *player, const char *line);

/* From wherever: the line of the main menu that begins so, opened. False if it is not found. */
bool player_opens(struct player *player, const char *line);

/* The same, and not the game but its setup. */
bool player_sets_up(struct player *player, const char *line);

/* Something that is saved, whatever it be: a game, settings, another keypad, a board, a graph. */
void player_does_something(struct player *player);

#endif
