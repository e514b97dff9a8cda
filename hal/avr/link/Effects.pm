# What an AVR instruction of avr-gcc's reads and writes: masks of bit N for rN and of C, Z, OTHER
# (N, V, S, H) and T for the flags. What is not known here reads and writes all.
package Effects;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT = qw(effects number_of register C Z OTHER T FLAGS ALL CLOBBERED RESULT);

use constant { C => 1 << 32, Z => 1 << 33, OTHER => 1 << 34, T => 1 << 35 };
use constant { FLAGS => C | Z | OTHER, ALL => (1 << 36) - 1 };

sub bits { my $mask = 0; $mask |= 1 << $_ for @_; return $mask; }

# Of avr-gcc's calls: where arguments are, what a function may change, what it must not or gives back.
use constant ARGUMENTS => bits(8 .. 25) | bits(1);
use constant CLOBBERED => bits(0, 18 .. 27, 30, 31) | FLAGS | T;
use constant RESULT => bits(1 .. 25, 28, 29);

my %pointer = (X => bits(26, 27), Y => bits(28, 29), Z => bits(30, 31));

# The number of a register, or undef.
sub register {
    my ($arg) = @_;
    return undef unless defined $arg;
    return $arg eq '__zero_reg__' ? 1 : $arg eq '__tmp_reg__' ? 0 : $arg =~ /^r(\d+)$/ ? $1 : undef;
}

# The value of a constant as a byte, or undef if only the linker knows.
sub number_of {
    my ($arg) = @_;
    $arg =~ s/^lo8\((.*)\)$/$1/;
    my $sign = 1;
    while ($arg =~ s/^-\((.*)\)$/$1/) { $sign = -$sign; }
    return $arg =~ /^(-?)(\d+)$/ ? ($sign * ($1 ? -$2 : $2)) & 255 : undef;
}

# Reads and writes, by operation. d: the first register, s: the second; D, S: the pairs they begin.
my %effect = (
    mov => ['s', 'd'], movw => ['S', 'D'], ldi => ['', 'd'], ser => ['', 'd'], swap => ['d', 'd'],
    clr => ['', 'd', Z | OTHER], tst => ['d', '', Z | OTHER],
    (map { $_ => ['ds', 'd', FLAGS] } qw(add sub)), (map { $_ => ['ds', 'd', FLAGS, C] } qw(adc)),
    sbc => ['ds', 'd', FLAGS, C | Z], subi => ['d', 'd', FLAGS], sbci => ['d', 'd', FLAGS, C | Z],
    cp => ['ds', '', FLAGS], cpc => ['ds', '', FLAGS, C | Z], cpi => ['d', '', FLAGS],
    (map { $_ => ['ds', 'd', Z | OTHER] } qw(and or eor)), (map { $_ => ['d', 'd', Z | OTHER] } qw(andi ori inc dec)),
    (map { $_ => ['d', 'd', FLAGS] } qw(com neg lsl lsr asr)), (map { $_ => ['d', 'd', FLAGS, C] } qw(rol ror)),
    adiw => ['D', 'D', FLAGS], sbiw => ['D', 'D', FLAGS],
    (map { $_ => ['ds', '0', C | Z] } qw(mul muls mulsu)),
    push => ['d', ''], pop => ['', 'd'], lds => ['', 'd'], sts => ['s', ''],
    cpse => ['ds', ''], sbrc => ['d', ''], sbrs => ['d', ''], bst => ['d', '', T], bld => ['d', 'd', 0, T],
    (map { $_ => ['', ''] } qw(rjmp nop cli sei wdr sleep sbi cbi sbic sbis)),
    breq => ['', '', 0, Z], brne => ['', '', 0, Z], (map { $_ => ['', '', 0, C] } qw(brcs brcc brlo brsh)),
    (map { $_ => ['', '', 0, OTHER] } qw(brmi brpl brge brlt brvs brvc)), (map { $_ => ['', '', 0, T] } qw(brts brtc)),
    sec => ['', '', C], clc => ['', '', C], set => ['', '', T], clt => ['', '', T],
);

# (reads, writes) of an instruction.
sub effects {
    my ($line) = @_;
    my ($op, @args) = ($line->{op}, @{ $line->{args} });
    if ($op =~ /^(?:ld|ldd|st|std|lpm)$/ && @args == 2) {
        my ($value, $address) = $op =~ /^l/ ? @args : reverse @args;
        my $mask = bits(register($value) // return (ALL, ALL));
        my ($name) = $address =~ /^-?([XYZ])/ or return (ALL, ALL);
        my $moved = $address =~ /^-|\+$/ ? $pointer{$name} : 0;
        return $op =~ /^l/ ? ($pointer{$name}, $mask | $moved) : ($pointer{$name} | $mask, $moved);
    }
    return (0, bits(register($args[0]))) if $op eq 'in' && $args[1] !~ /SREG/;
    return (bits(register($args[1])), 0) if $op eq 'out' && $args[0] !~ /SREG/;
    if ($op eq 'call' || $op eq 'icall') {
        my $name = $args[0] // '';
        return (ALL, CLOBBERED & ~ARGUMENTS | bits(28, 29)) if $name =~ /^(?:save|frame)_\d/;
        return (ALL, CLOBBERED | bits(28, 29)) if $name =~ /^__|^shared/;
        return (ARGUMENTS | ($op eq 'icall' ? $pointer{Z} : 0), CLOBBERED);
    }
    return (RESULT, 0) if $op eq 'ret';
    return (RESULT | ARGUMENTS, 0) if $op eq 'jmp' && $args[0] !~ /^(?:__|shared|\.)/;
    my $effect = $effect{$op} or return (ALL, ALL);
    my %mask = ('' => 0, 0 => bits(0, 1));
    if (@args) {
        my ($d, $s) = map { register($_) } @args;
        if (defined $d) { @mask{qw(d D)} = (bits($d), bits($d, $d + 1)); }
        if (defined $s) { @mask{qw(s S)} = (bits($s), bits($s, $s + 1)); }
    }
    my ($read, $written, $set, $used) = (@$effect, 0, 0);
    my $reads = ($used // 0);
    for my $which (split //, $read) { $reads |= $mask{$which} // return (ALL, ALL); }
    return ($reads, ($mask{$written} // return (ALL, ALL)) | ($set // 0));
}

1;
