; void window_unit_throw(struct window_unit *unit [r24]) of core/window/window_unit.h; its meaning is
; that of the C in window_unit.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C a step of P(finished within m) on chutes takes 6,140 cycles, and 6,000 is the
; limit (make bench: step).
;
; The sixth of the upper half, then that of its remainder and the lower half: sum_divide
; (core/number/sum_sixth_avr.S), which has the sum in r8-r12, 1 + what is owed in r13, and answers in
; r19-r22. Then doubled until the highest bit is set.

#include "core/number/stack_avr.inc"

        .section .text.window_unit_throw,"ax",@progbits
        .global window_unit_throw
window_unit_throw:
        push_all 8, 16
        movw r30, r24
        call sum_prepare
        clr r13
        inc r13
        ld r8, Z
        ldd r9, Z+1
        ldd r10, Z+2
        ldd r11, Z+3
        call sum_divide
        movw r24, r20
        mov r26, r22
        mov r27, r19            ; the upper half: r27 r24 r25 r26
        mov r12, r13
        dec r12
        clr r13
        inc r13
        ldd r8, Z+4
        ldd r9, Z+5
        ldd r10, Z+6
        ldd r11, Z+7
        call sum_divide
        ldd r18, Z+8
1:      sbrc r26, 7
        rjmp 2f
        lsl r19
        rol r20
        rol r21
        rol r22
        rol r27
        rol r24
        rol r25
        rol r26
        inc r18
        rjmp 1b
2:      st Z, r27
        std Z+1, r24
        std Z+2, r25
        std Z+3, r26
        std Z+4, r19
        std Z+5, r20
        std Z+6, r21
        std Z+7, r22
        std Z+8, r18
        clr r1
        pop_all 8, 16
        ret
