; The run of games/snakes/odds/pairs/pair_duel.h, whose meaning is that of the C in pair_duel.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes.

#include "core/number/stack_avr.inc"
#include "games/snakes/odds/pairs/pair_kept_avr.inc"

        .equ MARK, 0            ; struct pair_run; see the assertions in pair_duel.c
        .equ SIX, 2
        .equ SUM, 4
        .equ PLACE, 6
        .equ RING, 8
        .equ RING_SUM, 10
        .equ GREATEST, 14
        .equ SUBTRACTS, 18
        .equ LEAPS, 19
        .equ STAYS, 20
        .equ LEFT, 21
        .equ HIGH_RANK, 22
        .equ WIDTH, 23
        .equ KEPT, 24
        .equ COLUMN, 26
        .equ SHELLS, 28
        .equ STAYED, 30
        .equ WINDOW_BYTES, 24
        .equ RING_LAST, 20
        .equ COLUMNS, 13        ; struct pair_shells
        .equ COLUMN_BYTES, 4    ; struct pair_column
        .equ JUMP, 0x80         ; of a mark
        .equ JUMP_BIT, 7
        .equ KEPT_BIT, 6
        .equ STAY_BIT, 5
        .equ NO_COLUMN, 0x1F
        .equ NO_LIMIT, 0xFF
        .equ TOO_GREAT, 0x20    ; PAIR_RANGE, its uppermost byte

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

; void pair_run_on(struct pair_run *run [r24])
;
; r2-r5: the ring's sum; r6-r9: the greatest value; r10: mark; r12: place; r14: sum; r16: six;
; r28: run; T: subtracts.

        .section .text.pair_run_on,"ax",@progbits
        .global pair_run_on
pair_run_on:
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
        rjmp .Lsquare

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

.Ljump: ldi r22, 0              ; what the jump's end is worth
        ldi r23, 0
        movw r24, r22
        cpi r18, JUMP + NO_COLUMN
        breq .Lworth
        rcall column
        ld r24, Z
        cp r24, r19
        brne 1f
        load_pointer 30, COLUMN ; the other stands there: that of the start
1:      rcall kept_place
        load_kept
        movw r22, r24
        movw r24, r26
.Lworth:
        movw r30, r12
        exchange
        add r2, r22
        adc r3, r23
        adc r4, r24
        adc r5, r25
        rjmp .Lnext

.Lsquare:
        ldd r18, Y+LEFT
        subi r18, 1
        brcc 1f
        rjmp .Lend
1:      movw r30, r10
        ld r19, Z
        sbrc r19, STAY_BIT
        rjmp .Lend
        std Y+LEFT, r18
        sbiw r30, 1
        movw r10, r30
        mov r18, r19
        sbrc r18, JUMP_BIT
        rjmp .Ljump

        movw r22, r2            ; the low one's value
        movw r24, r4
        call pair_sixth
        note_greatest
        ldd r26, Y+STAYS
        cpse r26, r1
        rcall stay
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
        ldd r26, Y+STAYS
        cpse r26, r1
        rcall add_stayed
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
        movw r30, r10
        ldd r18, Z+1
        sbrc r18, KEPT_BIT
        rcall keep
        ldd r18, Y+SUBTRACTS    ; what keeps may have used T
        bst r18, 0
.Lnext: load_pointer 18, RING
        movw r30, r12
        cp r12, r18
        cpc r13, r19
        breq .Lwrap
        sbiw r30, 4
        movw r12, r30
        rjmp .Lsquare
.Lwrap: adiw r30, RING_LAST
        movw r12, r30
        rjmp .Lsquare

; The column of a mark in r18: Z; the rank of the high square: r19.

column: andi r18, NO_COLUMN
        ldi r19, COLUMN_BYTES
        mul r18, r19
        movw r30, r0
        clr r1
        load_pointer 18, COLUMN
        add r30, r18
        adc r31, r19
        ldd r19, Y+HIGH_RANK
        ret

; The place for the rank r19 in the column at Z: Z, with its width in r22; the column's limit: r23.

kept_place:
        ldd r23, Z+1
        ldd r26, Z+2
        ldd r27, Z+3
        cp r23, r19
        brlo 1f
        add r26, r19
        adc r27, r1
        rjmp 2f
1:      sbiw r26, 1
2:      ldd r22, Y+WIDTH
        mul r26, r22
        movw r30, r0
        mul r27, r22
        add r31, r0
        clr r1
        load_pointer 18, KEPT
        add r30, r18
        adc r31, r19
        ret

; The low one's value, in r22-r25, as often as the high token stays.

stay:   mul r22, r26
        movw r18, r0
        mul r24, r26
        movw r20, r0
        mul r23, r26
        add r19, r0
        adc r20, r1
        clr r1
        adc r21, r1
        mul r25, r26
        add r21, r0
        clr r1
        store_pointer 18, STAYED
        store_pointer 20, STAYED+2
        ret

; That added to six times the high one's value, in r18-r21, or subtracted.

add_stayed:
        load_pointer 26, STAYED
        load_pointer 30, STAYED+2
        brts 1f
        add r18, r26
        adc r19, r27
        adc r20, r30
        adc r21, r31
        ret
1:      sub r18, r26
        sbc r19, r27
        sbc r20, r30
        sbc r21, r31
        ret

; Keeps the high one's value, which is at r12, in the column of the mark in r18.

keep:   rcall column
        rcall kept_place
        mov r24, r23
        movw r22, r30
        movw r30, r12
        ld r18, Z
        ldd r19, Z+1
        ldd r20, Z+2
        ldd r21, Z+3
        cpi r21, TOO_GREAT
        brlo 1f
        ldi r18, 0xFF
        ldi r19, 0xFF
        ldi r20, 0xFF
        ldi r21, TOO_GREAT - 1
1:      subi r24, NO_LIMIT
        load_pointer 24, SHELLS ; leaves the flags
        brne 3f
        ldd r26, Y+LEAPS
        cpse r26, r1
        jmp pair_keep_leaping
        jmp pair_keep_full
3:      adiw r24, COLUMNS
        jmp pair_columns_store
