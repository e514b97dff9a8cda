#ifndef KOSTKA_UI_LAB_LAB_FAIR_H
#define KOSTKA_UI_LAB_LAB_FAIR_H

#include "core/number/flash.h"

/* Are the dice of the device fair? The chi-square of 60, 600 or 6,000 throws of one. */
enum lab_fair_length { LAB_FAIR_SHORT, LAB_FAIR_MIDDLE, LAB_FAIR_LONG };

/* In front: such a test, which begins. */
extern void (*const FLASH lab_fair_open)(enum lab_fair_length length) OPTIONAL;

#endif
