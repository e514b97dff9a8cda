; The run of core/pairs/pair_duel.h, whose meaning is that of the C in pair_duel.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

#include "core/number/stack_avr.inc"

        .equ MARK, 0            ; struct pair_run; see the assertions in pair_duel.c
        .equ SIX, 2
        .equ SUM, 4
        .equ PLACE, 6
        .equ RING, 8
        .equ RING_SUM, 10
        .equ GREATEST, 14
        .equ SUBTRACTS, 18
        .equ WINDOW_BYTES, 24
        .equ RING_LAST, 20

; A pointer or a word of the struct at Y, to and from registers.

        .macro load_pointer register, at
        ldd \register, Y+\at
        ldd \register+1, Y+\at+1
        .endm
        .macro store_pointer register, at
        std Y+\at, \register
        std Y+\at+1, \register+1
        .endm

; The value in r22-r25 takes the place of the word at Z. Leaves in r22-r25 what that adds to the sum.

        .macro exchange
        ld r18, Z
        ldd r19, Z+1
        ldd r20, Z+2
        ldd r21, Z+3
        st Z, r22
        std Z+1, r23
        std Z+2, r24
        std Z+3, r25
        brts 1f
        sub r22, r18
        sbc r23, r19
        sbc r24, r20
        sbc r25, r21
        rjmp 2f
1:      sub r18, r22
        sbc r19, r23
        sbc r20, r24
        sbc r21, r25
        movw r22, r18
        movw r24, r20
2:
        .endm

        .macro note_greatest
        cp r6, r22
        cpc r7, r23
        cpc r8, r24
        cpc r9, r25
        brsh 1f
        movw r6, r22
        movw r8, r24
1:
        .endm

; void pair_run_plain(struct pair_run *run [r24], uint8_t most [r22])
;
; r2-r5: the ring's sum; r6-r9: the greatest value; r10: mark; r12: place; r14: sum; r16: six;
; r28: run; T: subtracts. The count is on the stack.

        .section .text.pair_run_plain,"ax",@progbits
        .global pair_run_plain
pair_run_plain:
        push_all 2, 17
        push r28
        push r29
        movw r28, r24
        load_pointer 10, MARK
        load_pointer 12, PLACE
        load_pointer 14, SUM
        load_pointer 16, SIX
        load_pointer 2, RING_SUM
        load_pointer 4, RING_SUM+2
        load_pointer 6, GREATEST
        load_pointer 8, GREATEST+2
        ldd r18, Y+SUBTRACTS
        bst r18, 0
        rjmp .Lis_plain
.Lpair: sbiw r30, 1
        movw r10, r30
        push r22
        movw r22, r2            ; the low one's value
        movw r24, r4
        call pair_sixth
        note_greatest
        movw r30, r16
        exchange
        subi r16, WINDOW_BYTES
        sbci r17, 0
        movw r26, r14
        ld r18, X+              ; the high one's sum, before
        ld r19, X+
        ld r20, X+
        ld r21, X
        add r22, r18
        adc r23, r19
        adc r24, r20
        adc r25, r21
        st X, r25
        st -X, r24
        st -X, r23
        st -X, r22
        sbiw r26, 4
        movw r14, r26
        movw r22, r18           ; and its value
        movw r24, r20
        call pair_sixth
        note_greatest
        movw r30, r12
        exchange
        add r2, r22
        adc r3, r23
        adc r4, r24
        adc r5, r25
        load_pointer 18, RING
        cp r12, r18
        cpc r13, r19
        breq .Lwrap
        sbiw r30, 4
        rjmp .Lplaced
.Lwrap: adiw r30, RING_LAST
.Lplaced:
        movw r12, r30
        pop r22
        dec r22
        breq .Lend
.Lis_plain:
        movw r30, r10
        ld r18, Z
        tst r18
        brne .Lend
        rjmp .Lpair
.Lend:  store_pointer 10, MARK
        store_pointer 12, PLACE
        store_pointer 14, SUM
        store_pointer 16, SIX
        store_pointer 2, RING_SUM
        store_pointer 4, RING_SUM+2
        store_pointer 6, GREATEST
        store_pointer 8, GREATEST+2
        pop r29
        pop r28
        pop_all 2, 17
        ret
