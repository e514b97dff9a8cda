#ifndef KOSTKA_UI_SCREENS_SCREEN_NOTICE_H
#define KOSTKA_UI_SCREENS_SCREEN_NOTICE_H

#include "ui/kit/screens.h"

/* Says what of the saved things is not used after this start, and why; any key goes on. */
extern const FLASH struct screen screen_notice;

/* Puts in front what a start has to tell, if anything: first this screen; after failed starts the
   question whether to erase all comes next. */
void screen_notice_open(void);

#endif
