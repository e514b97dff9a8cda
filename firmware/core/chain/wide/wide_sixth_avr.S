; The sixth of core/chain/wide/wide_window.h; its meaning is that of the C in wide_window.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C the spread of chutes takes 1,971,000 cycles instead of 1,866,000.

#include "core/number/stack_avr.inc"

; uint64_t wide_sixth(uint64_t sum [r18-r25])
;
; r8-r16, r19-r22 and T as in core/number/sum_sixth_avr.S. The upper half first, in r7, r17, r24, r25
; afterwards; its rest goes before the lower one, in r30, r31, r26, r27 until then.

        .section .text.wide_sixth,"ax",@progbits
        .global wide_sixth
wide_sixth:
        push_all 7, 17
        movw r30, r18
        movw r26, r20
        call sum_prepare
        movw r8, r22
        movw r10, r24
        clr r13
        inc r13
        call sum_divide
        mov r7, r19
        mov r17, r20
        mov r24, r21
        mov r25, r22
        mov r12, r13
        dec r12
        clr r13
        inc r13
        movw r8, r30
        movw r10, r26
        call sum_divide
        mov r18, r19
        mov r19, r20
        mov r20, r21
        mov r21, r22
        mov r22, r7
        mov r23, r17
        clr r1
        pop_all 7, 17
        ret
