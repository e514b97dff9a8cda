__SP_H__ = 0x3e
__SP_L__ = 0x3d
__SREG__ = 0x3f
__tmp_reg__ = 0
__zero_reg__ = 1
	.file 1 "firmware/ui/some.c"
	.file 2 "firmware/core/race.c"
	.file 3 "firmware/core/pairs.c"
	.file 4 "hal/avr/some.c"
	.section	.text.zero_again,"ax",@progbits
	.type	zero_again, @function
zero_again:
	.loc 1 1 0
	cpi r24,0
	brne .L1
	ldi r24,0
	ret
.L1:
	ldi r24,2
	ret
	.size	zero_again, .-zero_again
	.section	.text.copied_again,"ax",@progbits
	.type	copied_again, @function
copied_again:
	.loc 1 1 0
	movw r30,r24
	ldd r18,Z+1
	movw r30,r24
	ldd r20,Z+2
	mov r24,r18
	add r24,r20
	ret
	.size	copied_again, .-copied_again
	.section	.text.changed_between,"ax",@progbits
	.type	changed_between, @function
changed_between:
	.loc 1 1 0
	movw r30,r24
	ld r18,Z+
	movw r30,r24
	ld r19,Z
	mov r24,r18
	add r24,r19
	ret
	.size	changed_between, .-changed_between
	.section	.text.lost_by_a_call,"ax",@progbits
	.type	lost_by_a_call, @function
lost_by_a_call:
	.loc 1 1 0
	ldi r18,5
	call other
	ldi r18,5
	add r24,r18
	ret
	.size	lost_by_a_call, .-lost_by_a_call
	.section	.text.kept_by_a_call,"ax",@progbits
	.type	kept_by_a_call, @function
kept_by_a_call:
	.loc 1 1 0
	ldi r17,5
	call other
	ldi r17,5
	add r24,r17
	ret
	.size	kept_by_a_call, .-kept_by_a_call
	.section	.text.differs_by_way,"ax",@progbits
	.type	differs_by_way, @function
differs_by_way:
	.loc 1 1 0
	ldi r18,1
	tst r24
	breq .L2
	ldi r18,2
.L2:
	ldi r18,1
	mov r24,r18
	ret
	.size	differs_by_way, .-differs_by_way
	.section	.text.round_a_loop,"ax",@progbits
	.type	round_a_loop, @function
round_a_loop:
	.loc 1 1 0
	ldi r18,1
.L3:
	ldi r18,1
	inc r18
	mov r20,r18
	subi r24,1
	brne .L3
	mov r24,r20
	ret
	.size	round_a_loop, .-round_a_loop
	.section	.text.held_by_a_pair,"ax",@progbits
	.type	held_by_a_pair, @function
held_by_a_pair:
	.loc 1 1 0
	ldi r28,lo8(screens)
	ldi r29,hi8(screens)
	call other
	ldi r24,lo8(screens)
	ldi r25,hi8(screens)
	call other
	ret
	.size	held_by_a_pair, .-held_by_a_pair
	.section	.text.nobody_needs,"ax",@progbits
	.type	nobody_needs, @function
nobody_needs:
	.loc 1 1 0
	ldi r26,7
	mov r27,r24
	ldd r19,Y+1
	ret
	.size	nobody_needs, .-nobody_needs
	.section	.text.flags_are_needed,"ax",@progbits
	.type	flags_are_needed, @function
flags_are_needed:
	.loc 1 1 0
	subi r18,1
	brcs .L4
	ldi r24,0
.L4:
	ret
	.size	flags_are_needed, .-flags_are_needed
	.section	.text.hardware_is_read,"ax",@progbits
	.type	hardware_is_read, @function
hardware_is_read:
	.loc 4 1 0
	ldd r19,Z+1
	ret
	.size	hardware_is_read, .-hardware_is_read
	.section	.text.skipped,"ax",@progbits
	.type	skipped, @function
skipped:
	.loc 1 1 0
	ldi r24,1
	sbrc r22,0
	ldi r24,1
	ret
	.size	skipped, .-skipped
	.section	.text.of_the_programmer,"ax",@progbits
	.type	of_the_programmer, @function
of_the_programmer:
	.loc 1 1 0
/* #APP */
	ldi r26,7
/* #NOAPP */
	ret
	.size	of_the_programmer, .-of_the_programmer
