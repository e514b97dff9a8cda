#ifndef KOSTKA_UI_SCREENS_SCREEN_ERASE_H
#define KOSTKA_UI_SCREENS_SCREEN_ERASE_H

/* Asks whether all that is saved is to be erased; after "yes" the device is as new. */
void screen_erase_open(void);

#endif
