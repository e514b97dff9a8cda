/* fault: fuses: CKDIV8 divides the clock by 8 */
#include "faulty_program.h"

__asm__(".section .kostka.fuses,\"\",@progbits\n\t"
        ".ascii \"-U lfuse:w:0x7F:m -U hfuse:w:0xD6:m -U efuse:w:0xFC:m\"\n\t"
        ".text");

int main(void) {
    rest();
}
