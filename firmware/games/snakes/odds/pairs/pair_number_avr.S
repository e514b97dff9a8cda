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

        .macro load_least register, from
        ld \register, \from+
        ld \register+1, \from+
        clr \register+2
        clr \register+3
        sbrc r20, 2             ; 4 bytes
        rjmp 1f
        sbrc r20, 0             ; 3 bytes
        ld \register+2, \from+
        rjmp 2f
1:      ld \register+2, \from+
        ld \register+3, \from+
2:
        .endm

        .section .text.pair_sum_of_least,"ax",@progbits
        .global pair_sum_of_least
pair_sum_of_least:
        push_all 10, 17
        movw r30, r24
        movw r26, r22
        clr r22
        clr r23
        movw r24, r22
        ldi r21, 6
3:      load_least 10, Z
        load_least 14, X
        cp r14, r10
        cpc r15, r11
        cpc r16, r12
        cpc r17, r13
        brsh 4f
        movw r10, r14
        movw r12, r16
4:      add r22, r10
        adc r23, r11
        adc r24, r12
        adc r25, r13
        dec r21
        brne 3b
        pop_all 10, 17
        ret

; uint32_t pair_sixth(uint32_t sum): r22-r25 = (sum + 3) / 6, for sums below 2^32 - 3
;
; 1 / 255 = 2^-8 + 2^-16 + ... : 85 times the number, added to itself one, two and three bytes
; further down, is 2^8 * 2 * the quotient or a little less. What the lowest bytes then say is
; missing is made good.

        .section .text.pair_sixth,"ax",@progbits
        .global pair_sixth
pair_sixth:
        subi r22, lo8(-3)
        sbci r23, hi8(-3)
        sbci r24, hlo8(-3)
        sbci r25, hhi8(-3)
        mov r26, r22            ; the number's lowest byte
        ldi r27, 85
        mul r22, r27
        mov r18, r1             ; r18-r21: the product without its lowest byte
        mul r24, r27
        movw r30, r0            ; r30, r31: its third and fourth byte
        clr r20
        clr r21
        mul r23, r27
        clr r22
        add r18, r0
        adc r30, r1
        adc r31, r22
        adc r20, r22
        mul r25, r27
        add r31, r0
        adc r20, r1
        mov r19, r30
        mov r25, r20
        mov r24, r31
        movw r22, r18
        clr r1
        add r22, r23            ; + 2^-8
        adc r23, r24
        adc r24, r25
        adc r25, r1
        add r22, r31            ; + 2^-16
        adc r23, r20
        adc r24, r1
        adc r25, r1
        add r22, r20            ; + 2^-24
        adc r23, r1
        adc r24, r1
        adc r25, r1
        lsr r25
        ror r24
        ror r23
        ror r22
        ldi r27, 6
1:      mul r22, r27
        mov r18, r26
        sub r18, r0             ; the number less six times the quotient
        clr r1
2:      cp r18, r27
        brcs 3f
        sub r18, r27
        subi r22, 0xFF
        sbci r23, 0xFF
        sbci r24, 0xFF
        sbci r25, 0xFF
        rjmp 2b
3:      ret
