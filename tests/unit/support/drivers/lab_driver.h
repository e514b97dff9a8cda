#ifndef KOSTKA_TESTS_SUPPORT_LAB_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_LAB_DRIVER_H

#include <stddef.h>
#include <stdint.h>

/* The dice lab as its user works it. */

/* The faces of the dice, by their place in the menu. */
enum { LAB_DICE = 6, LAB_USUAL = 1 };
extern const uint8_t lab_faces[LAB_DICE];

/* In the menu of the lab, chooses the dice in this place. */
void lab_choose_dice(size_t place);

/* Starts a device and opens the lab with dice of six faces. A set-up function of tests. */
int lab_open(void **state);

#endif
