__SP_H__ = 0x3e
__SP_L__ = 0x3d
__SREG__ = 0x3f
__zero_reg__ = 1
	.file 1 "firmware/ui/some.c"
	.section	.text.plain,"ax",@progbits
	.type	plain, @function
plain:
	.loc 1 1 0
	.cfi_startproc
	push r17
	push r28
	push r29
/* prologue: function */
	tst r24
	breq .L1
	call other
	pop r29
	pop r28
	pop r17
	ret
.L1:
	ldi r24,0
	pop r29
	pop r28
	pop r17
	ret
	.cfi_endproc
	.size	plain, .-plain
	.section	.text.called,"ax",@progbits
	.type	called, @function
called:
	.loc 1 2 0
	.cfi_startproc
	ldi r26,0
	ldi r27,0
	ldi r30,lo8(gs(1f))
	ldi r31,hi8(gs(1f))
	jmp __prologue_saves__+((18 - 8) * 2)
1:
	movw r12,r24
	in r28,__SP_L__
	in r29,__SP_H__
	ldi r30, lo8(8)
	jmp __epilogue_restores__ + ((18 - 8) * 2)
	.cfi_endproc
	.size	called, .-called
	.section	.text.framed,"ax",@progbits
	.type	framed, @function
framed:
	.loc 1 3 0
	.cfi_startproc
	ldi r26,lo8(6)
	ldi r27,0
	ldi r30,lo8(gs(1f))
	ldi r31,hi8(gs(1f))
	jmp __prologue_saves__+((18 - 4) * 2)
1:
	std Y+1,r24
	adiw r28,6
	ldi r30, lo8(4)
	jmp __epilogue_restores__ + ((18 - 4) * 2)
	.cfi_endproc
	.size	framed, .-framed
	.section	.text.called_at_its_end,"ax",@progbits
	.type	called_at_its_end, @function
called_at_its_end:
	.loc 1 8 0
	.cfi_startproc
	push r15
	push r16
	push r17
	push r28
	push r29
	movw r16,r24
	in r28,__SP_L__
	in r29,__SP_H__
	ldi r30, lo8(5)
	jmp __epilogue_restores__ + ((18 - 5) * 2)
	.cfi_endproc
	.size	called_at_its_end, .-called_at_its_end
	.section	.text.framed_inside,"ax",@progbits
	.type	framed_inside, @function
framed_inside:
	.loc 1 9 0
	.cfi_startproc
	push r12
	push r28
	push r29
	in r28,__SP_L__
	in r29,__SP_H__
	sbiw r28,8
	in r0,__SREG__
	cli
	out __SP_H__,r29
	out __SREG__,r0
	out __SP_L__,r28
	std Y+1,r24
	adiw r28,8
	in r0,__SREG__
	cli
	out __SP_H__,r29
	out __SREG__,r0
	out __SP_L__,r28
	pop r29
	pop r28
	pop r12
	ret
	.cfi_endproc
	.size	framed_inside, .-framed_inside
	.section	.text.endless,"ax",@progbits
	.type	endless, @function
endless:
	.loc 1 10 0
	.cfi_startproc
	ldi r26,lo8(2)
	ldi r27,0
	ldi r30,lo8(gs(1f))
	ldi r31,hi8(gs(1f))
	jmp __prologue_saves__+((18 - 9) * 2)
1:
.L3:
	std Y+1,r24
	rjmp .L3
	.cfi_endproc
	.size	endless, .-endless
	.section	.text.one_register,"ax",@progbits
	.type	one_register, @function
one_register:
	.loc 1 4 0
	.cfi_startproc
	push r28
	pop r28
	ret
	.cfi_endproc
	.size	one_register, .-one_register
	.section	.text.other_end,"ax",@progbits
	.type	other_end, @function
other_end:
	.loc 1 5 0
	.cfi_startproc
	push r28
	push r29
	tst r24
	breq .L2
	jmp other
.L2:
	pop r29
	pop r28
	ret
	.cfi_endproc
	.size	other_end, .-other_end
	.section	.text.__vector_1,"ax",@progbits
	.type	__vector_1, @function
__vector_1:
	.loc 1 6 0
	.cfi_startproc
	push r28
	push r29
	pop r29
	pop r28
	ret
	.cfi_endproc
	.size	__vector_1, .-__vector_1
	.file 2 "firmware/core/pairs.c"
	.section	.text.no_cycles_to_spare,"ax",@progbits
	.type	no_cycles_to_spare, @function
no_cycles_to_spare:
	.loc 2 7 0
	.cfi_startproc
	push r28
	push r29
	pop r29
	pop r28
	ret
	.cfi_endproc
	.size	no_cycles_to_spare, .-no_cycles_to_spare
