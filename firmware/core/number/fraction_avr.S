; The products of core/number/fraction.h; their meaning is that of the C in fraction.c.

; uint64_t fraction_product64(uint64_t a [r18..r25], uint64_t b [r10..r17])
;
; Why assembly: where chips are cleared hardly anything else is computed. With C, which takes 1,400
; cycles a product, the odds of 15 chips on the fields of two dice take 9.8 million cycles, with this
; 2.9 million; they are to be there in 0.3 s, 4.8 million (make bench: chip_odds).

; The byte \a of one factor times the byte \b of the other goes to the sum of the column. Bytes are
; the numbers of their registers; \low, \middle and \high are those of the sum.
        .macro add_product a, b, low, middle, high
        mul \a, \b
        add \low, r0
        adc \middle, r1
        adc \high, r31          ; zero
        .endm

; All products of bytes of a from \a up and of b from \b down, which are in one column.
        .macro add_column a, b, last, low, middle, high
        add_product \a, \b, \low, \middle, \high
        .if \a - \last
        add_column (\a+1), (\b-1), \last, \low, \middle, \high
        .endif
        .endm

; The columns of the lower half, of which only the carry counts, and of the upper one, whose bytes go
; where those of a are no longer needed. The sum moves on by a byte from column to column.
        .macro lower_column last, low, middle, high
        add_column 18, (\last-8), \last, \low, \middle, \high
        clr \low
        .endm
        .macro upper_column first, low, middle, high
        add_column \first, 17, 25, \low, \middle, \high
        mov (\first-1), \low
        clr \low
        .endm

        .section .text.fraction_product64,"ax",@progbits
        .global fraction_product64
fraction_product64:
        clr r31
        clr r26
        clr r27
        clr r30
        lower_column 18, 26, 27, 30
        lower_column 19, 27, 30, 26
        lower_column 20, 30, 26, 27
        lower_column 21, 26, 27, 30
        lower_column 22, 27, 30, 26
        lower_column 23, 30, 26, 27
        lower_column 24, 26, 27, 30
        lower_column 25, 27, 30, 26
        upper_column 19, 30, 26, 27
        upper_column 20, 26, 27, 30
        upper_column 21, 27, 30, 26
        upper_column 22, 30, 26, 27
        upper_column 23, 26, 27, 30
        upper_column 24, 27, 30, 26
        upper_column 25, 30, 26, 27
        mov r25, r26
        clr r1
        ret

; uint32_t fraction_product32(uint32_t a [r22], uint32_t b [r18])
;
; Why assembly: with C the computer's reply of chips takes 17,300,000 cycles instead of 14,000,000; it
; may take a second, 16,000,000 (make bench: chip_reply).
;
; Byte by byte of the product, from the lowest: all products of two bytes that belong there are added
; up in three registers, of which the lowest is then done.
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

        .section .text.fraction_product32,"ax",@progbits
        .global fraction_product32
fraction_product32:
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
