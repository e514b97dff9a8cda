; The routines of core/chain/window.h; their meaning is that of the C in window.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C a step of P(finished within m) on chutes takes XXXX cycles instead of XXXX
; (make bench: step).

#include "core/number/stack_avr.inc"

; Registers, with `top` = 8 + the bytes of a value:
;   r8 .. top  the sum
;   r15        0
;   r18 r19    the bits of the bytes dropped, and of the highest bytes
;   r20        values left
;   r21        1 where the pass shrinks
;   r22 r23    own, own_step
;   Y Z        the value that is replaced, the one that comes

; The sum from register `reg` on, + a value at Z, which is left behind it.
        .macro add_rest reg, top
        .if \top - \reg
        ld r0, Z+
        adc \reg, r0
        add_rest (\reg+1), \top
        .else
        adc \top, r15
        .endif
        .endm
        .macro add_ahead top
        ld r0, Z+
        add r8, r0
        add_rest 9, \top
        .endm

; The sum - or + the value at Y.
        .macro subtract_rest reg, top
        .if \top - \reg
        ldd r0, Y+\reg-8
        sbc \reg, r0
        subtract_rest (\reg+1), \top
        .else
        sbc \top, r15
        .endif
        .endm
        .macro subtract_here top
        ld r0, Y
        sub r8, r0
        subtract_rest 9, \top
        .endm
        .macro add_own_rest reg, top
        .if \top - \reg
        ldd r0, Y+\reg-8
        adc \reg, r0
        add_own_rest (\reg+1), \top
        .else
        adc \top, r15
        .endif
        .endm
        .macro add_here top
        ld r0, Y
        add r8, r0
        add_own_rest 9, \top
        .endm

; Stores registers at Y, which is left behind them.
        .macro store_all first, last
        st Y+, \first
        .if \last - \first
        store_all (\first+1), \last
        .endif
        .endm
        .macro clear_all first, last
        clr \first
        .if \last - \first
        clear_all (\first+1), \last
        .endif
        .endm

; struct window_found NAME(const struct window_question *question [r24])
        .macro define_pass name, top
        .section .text.\name,"ax",@progbits
        .global \name
\name:
        push_all 8, 15
        push r28
        push r29
        movw r26, r24
        ld r28, X+
        ld r29, X+
        ld r20, X+
        ld r22, X+
        ld r23, X+
        ld r21, X+
        clear_all 8, 15
        clr r18
        clr r19
        movw r30, r28
        ldi r24, 6
1:      add_ahead \top
        dec r24
        brne 1b
        mov r0, r22
        or r0, r23
        breq 10f
        rjmp 5f
10:     cpse r21, r15
        rjmp 3f
2:      add_ahead \top
        subtract_here \top
        store_all 8, \top-1
        or r19, \top-1
        dec r20
        brne 2b
        rjmp 4f
3:      add_ahead \top
        subtract_here \top
        store_all 9, \top
        or r18, r8
        or r19, \top
        dec r20
        brne 3b
4:      movw r24, r18
        pop r29
        pop r28
        pop_all 8, 15
        ret
5:      add_ahead \top          ; they count themselves
        subtract_here \top
        push_all 8, \top
        mov r24, r22
        add r22, r23
        tst r24
        breq 7f
6:      add_here \top
        dec r24
        brne 6b
7:      cpse r21, r15
        rjmp 8f
        store_all 8, \top-1
        or r19, \top-1
        rjmp 9f
8:      store_all 9, \top
        or r18, r8
        or r19, \top
9:      pop_all 8, \top
        dec r20
        breq 11f
        rjmp 5b
11:     rjmp 4b
        .endm

; r0 .. a value at Z is copied to X.
        .macro copy_value bytes
        ld r0, Z+
        st X+, r0
        .if \bytes - 1
        copy_value (\bytes-1)
        .endif
        .endm

; void NAME(uint8_t *values [r24], const struct board_jump *jumps [r22], uint8_t count [r20])
        .macro define_follow name, bytes
        .section .text.\name,"ax",@progbits
        .global \name
\name:
        push r28
        push r29
        movw r28, r22
        ldi r21, \bytes
        tst r20
        breq 2f
1:      ld r18, Y+
        ld r19, Y+
        mul r18, r21
        movw r26, r0
        add r26, r24
        adc r27, r25
        mul r19, r21
        movw r30, r0
        add r30, r24
        adc r31, r25
        copy_value \bytes
        dec r20
        brne 1b
2:      pop r29
        pop r28
        clr r1
        ret
        .endm

        define_pass window40_pass, 13
        define_pass window48_pass, 14
        define_follow window40_follow, 5
        define_follow window48_follow, 6

; void window48_move(uint8_t *to [r24], uint8_t *from [r22])

        .section .text.window48_move,"ax",@progbits
        .global window48_move
window48_move:
        movw r26, r24
        movw r30, r22
        ldi r18, 6
        clc
1:      ld r0, X
        ld r19, Z
        adc r0, r19
        st X+, r0
        st Z+, r1
        dec r18
        brne 1b
        ret
