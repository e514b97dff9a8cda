; The inner loop of games/tenk/odds/turn.h; its meaning is that of the C in turn.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C the first turn of a game takes 3.21 million cycles instead of 2.00 on an
; ATmega2560 (make bench: tenk_turn).

#include "core/number/stack_avr.inc"

; uint32_t best_throws(uint16_t *best [r24], const uint16_t *aside [r22], const uint16_t *weight
;                      [r20], uint8_t dice [r18], uint8_t ones [r16], uint8_t fives [r14])
;
; Y: best, of the row above; X: aside; Z: weight; r10 r11: aside of the row; r12: rows to come;
; r13: dice left; r15: throws of the row to come; r17: 0; r20 r21: the best; r22-r25: the sum.

#define ROW   3
#define CELLS 12

        .section .text.best_throws,"ax",@progbits
        .global best_throws
best_throws:
        push_all 10, 13
        push r15
        push r17
        push r28
        push r29
        movw r28, r24
        movw r10, r22
        movw r30, r20
        mov r13, r18
        mov r12, r16
        clr r17
        clr r22
        clr r23
        movw r24, r22
1:      movw r26, r10
        mov r15, r14            ; a row: throws with up to so many fives
        cp r13, r15
        brcc 2f
        mov r15, r13
2:      mov r18, r15            ; the next row begins, behind this one, where ROW cells are over
        subi r18, ROW - 1
        neg r18
        lsl r18
        push r18
        inc r15
        clr r20
        clr r21
3:      ldd r18, Y+0            ; with a one less
        ldd r19, Y+1
        cp r20, r18
        cpc r21, r19
        brcc 4f
        movw r20, r18
4:      ldd r18, Y+2*(CELLS+ROW) ; otherwise
        ldd r19, Y+2*(CELLS+ROW)+1
        cp r20, r18
        cpc r21, r19
        brcc 5f
        movw r20, r18
5:      ld r18, X+              ; all aside
        ld r19, X
        adiw r26, 9             ; a step more and a die less
        cp r20, r18
        cpc r21, r19
        brcc 6f
        movw r20, r18
6:      std Y+2*ROW, r20
        std Y+2*ROW+1, r21
        adiw r28, 2
        lpm r18, Z+
        lpm r19, Z+
        mul r20, r18
        add r22, r0
        adc r23, r1
        adc r24, r17
        adc r25, r17
        mul r21, r19
        add r24, r0
        adc r25, r1
        mul r20, r19
        add r23, r0
        adc r24, r1
        adc r25, r17
        mul r21, r18
        add r23, r0
        adc r24, r1
        adc r25, r17
        dec r15
        brne 3b
        pop r18
        add r28, r18
        adc r29, r17
        movw r26, r10           ; two steps more and a die less
        adiw r26, 22
        movw r10, r26
        dec r13
        brmi 7f
        dec r12
        brmi 7f
        rjmp 1b
7:      clr r1
        pop r29
        pop r28
        pop r17
        pop r15
        pop_all 10, 13
        ret
