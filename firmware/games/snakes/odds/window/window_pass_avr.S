; The routines of games/snakes/odds/window/window.h; their meaning is that of the C in window.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C a step of P(finished within m) on chutes takes 120,500 cycles instead of 5,900
; (make bench: step).

#include "core/number/stack_avr.inc"

; Registers, with `top` = 8 + the bytes of a value:
;   r8 .. top  the sum
;   r15        0
;   r16 r17    what goes over into the next byte of a value that counts itself
;   r18 r19    the bits of the bytes dropped, and of the highest bytes
;   r20        values left; of a plain stretch, pairs
;   r21        1 where the pass shrinks
;   r22 r23    own, own_step
;   r25        stretches left
;   X          the next of them
;   Y Z        the value that is replaced, the one that comes

; The sum from register `reg` to `last` + a value at Z, which is left behind it.
        .macro add_rest reg, last
        ld r0, Z+
        adc \reg, r0
        .if \last - \reg
        add_rest (\reg+1), \last
        .endif
        .endm
        .macro add_ahead last
        ld r0, Z+
        add r8, r0
        add_rest 9, \last
        .endm

; The sum - the value at Y.
        .macro subtract_rest reg, last
        ldd r0, Y+\reg-8
        sbc \reg, r0
        .if \last - \reg
        subtract_rest (\reg+1), \last
        .endif
        .endm
        .macro subtract_here last
        ld r0, Y
        sub r8, r0
        subtract_rest 9, \last
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

; The sum becomes that of the next value, with a byte more than a value has.
        .macro slide top
        add_ahead \top-1
        adc \top, r15
        subtract_here \top-1
        sbc \top, r15
        .endm

; One value: the sum, or the sum less its lowest byte.
        .macro replace top
        add_ahead \top-1
        subtract_here \top-1
        store_all 8, \top-1
        or r19, \top-1
        .endm
        .macro replace_and_shrink top
        slide \top
        store_all 9, \top
        or r18, r8
        or r19, \top
        .endm

; The sum + own * the value at Y, stored there from byte `i` on, `shift` bytes lower.
        .macro own_bytes i, bytes, shift
        ldd r24, Y+\i
        mul r24, r22
        add r16, \i+8
        adc r17, r15
        add r16, r0
        adc r17, r1
        .if \i - \shift + 1
        std Y+\i-\shift, r16
        .else
        or r18, r16
        .endif
        mov r16, r17
        clr r17
        .if \bytes - \i - 1
        own_bytes (\i+1), \bytes, \shift
        .endif
        .endm

; struct window_found NAME(const struct window_question *question [r24])
        .macro define_pass name, top
        .section .text.\name,"ax",@progbits
        .global \name
\name:
        push_all 8, 17
        push r28
        push r29
        movw r26, r24
        ld r28, X+
        ld r29, X+
        ld r21, X+
        clear_all 8, 15
        clr r18
        clr r19
        movw r30, r28
        ldi r24, 6
1:      add_ahead \top-1
        adc \top, r15
        dec r24
        brne 1b
        ldi r25, 2
2:      ld r20, X+
        ld r22, X+
        ld r23, X+
        cpse r20, r15
        rjmp 14f
        rjmp 8f
14:     mov r0, r22
        or r0, r23
        breq 3f
        rjmp 10f
3:      lsr r20
        brcs 4f
        cpse r21, r15
        rjmp 6f
        rjmp 5f
4:      inc r20                 ; an odd number: the first pair lacks one
        cpse r21, r15
        rjmp 7f
        rjmp 9f
5:      replace \top
9:      replace \top
        dec r20
        .if \top-13
        breq 8f                 ; (too far for a branch)
        rjmp 5b
        .else
        brne 5b
        .endif
8:      dec r25
        breq 15f
        rjmp 2b
15:     movw r24, r18
        clr r1
        pop r29
        pop r28
        pop_all 8, 17
        ret
6:      replace_and_shrink \top
7:      replace_and_shrink \top
        dec r20
        breq 16f
        rjmp 6b
16:     rjmp 8b
10:     slide \top              ; they count themselves
        clr r16
        clr r17
        cpse r21, r15
        rjmp 11f
        own_bytes 0, \top-8, 0
        rjmp 12f
11:     own_bytes 0, \top-8, 1
        add r16, \top
        std Y+\top-9, r16
12:     ldd r24, Y+\top-9
        or r19, r24
        adiw r28, \top-8
        add r22, r23
        dec r20
        breq 13f
        rjmp 10b
13:     rjmp 8b
        .endm

; r0 .. a value at Z is copied to X.
        .macro copy_value bytes
        ld r0, Z+
        st X+, r0
        .if \bytes - 1
        copy_value (\bytes-1)
        .endif
        .endm

; void NAME(uint8_t *values [r24], const void *jumps [r22], uint8_t count [r20])
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
