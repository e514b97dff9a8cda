; The pass of games/snakes/odds/chain/absorption_sweep.h; its meaning is that of the C in absorption_sweep.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C the expected throws of chutes take 1,851,000 cycles instead of 174,000 (make
; bench: expected).

#include "core/number/stack_avr.inc"

        .equ SQUARE, 0          ; struct absorption_sweep; see the assertions in absorption_sweep.c
        .equ CARRY, 1
        .equ NEXT, 2
        .equ ONE, 4
        .equ VALUE, 8
        .equ START_SIZE, 2      ; struct absorption_start
        .equ SIX_SQUARES, 24

; void absorption_sweep_run(struct absorption_sweep *sweep [r24], uint8_t end [r22], uint8_t parts [r20])
;
; r8-r16, r19-r22 and T as in core/number/sum_sixth_avr.S. Y: the value done last; Z: the next start of
; a link; r2 r3: sweep; r4: end; r5: square; r6: the next start's square; r7: 4.

        .section .text.absorption_sweep_run,"ax",@progbits
        .global absorption_sweep_run
absorption_sweep_run:
        push_all 2, 17
        push r28
        push r29
        movw r2, r24
        movw r30, r24
        mov r4, r22
        mov r17, r20
        call sum_prepare
        mov r6, r16             ; six throws in the sum
        mov r16, r17
        cpi r16, 1
        brne 1f
        inc r16
        lsl r6
1:      call absorption_sweep_multiplier
        ldd r18, Z+ONE
        ldd r19, Z+ONE+1
        ldd r20, Z+ONE+2
        ldd r21, Z+ONE+3
2:      add r8, r18
        adc r9, r19
        adc r10, r20
        adc r11, r21
        adc r12, r15
        dec r6
        brne 2b
        ldi r17, 4
        mov r7, r17
        ldd r5, Z+SQUARE
        mul r5, r7
        movw r28, r0
        add r28, r2
        adc r29, r3
        adiw r28, VALUE
        movw r26, r28
        ldi r17, 6              ; and the six values
3:      ld r0, X+
        add r8, r0
        ld r0, X+
        adc r9, r0
        ld r0, X+
        adc r10, r0
        ld r0, X+
        adc r11, r0
        adc r12, r15
        dec r17
        brne 3b
        ldd r13, Z+CARRY
        inc r13
        ldd r0, Z+NEXT
        ldd r31, Z+NEXT+1
        mov r30, r0
        ld r6, Z
        rjmp .Lsquare
.Lstart:
        mul r19, r16            ; what was owed still is
        add r13, r0
        sub r13, r8
        ldd r17, Z+1
        adiw r30, START_SIZE
        ld r6, Z
        mul r17, r7
        movw r26, r0
        add r26, r2
        adc r27, r3
        adiw r26, VALUE
        ld r19, X+
        ld r20, X+
        ld r21, X+
        ld r22, X
        rjmp .Lput
.Lmore_parts:
        inc r16
        call absorption_sweep_multiplier
.Lnext: cp r5, r4
        breq .Lrun_end
.Lsquare:
        dec r5
        call sum_divide
        cp r5, r6
        breq .Lstart
.Lput:  ldd r0, Y+SIX_SQUARES-4
        sub r8, r0
        ldd r0, Y+SIX_SQUARES-3
        sbc r9, r0
        ldd r0, Y+SIX_SQUARES-2
        sbc r10, r0
        ldd r0, Y+SIX_SQUARES-1
        sbc r11, r0
        sbc r12, r15
        add r8, r19
        adc r9, r20
        adc r10, r21
        adc r11, r22
        adc r12, r15
        st -Y, r22
        st -Y, r21
        st -Y, r20
        st -Y, r19
        cpi r16, 6
        brne .Lmore_parts
        cpse r5, r4
        rjmp .Lsquare
.Lrun_end:
        movw r26, r2            ; the state goes back
        dec r13
        st X+, r5
        st X+, r13
        st X+, r30
        st X, r31
        clr r1
        pop r29
        pop r28
        pop_all 2, 17
        ret

; r14 and T for r16 parts. Changes r17.
absorption_sweep_multiplier:
        clt
        ldi r17, 85
        cpi r16, 6
        breq 1f
        ldi r17, 102
        cpi r16, 5
        breq 1f
        ldi r17, 170
        cpi r16, 3
        breq 1f
        ldi r17, 255
        bst r16, 2
1:      mov r14, r17
        ret
