; struct window_sums window_pass(uint64_t *values [r24], uint8_t count [r22], bool drops [r20]), the
; same as the C in window.c.
;
; Why assembly: a page must appear within 0.3 s, which is 4,800,000 cycles. With the C, the odds of
; six players on chutes take 4,720,000 cycles instead of 1,557,000 (make bench: six_players).

#include "core/number/stack_avr.inc"

; r8-r15  the sum, from its lowest byte
; r18     the bits set in lowest bytes, if these are dropped; r19: those set in highest bytes
; r21     0
; Y Z     the value to be replaced, the next value to be added

; Adds the bytes of the value at Z, from byte `first` on, to the sum. Leaves Z behind the value.
        .macro add_bytes first, byte
        .if \byte - 8
        ld r0, Z+
        adc \byte-\first+8, r0
        add_bytes \first, (\byte+1)
        .elseif \first
        adc r15, r21
        .endif
        .endm
        .macro add_ahead first
        .if \first
        ld r0, Z+
        .endif
        ld r0, Z+
        add r8, r0
        add_bytes \first, (\first+1)
        .endm

; Subtracts the same bytes of the value at Y from the sum.
        .macro subtract_bytes first, byte
        .if \byte - 8
        ldd r0, Y+\byte
        sbc \byte-\first+8, r0
        subtract_bytes \first, (\byte+1)
        .elseif \first
        sbc r15, r21
        .endif
        .endm
        .macro subtract_here first
        .if \first
        ld r0, Y
        or r18, r0
        .endif
        ldd r0, Y+\first
        sub r8, r0
        subtract_bytes \first, (\first+1)
        .endm

        .macro store_sum register
        st Y+, \register
        .if \register - 15
        store_sum (\register+1)
        .endif
        .endm

        .macro define_loop first
        ldi r23, 6
1:      add_ahead \first
        dec r23
        brne 1b
        tst r22
        breq 3f
2:      add_ahead \first
        subtract_here \first
        store_sum 8
        or r19, r15
        dec r22
        breq 3f
        rjmp 2b
3:
        .endm

        .section .text.window_pass,"ax",@progbits
        .global window_pass
window_pass:
        push_all 8, 15
        push r28
        push r29
        movw r28, r24
        movw r30, r24
        clr r8
        clr r9
        movw r10, r8
        movw r12, r8
        movw r14, r8
        movw r18, r8
        clr r21
        cpse r20, r21
        rjmp .Ldrops
        define_loop 0
        rjmp .Lend
.Ldrops:
        define_loop 1
.Lend:  movw r24, r18
        pop r29
        pop r28
        pop_all 8, 15
        ret
