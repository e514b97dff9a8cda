/* Tells the simulator, which reads the ELF, what the pins are wired to; nothing of it is loaded. */
__asm__(".section .kostka.board,\"\",@progbits\n\t"
        ".ascii \"" BOARD_NAME "\"\n\t"
        ".text");
