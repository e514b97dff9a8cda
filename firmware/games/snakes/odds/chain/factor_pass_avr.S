; factor_pass of games/snakes/odds/chain/factor.h; factor.c has the same in C.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with the C, the expected throws of chutes take 518,000 cycles instead of 174,000
; (make bench: expected).

#include "core/number/stack_avr.inc"

; void factor_pass(const uint16_t *entry [r24], uint8_t order [r22], uint8_t known [r20],
;                  int32_t *x [r18], int8_t step [r16])
;
; r2 r3: x; r4: order; r5: known; r6: row, from 1; r7: columns done; r8-r11: the sum of a row; r12: 0;
; r13-r15: a square; r20 r21: fraction; r22-r25: number; X: the next number; Y: the row's own; Z: the
; next entry; T: backwards.

        .section .text.factor_pass,"ax",@progbits
        .global factor_pass
factor_pass:
        push_all 2, 15
        push r28
        push r29
        bst r16, 7
        movw r30, r24
        movw r28, r18
        movw r2, r18
        mov r4, r22
        mov r5, r20
        clr r6
        clr r12
        rjmp .Lrow
.Ldiagonal:
        brts 1f
        mov r0, r8
        or r0, r9
        or r0, r10
        or r0, r11
        breq .Lrow_done         ; 0 needs no division: as in the rows before the first that is not 0
.Ldivide:
        movw r22, r8
        movw r24, r10
        rjmp .Lmultiply
1:      sbiw r30, 4
.Lrow_done:
        std Y+0, r8
        std Y+1, r9
        std Y+2, r10
        std Y+3, r11
        adiw r28, 4
        mov r20, r4             ; on to the next row
        sub r20, r7
        lsl r20
        brts 1f
        add r30, r20
        adc r31, r12
        rjmp 2f
1:      sub r30, r20
        sbc r31, r12
        sbiw r28, 8
2:      cp r6, r4
        brne .Lrow
        clr r1
        pop r29
        pop r28
        pop_all 2, 15
        ret
.Lrow:  inc r6
        clr r7
        movw r26, r2
        ldd r8, Y+0
        ldd r9, Y+1
        ldd r10, Y+2
        ldd r11, Y+3
.Lentry:
        cp r7, r5
        brcc .Lrow_done         ; the columns from here on are not known
        inc r7
        ld r20, Z+
        ld r21, Z+
        cp r7, r6
        breq .Ldiagonal
        ld r22, X+
        ld r23, X+
        ld r24, X+
        ld r25, X+
        brtc 1f
        sbiw r26, 8
        sbiw r30, 4
1:      mov r0, r20
        or r0, r21
        breq .Lentry            ; many are 0
        sbiw r24, 0
        brne .Lmultiply
        cp r22, r12
        cpc r23, r12
        breq .Lentry
.Lmultiply:
        mul r23, r20            ; sum += number * fraction / 2^16; drops what is below the
        add r8, r1              ; point in the products with either byte
        adc r9, r12
        adc r10, r12
        adc r11, r12
        mul r22, r21
        add r8, r1
        adc r9, r12
        adc r10, r12
        adc r11, r12
        mul r23, r21
        add r8, r0
        adc r9, r1
        adc r10, r12
        adc r11, r12
        mul r24, r20
        add r8, r0
        adc r9, r1
        adc r10, r12
        adc r11, r12
        mul r24, r21
        add r9, r0
        adc r10, r1
        adc r11, r12
        mul r25, r20
        add r9, r0
        adc r10, r1
        adc r11, r12
        mul r25, r21
        add r10, r0
        adc r11, r1
        tst r25
        brpl 2f                 ; a negative number was multiplied as 2^32 too much
        sub r10, r20
        sbc r11, r21
2:      cpse r7, r6
        rjmp .Lentry
        mul r20, r20            ; a division: fraction = its square
        mov r13, r1
        mul r21, r21
        movw r14, r0
        mul r20, r21
        lsl r0
        rol r1
        adc r15, r12
        add r13, r0
        adc r14, r1
        adc r15, r12
        lsl r13
        adc r14, r12
        adc r15, r12
        movw r20, r14
        or r14, r15
        breq 3f
        rjmp .Ldivide
3:      rjmp .Lrow_done
