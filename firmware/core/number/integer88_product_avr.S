; The products of core/number/integer88.h; their meaning is that of the C in integer88.c.
;
; Why assembly: with the C a question of Penney's game takes up to 90,000 cycles in one slice, with
; this 70,000; a slice may take 80,000 (make bench: products, and some 20,000 for the rest).

; void integer88_add_product(uint8_t number[] [r24], uint8_t sum [r22], uint8_t a [r20], uint8_t b [r18])
; void integer88_subtract_product(...)
;
; A row for each byte of b, as in the schoolbook. To take a row away is to add it to the complement.

        .section .text.integer88_add_product,"ax",@progbits
        .global integer88_add_product
        .global integer88_subtract_product
integer88_subtract_product:
        ldi r23, 0xFF           ; complement
        cpse r1, r1
integer88_add_product:
        clr r23
        push r16
        push r28
        push r29
        movw r28, r24           ; Y = b
        add r28, r18
        adc r29, r1
        movw r30, r24           ; Z = the row's place in the sum
        add r30, r22
        adc r31, r1
        add r24, r20            ; r24 r25 = a
        adc r25, r1
        clr r19                 ; zero
        ldi r16, 11             ; bytes of the row
1:      ld r22, Y+
        tst r22
        breq 3f
        movw r26, r24
        mov r20, r16
        clr r21                 ; carry
2:      ld r18, X+
        mul r18, r22
        ld r18, Z
        eor r18, r23
        add r0, r18
        adc r1, r19
        add r0, r21
        adc r1, r19
        mov r21, r1
        eor r0, r23
        st Z+, r0
        dec r20
        brne 2b
        sub r30, r16
        sbc r31, r19
3:      adiw r30, 1
        dec r16
        brne 1b
        clr r1
        pop r29
        pop r28
        pop r16
        ret
