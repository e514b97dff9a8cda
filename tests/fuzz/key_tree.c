/* All sequences of keys to a depth, from the main menu on, on the fakes of the host under
   sanitizers. Before each key the device is put back to where the earlier keys have led. usage:
   key_tree DEPTH */

#include "fuzz/shown_cells.h"
#include "hal/host/fake.h"
#include "loop.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Pictures are told apart by so many bits of a hash, so too few may be counted as different. */
enum { PICTURE_BITS = 20 };

enum { DEEPEST = 12, START = 8000, PERIOD = 6, DOWN = 5, UP = 5, NOBODY = 1023, KEYS = 5 };

static const uint16_t levels[KEYS] = {0, 144, 329, 504, 741};

/* All memory of the program except its stack and heap. The tree keeps its own data on the stack. */
extern char __data_start, _end;

struct tree {
    unsigned depth;
    char *saved[DEEPEST + 1]; /* the device before the key of each depth */
    unsigned long sequences;
    char keys[DEEPEST + 1];
    unsigned long pictures; /* different ones */
    uint8_t *seen;
};

/* Does not use memcpy, because the address sanitizer keeps it from the gaps between variables. */
__attribute__((no_sanitize("address", "undefined"))) static void copy(char *to, const char *from) {
    size_t words = (size_t)(&_end - &__data_start) / sizeof(uint64_t);
    uint64_t *target = (void *)to;
    const uint64_t *source = (const void *)from;
    for (size_t i = 0; i < words; i++) {
        target[i] = source[i];
    }
}

static void wait(unsigned passes) {
    while (passes--) {
        fake_clock_advance(PERIOD);
        loop_pass();
    }
}

static void press(uint16_t level) {
    fake_buttons_set(level);
    wait(DOWN);
    fake_buttons_set(NOBODY);
    wait(UP);
    fake_serial_clear_output();
}

static void look(struct tree *tree) {
    uint32_t hash = shown_cells_hash() >> (32 - PICTURE_BITS);
    if (!shown_cells_are_drawn()) {
        fprintf(stderr, "a cell that nobody means after the keys %s\n", tree->keys);
        exit(EXIT_FAILURE);
    }
    tree->pictures += !tree->seen[hash];
    tree->seen[hash] = 1;
}

static void grow(struct tree *tree, unsigned at) {
    if (at == tree->depth) {
        tree->sequences++;
        return;
    }
    copy(tree->saved[at], &__data_start);
    for (unsigned key = 0; key < KEYS; key++) {
        tree->keys[at] = "rudls"[key];
        press(levels[key]);
        look(tree);
        grow(tree, at + 1);
        copy(&__data_start, tree->saved[at]);
    }
    tree->keys[at] = 0;
}

int main(int argc, char **argv) {
    struct tree tree;
    memset(&tree, 0, sizeof tree);
    tree.depth = argc == 2 ? (unsigned)strtoul(argv[1], NULL, 10) : 0;
    if (tree.depth < 1 || tree.depth > DEEPEST) {
        fprintf(stderr, "usage: key_tree DEPTH, 1 to %u\n", DEEPEST);
        return 2;
    }
    for (unsigned i = 0; i < tree.depth; i++) {
        tree.saved[i] = malloc((size_t)(&_end - &__data_start));
    }
    tree.seen = calloc(1u << PICTURE_BITS, 1);
    if (!tree.seen || !tree.saved[tree.depth - 1]) {
        abort();
    }
    fake_reset_all();
    loop_start();
    for (unsigned i = 0; i < START; i++) {
        fake_clock_advance(1);
        loop_pass();
    }
    grow(&tree, 0);
    printf("measured all %lu sequences of %u keys, %lu different pictures, no violation\n",
           tree.sequences, tree.depth, tree.pictures);
    free(tree.seen);
    for (unsigned i = 0; i < tree.depth; i++) {
        free(tree.saved[i]);
    }
    return 0;
}
