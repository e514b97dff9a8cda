; The pass of core/chain/window.h; its meaning is that of the C in window.c.
; avr-gcc's calling convention: r18-r27, r30, r31, r0 are free to use, r1 is left 0.
;
; Why assembly: with C a step of P(finished within m) on chutes takes 29,200 cycles instead of 11,700
; (make bench: step).

#include "core/number/stack_avr.inc"

; r8-r12 += the six values at X; X is left behind them. Changes r0, r17.

        .section .text.window_add_six,"ax",@progbits
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
        call sum_prepare
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
        call sum_divide
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
        call sum_divide
        pop_all 8, 12
        rjmp 4b
