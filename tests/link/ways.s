__SP_H__ = 0x3e
__SP_L__ = 0x3d
__SREG__ = 0x3f
__tmp_reg__ = 0
__zero_reg__ = 1
	.file 1 "firmware/ui/some.c"
	.file 2 "firmware/core/race.c"
	.file 3 "firmware/core/pairs.c"
	.file 4 "hal/avr/some.c"
	.section	.text.to_a_return,"ax",@progbits
	.type	to_a_return, @function
to_a_return:
	.loc 1 1 0
	tst r24
	breq .L10
	call other
	rjmp .L11
.L10:
	call another
.L11:
	ret
	.size	to_a_return, .-to_a_return
	.section	.text.to_a_jump,"ax",@progbits
	.type	to_a_jump, @function
to_a_jump:
	.loc 1 1 0
	tst r24
	breq .L12
	rjmp .L13
.L13:
	rjmp .L15
.L12:
	inc r24
.L15:
	inc r24
	ret
	.size	to_a_jump, .-to_a_jump
	.section	.text.unreached,"ax",@progbits
	.type	unreached, @function
unreached:
	.loc 1 1 0
	ret
.L14:
	ldi r24,1
	ret
	.size	unreached, .-unreached
	.section	.text.first_arm,"ax",@progbits
	.type	first_arm, @function
first_arm:
	.loc 1 1 0
	cp r24,r22
	brlo .L20
	mov r24,r22
	rjmp .L21
.L20:
	ldi r24,9
.L21:
	inc r24
	ret
	.size	first_arm, .-first_arm
	.section	.text.second_arm,"ax",@progbits
	.type	second_arm, @function
second_arm:
	.loc 1 1 0
	cp r24,r22
	brlo .L22
	call other
	rjmp .L23
.L22:
	ldi r18,6
.L23:
	add r24,r18
	ret
	.size	second_arm, .-second_arm
	.section	.text.after_a_skip,"ax",@progbits
	.type	after_a_skip, @function
after_a_skip:
	.loc 1 1 0
	cpse r24,__zero_reg__
	rjmp .L24
	ldi r24,3
	rjmp .L25
.L24:
	ldi r24,4
.L25:
	inc r24
	ret
	.size	after_a_skip, .-after_a_skip
	.section	.text.after_a_bit,"ax",@progbits
	.type	after_a_bit, @function
after_a_bit:
	.loc 1 1 0
	sbrs r24,2
	rjmp .L26
	ldi r18,3
	rjmp .L27
.L26:
	ldi r18,4
.L27:
	mov r24,r18
	inc r24
	ret
	.size	after_a_bit, .-after_a_bit
	.section	.text.other_arm_needs_it,"ax",@progbits
	.type	other_arm_needs_it, @function
other_arm_needs_it:
	.loc 1 1 0
	cp r24,r22
	brlo .L28
	mov r24,r22
	rjmp .L29
.L28:
	add r24,r22
.L29:
	inc r24
	ret
	.size	other_arm_needs_it, .-other_arm_needs_it
	.section	.text.the_skip_reads_it,"ax",@progbits
	.type	the_skip_reads_it, @function
the_skip_reads_it:
	.loc 1 1 0
	cpse r24,r22
	rjmp .L30
	ldi r24,3
	rjmp .L31
.L30:
	ldi r24,4
.L31:
	inc r24
	ret
	.size	the_skip_reads_it, .-the_skip_reads_it
	.section	.text.computes,"ax",@progbits
	.type	computes, @function
computes:
	.loc 1 1 0
	cp r24,r22
	brlo .L32
	inc r24
	rjmp .L33
.L32:
	ldi r24,4
.L33:
	inc r24
	ret
	.size	computes, .-computes
