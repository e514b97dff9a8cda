; The inner loop of core/turn.c, whose C twin stands in turn_add.c: both give the same bits.

        STAKE = 0               ; struct turn
        STEP_HIGH = 4
        LOW = 6
        STEPS = 14
        DICE = 15
        ONES = 16
        FIVES = 17
        SINGLE = 18
        VALUES = 146
        LEVELS = 61
        BANKS = LEVELS + 80
        BANK = 12 * LEVELS      ; after VALUES

; uint32_t turn_aside(const struct turn *turn [r24], uint16_t stake [r22], uint8_t left [r20])

        .section .text.turn_add_sort,"ax",@progbits
        .global turn_aside
turn_aside:
        push r28
        push r29
        movw r28, r24
        rcall aside
        pop r29
        pop r28
        ret

; [r22..] = worth of stake [r22] with dice left [r20], Y = turn; r18, r19, X, Z are used.
aside:  ldd r24, Y+STEP_HIGH
        tst r24
        breq 6f
        ldi r30, lo8(turn_columns)
        ldi r31, hi8(turn_columns)
        lsl r20
        add r30, r20
        adc r31, r1
        lpm r24, Z+             ; where its column begins
        lpm r25, Z              ; and ends
        tst r23
        brne 1f
        cp r22, r25
        brsh 1f
        add r24, r22
        ldi r25, 4
        mul r24, r25
        movw r26, r0
        clr r1
        add r26, r28
        adc r27, r29
        subi r26, lo8(-(VALUES))
        sbci r27, hi8(-(VALUES))
        ld r22, X+
        ld r23, X+
        ld r24, X+
        ld r25, X+
        ret
1:      tst r20
        breq 5f
        clr r22
        clr r23
        movw r24, r22
        ret

; Of hot dice beyond the table: TURN_HOT - stake * TURN_HOT_SLOPE, three bits more than points have.
5:      tst r23
        breq 2f
        ldi r22, 255
2:      mov r20, r22
        ldi r22, lo8(3419475195)
        ldi r23, hi8(3419475195)
        ldi r24, hlo8(3419475195)
        ldi r25, hhi8(3419475195)
        ldi r18, lo8(10529633)
        mul r20, r18
        sub r22, r0
        sbc r23, r1
        sbci r24, 0
        sbci r25, 0
        ldi r18, hi8(10529633)
        mul r20, r18
        sub r23, r0
        sbc r24, r1
        sbci r25, 0
        ldi r18, hlo8(10529633)
        mul r20, r18
        sub r24, r0
        sbc r25, r1
        clr r1
        ldi r18, 3
3:      lsr r25
        ror r24
        ror r23
        ror r22
        dec r18
        brne 3b
        ret

6:      tst r23
        brne 1f
        cpi r22, BANKS
        brlo 2f
1:      ldi r22, BANKS - 1
2:      ldi r26, lo8(BANK)
        ldi r27, hi8(BANK)
        cpi r22, LEVELS
        brsh 3f
        ldi r25, 2 * LEVELS
        mul r20, r25
        movw r26, r0
        clr r1
3:      lsl r22
        adc r27, r1
        add r26, r22
        adc r27, r1
        add r26, r28
        adc r27, r29
        subi r26, lo8(-(VALUES))
        sbci r27, hi8(-(VALUES))
        ld r24, X+
        ld r25, X+
        clr r22
        clr r23
        ret

; const FLASH uint16_t *turn_add_sort(struct turn *turn [r24], uint32_t *cell [r22],
;                                     const FLASH uint16_t *weight [r20])
;
; r5:4 weight, r7:6 cell, r9:8 the same of single, r10 ones, r11 fives; of the cell r12 steps and
; r13 dice left, of the row r14 and r15; r2 zero.

        .global turn_add_sort
turn_add_sort:
        push r2
        push r4
        push r5
        push r6
        push r7
        push r8
        push r9
        push r10
        push r11
        push r12
        push r13
        push r14
        push r15
        push r28
        push r29
        movw r28, r24
        movw r4, r20
        movw r6, r22
        adiw r24, SINGLE + 20
        movw r8, r24
        ldd r14, Y+STEPS
        ldd r15, Y+DICE
        clr r2
        clr r10
7:      mov r12, r14
        mov r13, r15
        clr r11
8:      clr r22
        clr r23
        movw r24, r22
        tst r12
        breq 1f                 ; nothing at all set aside
        ldd r22, Y+STAKE
        ldd r23, Y+STAKE+1
        add r22, r12
        adc r23, r1
        mov r20, r13
        rcall aside
        ldd r18, Y+STEP_HIGH
        ldd r19, Y+STEP_HIGH+1
        mul r12, r18
        add r24, r0
        adc r25, r1
        mul r12, r19
        add r25, r0
        clr r1
1:      movw r26, r8
        rcall raise
        movw r8, r26
        movw r26, r6
        sbiw r26, 4
        rcall raise
        sbiw r26, 16
        rcall raise
        adiw r26, 12
        st X+, r22
        st X+, r23
        st X+, r24
        st X+, r25
        movw r6, r26
        movw r30, r4
        lpm r18, Z+
        lpm r19, Z+
        movw r4, r30
        movw r26, r28
        adiw r26, LOW
        mov r0, r22
        or r0, r23
        breq 5f                 ; TURN_CHANCE
        rcall add
        sbiw r26, 4
5:      adiw r26, 4
        movw r22, r24
        rcall add
        inc r12
        dec r13
        brmi 2f
        inc r11
        ldd r18, Y+FIVES
        cp r18, r11
        brlo 4f
        rjmp 8b
4:      dec r11
2:      inc r10
        ldd r18, Y+ONES
        cp r18, r10
        brlo 3f
        ldi r18, 3              ; to the next row: three cells more than fives
        sub r18, r11
        lsl r18
        lsl r18
        add r6, r18
        adc r7, r1
        add r8, r18
        adc r9, r1
        inc r14
        inc r14
        dec r15
        brmi 3f
        rjmp 7b
3:      movw r24, r4
        pop r29
        pop r28
        pop r15
        pop r14
        pop r13
        pop r12
        pop r11
        pop r10
        pop r9
        pop r8
        pop r7
        pop r6
        pop r5
        pop r4
        pop r2
        ret

; void turn_add(struct turn *turn [r24], uint16_t weight [r22], uint32_t worth [r18])

        .global turn_add
turn_add:
        push r2
        clr r2
        movw r26, r24
        adiw r26, LOW
        movw r24, r20
        movw r20, r18
        movw r18, r22
        movw r22, r20
        rcall add
        movw r22, r24
        rcall add
        pop r2
        ret

; uint32_t turn_mean(const struct turn *turn [r24], uint16_t outcomes [r22])
;
; Long division of 48 bits; the quotient follows into r18 r19 r24 r25, the rest is r30 r31.

        .section .text.turn_mean,"ax",@progbits
        .global turn_mean
turn_mean:
        movw r30, r24
        ldd r18, Z+LOW
        ldd r19, Z+LOW+1
        ldd r20, Z+LOW+2
        ldd r21, Z+LOW+3
        ldd r24, Z+LOW+4
        ldd r25, Z+LOW+5
        ldd r26, Z+LOW+6
        ldd r27, Z+LOW+7
        movw r30, r22
        lsr r31
        ror r30
        add r18, r30
        adc r19, r31
        adc r20, r1
        adc r21, r1
        add r24, r20
        adc r25, r21
        adc r26, r1
        adc r27, r1
        clr r30
        clr r31
        ldi r20, 48
1:      lsl r18
        rol r19
        rol r24
        rol r25
        rol r26
        rol r27
        rol r30
        rol r31
        brcs 2f
        cp r30, r22
        cpc r31, r23
        brlo 3f
2:      sub r30, r22
        sbc r31, r23
        inc r18
3:      dec r20
        brne 1b
        movw r22, r18
        ret

        .section .text.turn_add_sort,"ax",@progbits
; [r22..] becomes at least the number at X, which moves on.
raise:  ld r18, X+
        ld r19, X+
        ld r20, X+
        ld r21, X+
        cp r22, r18
        cpc r23, r19
        cpc r24, r20
        cpc r25, r21
        brsh 1f
        movw r22, r18
        movw r24, r20
1:      ret

; The number at X, which moves on, += [r22] * [r18].
add:    mul r22, r18
        movw r20, r0
        mul r23, r19
        movw r30, r0
        mul r22, r19
        add r21, r0
        adc r30, r1
        adc r31, r2
        mul r23, r18
        add r21, r0
        adc r30, r1
        adc r31, r2
        clr r1
        ld r0, X
        add r0, r20
        st X+, r0
        ld r0, X
        adc r0, r21
        st X+, r0
        ld r0, X
        adc r0, r30
        st X+, r0
        ld r0, X
        adc r0, r31
        st X+, r0
        ret
