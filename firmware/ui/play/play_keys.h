#ifndef KOSTKA_UI_PLAY_PLAY_KEYS_H
#define KOSTKA_UI_PLAY_PLAY_KEYS_H

#include "ui/kit/keys.h"
#include <stdbool.h>

/* The keys while a move is waited for: at the game's own page they are the game's, behind it they
   leaf through the pages of odds and change the number of the one in front. */

/* Another moment of the game: no number is being changed. */
void play_keys_forget(void);

/* A key, but right, was pressed, repeated or held. True if what is due is to happen. */
bool play_keys_take(struct key_event event);

/* True if up and down change the number of the page in front. */
bool play_keys_change_number(void);

#endif
