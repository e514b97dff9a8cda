; The arithmetic of core/number/integer88.h; its meaning is that of the C in wide.c.

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

; uint8_t integer88_scale_up(uint8_t number[] [r24], uint8_t count [r22])
;
; By whole bytes as long as the first number's highest is 0, then by bits.

        .section .text.integer88_scale_up,"ax",@progbits
        .global integer88_scale_up
integer88_scale_up:
        movw r26, r24
        clr r24                 ; times
1:      movw r30, r26
        mov r20, r22
        ldd r18, Z+10
        tst r18
        brmi 6f
        brne 4f
2:      ldi r21, 11
        clr r19                 ; the byte below
3:      ld r18, Z
        st Z+, r19
        mov r19, r18
        dec r21
        brne 3b
        dec r20
        brne 2b
        subi r24, -8
        cpi r24, 88
        brne 1b
        ret
4:      ldi r21, 11
        clc
5:      ld r18, Z
        rol r18
        st Z+, r18
        dec r21
        brne 5b
        dec r20
        brne 4b
        inc r24
        rjmp 1b
6:      ret
