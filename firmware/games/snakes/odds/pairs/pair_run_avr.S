; pair_run and pair_value_of_six of games/snakes/odds/pairs/pair_duel.h, and pair_run_tokens of
; pair_tokens.h; the C files of these names have the same in C.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: make bench, duel_chutes and tokens_chutes.

#include "core/number/stack_avr.inc"

        .equ SIX_ONES, 0        ; struct pair_state; see the assertions in pair_duel.c
        .equ GREATEST, 4
        .equ RING_SUM, 8
        .equ CHANGE, 12
        .equ RISE, 16
        .equ HIGH_VALUE, 20
        .equ HIGH_SIX, 24
        .equ LOW_VALUE, 28
        .equ LOW_SIX, 32
        .equ ROW, 36
        .equ PLACE, 38
        .equ MARK, 40
        .equ LEFT, 42
        .equ LOW_RANK, 44
        .equ HIGH_OFFSET, 45
        .equ HIGH_STAY, 46
        .equ HIGH_MARK, 47
        .equ WINS, 48
        .equ WIDTH, 49
        .equ LEAPS, 50
        .equ RING, 51
        .equ ABOVE, 112
        .equ COLUMN, 215        ; its rank, place above and first place
        .equ JUMP_BIT, 7        ; of a mark
        .equ STORED_BIT, 6

; Load and store a word or a pointer of the struct at Y.

        .macro load_word register, at
        ldd \register, Y+\at
        ldd \register+1, Y+\at+1
        ldd \register+2, Y+\at+2
        ldd \register+3, Y+\at+3
        .endm
        .macro store_word register, at
        std Y+\at, \register
        std Y+\at+1, \register+1
        std Y+\at+2, \register+2
        std Y+\at+3, \register+3
        .endm
        .macro load_pointer register, at
        ldd \register, Y+\at
        ldd \register+1, Y+\at+1
        .endm
        .macro store_pointer register, at
        std Y+\at, \register
        std Y+\at+1, \register+1
        .endm

; Adds the six numbers at Z to r18-r21.

        .macro sum_row bytes
        .rept 6
        ld r0, Z+
        add r18, r0
        ld r0, Z+
        adc r19, r0
        .if \bytes > 2
        ld r0, Z+
        adc r20, r0
        .else
        adc r20, r1
        .endif
        .if \bytes > 3
        ld r0, Z+
        adc r21, r0
        .elseif \bytes > 2
        adc r21, r1
        .endif
        .endr
        .endm

; void pair_run(struct pair_state *state [r24])
;
; r2-r5: the ring's sum; r6-r9: six times a value; r10: the marks of both squares; r11: width;
; r12: mark; r14: place; r16: row; r28: state; T: wins.

        .section .text.pair_run,"ax",@progbits
        .global pair_run
pair_run:
        push_all 2, 17
        push r28
        push r29
        movw r28, r24
        load_word 2, RING_SUM
        ldd r11, Y+WIDTH
        load_pointer 12, MARK
        load_pointer 14, PLACE
        load_pointer 16, ROW
        ldd r18, Y+WINS
        bst r18, 0
        rjmp .Lpair

.Lend:  store_word 2, RING_SUM
.Lleave:
        store_pointer 12, MARK
        store_pointer 14, PLACE
        store_pointer 16, ROW
        pop r29
        pop r28
        pop_all 2, 17
        ret

.Ljump: movw r24, r28
        mov r22, r18
        call pair_jump_value
        ldd r18, Y+WINS
        bst r18, 0
        rjmp .Lring

.Lpair: ldd r18, Y+LEFT
        subi r18, 1
        brcs .Lend
        std Y+LEFT, r18
        movw r30, r12
        ld r18, Z
        ldd r10, Y+HIGH_MARK
        or r10, r18
        sbrc r18, JUMP_BIT
        rjmp .Ljump

        movw r22, r2            ; the low one's value
        movw r24, r4
        rcall value
        sbrs r10, STORED_BIT
        rjmp 8f
        store_word 22, LOW_VALUE
        store_word 6, LOW_SIX
8:      ldd r26, Y+HIGH_STAY    ; the value of the stops that leave the high one
        cpse r26, r1
        rcall put_stays
        movw r30, r16           ; the high one's stops
        clr r18
        clr r19
        movw r20, r18
        ldi r26, 3
        cp r11, r26
        brne 1f
        sum_row 3
        rjmp 3f
1:      brlo 2f
        sum_row 4
        rjmp 3f
2:      sum_row 2
3:      movw r30, r16           ; the low one's value enters the window
        ldd r26, Y+HIGH_OFFSET
        add r30, r26
        adc r31, r1
        rcall put
        movw r22, r18           ; the high one's value
        movw r24, r20
        rcall value
        sbrc r10, STORED_BIT
        rcall store
.Lring: movw r30, r14           ; the high one's value enters the ring
        ldi r26, 3
        ld r18, Z
        ldd r19, Z+1
        clr r20
        clr r21
        st Z, r22
        std Z+1, r23
        cp r11, r26
        brlo 6f
        ldd r20, Z+2
        std Z+2, r24
        breq 6f
        ldd r21, Z+3
        std Z+3, r25
6:      sub r22, r18
        sbc r23, r19
        sbc r24, r20
        sbc r25, r21
        add r2, r22
        adc r3, r23
        adc r4, r24
        adc r5, r25
        sbrc r10, JUMP_BIT
        rjmp .Lnext
        ldd r18, Y+LOW_RANK     ; to the next row
        dec r18
        std Y+LOW_RANK, r18
        ldi r26, 6
        mul r11, r26
        sub r16, r0
        sbc r17, r1
        clr r1

.Lnext: movw r30, r12           ; to the next square
        sbiw r30, 1
        movw r12, r30
        movw r30, r28           ; to its place in the ring
        adiw r30, RING
        cp r14, r30
        cpc r15, r31
        brne 7f
        ldi r26, 6
        mul r11, r26
        add r14, r0
        adc r15, r1
        clr r1
7:      sub r14, r11
        sbc r15, r1
        rjmp .Lpair

; void pair_run_tokens(struct pair_state *state [r24])
;
; r3: bytes of six numbers; r4: the ring; the others as in pair_run; T is clear.

        .global pair_run_tokens
pair_run_tokens:
        push_all 2, 17
        push r28
        push r29
        movw r28, r24
        clt
        movw r4, r24
        ldi r18, RING
        add r4, r18
        adc r5, r1
        ldd r11, Y+WIDTH
        ldi r18, 6
        mul r11, r18
        mov r3, r0
        clr r1
        load_pointer 12, MARK
        load_pointer 14, PLACE
        load_pointer 16, ROW
        rjmp .Ltokens

.Lenter:
        store_pointer 14, PLACE
        movw r24, r28
        mov r22, r18
        call pair_enter_tokens
        rjmp .Llower

.Ltokens:
        ldd r18, Y+LEFT
        subi r18, 1
        brcc 4f
        rjmp .Lleave
4:      std Y+LEFT, r18
        movw r30, r12
        ld r18, Z
        ldd r10, Y+HIGH_MARK
        or r10, r18
        sbrc r18, JUMP_BIT
        rjmp .Lenter
        movw r24, r16           ; stops of the higher token,
        movw r22, r14           ; and of the lower one
        ldd r18, Y+HIGH_OFFSET
        sub r22, r18
        sbc r23, r1
        cp r22, r4
        cpc r23, r5
        brsh 1f
        add r22, r3
        adc r23, r1
1:      mov r20, r11
        call pair_sum_of_least
        rcall value
        sbrs r10, STORED_BIT
        rjmp 2f
        store_word 22, LOW_VALUE
        store_word 6, LOW_SIX
        rcall store
2:      movw r30, r16           ; the value enters the window, and the ring twice
        ldd r26, Y+HIGH_OFFSET
        add r30, r26
        adc r31, r1
        rcall put
        movw r30, r14
        rcall put
        movw r30, r14
        add r30, r3
        adc r31, r1
        rcall put
        ldd r18, Y+LOW_RANK     ; to the next row
        dec r18
        std Y+LOW_RANK, r18
        sub r16, r3
        sbc r17, r1

.Llower:
        movw r30, r12           ; to the next square
        sbiw r30, 1
        movw r12, r30
        cp r14, r4              ; to its place in the ring
        cpc r15, r5
        brne 3f
        add r14, r3
        adc r15, r1
3:      sub r14, r11
        sbc r15, r1
        rjmp .Ltokens

; uint32_t pair_value_of_six(struct pair_state *state [r24], const uint8_t *six [r22])

        .global pair_value_of_six
pair_value_of_six:
        push_all 6, 9
        push r28
        push r29
        movw r28, r24
        ldd r18, Y+WINS
        bst r18, 0
        movw r24, r22
        ldd r22, Y+WIDTH
        call pair_sum
        rcall value
        pop r29
        pop r28
        pop_all 6, 9
        ret

; From the sum of the stops' values in r22-r25: the value in r22-r25, six times the value in r6-r9.

value:  load_word 18, SIX_ONES
        brts 1f
        add r22, r18
        adc r23, r19
        adc r24, r20
        adc r25, r21
        rjmp 2f
1:      sub r18, r22
        sbc r19, r23
        sbc r20, r24
        sbc r21, r25
        movw r22, r18
        movw r24, r20
2:      movw r6, r22
        movw r8, r24
        call pair_sixth
        brts 4f
        load_word 18, GREATEST
        cp r18, r22
        cpc r19, r23
        cpc r20, r24
        cpc r21, r25
        brlo 3f
4:      ret
3:      movw r20, r22
        movw r22, r24
        movw r24, r28
        call pair_note_greatest ; answers the value, limited to `most`
        ldd r18, Y+WINS
        bst r18, 0
        ret

; Stores the value in r22-r25 at Z, in as many bytes as it has.

put:    st Z, r22
        std Z+1, r23
        ldi r27, 3
        cp r11, r27
        brlo 1f
        std Z+2, r24
        breq 1f
        std Z+3, r25
1:      ret

; Stores the value in r22-r25 in the slots of the row whose bits are set in r26.

put_stays:
        movw r30, r16
1:      sbrc r26, 0
        rcall put
        add r30, r11
        adc r31, r1
        lsr r26
        brne 1b
        ret

; Stores both values. The high one's is in r22-r25 and stays there.

store:  store_word 22, HIGH_VALUE
        store_word 6, HIGH_SIX
        movw r30, r12
        ld r22, Z
        movw r24, r28
        call pair_store_found
        load_word 22, HIGH_VALUE
        ldd r18, Y+WINS         ; C may use T
        bst r18, 0
        ret

; void pair_store_in(struct pair_state *state [r24], uint8_t column [r22], uint8_t rank [r20],
;                    const struct pair_found *found [r18])
; void pair_change(struct pair_state *state [r24], uint8_t *place [r22],
;                  const struct pair_found *found [r20])

        .macro note_greatest at
        load_word 18, \at
        cp r18, r24
        cpc r19, r25
        cpc r20, r26
        cpc r21, r27
        brsh 1f
        store_word 24, \at
1:
        .endm

        .section .text.pair_change,"ax",@progbits
        .global pair_store_in
        .global pair_change
pair_store_in:
        mov r26, r22            ; the column
        lsl r26
        lsl r26
        movw r30, r24
        add r30, r26
        adc r31, r1
        subi r30, lo8(-COLUMN)
        sbci r31, hi8(-COLUMN)
        ld r21, Z
        ldd r23, Z+1
        ldd r26, Z+2
        ldd r27, Z+3
        movw r30, r24
        cpi r23, 0xFF
        breq 2f
        cp r21, r20             ; the column is a ladder's
        brsh 1f
        mov r20, r23
        subi r30, lo8(-ABOVE)
        sbci r31, hi8(-ABOVE)
        ld r26, Z
        ldd r27, Z+1
        movw r30, r24
1:      ldd r22, Z+WIDTH
        mul r20, r22
        add r26, r0
        adc r27, r1
        clr r1
        movw r24, r26
        movw r30, r18
        ld r18, Z
        ldd r19, Z+1
        ldd r20, Z+2
        ldd r21, Z+3
        jmp pair_store
2:      ldd r21, Z+WIDTH        ; the column is full
        mul r20, r21
        add r26, r0
        adc r27, r1
        clr r1
        ldd r0, Z+LEAPS
        movw r20, r18
        movw r22, r26
        cpse r0, r1
        jmp pair_change_and_leap
pair_change:
        push r28
        push r29
        movw r28, r24
        movw r26, r20
        movw r30, r22
        ldd r22, Y+WIDTH
        ld r24, Z               ; the stored value, replaced by the new one
        ld r18, X+
        st Z, r18
        ldd r25, Z+1
        ld r18, X+
        std Z+1, r18
        clr r20
        clr r21
        ld r18, X+
        ld r19, X+
        cpi r22, 3
        brlo 2f
        ldd r20, Z+2
        std Z+2, r18
        breq 2f
        ldd r21, Z+3
        std Z+3, r19
2:      movw r18, r24           ; six times the stored value: r18-r21
        lsl r18
        rol r19
        rol r20
        rol r21
        movw r22, r18
        movw r30, r20
        lsl r18
        rol r19
        rol r20
        rol r21
        add r18, r22
        adc r19, r23
        adc r20, r30
        adc r21, r31
        ld r22, X+              ; six times the new value, less that: r24-r27
        ld r23, X+
        ld r24, X+
        ld r25, X+
        movw r26, r24
        movw r24, r22
        sub r24, r18
        sbc r25, r19
        sbc r26, r20
        sbc r27, r21
        brcs 3f
        note_greatest RISE
        rjmp 4f
3:      com r27
        com r26
        com r25
        neg r24
        sbci r25, 0xFF
        sbci r26, 0xFF
        sbci r27, 0xFF
4:      note_greatest CHANGE
        pop r29
        pop r28
        ret
