; The passes of core/sweep.h; their meaning is that of the C in sweep_run.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.

        .macro push_all first, last
        push \first
        .if \last - \first
        push_all (\first+1), \last
        .endif
        .endm
        .macro pop_all first, last
        pop \last
        .if \last - \first
        pop_all \first, (\last-1)
        .endif
        .endm

        .equ SQUARE, 0          ; struct absorption; see the assertions in sweep_run.c
        .equ EVENT, 1
        .equ SLOT, 2
        .equ GREATEST, 3
        .equ REWARD, 5
        .equ EVENTS, 11
        .equ RESIDUAL, 100
        .equ CARRY, 0           ; struct absorption_chain
        .equ RING, 2
        .equ AT, 30
        .equ CHAIN_SIZE, 118
        .equ RING_SIZE, 24

; ---- a sweep over a board -----------------------------------------------------------------------
; void sweep_run(struct absorption *absorption [r24], struct absorption_chain *chain [r22],
;                uint8_t end [r20], uint8_t parts [r18])
;
; r8-r16, r19-r22 and T as in window_avr.S. Y: the oldest value of the ring; Z: the next event; r2 r3:
; chain->at; r4: end; r5: square; r6: the next event's square; r7: the ring's end (low byte); r24 r25:
; greatest.

        .section .text.sweep_run,"ax",@progbits
        .global sweep_run
sweep_run:
        push_all 2, 17
        push r28
        push r29
        push r24
        push r25
        movw r30, r24
        movw r28, r22
        mov r4, r20
        call window_prepare
        mov r16, r18
        call sweep_multiplier
        ldd r8, Z+REWARD
        ldd r9, Z+REWARD+1
        ldd r10, Z+REWARD+2
        ldd r11, Z+REWARD+3
        ldd r12, Z+REWARD+4
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
        ldd r0, Z+SLOT
        add r28, r0
        adc r29, r15
        ldd r0, Z+EVENT
        adiw r30, EVENTS
        add r30, r0
        adc r31, r15
        ld r6, Z
.Lsquare:
        dec r5
        call window_divide
        cp r5, r6
        brne .Lno_event
.Levent:
        ldd r17, Z+1            ; four times the index of its link, and what it is
        adiw r30, 2
        mov r18, r17
        andi r18, 0xFC
        movw r26, r2
        add r26, r18
        adc r27, r15
        sbrc r17, 1
        rjmp .Lunknown
        sbrc r17, 0
        rjmp .Ltop
        ld r19, X+              ; the start of a link
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
        cpse r28, r7
        rjmp 2f
        sbiw r28, RING_SIZE
2:      cpi r16, 6
        breq 3f
        inc r16
        call sweep_multiplier
3:      cpse r5, r4
        rjmp .Lsquare
        movw r26, r2            ; the state goes back
        subi r26, lo8(AT - CARRY)
        sbci r27, hi8(AT - CARRY)
        dec r13
        st X, r13
        sub r28, r26
        subi r28, RING
        pop r27
        pop r26
        sub r30, r26
        subi r30, EVENTS
        st X+, r5
        st X+, r30
        st X+, r28
        st X+, r24
        st X, r25
        clr r1
        pop r29
        pop r28
        pop_all 2, 17
        ret

; r14 and T for r16 parts. Changes r17.
sweep_multiplier:
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

; ---- a column -----------------------------------------------------------------------------------
; void sweep_fall(struct absorption *absorption [r24], uint32_t *at [r22], uint8_t end [r20],
;                 uint8_t parts [r18])
;
; r2-r13: sixths of the six squares above, the latest first; r14 0xAA, r15 0xAB; r16: parts; r17: what
; rounding owes; r18 r19: a value; r21: square; r24 r25: the sum of the sixths; r26: the next event's
; square; r27: end; Y: at; Z: the next event.

        .equ RESIDUAL_FROM_CHAIN, -(80 + CHAIN_SIZE + AT) ; from chain[1].at back

        .section .text.sweep_fall,"ax",@progbits
        .global sweep_fall
sweep_fall:
        push_all 2, 17
        push r28
        push r29
        movw r30, r24
        movw r28, r22
        mov r27, r20
        bst r18, 7
        andi r18, 0x7F
        mov r16, r18
        clr r17
        ldi r18, 0xAA
        mov r14, r18
        inc r18
        mov r15, r18
        clr r2
        clr r3
        movw r4, r2
        movw r6, r2
        movw r8, r2
        movw r10, r2
        movw r12, r2
        movw r24, r2
        ldd r21, Z+SQUARE
        ldd r0, Z+EVENT
        adiw r30, EVENTS
        add r30, r0
        adc r31, r2
        ld r26, Z
.Lfall: dec r21
        movw r18, r24
        cpi r16, 6
        breq .Lfew_done
        rjmp .Lfew
.Lfew_done:
        cp r21, r26
        breq .Lfall_event
.Lfall_no_event:
        add r18, r17
        brcc 1f
        inc r19
        brne 1f
        ldi r18, 0xFF           ; 1, given and found again
        mov r19, r18
1:      clr r17                 ; r22 r23 = r18 r19 * 0xAAAB / 2^18
        mul r19, r14
        movw r22, r0
        mul r18, r15
        mov r20, r1
        mul r18, r14
        add r20, r0
        adc r22, r1
        adc r23, r17
        mul r19, r15
        add r20, r0
        adc r22, r1
        adc r23, r17
        lsr r23
        ror r22
        lsr r23
        ror r22
        ldi r20, 6
        mul r22, r20
        sub r18, r0
        mov r17, r18
        add r24, r22
        adc r25, r23
        sub r24, r12
        sbc r25, r13
        movw r12, r10
        movw r10, r8
        movw r8, r6
        movw r6, r4
        movw r4, r2
        movw r2, r22
        cpse r21, r27
        rjmp .Lfall
        clr r1
        pop r29
        pop r28
        pop_all 2, 17
        ret

.Lfall_event:
        ldd r20, Z+1
        adiw r30, 2
        mov r22, r20
        andi r22, 0xFC
        clr r1
        add r28, r22
        adc r29, r1
        sbrc r20, 1
        rjmp 2f
        sbrc r20, 0
        rjmp 1f
        ld r18, Y
        ldd r19, Y+1
        rjmp 3f
1:      st Y, r18
        std Y+1, r19
        rjmp 3f
2:      subi r28, lo8(-RESIDUAL_FROM_CHAIN)
        sbci r29, hi8(-RESIDUAL_FROM_CHAIN)
        std Y+1, r18            ; 16 bits of 24
        std Y+2, r19
        subi r28, lo8(RESIDUAL_FROM_CHAIN)
        sbci r29, hi8(RESIDUAL_FROM_CHAIN)
3:      sub r28, r22
        sbc r29, r1
        ld r26, Z
        cp r21, r26
        breq .Lfall_event
        rjmp .Lfall_no_event

.Lfew:  brtc 1f                 ; fewer faces lead on: 6 / parts times the sum
        cpi r16, 5
        brne 1f
        movw r8, r4             ; beyond a goal that throws bounce from
        movw r10, r2
        lsl r24
        rol r25
1:      ldi r20, 6
        mul r24, r20
        movw r18, r0
        mul r25, r20
        clr r20
        add r19, r0
        adc r20, r1
        ldi r22, 16
2:      lsl r18
        rol r19
        rol r20
        cp r20, r16
        brcs 3f
        sub r20, r16
        inc r18
3:      dec r22
        brne 2b
        inc r16
        rjmp .Lfew_done
