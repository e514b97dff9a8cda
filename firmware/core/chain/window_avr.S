; The sums of core/number/fixed.h and the pass of core/chain/window.h; their meaning is that of the C in fixed.c
; and window.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.

#include "core/number/stack_avr.inc"

; What the routines below share:
;   r8-r12    the sum of six values
;   r13       1 + what rounding owes
;   r14       510 / parts, or 255 and T for four parts
;   r15       0
;   r16       parts, 2 .. 6
;   r19-r22   a value

; ---- division -----------------------------------------------------------------------------------
; r19-r22 = (sum + owed) / parts, owed = the remainder. Changes r0, r1, r18, r23.
;
; 1 / 255 = 2^-8 + 2^-16 + ... : the sum times 510 / parts, added to itself eight and sixteen bits
; further down, is 512 times the quotient, or a little less. One is added to the sum first, which
; still leaves it less. What the lowest bytes then say is missing is made good.

        .section .text.window_divide,"ax",@progbits
        .global window_divide
window_divide:
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

; r8-r12 += the six values at X; X is left behind them. Changes r0, r17.
        .global window_add_six
window_add_six:
        ldi r17, 6
1:      ld r0, X+
        add r8, r0
        ld r0, X+
        adc r9, r0
        ld r0, X+
        adc r10, r0
        ld r0, X+
        adc r11, r0
        adc r12, r15
        dec r17
        brne 1b
        ret

; Clears the sum, makes ready for six parts.
        .global window_prepare
window_prepare:
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

; ---- sums ---------------------------------------------------------------------------------------
; void sum_add(struct sum *sum [r24], uint32_t term [r20..], uint8_t count [r18])

        .section .text.sum_add,"ax",@progbits
        .global sum_add
sum_add:
        movw r30, r24
        ld r24, Z
        ldd r25, Z+1
        ldd r26, Z+2
        ldd r27, Z+3
        ldd r19, Z+4
1:      add r24, r20
        adc r25, r21
        adc r26, r22
        adc r27, r23
        adc r19, r1
        dec r18
        brne 1b
        st Z, r24
        std Z+1, r25
        std Z+2, r26
        std Z+3, r27
        std Z+4, r19
        ret

; void sum_slide(struct sum *sum [r24], const uint32_t *comes [r22], const uint32_t *goes [r20])

        .section .text.sum_slide,"ax",@progbits
        .global sum_slide
sum_slide:
        movw r30, r24
        movw r26, r22
        ld r22, X+
        ld r23, X+
        ld r24, X+
        ld r25, X+
        movw r26, r20
        ld r18, X+
        ld r19, X+
        ld r20, X+
        ld r21, X+
        ldd r26, Z+4            ; high, which also collects the borrow
        sub r22, r18
        sbc r23, r19
        sbc r24, r20
        sbc r25, r21
        sbc r26, r1
        ld r18, Z
        add r18, r22
        st Z, r18
        ldd r18, Z+1
        adc r18, r23
        std Z+1, r18
        ldd r18, Z+2
        adc r18, r24
        std Z+2, r18
        ldd r18, Z+3
        adc r18, r25
        std Z+3, r18
        adc r26, r1
        std Z+4, r26
        ret

; uint32_t sum_sixth(struct sum *sum [r24])

        .section .text.sum_sixth,"ax",@progbits
        .global sum_sixth
sum_sixth:
        push_all 8, 16
        movw r30, r24
        call window_prepare
        ld r8, Z
        ldd r9, Z+1
        ldd r10, Z+2
        ldd r11, Z+3
        ldd r12, Z+4
        ldd r13, Z+5
        inc r13
        call window_divide
        dec r13
        std Z+5, r13
        mov r25, r22
        mov r24, r21
        mov r23, r20
        mov r22, r19
        clr r1
        pop_all 8, 16
        ret

; uint32_t sum_share(const struct sum *sum [r24], uint8_t parts [r22])

        .section .text.sum_share,"ax",@progbits
        .global sum_share
sum_share:
        movw r30, r24
        mov r20, r22
        ld r22, Z
        ldd r23, Z+1
        ldd r24, Z+2
        ldd r25, Z+3
        ldd r18, Z+4
        clr r21                 ; remainder
        ldi r19, 40
1:      lsl r22
        rol r23
        rol r24
        rol r25
        rol r18
        rol r21
        cp r21, r20
        brcs 2f
        sub r21, r20
        inc r22
2:      dec r19
        brne 1b
        lsl r21
        cp r21, r20
        brcs 3f
        subi r22, -1
        sbci r23, -1
        sbci r24, -1
        sbci r25, -1
3:      ret

; ---- a pass over a vector -----------------------------------------------------------------------
; uint8_t window_pass(uint32_t *first [r24], int8_t step [r22], uint8_t count [r20],
;                     int8_t own [r18], uint8_t owed [r16])
;
; Y: the value that is replaced; Z: the one that comes; r17: count; r24 r25: step in bytes; r26: own;
; r27: step.

        .section .text.window_pass,"ax",@progbits
        .global window_pass
window_pass:
        push_all 8, 17
        push r28
        push r29
        movw r28, r24
        movw r26, r24
        mov r13, r16
        inc r13
        call window_prepare
        mov r24, r22
        lsl r24
        lsl r24
        sbc r25, r25
        brcc 1f
        sbiw r26, 20            ; the six begin five below
1:      call window_add_six
        movw r30, r26           ; ahead: above the six or below them
        cp r25, r15
        breq 2f                 ; (simavr 1.6 takes sbiw for two words where it is skipped)
        sbiw r30, 28
2:      mov r17, r20
        mov r26, r18
        mov r27, r22
3:      ld r0, Z
        add r8, r0
        ldd r0, Z+1
        adc r9, r0
        ldd r0, Z+2
        adc r10, r0
        ldd r0, Z+3
        adc r11, r0
        adc r12, r15
        ld r0, Y
        sub r8, r0
        ldd r0, Y+1
        sbc r9, r0
        ldd r0, Y+2
        sbc r10, r0
        ldd r0, Y+3
        sbc r11, r0
        sbc r12, r15
        cp r15, r26
        brlt 6f
        call window_divide
4:      st Y, r19
        std Y+1, r20
        std Y+2, r21
        std Y+3, r22
        add r28, r24
        adc r29, r25
        add r30, r24
        adc r31, r25
        add r26, r27
        dec r17
        brne 3b
        mov r24, r13
        dec r24
        clr r1
        pop r29
        pop r28
        pop_all 8, 17
        ret
6:      ld r18, Y               ; it counts itself
        ldd r19, Y+1
        ldd r20, Y+2
        ldd r21, Y+3
        mov r22, r26
        push_all 8, 12
7:      add r8, r18
        adc r9, r19
        adc r10, r20
        adc r11, r21
        adc r12, r15
        dec r22
        brne 7b
        call window_divide
        pop_all 8, 12
        rjmp 4b
