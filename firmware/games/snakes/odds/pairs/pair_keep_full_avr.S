; pair_keep_full of games/snakes/odds/pairs/pair_places.h, whose meaning is that of the C in pair_places.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

#include "games/snakes/odds/pairs/pair_kept_avr.inc"

        .equ CHANGE, 0          ; struct pair_shells; see the assertions in pair_places.c
        .equ RISE, 4
        .equ DRIFT, 8
        .equ DRIFT_SHIFT, 12
        .equ WIDTH, 17
        .equ HALF, 18

; The word at Y+\at becomes that in r24-r27, if that is greater.

        .macro note_greatest at
        ldd r18, Y+\at
        ldd r19, Y+\at+1
        ldd r20, Y+\at+2
        ldd r21, Y+\at+3
        cp r18, r24
        cpc r19, r25
        cpc r20, r26
        cpc r21, r27
        brsh 1f
        std Y+\at, r24
        std Y+\at+1, r25
        std Y+\at+2, r26
        std Y+\at+3, r27
1:
        .endm

        .macro negate
        com r27
        com r26
        com r25
        neg r24
        sbci r25, 0xFF
        sbci r26, 0xFF
        sbci r27, 0xFF
        .endm

; void pair_keep_full(struct pair_shells *shells [r24], uint8_t *place [r22],
;                     pair_word value [r18-r21])

        .section .text.pair_keep_full,"ax",@progbits
        .global pair_keep_full
pair_keep_full:
        push r28
        push r29
        movw r28, r24
        movw r30, r22
        ldd r22, Y+WIDTH
        load_kept
        sub r24, r18
        sbc r25, r19
        sbc r26, r20
        sbc r27, r21
        negate                  ; the difference, by which the value has grown
        round_kept Y+HALF
        put_kept Z, r22
        movw r18, r24
        movw r20, r26
        ldd r22, Y+DRIFT_SHIFT
        rjmp 2f
1:      asr r21
        ror r20
        ror r19
        ror r18
2:      subi r22, 1
        brcc 1b
        ldd r0, Y+DRIFT
        add r18, r0
        ldd r0, Y+DRIFT+1
        adc r19, r0
        ldd r0, Y+DRIFT+2
        adc r20, r0
        ldd r0, Y+DRIFT+3
        adc r21, r0
        mov r22, r21            ; from -2^29 to 2^29 - 1?
        subi r22, 0xE0
        cpi r22, 0x40
        brlo 3f
        asr r21
        ror r20
        ror r19
        ror r18
        ldd r22, Y+DRIFT_SHIFT
        inc r22
        std Y+DRIFT_SHIFT, r22
3:      std Y+DRIFT, r18
        std Y+DRIFT+1, r19
        std Y+DRIFT+2, r20
        std Y+DRIFT+3, r21
        tst r27
        brmi 4f
        note_greatest RISE
        rjmp 5f
4:      negate
5:      note_greatest CHANGE
        pop r29
        pop r28
        ret
