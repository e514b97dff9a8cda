; The routines of games/snakes/odds/pairs/pair_number.h; pair_number.c has the same in C.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

#include "core/number/stack_avr.inc"

; uint32_t pair_load(const uint8_t *place [r24], uint8_t width [r22])

        .section .text.pair_load,"ax",@progbits
        .global pair_load
pair_load:
        movw r30, r24
        mov r18, r22
        ld r22, Z
        ldd r23, Z+1
        clr r24
        clr r25
        cpi r18, 3
        brlo 1f
        ldd r24, Z+2
        breq 1f
        ldd r25, Z+3
1:      ret

; void pair_store(uint8_t *place [r24], uint8_t width [r22], uint32_t value [r18-r21])

        .section .text.pair_store,"ax",@progbits
        .global pair_store
pair_store:
        movw r30, r24
        st Z, r18
        std Z+1, r19
        cpi r22, 3
        brlo 1f
        std Z+2, r20
        breq 1f
        std Z+3, r21
1:      ret

; uint32_t pair_sum(const uint8_t *six [r24], uint8_t width [r22])

        .macro sum_of_six width
        .rept 6
        ld r0, Z+
        add r22, r0
        ld r0, Z+
        adc r23, r0
        .if \width > 2
        ld r0, Z+
        adc r24, r0
        .else
        adc r24, r1
        .endif
        .if \width > 3
        ld r0, Z+
        adc r25, r0
        .elseif \width > 2
        adc r25, r1
        .endif
        .endr
        ret
        .endm

        .section .text.pair_sum,"ax",@progbits
        .global pair_sum
pair_sum:
        movw r30, r24
        mov r18, r22
        clr r22
        clr r23
        movw r24, r22
        cpi r18, 3
        brne 1f
        sum_of_six 3
1:      brlo 2f
        sum_of_six 4
2:      sum_of_six 2

; uint32_t pair_sum_of_least(const uint8_t *six [r24], const uint8_t *others [r22],
;                            uint8_t width [r20])

        .macro load_number register, from, width
        ld \register, \from+
        ld \register+1, \from+
        .if \width > 2
        ld \register+2, \from+
        .endif
        .if \width > 3
        ld \register+3, \from+
        .endif
        .endm

        .macro sum_of_six_least width
3:      load_number 18, Z, \width
        load_number 14, X, \width
        cp r14, r18
        cpc r15, r19
        .if \width > 2
        cpc r16, r20
        .endif
        .if \width > 3
        cpc r17, r21
        .endif
        brsh 4f
        movw r18, r14
        movw r20, r16
4:      add r22, r18
        adc r23, r19
        adc r24, r20
        adc r25, r21
        dec r13
        brne 3b
        rjmp 9f
        .endm

        .section .text.pair_sum_of_least,"ax",@progbits
        .global pair_sum_of_least
pair_sum_of_least:
        push_all 13, 17
        movw r30, r24
        movw r26, r22
        ldi r18, 6
        mov r13, r18
        mov r0, r20
        clr r20                 ; the bytes that narrow numbers do not have
        clr r21
        movw r16, r20
        movw r22, r20
        movw r24, r20
        ldi r18, 3
        cp r0, r18
        brne 1f
        sum_of_six_least 3
1:      brlo 2f
        sum_of_six_least 4
2:      sum_of_six_least 2
9:      pop_all 13, 17
        ret

; uint32_t pair_sixth(uint32_t sum): r22-r25 = (sum + 3) / 6, for sums below 2^32 - 3
;
; Half of sum + 3 is a number m of four bytes; a third of m is wanted. As 256 = 3 * 85 + 1, that is
; 85 times the sum of m's upper three bytes, upper two bytes and upper byte, plus a third of the sum
; of its bytes. Each 256 in the sum of its bytes again counts as 85 and a third.

        .section .text.pair_sixth,"ax",@progbits
        .global pair_sixth
pair_sixth:
        subi r22, lo8(-3)
        sbci r23, hi8(-3)
        sbci r24, hlo8(-3)
        sbci r25, hhi8(-3)
        lsr r25
        ror r24
        ror r23
        ror r22
        clr r27                 ; r26: the sum of the bytes, r27: how often it passed 256
        add r22, r23
        adc r27, r1
        add r22, r24
        adc r27, r1
        add r22, r25
        adc r27, r1
        mov r26, r22
        add r26, r27
        brcc 1f
        inc r26
        inc r27
1:      movw r18, r24           ; r23-r25: the factor of 85
        add r23, r18
        adc r24, r19
        adc r25, r1
        add r23, r19
        adc r24, r1
        adc r25, r1
        add r23, r27
        adc r24, r1
        adc r25, r1
        ldi r27, 171            ; a third of the bytes' sum: 171 / 512 of it
        mul r26, r27
        mov r26, r1
        lsr r26
        ldi r27, 85
        mul r23, r27
        movw r18, r0
        mul r25, r27
        movw r20, r0
        mul r24, r27
        add r19, r0
        adc r20, r1
        clr r1
        adc r21, r1
        add r18, r26
        adc r19, r1
        adc r20, r1
        adc r21, r1
        movw r22, r18
        movw r24, r20
        ret
