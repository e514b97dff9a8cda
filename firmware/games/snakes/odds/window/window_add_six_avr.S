; What games/snakes/odds/chain/absorption_sweep_run_avr.S begins with: r8-r12 += the six values of four bytes at X,
; which is left behind them. r15 is 0. Changes r0, r17.

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
