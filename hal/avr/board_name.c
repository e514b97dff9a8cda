/* For the simulator, which reads the ELF: the board, which says how the pins are wired, and the
   fuses of the part. Nothing of it is loaded. */
__asm__(".section .kostka.board,\"\",@progbits\n\t"
        ".ascii \"" BOARD_NAME "\"\n\t"
        ".section .kostka.fuses,\"\",@progbits\n\t"
        ".ascii \"" BOARD_FUSES "\"\n\t"
        ".text");
