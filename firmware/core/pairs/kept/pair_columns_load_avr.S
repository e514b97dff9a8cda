; pair_columns_load of core/pairs/kept/pair_columns.h, whose meaning is that of the C in pair_columns.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

#include "core/pairs/kept/pair_kept_avr.inc"

        .equ WIDTH, 4           ; struct pair_columns; see the assertions in pair_columns.c

; pair_word pair_columns_load(const struct pair_columns *columns [r24], const uint8_t *place [r22])

        .section .text.pair_columns_load,"ax",@progbits
        .global pair_columns_load
pair_columns_load:
        movw r30, r24
        movw r26, r22
        ldd r22, Z+WIDTH
        movw r30, r26
        load_kept
        movw r22, r24
        movw r24, r26
        ret
