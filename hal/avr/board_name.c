/* Tells the simulator, which reads the ELF, what the pins are wired to and which fuses the part is
   given; nothing of it is loaded. */
__asm__(".section .kostka.board,\"\",@progbits\n\t"
        ".ascii \"" BOARD_NAME "\"\n\t"
        ".section .kostka.fuses,\"\",@progbits\n\t"
        ".ascii \"" BOARD_FUSES "\"\n\t"
        ".text");
