; The arithmetic of core/number/fixed.h; its meaning is that of the C in fixed.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.

; ---- multiplication -----------------------------------------------------------------------------
; A loop over the bytes of b [r18..]: high [r26 r27 r30 r31] += a [r22..] * byte; then high and b move
; down by a byte together, so that b gives way to the low half of the product.

        .section .text.fixed_multiply,"ax",@progbits
multiply:
        push r15
        push r16
        push r17
        ldi r17, 4
        clr r26
        clr r27
        movw r30, r26
        clr r15                 ; zero
1:      clr r16                 ; fifth byte of high
        mul r22, r18
        add r26, r0
        adc r27, r1
        adc r30, r15
        adc r31, r15
        adc r16, r15
        mul r23, r18
        add r27, r0
        adc r30, r1
        adc r31, r15
        adc r16, r15
        mul r24, r18
        add r30, r0
        adc r31, r1
        adc r16, r15
        mul r25, r18
        add r31, r0
        adc r16, r1
        clr r1
        rcall down
        mov r31, r16
        dec r17
        brne 1b
        pop r17
        pop r16
        pop r15
        ret

down:   mov r18, r19
        mov r19, r20
        mov r20, r21
        mov r21, r26
        mov r26, r27
        mov r27, r30
        mov r30, r31
        clr r31
        ret

; uint32_t fixed_multiply(uint32_t a [r22..], uint32_t b [r18..], uint8_t shift [r16])

        .global fixed_multiply
fixed_multiply:
        rcall multiply
        mov r22, r16
1:      cpi r22, 9              ; whole bytes first, then bits; the carry is the last bit lost
        brcs 2f
        rcall down
        subi r22, 8
        rjmp 1b
2:      lsr r31
        ror r30
        ror r27
        ror r26
        ror r21
        ror r20
        ror r19
        ror r18
        dec r22
        brne 2b
        adc r18, r1
        adc r19, r1
        adc r20, r1
        adc r21, r1
        movw r22, r18
        movw r24, r20
        ret

; ---- division -----------------------------------------------------------------------------------
; uint32_t fixed_ratio(uint32_t numerator [r22..], uint32_t denominator [r18..], uint8_t bits [r16])
;
; Long division; the quotient follows the numerator into its registers. After 32 + bits steps one
; more compares twice the rest with the denominator: that is the rounding.

        .section .text.fixed_ratio,"ax",@progbits
        .global fixed_ratio
fixed_ratio:
        push r16
        push r17
        subi r16, -33
        ldi r17, 32             ; steps until quotient bits come out at the top
        clr r26
        clr r27
        movw r30, r26           ; rest = r26 r27 r30 r31
1:      dec r16
        breq 5f
        lsl r22
        rol r23
        rol r24
        rol r25
        dec r17
        brpl 2f                 ; still numerator
        brcs 6f
        ldi r17, 0
2:      rol r26
        rol r27
        rol r30
        rol r31
        brcs 3f
        cp r26, r18
        cpc r27, r19
        cpc r30, r20
        cpc r31, r21
        brcs 1b
3:      sub r26, r18
        sbc r27, r19
        sbc r30, r20
        sbc r31, r21
        inc r22
        rjmp 1b
5:      lsl r26
        rol r27
        rol r30
        rol r31
        brcs 7f
        cp r26, r18
        cpc r27, r19
        cpc r30, r20
        cpc r31, r21
        brcs 9f
7:      subi r22, -1
        sbci r23, -1
        sbci r24, -1
        sbci r25, -1
        brcs 9f                 ; (no carry: it was UINT32_MAX)
6:      ldi r22, -1
        ldi r23, -1
        movw r24, r22
9:      pop r17
        pop r16
        ret

; ---- scaling ------------------------------------------------------------------------------------
; void fixed_double(uint32_t *value [r24], uint8_t count [r22])

        .section .text.fixed_double,"ax",@progbits
        .global fixed_double
fixed_double:
        movw r30, r24
1:      ld r24, Z
        lsl r24
        st Z+, r24
        ld r24, Z
        rol r24
        st Z+, r24
        ld r24, Z
        rol r24
        st Z+, r24
        ld r24, Z
        rol r24
        st Z+, r24
        dec r22
        brne 1b
        ret
