#ifndef KOSTKA_UI_SCREENS_SCREEN_MENU_H
#define KOSTKA_UI_SCREENS_SCREEN_MENU_H

/* The menu: the games of this image, then the other lines. Select plays: it continues a game of
   that kind that is under way, or begins one as it was last set up. Right leads to the setup.
   menu_open replaces the screen in front, and puts the cursor on the game last played if that goes
   on, otherwise on the first. */
void menu_open(void);

/* Does what select does. The menu must be in front. */
void menu_play(void);

#endif
