/* fault: stack at */
#include "faulty_program.h"

static volatile uint8_t data[1900];

static __attribute__((noinline)) uint16_t deeper(uint16_t level) {
    volatile uint8_t room[16];
    room[0] = (uint8_t)level;
    return level ? deeper(level - 1) + room[0] : data[0];
}

int main(void) {
    data[1] = (uint8_t)deeper(40);
    rest();
}
