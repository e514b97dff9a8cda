#ifndef KOSTKA_TESTS_AVR_VECTORS_H
#define KOSTKA_TESTS_AVR_VECTORS_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "device/workspace.h"

/* Functions that write the vectors, and one function per subject that writes its lines. Every
   function draws its questions from one source of random numbers, so their order counts. */

enum { VECTORS_STEPS = 40, VECTORS_CASES = 200 };

/* The memory of a computation: the workspace, as on the device. */
#define VECTORS_MEMORY(type) ((type *)workspace_take(WORKSPACE_PAGE))

uint32_t random_word(void);
uint8_t random_below(uint8_t limit);
/* Starts the random numbers again. */
struct vector_source *random_restart(void);

void put_text(const char *text);
/* Writes a space and eight digits. */
void put_hex(uint32_t value);
void put_real(struct real value);
void put_bounded(struct bounded value);

/* A subject is not inlined, so that its frame is on the stack only while it runs: the smallest part
   has no room for all frames. */
#define VECTORS_SUBJECT __attribute__((noinline))
VECTORS_SUBJECT void say_fixed(void);
VECTORS_SUBJECT void say_factors(void);
VECTORS_SUBJECT void say_wide(void);
VECTORS_SUBJECT void say_words(void);
VECTORS_SUBJECT void say_generator(void);
VECTORS_SUBJECT void say_derived_throws(void);
VECTORS_SUBJECT void say_compounds(void);
VECTORS_SUBJECT void say_boards(void);
VECTORS_SUBJECT void say_turns(void);
VECTORS_SUBJECT void say_pair_kernels(void);
VECTORS_SUBJECT void say_puzzles(void); /* where the image has puzzles */
VECTORS_SUBJECT void say_chips(void);   /* last, because it may be left out */

#endif
