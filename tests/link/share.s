__SP_H__ = 0x3e
__SP_L__ = 0x3d
__SREG__ = 0x3f
__tmp_reg__ = 0
__zero_reg__ = 1
	.file 1 "firmware/ui/some.c"
	.file 2 "firmware/core/race.c"
	.file 3 "firmware/core/pairs.c"
	.file 4 "hal/avr/some.c"
	.section	.text.one,"ax",@progbits
	.type	one, @function
one:
	.loc 1 1 0
	mov r18,r24
	add r18,r22
	sub r18,r20
	mov r24,r18
	inc r24
	call other
	ret
	.size	one, .-one
	.section	.text.two,"ax",@progbits
	.type	two, @function
two:
	.loc 1 1 0
	swap r24
	mov r18,r24
	add r18,r22
	sub r18,r20
	mov r24,r18
	inc r24
	sts place,r24
	ret
	.size	two, .-two
	.section	.text.three,"ax",@progbits
	.type	three, @function
three:
	.loc 1 1 0
	mov r18,r24
	add r18,r22
	sub r18,r20
	mov r24,r18
	inc r24
	eor r24,r22
	ret
	.size	three, .-three
	.section	.text.tail_one,"ax",@progbits
	.type	tail_one, @function
tail_one:
	.loc 1 1 0
	inc r20
	tst r24
	breq .L40
	lds r24,value
	inc r24
	pop r17
	ret
.L40:
	ldi r24,3
	pop r17
	ret
	.size	tail_one, .-tail_one
	.section	.text.tail_two,"ax",@progbits
	.type	tail_two, @function
tail_two:
	.loc 1 1 0
	dec r20
	tst r24
	breq .L41
	lds r24,value
	inc r24
	pop r17
	ret
.L41:
	ldi r24,3
	pop r17
	ret
	.size	tail_two, .-tail_two
	.section	.text.copies_one,"ax",@progbits
	.type	copies_one, @function
copies_one:
	.loc 1 1 0
	ldi r24,6
0:
	ld r0,X+
	st Z+,r0
	dec r24
	brne 0b
	com r24
	ret
	.size	copies_one, .-copies_one
	.section	.text.copies_two,"ax",@progbits
	.type	copies_two, @function
copies_two:
	.loc 1 1 0
	ldi r24,6
0:
	ld r0,X+
	st Z+,r0
	dec r24
	brne 0b
	neg r24
	ret
	.size	copies_two, .-copies_two
	.section	.text.copies_where_counted,"ax",@progbits
	.type	copies_where_counted, @function
copies_where_counted:
	.loc 2 1 0
.L45:
	subi r22,1
	ldi r24,6
0:
	ld r0,X+
	st Z+,r0
	dec r24
	brne 0b
	tst r22
	brne .L45
	ret
	.size	copies_where_counted, .-copies_where_counted
	.section	.text.entered_inside,"ax",@progbits
	.type	entered_inside, @function
entered_inside:
	.loc 1 1 0
	tst r24
	brne .L46
	mov r19,r24
.L46:
	add r19,r22
	sub r19,r20
	asr r19
	sts place,r19
	ret
	.size	entered_inside, .-entered_inside
	.section	.text.not_entered,"ax",@progbits
	.type	not_entered, @function
not_entered:
	.loc 1 1 0
	mov r19,r24
	add r19,r22
	sub r19,r20
	asr r19
	sts place,r19
	eor r24,r19
	ret
	.size	not_entered, .-not_entered
	.section	.text.first_is_skipped,"ax",@progbits
	.type	first_is_skipped, @function
first_is_skipped:
	.loc 1 1 0
	sbrc r24,0
	lsr r19
	lsr r19
	lsr r19
	lsr r19
	lsr r19
	ror r18
	ret
	.size	first_is_skipped, .-first_is_skipped
	.section	.text.no_cycles_to_spare,"ax",@progbits
	.type	no_cycles_to_spare, @function
no_cycles_to_spare:
	.loc 3 1 0
	mov r18,r24
	add r18,r22
	sub r18,r20
	mov r24,r18
	inc r24
	ret
	.size	no_cycles_to_spare, .-no_cycles_to_spare
	.section	.text.hardware,"ax",@progbits
	.type	hardware, @function
hardware:
	.loc 1 1 0
	in r24,0x3
	andi r24,15
	out 0x5,r24
	ret
	.size	hardware, .-hardware
	.section	.text.hardware_too,"ax",@progbits
	.type	hardware_too, @function
hardware_too:
	.loc 1 1 0
	in r24,0x3
	andi r24,15
	out 0x5,r24
	ret
	.size	hardware_too, .-hardware_too
