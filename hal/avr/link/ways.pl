#!/usr/bin/perl
# Makes a program in avr-gcc's assembly shorter: straightens the ways between its instructions.
#
# usage: ways.pl FILE.s
# Rewrites the file and says on standard error what that saves. A jump to a return becomes a return, a
# jump to a jump goes where that goes, and what no way leads to is left out. Where one arm of a
# decision is a single setting of a register that the other arm has no use for, it is set before the
# decision, which then needs one jump less. No way takes more than a cycle longer than it did. Interrupt
# handlers and functions with assembly of the programmer's stay as they are.
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Assembly;
use Effects;
use Flow;

# A branch reaches so many words; what else may come to lie in between is allowed for.
my $reach = 60;

my %opposite = qw(breq brne brlo brsh brcs brcc brge brlt brmi brpl brts brtc sbrc sbrs);
%opposite = (%opposite, reverse %opposite);

my ($path) = @ARGV;
my $program = read_program($path);
my %saved;

sub set_text {
    my ($line, $op, @args) = @_;
    my $made = instruction($op, @args);
    @$line{qw(op args text)} = @$made{qw(op args text)};
}

sub remove {
    my ($line, $why) = @_;
    $line->{text} = undef;
    $saved{$why}++;
}

# The lines with one moved to before another.
sub move_before {
    my ($lines, $line, $place) = @_;
    @$lines = map { $_ == $place ? ($line, $_) : $_ } grep { $_ != $line } @$lines;
}

# The function as the steps need it.
sub view {
    my ($lines) = @_;
    my ($code, $next) = flow(@$lines) or return undef;
    return undef unless $code && @$code;
    my (@ways, @at);
    my $words = 0;
    for my $i (0 .. $#$code) {
        $ways[$i] //= 0;
        $ways[$_]++ for @{ $next->[$i] };
        $at[$i] = $words;
        $words += $code->[$i]{op} =~ /^(?:call|jmp|lds|sts)$/ ? 2 : 1;
    }
    return { lines => $lines, code => $code, next => $next, ways => \@ways, at => \@at };
}

sub jump_on {
    my ($view) = @_;
    my ($code, $next) = @$view{qw(code next)};
    for my $i (0 .. $#$code) {
        next unless $code->[$i]{op} eq 'rjmp';
        my $target = $code->[ $next->[$i][0] ];
        if ($target->{op} eq 'ret') {
            set_text($code->[$i], 'ret');
        } elsif ($target->{op} eq 'rjmp' && $target->{args}[0] =~ /^\.L/ && $target != $code->[$i]) {
            set_text($code->[$i], 'rjmp', $target->{args}[0]);
        }
    }
}

sub remove_unreached {
    my ($view) = @_;
    my ($code, $next) = @$view{qw(code next)};
    my (%reached, @waiting);
    @waiting = (0);
    while (@waiting) {
        my $i = pop @waiting;
        push @waiting, @{ $next->[$i] } unless $reached{$i}++;
    }
    for my $i (grep { !$reached{$_} } 0 .. $#$code) { remove($code->[$i], 'unreached'); }
}

sub is_setting { return $_[0]{op} =~ /^(?:movw?|ldi)$/; }

# decision; A: setting; jump B -> setting; decision the other way round to B.
sub set_first {
    my ($view, $needed, $effects, $i) = @_;
    my ($code, $next, $ways, $at) = @$view{qw(code next ways at)};
    my $decision = $code->[$i];
    return 0 unless @{ $next->[$i] } == 2;
    my $skips = is_skip($decision->{op});
    my $x = $i + 1 + $skips;
    return 0 if $x + 1 > $#$code || !is_setting($code->[$x]) || $code->[$x + 1]{op} ne 'rjmp';
    return 0 if $ways->[$x] != 1 || $ways->[$x + 1] != 1;
    return 0 if $skips && ($code->[$i + 1]{op} ne 'rjmp' || $ways->[$i + 1] != 1);
    my $other = $skips ? $next->[$i + 1][0] : $next->[$i][1];
    return 0 if $other != $x + 2;
    my ($to, $label) = ($next->[$x + 1][0], $code->[$x + 1]{args}[0]);
    my $writes = $effects->[$x][1];
    return 0 if $label !~ /^\.L/ || $writes & $needed->[$other] || abs($at->[$to] - $at->[$i]) > $reach;
    if (!$skips) {
        my $opposite = $opposite{ $decision->{op} } or return 0;
        set_text($decision, $opposite, $label);
    } else {
        return 0 if $writes & $effects->[$i][0];
        if ($decision->{op} eq 'cpse') {
            return 0 if ($needed->[$other] | $needed->[$to]) & FLAGS;
            set_text($decision, 'cp', @{ $decision->{args} });
            set_text($code->[$i + 1], 'breq', $label);
        } else {
            my $opposite = $opposite{ $decision->{op} } or return 0;
            set_text($decision, $opposite, @{ $decision->{args} });
            set_text($code->[$i + 1], 'rjmp', $label);
        }
    }
    move_before($view->{lines}, $code->[$x], $decision);
    remove($code->[$x + 1], 'arms');
    return 1;
}

# branch to A, where a setting is followed by B -> setting; branch to B.
sub set_taken {
    my ($view, $needed, $effects, $i) = @_;
    my ($code, $next, $ways, $at) = @$view{qw(code next ways at)};
    return 0 unless $opposite{ $code->[$i]{op} } && $code->[$i]{op} =~ /^br/;
    my ($fall, $y) = @{ $next->[$i] };
    return 0 if $y < $i || $y >= $#$code || $ways->[$y] != 1 || !is_setting($code->[$y]) || $effects->[$y][1] & $needed->[$fall];
    my $jump = $code->[$y + 1]{op} eq 'rjmp' && $ways->[$y + 1] == 1 ? $y + 1 : $y - 1;
    return 0 if $code->[$jump]{op} ne 'rjmp' || $jump < $y && $next->[$jump][0] != $y + 1 || $jump <= $i + 1;
    return 0 if $jump < $y && (is_skip($code->[$jump - 1]{op}) || @{ $next->[$jump - 1] } > 1);
    return 0 if abs($at->[ $next->[$jump][0] ] - $at->[$i]) > $reach;
    my $label = $code->[$jump]{args}[0];
    return 0 if $label !~ /^\.L/;
    set_text($code->[$i], $code->[$i]{op}, $label);
    move_before($view->{lines}, $code->[$y], $code->[$i]);
    remove($code->[$jump], 'arms');
    return 1;
}

sub decide {
    my ($view) = @_;
    my ($needed, undef, $effects) = needed(@$view{qw(code next)});
    for my $i (0 .. $#{ $view->{code} }) {
        next if $i && is_skip($view->{code}[$i - 1]{op});
        return 1 if set_first($view, $needed, $effects, $i) || set_taken($view, $needed, $effects, $i);
    }
    return 0;
}

sub straighten {
    my ($lines) = @_;
    for my $step (\&jump_on, \&remove_unreached) {
        my $view = view($lines) or return;
        $step->($view);
    }
    while (my $view = view($lines)) {
        last unless decide($view);
    }
}

my ($done, @straightened) = (0);
for my $function (functions($program)) {
    my ($name, $from, $to) = @$function;
    my @lines = @$program[$from .. $to];
    straighten(\@lines) unless $name =~ /^(?:__vector|save_|frame_)/;
    push @straightened, @$program[$done .. $from - 1], @lines;
    $done = $to + 1;
}
printf STDERR "  ways: %s\n", join ', ', map { "$saved{$_} $_" } sort keys %saved;
write_program($path, [@straightened, @$program[$done .. $#$program]]);
