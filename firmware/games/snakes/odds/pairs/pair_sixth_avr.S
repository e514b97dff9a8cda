; The sixth of games/snakes/odds/pairs/pair_word.h, whose meaning is that of the C there.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

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
