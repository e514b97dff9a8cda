# Where the instructions of a function lead, what is still needed after them, and what the registers
# are known to hold before them.
package Flow;
use strict;
use warnings;
use Assembly;
use Effects;
use Exporter 'import';
our @EXPORT = qw(flow needed held constant);

# The instructions and, for each, the numbers of those that may come next; nothing for a function
# with assembly of the programmer's or jumps that cannot be followed.
sub flow {
    my @lines = @_;
    my (@code, %at, %places, @next);
    for my $line (grep { defined $_->{text} } @lines) {
        if (defined $line->{label}) {
            push @{ $places{ $line->{label} } }, scalar @code;
            $at{ $line->{label} } = scalar @code;
        } elsif ($line->{op}) {
            return () if $line->{foreign} || $line->{op} =~ /^(?:reti|e?ijmp|eicall)$/;
            push @code, $line;
        }
    }
    for my $i (0 .. $#code) {
        my ($op, $target) = ($code[$i]{op}, $code[$i]{args}[0]);
        my $goes = $op =~ /^(?:br\w\w|rjmp)$/ || $op eq 'jmp' && $target =~ /^\.L/;
        my $to = !$goes ? undef : $target eq '.+2' ? $i + 2 : $at{$target};
        if ($goes && $target =~ /^(\d+)([bf])$/) {
            my @places = @{ $places{$1} // [] };
            ($to) = $2 eq 'b' ? reverse grep { $_ <= $i } @places : grep { $_ > $i } @places;
        }
        return () if $goes && (!defined $to || $to > $#code);
        $next[$i] = $op =~ /^br/ ? [$i + 1, $to] : $goes ? [$to] : $op =~ /^(?:ret|jmp)$/ ? []
            : is_skip($op) ? [$i + 1, $i + 2] : [$i + 1];
        return () if grep { $_ > $#code } @{ $next[$i] };
    }
    return (\@code, \@next);
}

# What is needed before and after each instruction, as masks.
sub needed {
    my ($code, $next) = @_;
    my (@before, @after);
    my @effects = map { [effects($_)] } @$code;
    @before = @after = (0) x @$code;
    my $changed = 1;
    while ($changed) {
        $changed = 0;
        for my $i (reverse 0 .. $#$code) {
            my ($reads, $writes) = @{ $effects[$i] };
            my $needed = 0;
            $needed |= $before[$_] for @{ $next->[$i] };
            $after[$i] = $needed;
            $needed = $reads | ($needed & ~$writes);
            ($before[$i], $changed) = ($needed, 1) if $needed != $before[$i];
        }
    }
    return (\@before, \@after, \@effects);
}

# What registers hold is told by a list of a token for each: '=K' for the constant K, or the number of
# the first register that holds the same.

sub constant {
    my ($arg) = @_;
    return '=' . (number_of($arg) // $arg);
}

sub rename_token {
    my ($held, $from, $to) = @_;
    for (@$held) { $_ = $to if $_ eq $from; }
}

# A register gets a value: that of a token, or one unlike all others.
sub put {
    my ($held, $register, $token) = @_;
    if ($held->[$register] eq $register) {
        my ($heir) = grep { $_ != $register && $held->[$_] eq $register } 0 .. 31;
        $held->[$register] = '';
        rename_token($held, $register, $heir) if defined $heir;
        $token = $heir if defined $token && $token eq $register;
    }
    $token //= $register;
    $held->[$register] = $token;
    rename_token($held, $token, $register) if $token =~ /^\d/ && $token > $register;
}

# Two tokens turn out to mean the same.
sub unite {
    my ($held, $one, $other) = @_;
    return if $one eq $other;
    ($one, $other) = ($other, $one) if $one =~ /^=/ || $other =~ /^\d/ && $one < $other;
    rename_token($held, $one, $other) if $one =~ /^\d/;
}

sub execute {
    my ($held, $line, $writes) = @_;
    my ($d, $s) = map { register($_) } @{ $line->{args} };
    if ($line->{op} eq 'mov' || $line->{op} eq 'movw') {
        for my $n (0 .. ($line->{op} eq 'movw')) {
            put($held, $d + $n, $held->[$s + $n]) if $d != $s;
        }
    } elsif ($line->{op} eq 'ldi') {
        put($held, $d, constant($line->{args}[1]));
    } elsif ($line->{op} eq 'clr') {
        put($held, $d, '=0');
    } else {
        for (grep { $writes >> $_ & 1 } 0 .. 31) { put($held, $_); }
    }
}

# What a branch or skip that goes to instruction `to` tells, if `before` it is what it judges.
sub learn {
    my ($held, $line, $before, $equal) = @_;
    my $judged = $line->{op} eq 'cpse' ? $line : $line->{op} =~ /^br(?:eq|ne)$/ ? $before : undef;
    return unless $judged && $equal;
    my ($op, @args) = ($judged->{op}, @{ $judged->{args} });
    my ($d, $s) = map { register($_) } @args;
    if ($op =~ /^(?:cp|cpse)$/) { unite($held, $held->[$d], $held->[$s]); }
    elsif ($op eq 'cpi') { unite($held, $held->[$d], constant($args[1])); }
    elsif ($op =~ /^(?:tst|subi|dec|inc|andi?|ori?|sub)$/) { unite($held, $held->[$d], '=0'); }
    elsif ($op eq 'sbiw') { unite($held, $held->[$_], '=0') for $d, $d + 1; }
}

# What is held where two ways meet: the same constants, and what is equal on both.
sub meet {
    my ($one, $other) = @_;
    my (%first, @met);
    for my $register (0 .. 31) {
        my $pair = "$one->[$register] $other->[$register]";
        $met[$register] = $one->[$register] eq $other->[$register] && $one->[$register] =~ /^=/
            ? $one->[$register] : ($first{$pair} //= $register);
    }
    return \@met;
}

# Before each instruction that can be reached.
sub held {
    my ($code, $next, $effects) = @_;
    my (@held, @ways);
    for my $i (0 .. $#$code) { $ways[$_]++ for @{ $next->[$i] }; }
    $held[0] = [0, '=0', 2 .. 31];
    my @waiting = (0);
    while (@waiting) {
        my $i = shift @waiting;
        my @now = @{ $held[$i] };
        execute(\@now, $code->[$i], $effects->[$i][1]);
        my $alone = $i && ($ways[$i] // 0) == 1 && "@{ $next->[$i - 1] }" eq $i;
        my $before = $alone ? $code->[$i - 1] : undef;
        for my $to (@{ $next->[$i] }) {
            my @then = @now;
            my $jumps = $to != $i + 1;
            learn(\@then, $code->[$i], $before, $code->[$i]{op} eq 'brne' ? !$jumps : $jumps) if @{ $next->[$i] } == 2;
            my $met = $held[$to] ? meet($held[$to], \@then) : \@then;
            next if $held[$to] && "@$met" eq "@{ $held[$to] }";
            $held[$to] = $met;
            push @waiting, $to;
        }
    }
    return \@held;
}

1;
