#ifndef KOSTKA_UI_LAB_SCREEN_LAB_FAIR_H
#define KOSTKA_UI_LAB_SCREEN_LAB_FAIR_H

#include "ui/kit/screens.h"

/* Throws one die of six faces, whichever the lab has chosen, many times and tells by the chi-square
 * test of Pearson whether it looks fair. */
extern const FLASH struct screen screen_lab_fair;

/* How many throws: 60, 600 or 6,000. */
enum lab_fair_length { LAB_FAIR_SHORT, LAB_FAIR_MIDDLE, LAB_FAIR_LONG };

/* Before the screen is put in front: a test of that length begins. */
void lab_fair_open(enum lab_fair_length length);

#endif
