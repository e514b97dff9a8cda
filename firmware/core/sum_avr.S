; The sums of core/fixed.h; their meaning is that of the C in fixed.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.

; void sum_add(struct sum *sum [r24], uint32_t term [r20..], uint8_t count [r18])

        .section .text.sum_add,"ax",@progbits
        .global sum_add
sum_add:
        movw r30, r24
        ld r24, Z
        ldd r25, Z+1
        ldd r26, Z+2
        ldd r27, Z+3
        ldd r19, Z+4
1:      add r24, r20
        adc r25, r21
        adc r26, r22
        adc r27, r23
        adc r19, r1
        dec r18
        brne 1b
        st Z, r24
        std Z+1, r25
        std Z+2, r26
        std Z+3, r27
        std Z+4, r19
        ret

; void sum_slide(struct sum *sum [r24], const uint32_t *comes [r22], const uint32_t *goes [r20])

        .section .text.sum_slide,"ax",@progbits
        .global sum_slide
sum_slide:
        movw r30, r24
        movw r26, r22
        ld r22, X+
        ld r23, X+
        ld r24, X+
        ld r25, X+
        movw r26, r20
        ld r18, X+
        ld r19, X+
        ld r20, X+
        ld r21, X+
        ldd r26, Z+4            ; high, which also collects the borrow
        sub r22, r18
        sbc r23, r19
        sbc r24, r20
        sbc r25, r21
        sbc r26, r1
        ld r18, Z
        add r18, r22
        st Z, r18
        ldd r18, Z+1
        adc r18, r23
        std Z+1, r18
        ldd r18, Z+2
        adc r18, r24
        std Z+2, r18
        ldd r18, Z+3
        adc r18, r25
        std Z+3, r18
        adc r26, r1
        std Z+4, r26
        ret

; uint32_t sum_sixth(struct sum *sum [r24])
;
; The remainder modulo 3 is that of the sum of the bytes, since 256 = 1 (mod 3). Without it the sum
; is divided by 3 exactly, from the low end: a byte of the quotient is a byte times 171, the inverse
; of 3 modulo 256, and three times that byte carries 0..2 into the next (Jebelean, An algorithm for
; exact division, 1993).

        .section .text.sum_sixth,"ax",@progbits
        .macro exact_third byte
        sub \byte, r20          ; minus what the bytes below carried
        sbc r20, r20            ; 0 or -1: the borrow
        mul \byte, r21
        mov \byte, r0
        mul \byte, r26
        sub r1, r20
        mov r20, r1
        .endm
        .global sum_sixth
sum_sixth:
        movw r30, r24
        ld r22, Z
        ldd r23, Z+1
        ldd r24, Z+2
        ldd r25, Z+3
        ldd r18, Z+4
        ldd r20, Z+5
        add r22, r20
        adc r23, r1
        adc r24, r1
        adc r25, r1
        adc r18, r1
        mov r20, r22            ; the sum of the bytes, carries added in again
        add r20, r23
        adc r20, r24
        adc r20, r25
        adc r20, r18
        adc r20, r1
        ldi r21, 171
        ldi r26, 3
        mul r20, r21
        lsr r1                  ; a third of it, rounded down
        mov r0, r1
        add r0, r0
        add r0, r1
        sub r20, r0             ; remainder modulo 3
        mov r19, r20
        exact_third r22
        exact_third r23
        exact_third r24
        exact_third r25
        sub r18, r20            ; 0 or 3: bit 32 of the third
        lsr r18
        ror r25
        ror r24
        ror r23
        ror r22
        brcc 1f
        subi r19, -3
1:      std Z+5, r19
        clr r1
        ret

; uint32_t sum_share(const struct sum *sum [r24], uint8_t parts [r22])

        .section .text.sum_share,"ax",@progbits
        .global sum_share
sum_share:
        movw r30, r24
        mov r20, r22
        ld r22, Z
        ldd r23, Z+1
        ldd r24, Z+2
        ldd r25, Z+3
        ldd r18, Z+4
        clr r21                 ; remainder
        ldi r19, 40
1:      lsl r22
        rol r23
        rol r24
        rol r25
        rol r18
        rol r21
        cp r21, r20
        brcs 2f
        sub r21, r20
        inc r22
2:      dec r19
        brne 1b
        lsl r21
        cp r21, r20
        brcs 3f
        subi r22, -1
        sbci r23, -1
        sbci r24, -1
        sbci r25, -1
3:      ret
