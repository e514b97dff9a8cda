; The sixth of core/number/sum.h, whose meaning is that of the C in sum.c, and the division that it
; shares with games/snakes/odds/window/window_pass_avr.S.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: window_pass_avr.S divides by it.

#include "core/number/stack_avr.inc"

; The registers of sum_divide, which those who call it keep for it:
;   r8-r12    the sum of six values
;   r13       1 + what rounding owes
;   r14       510 / parts, or 255 and T for four parts
;   r15       0
;   r16       parts, 2 .. 6
;   r19-r22   a value

; r19-r22 = (sum + owed) / parts, owed = the remainder. Changes r0, r1, r18, r23.
;
; 1 / 255 = 2^-8 + 2^-16 + ... : the sum times 510 / parts, added to itself eight and sixteen bits
; further down, is 512 times the quotient, or a little less. One is added to the sum first, which
; still leaves it less. What the lowest bytes then say is missing is made good.

        .section .text.sum_divide,"ax",@progbits
        .global sum_divide
sum_divide:
        mul r13, r14
        movw r18, r0
        mul r10, r14
        movw r20, r0
        mul r12, r14
        movw r22, r0
        mul r8, r14
        add r18, r0
        adc r19, r1
        mul r9, r14
        add r19, r0
        adc r20, r1
        adc r21, r15
        adc r22, r15
        adc r23, r15
        mul r11, r14
        add r21, r0
        adc r22, r1
        adc r23, r15
        add r18, r19
        adc r19, r20
        adc r20, r21
        adc r21, r22
        adc r22, r23
        adc r23, r15
        add r18, r20
        adc r19, r21
        adc r20, r22
        adc r21, r23
        adc r22, r15
        adc r23, r15
        lsr r23
        ror r22
        ror r21
        ror r20
        ror r19
        brts 3f
1:      mul r19, r16
        add r13, r8
        sub r13, r0
2:      cp r16, r13
        brcs 4f
        ret
3:      lsr r23
        ror r22
        ror r21
        ror r20
        ror r19
        rjmp 1b
4:      sub r13, r16
        sec
        adc r19, r15
        adc r20, r15
        adc r21, r15
        adc r22, r15
        rjmp 2b

; Clears the sum, makes ready for six parts.
        .global sum_prepare
sum_prepare:
        clr r8
        clr r9
        movw r10, r8
        clr r12
        clr r15
        ldi r16, 85
        mov r14, r16
        ldi r16, 6
        clt
        ret

; uint32_t sum_sixth(struct sum *sum [r24])

        .section .text.sum_sixth,"ax",@progbits
        .global sum_sixth
sum_sixth:
        push_all 8, 16
        movw r30, r24
        call sum_prepare
        ld r8, Z
        ldd r9, Z+1
        ldd r10, Z+2
        ldd r11, Z+3
        ldd r12, Z+4
        ldd r13, Z+5
        inc r13
        call sum_divide
        dec r13
        std Z+5, r13
        mov r25, r22
        mov r24, r21
        mov r23, r20
        mov r22, r19
        clr r1
        pop_all 8, 16
        ret
