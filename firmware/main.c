#include "loop.h"

int main(void) {
    loop_start();
    for (;;) {
        loop_pass();
    }
}
