; The products of core/number/product.h; their meaning is that of the C in product.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C the odds of six players on chutes take 1,384,000 cycles instead of 970,000
; (make bench: six_players).
;
; Byte by byte of the product, from the lowest: all products of two bytes that belong there are added
; up in three registers, of which the lowest is then done.

; uint32_t product_upper(uint32_t a [r22], uint32_t b [r18])
;
; r26 r27 r30: the sum; r31: 0.

        .macro term a, b
        mul \a, \b
        add r26, r0
        adc r27, r1
        adc r30, r31
        .endm
        .macro next_byte
        mov r26, r27
        mov r27, r30
        clr r30
        .endm

        .section .text.product_upper,"ax",@progbits
        .global product_upper
product_upper:
        clr r30
        clr r31
        mul r22, r18
        mov r26, r1
        clr r27
        term r22, r19
        term r23, r18
        next_byte
        term r22, r20
        term r23, r19
        term r24, r18
        next_byte
        term r22, r21
        term r23, r20
        term r24, r19
        term r25, r18
        next_byte
        term r23, r21
        term r24, r20
        term r25, r19
        mov r22, r26
        next_byte
        term r24, r21
        term r25, r20
        mov r23, r26
        next_byte
        mul r25, r21
        add r26, r0
        adc r27, r1
        movw r24, r26
        clr r1
        ret

; void product_add(uint64_t *sum [r24], uint32_t a [r20], uint32_t b [r16])
;
; Y: the sum; the bytes of what is added up as above.

        .macro into offset
        ldd r0, Y+\offset
        add r26, r0
        adc r27, r31
        adc r30, r31
        std Y+\offset, r26
        next_byte
        .endm

        .section .text.product_add,"ax",@progbits
        .global product_add
product_add:
        push r28
        push r29
        movw r28, r24
        clr r30
        clr r31
        mul r20, r16
        movw r26, r0
        into 0
        term r20, r17
        term r21, r16
        into 1
        term r20, r18
        term r21, r17
        term r22, r16
        into 2
        term r20, r19
        term r21, r18
        term r22, r17
        term r23, r16
        into 3
        term r21, r19
        term r22, r18
        term r23, r17
        into 4
        term r22, r19
        term r23, r18
        into 5
        term r23, r19
        into 6
        into 7
        clr r1
        pop r29
        pop r28
        ret
