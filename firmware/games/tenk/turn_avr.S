; The inner loops of games/tenk/outcome_class.c and games/tenk/turn_points.c: both give the same bits, here in half of
; the bytes and, the first, of the cycles.

        STAKE = 0               ; struct turn
        SUM = 6
        CHANCE = 106
        LEVELS = 61
        BANKED = 6

        .section .text.turn_add_sort,"ax",@progbits

; const FLASH uint16_t *turn_add_sort(struct turn *turn [r24], uint16_t *row [r22],
;                                     const FLASH uint16_t *weight [r20])
;
; r15:14 turn, r11:10 the row's first cell less 32, Y the cell less 32, Z weight, r17 stake and r16 dice
; left of the cell, r20 ones, r21 how many more fives there may be, r25:24 the most.

        .global turn_add_sort
turn_add_sort:
        push r10
        push r11
        push r14
        push r15
        push r16
        push r17
        push r28
        push r29
        movw r14, r24
        movw r30, r20
        subi r22, 32
        sbc r23, r1
        movw r10, r22
        clr r20
        rjmp 1f
6:      movw r24, r30
        pop r29
        pop r28
        pop r17
        pop r16
        pop r15
        pop r14
        pop r11
        pop r10
        ret
1:      movw r26, r14
        ld r17, X+
        ld r0, X+               ; steps
        add r17, r0
        add r17, r20
        add r17, r20
        ld r16, X+              ; dice
        sub r16, r20
        brcs 6b
        ld r0, X+               ; ones
        cp r0, r20
        brlo 6b
        ld r21, X               ; fives
        movw r28, r10
2:      ld r24, Y               ; without the set
        ldd r25, Y+1
        ldd r18, Y+24           ; a one less
        ldd r19, Y+25
        rcall raise
        ldd r18, Y+30           ; a five less
        ldd r19, Y+31
        rcall raise
        movw r26, r14
        ld r0, X
        cp r17, r0
        breq 4f                 ; nothing at all set aside
        mov r18, r16
        cpi r17, LEVELS
        brlo 3f
        ldi r18, BANKED
3:      ldi r19, LEVELS
        mul r18, r19
        movw r26, r0
        clr r1
        add r26, r17
        adc r27, r1
        lsl r26
        rol r27
        add r26, r14
        adc r27, r15
        subi r26, lo8(-(CHANCE))
        sbci r27, hi8(-(CHANCE))
        ld r18, X+
        ld r19, X
        rcall raise
4:      std Y+32, r24
        std Y+33, r25
        adiw r28, 2
        lpm r18, Z+
        lpm r19, Z+
        movw r26, r24
        call __umulhisi3
        movw r26, r14
        adiw r26, SUM
        ld r0, X
        add r0, r22
        st X+, r0
        ld r0, X
        adc r0, r23
        st X+, r0
        ld r0, X
        adc r0, r24
        st X+, r0
        ld r0, X
        adc r0, r25
        st X, r0
        inc r17
        dec r16
        brmi 5f
        subi r21, 1
        brcc 2b
5:      inc r20
        ldi r18, 8
        add r10, r18
        adc r11, r1
        rjmp 1b

; r25:24 becomes at least r19:18.
raise:  cp r24, r18
        cpc r25, r19
        brsh 1f
        movw r24, r18
1:      ret

; uint32_t turn_points(uint8_t stake [r24], uint8_t dice [r22])
;
; r25 r21 r20 r19 r18 value, r27 r26 r23 r22 slope, Z bends, r28 straight, r29 bend.

        LEAST = 2
        LONG = 47
        LONG_LEAST = LONG * 256 + 1400
        STAY = LEAST * 4

        .section .text.turn_points,"ax",@progbits
        .global turn_points
turn_points:
        push r28
        push r29
        ldi r23, 10
        mul r22, r23
        movw r30, r0
        clr r1
        subi r30, lo8(-(turn_points_columns - 10))
        sbci r31, hi8(-(turn_points_columns - 10))
        lpm r18, Z+
        lpm r19, Z+
        lpm r20, Z+
        lpm r21, Z+
        lpm r22, Z+
        lpm r23, Z+
        lpm r26, Z+
        lpm r27, Z+
        lpm r25, Z+
        lpm r0, Z
        ldi r30, lo8(turn_points_bends)
        ldi r31, hi8(turn_points_bends)
        add r30, r0
        adc r31, r1
        clr r28
1:      subi r24, 1
        brcs 4f
        add r18, r22
        adc r19, r23
        adc r20, r26
        adc r21, r27
        adc r25, r1
        subi r28, 1
        brcc 1b
        lpm r28, Z+
        cpi r28, STAY
        brne 2f
        sbiw r30, 1
2:      mov r29, r28
        andi r28, 3
        lsr r29
        lsr r29
        cpi r29, LONG
        brsh 3f
        add r26, r29
        adc r27, r1
        sbiw r26, LEAST
        rjmp 1b
3:      lpm r0, Z+
        add r26, r0
        adc r27, r29
        subi r26, lo8(LONG_LEAST)
        sbci r27, hi8(LONG_LEAST)
        rjmp 1b
4:      movw r22, r20
        mov r24, r25
        clr r25
        pop r29
        pop r28
        ret
