#!/usr/bin/perl
# Makes a program in avr-gcc's assembly shorter: leaves out instructions that nobody needs, and finds
# shorter ones for what registers hold already.
#
# usage: tidy.pl FILE.s
# Rewrites the file and says on standard error what that saves. What it computes, and what it reads
# and writes of memory that is not its own, stays the same; it never takes longer. Interrupt handlers
# and functions with assembly of the programmer's stay as they are.
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Assembly;
use Effects;
use Flow;

my ($path) = @ARGV;
my $program = read_program($path);
my %saved;

# What only computes, or reads memory that no hardware is in.
sub is_pure {
    my ($line) = @_;
    my ($op, @args) = ($line->{op}, @{ $line->{args} });
    return $op =~ /^(?:movw?|ldi|clr|add|adc|subi?|sbci?|sbc|andi?|ori?|eor|inc|dec|com|neg|ls[lr]|ro[lr]|asr|swap
        |adiw|sbiw|tst|cp[ci]?|mul|lpm)$/x || $op =~ /^ldd?$/ && $line->{source} !~ m{^hal/};
}

sub remove {
    my ($line, $why) = @_;
    $line->{text} = undef;
    $saved{$why}++;
}

sub replace {
    my ($line, $why, $op, @args) = @_;
    my $made = instruction($op, @args);
    @$line{qw(op args text)} = @$made{qw(op args text)};
    $saved{$why}++ if $why;
}

# What nobody needs.
sub remove_unneeded {
    my ($code, $next, $before, $after, $effects) = @_;
    for my $i (0 .. $#$code) {
        remove($code->[$i], 'unneeded') if is_pure($code->[$i]) && !($effects->[$i][1] & $after->[$i])
            && !($i && is_skip($code->[$i - 1]{op}));
    }
}

# The pair of registers that holds two bytes, or undef.
sub pair_with {
    my ($held, $low, $high) = @_;
    for my $register (map { 2 * $_ } 0 .. 15) {
        return $register if $held->[$register] eq $low && $held->[$register + 1] eq $high;
    }
    return undef;
}

# What sets a register to what it holds, and two constants that a pair holds.
sub remove_held {
    my ($code, $next, $before, $after, $effects) = @_;
    my $all = held($code, $next, $effects);
    for my $i (0 .. $#$code) {
        my ($line, $held) = ($code->[$i], $all->[$i]);
        next if !$held || $i && is_skip($code->[$i - 1]{op});
        my ($op, @args) = ($line->{op}, @{ $line->{args} });
        my ($d, $s) = map { register($_) } @args;
        if ($op =~ /^movw?$/) {
            my $wide = $op eq 'movw';
            remove($line, 'held') unless grep { $held->[$d + $_] ne $held->[$s + $_] } 0 .. $wide;
        } elsif ($op eq 'ldi') {
            my $other = $i < $#$code && !@{ $next->[$i] }[1] ? $code->[$i + 1] : undef;
            my $pair = $other && $other->{op} eq 'ldi' && $d % 2 == 0 && $other->{args}[0] eq 'r' . ($d + 1)
                ? pair_with($held, constant($args[1]), constant($other->{args}[1])) : undef;
            if ($held->[$d] eq constant($args[1])) {
                remove($line, 'held');
            } elsif (defined $pair && $pair != $d && $all->[$i + 1]) {
                replace($other, undef, 'movw', "r$d", "r$pair");
                remove($line, 'pairs');
            }
        }
    }
}

sub tidy {
    my @lines = @_;
    for my $step (\&remove_unneeded, \&remove_held, \&remove_unneeded) {
        my ($code, $next) = flow(@lines) or return;
        return unless $code && @$code;
        my ($before, $after, $effects) = needed($code, $next);
        $step->($code, $next, $before, $after, $effects);
    }
}

for my $function (functions($program)) {
    my ($name, $from, $to) = @$function;
    tidy(@$program[$from .. $to]) unless $name =~ /^(?:__vector|save_|frame_)/;
}
printf STDERR "  tidy: %s\n", join ', ', map { "$saved{$_} $_" } sort keys %saved;
write_program($path, $program);
