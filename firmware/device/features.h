#ifndef KOSTKA_DEVICE_FEATURES_H
#define KOSTKA_DEVICE_FEATURES_H

/* Whether the image has a feature, each of which is a folder or a file: the makefile says so
   (FEATURES). Where it says nothing all are there. */

#if !defined(HAS_LAB)
#define HAS_LAB 1
#endif
#if !defined(HAS_EDITOR)
#define HAS_EDITOR 1
#endif
#if !defined(HAS_CONSOLE)
#define HAS_CONSOLE 1
#endif
#if !defined(HAS_ATTRACT)
#define HAS_ATTRACT 1
#endif
#if !defined(HAS_SELF_TEST)
#define HAS_SELF_TEST 1
#endif
#if !defined(HAS_PROOF)
#define HAS_PROOF 1
#endif
#if !defined(HAS_PUZZLES)
#define HAS_PUZZLES 1
#endif
#if !defined(HAS_REVIEW)
#define HAS_REVIEW 1
#endif
#if !defined(HAS_COACH)
#define HAS_COACH 1
#endif
#if HAS_COACH && !HAS_REVIEW
#error "the coach knows chances from the review"
#endif

/* Not a choice but a part of the board: an LCD on a bus, which may not answer (hal/lcd.h). */
#if !defined(HAS_BACKPACK)
#define HAS_BACKPACK 1
#endif

/* Boards of one's own, where there is a way to make them. */
#define HAS_OWN_BOARDS (HAS_EDITOR || HAS_CONSOLE)

#endif
