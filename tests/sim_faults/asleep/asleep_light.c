/* fault: power-down with the light on */
#include "asleep.h"

int main(void) {
    power_down();
    rest();
}
