#ifndef KOSTKA_UI_LAB_SCREEN_LAB_SUM_H
#define KOSTKA_UI_LAB_SCREEN_LAB_SUM_H

#include "ui/kit/screens.h"

/* The chance that some dice have a sum, and a curve of those around it. */
extern const FLASH struct screen screen_lab_sum;

#endif
