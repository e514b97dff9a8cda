; pair_columns_store of core/pairs/kept/pair_columns.h, whose meaning is that of the C in pair_columns.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

#include "core/pairs/kept/pair_kept_avr.inc"

        .equ WIDTH, 4           ; struct pair_columns; see the assertions in pair_columns.c
        .equ HALF, 5

; void pair_columns_store(const struct pair_columns *columns [r24], uint8_t *place [r22],
;                         pair_word value [r18-r21])

        .section .text.pair_columns_store,"ax",@progbits
        .global pair_columns_store
pair_columns_store:
        movw r30, r24
        movw r26, r22
        round_kept Z+HALF
        ldd r22, Z+WIDTH
        put_kept X, r22
        ret
