	.section	.text.first,"ax",@progbits
	.type	first, @function
first:
	inc r24
	jmp third
	.size	first, .-first
	.section	.text.second,"ax",@progbits
	.type	second, @function
second:
	dec r24
	jmp third
	.size	second, .-second
	.file 1 "firmware/ui/some.c"
	.section	.text.third,"ax",@progbits
	.type	third, @function
third:
	lsl r24
	jmp fourth
	.size	third, .-third
	.section	.text.only_leads,"ax",@progbits
	.type	only_leads, @function
only_leads:
	jmp fifth
	.size	only_leads, .-only_leads
	.section	.text.fourth,"ax",@progbits
	.type	fourth, @function
fourth:
	lsr r24
	ret
	.size	fourth, .-fourth
	.section	.text.fifth,"ax",@progbits
	.type	fifth, @function
fifth:
	.loc 1 1 0
	neg r24
	ret
	.size	fifth, .-fifth
	.section	.text.round_one,"ax",@progbits
	.type	round_one, @function
round_one:
	inc r24
	jmp round_two
	.size	round_one, .-round_one
	.section	.text.round_two,"ax",@progbits
	.type	round_two, @function
round_two:
	dec r24
	jmp round_one
	.size	round_two, .-round_two
	.section	.text.elsewhere,"ax",@progbits
	.type	elsewhere, @function
elsewhere:
	com r24
	jmp outside
	.size	elsewhere, .-elsewhere
	.section	.text.skips,"ax",@progbits
	.type	skips, @function
skips:
	tst r24
	sbrc r24,0
	jmp fifth
	.size	skips, .-skips
	.section	.text.twice,"ax",@progbits
	jmp fifth
	.section	.text.twice,"ax",@progbits
	ret
