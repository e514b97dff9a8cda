; The pass of core/chain/absorption_sweep.h; its meaning is that of the C in absorption_sweep.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C the expected throws of chutes take 2,625,000 cycles instead of 217,000 (make
; bench: expected).

#include "core/number/stack_avr.inc"

        .equ SQUARE, 0          ; struct absorption; see the assertions in absorption_sweep.c
        .equ OLDEST, 1
        .equ GREATEST, 2
        .equ EVENT, 4
        .equ RESIDUAL, 136
        .equ EVENT_WHAT, 1      ; struct absorption_event
        .equ EVENT_LINK, 2
        .equ EVENT_SIZE, 3
        .equ CARRY, 0           ; struct absorption_chain
        .equ RING, 2
        .equ ONE, 26
        .equ AT, 30
        .equ RING_SIZE, 24

; void absorption_sweep_run(struct absorption *absorption [r24], struct absorption_chain *chain [r22],
;                uint8_t end [r20], uint8_t parts [r18])
;
; r8-r16, r19-r22 and T as in core/number/sum_sixth_avr.S. Y: the oldest value of the ring; Z: the next event; r2 r3:
; chain->at; r4: end; r5: square; r6: the next event's square; r7: the ring's end (low byte); r24 r25:
; greatest.

        .section .text.absorption_sweep_run,"ax",@progbits
        .global absorption_sweep_run
absorption_sweep_run:
        push_all 2, 17
        push r28
        push r29
        push r24
        push r25
        movw r30, r24
        movw r28, r22
        mov r4, r20
        mov r7, r18
        call sum_prepare
        mov r6, r16             ; six throws in the sum
        mov r16, r7
        cpi r16, 1
        brne 1f
        inc r16
        lsl r6
1:      call absorption_sweep_multiplier
        ldd r18, Y+ONE
        ldd r19, Y+ONE+1
        ldd r20, Y+ONE+2
        ldd r21, Y+ONE+3
        rjmp 2f
1:      add r8, r18
        adc r9, r19
        adc r10, r20
        adc r11, r21
        adc r12, r15
2:      dec r6
        brpl 1b
        ldd r13, Y+CARRY
        inc r13
        adiw r28, RING
        movw r26, r28
        call window_add_six
        mov r7, r26
        adiw r26, AT - RING - RING_SIZE
        movw r2, r26
        ldd r5, Z+SQUARE
        ldd r24, Z+GREATEST
        ldd r25, Z+GREATEST+1
        ldd r0, Z+OLDEST
        lsl r0
        lsl r0
        add r28, r0
        adc r29, r15
        ldd r0, Z+EVENT
        ldd r31, Z+EVENT+1
        mov r30, r0
        ld r6, Z
        rjmp .Lsquare
.Levent:
        ldd r17, Z+EVENT_WHAT
        ldd r18, Z+EVENT_LINK
        lsl r18
        lsl r18
        adiw r30, EVENT_SIZE
        movw r26, r2
        add r26, r18
        adc r27, r15
        sbrc r17, 1
        rjmp .Lunknown
        sbrc r17, 0
        rjmp .Ltop
        mul r19, r16            ; the start of a link: what was owed still is
        add r13, r0
        sub r13, r8
        ld r19, X+
        ld r20, X+
        ld r21, X+
        ld r22, X
        rjmp .Levent_done
.Ltop:  st X+, r19              ; the top of a ladder
        st X+, r20
        st X+, r21
        st X, r22
        rjmp .Levent_done
.Lunknown:
        push r30                ; the end of an unknown: value less what was given
        push r31
        in r30, 0x3D
        in r31, 0x3E
        ldd r17, Z+3
        ldd r30, Z+4
        mov r31, r17
        subi r30, lo8(-RESIDUAL)
        sbci r31, hi8(-RESIDUAL)
        add r30, r18
        adc r31, r15
        ld r0, X+
        mov r18, r19
        sub r18, r0
        st Z+, r18
        ld r0, X+
        mov r18, r20
        sbc r18, r0
        st Z+, r18
        ld r0, X+
        mov r18, r21
        sbc r18, r0
        st Z+, r18
        ld r0, X
        mov r18, r22
        sbc r18, r0
        st Z, r18
        pop r31
        pop r30
.Levent_done:
        ld r6, Z
        cp r5, r6
        breq .Levent
        rjmp .Lno_event
.Lsquare:
        dec r5
        call sum_divide
        cp r5, r6
        breq .Levent
.Lno_event:
        cp r24, r21
        cpc r25, r22
        brcc 1f
        mov r24, r21
        mov r25, r22
1:      ld r0, Y
        sub r8, r0
        ldd r0, Y+1
        sbc r9, r0
        ldd r0, Y+2
        sbc r10, r0
        ldd r0, Y+3
        sbc r11, r0
        sbc r12, r15
        add r8, r19
        adc r9, r20
        adc r10, r21
        adc r11, r22
        adc r12, r15
        st Y+, r19
        st Y+, r20
        st Y+, r21
        st Y+, r22
        cp r28, r7
        breq .Lring_end
2:      cpi r16, 6
        brne .Lmore_parts
3:      cpse r5, r4
        rjmp .Lsquare
        rjmp .Lrun_end
.Lring_end:
        sbiw r28, RING_SIZE
        rjmp 2b
.Lmore_parts:
        inc r16
        call absorption_sweep_multiplier
        rjmp 3b
.Lrun_end:
        movw r26, r2            ; the state goes back
        subi r26, lo8(AT - CARRY)
        sbci r27, hi8(AT - CARRY)
        dec r13
        st X, r13
        sub r28, r26
        subi r28, RING
        lsr r28
        lsr r28
        pop r27
        pop r26
        st X+, r5
        st X+, r28
        st X+, r24
        st X+, r25
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
