#ifndef KOSTKA_TESTS_STACK_PAGES_H
#define KOSTKA_TESTS_STACK_PAGES_H

/* A program that calls through two fields of tables. The programs that include it differ only in
   the lines that explain the fields. */

#include "stack_program.h"

struct page {
    uint8_t number;
    void (*start)(void);
    void (*draw)(void);
};

LEAF(small, 10)
LEAF(large, 40)
LEAF(largest, 90)

static const __flash struct page first = {1, small, largest};
static const __flash struct page second = {2, large, small};

FUNCTION void start(const __flash struct page *page) {
    volatile uint8_t kept[20];
    kept[byte % 20] = byte;
    page->start();
    byte = kept[byte % 20];
}

FUNCTION void draw(const __flash struct page *page) {
    page->draw();
}

int main(void) {
    start(byte == 7 ? &first : &second);
    if (byte != 77) {
        draw(byte != 7 ? &first : &second);
    }
    for (;;) {
    }
}

#endif
