#ifndef KOSTKA_UI_SCREENS_SCREEN_NOTICE_H
#define KOSTKA_UI_SCREENS_SCREEN_NOTICE_H

#include "ui/kit/screens.h"

/* Reports after a start what of the saved things is not used, and why; any key goes on. Opens only
   if there is something to report. After failed starts the question whether to erase all comes
   next. */
void screen_notice_open(void);

#endif
