#ifndef KOSTKA_UI_LAB_LAB_FAIR_H
#define KOSTKA_UI_LAB_LAB_FAIR_H

#include "core/number/flash.h"

/* Tests whether the dice of the device are fair: the chi-square of 60, 600 or 6,000 throws of
   one. */
enum lab_fair_length { LAB_FAIR_SHORT, LAB_FAIR_MIDDLE, LAB_FAIR_LONG };

/* Begins a test and puts it in front. */
extern void (*const FLASH lab_fair_open)(enum lab_fair_length length) OPTIONAL;

#endif
