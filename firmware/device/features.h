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

/* Boards of one's own, where there is a way to make them. */
#define HAS_OWN_BOARDS (HAS_EDITOR || HAS_CONSOLE)

#endif
