#ifndef KOSTKA_UI_SCREENS_SCREEN_MENU_H
#define KOSTKA_UI_SCREENS_SCREEN_MENU_H

/* The menu: the games of this image, then what is no game. Select plays: it continues the game of
   that kind that is under way, and otherwise begins one as it was last set up. Right leads to the
   setup. It takes the place of the screen in front, with the cursor at the game last played if that
   goes on, otherwise at the first. */
void menu_open(void);

/* While the menu is in front: what select does. */
void menu_play(void);

#endif
