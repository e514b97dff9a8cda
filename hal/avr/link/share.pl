#!/usr/bin/perl
# Makes a program in avr-gcc's assembly shorter: runs of instructions that occur more than once become
# routines that are called (C. W. Fraser, E. W. Myers, A. L. Wendt, "Analyzing and Compressing Assembly
# Code", 1984), and a call before a return becomes a jump. Every function needs a section of its own.
#
# usage: share.pl FILE.s
# Rewrites the file and says on standard error what that saves. The routines are called shared_N, in
# sections .text.shared_N. A run is straight: it is entered at its first instruction only and left at
# its last one. One that ends with a return or a jump to a function is jumped to, and may pop; any
# other is called, and leaves the stack alone. Runs have no use of I/O registers or of the interrupt
# flag in them, nor assembly of the programmer's. An instruction that may be skipped cannot be the
# first, and one that skips not the last. The loops of what is counted in cycles stay as they are, and
# all of what has no cycles to spare.
use strict;
use warnings;

# Core and games, but for what has room in its slices.
my $roomy = qr/chips|clearing|contest|dice|generator|graph|health|penney|place|placement|playout|rivals|tail|threat|tokens|workspace/;
my $counted = qr{^firmware/(?:core|games)/(?!$roomy\.)};
# What fills its slices to the brim.
my $full = qr{^firmware/(?:core/(?:pairs|scoring|throws|turn|turn_sort)|games/tenk\w*)\.c$};

# In words. A call or jump counts as one: order.c sees to it that most are.
my $least_gain = 1;
my $longest = 24;
my $rounds = 2;

my $skips = qr/^(?:cpse|sbrc|sbrs|sbic|sbis)$/;
my $leaves = qr/^(?:br\w\w|rjmp|jmp|ret|reti|ijmp|eijmp|icall|eicall)$/;
my $unmovable = qr/^(?:push|in|out|sbi|cbi|sbic|sbis|cli|sei|wdr|sleep|nop|br\w\w|rjmp|rcall|reti|e?ijmp|e?icall)$/;

my ($path) = @ARGV;
open(my $file, '<', $path) or die "share: $path: $!\n";
my @line = <$file>;
close $file;

# The instructions: which line each is in, what it says, and whether it can be in a run, begin one or
# end one.
my (@at, @text, @size, @movable, @entered, @skipped, @skipping, @leaving);

# Labels that code jumps to; all others are marks for the debugger.
sub find_targets {
    my %target;
    for (@line) {
        next if /^\t\.(?!word|text|section)/ || /^\.L\w+:/;
        $target{$1} = 1 while /(\.L\d+)/g;
    }
    return \%target;
}

# The lines between a label and a jump back to it.
sub find_loops {
    my (%label, @looping);
    for my $i (0 .. $#line) {
        if ($line[$i] =~ /^(\.L\d+):/) {
            $label{$1} = $i;
        } elsif ($line[$i] =~ /^\t(?:br\w\w|rjmp)\s+(\.L\d+)\s*$/ && defined $label{$1}) {
            @looping[$label{$1} .. $i] = (1) x ($i - $label{$1} + 1);
        }
    }
    return \@looping;
}

sub can_move {
    my ($operation, $instruction) = @_;
    return 0 if $operation =~ $unmovable || $instruction =~ /__SP_|__SREG__|gs\(\d|^call (?:save|frame)_/;
    return $instruction =~ /[a-z]{3,}.*[A-Za-z_]{3,}/ if $operation =~ /^(?:lds|sts)$/;
    return $instruction !~ /\.L\d|__prologue_saves__/ if $operation eq 'jmp';
    return 1;
}

sub read_code {
    my ($target, $looping) = (find_targets(), find_loops());
    my (%source, $foreign, $counting, $filling, $entered, $skipped);
    my ($section, $shared) = ('', 0);
    @at = @text = @size = @movable = @entered = @skipped = @skipping = @leaving = ();
    for my $i (0 .. $#line) {
        my $text = $line[$i];
        if ($text =~ /^\t\.file (\d+) "(.*)"/) { $source{$1} = $2; }
        elsif ($text =~ /^\t\.loc (\d+)/) {
            my $source = $source{$1} // '';
            $counting = $source =~ $counted;
            $filling = $source =~ $full;
        }
        elsif ($text =~ /^\t\.(?:section\s+(\S+?),|text|data)/) {
            ($section, $entered, $counting, $filling) = ($1 // '', 1, 0, 0);
        } elsif ($text =~ m{^/\* #(NO)?APP}) { ($foreign, $entered) = (!$1, 1); }
        elsif ($text =~ /^(\.L\w+):/) { $entered = 1 if $target->{$1}; }
        elsif ($text =~ /^\t([a-z]\w*)/) {
            my $operation = $1;
            $text =~ s/^\s+|\s+$//g;
            $text =~ s/\s*,\s*/,/g;
            $text =~ s/\s+/ /g;
            push @at, $i;
            push @text, $text;
            push @size, $operation =~ /^(?:lds|sts)$/ ? 2 : 1;
            my $open = !$foreign && !$filling && !($counting && $looping->[$i]) && $section =~ /^\.text\.(?!__vector|save_)/;
            push @movable, $open && can_move($operation, $text) ? 1 : 0;
            push @entered, $entered;
            push @skipped, $skipped;
            $skipped = $operation =~ $skips ? 1 : 0;
            push @skipping, $skipped;
            push @leaving, $operation =~ /^(?:ret|jmp)$/ ? 1 : 0;
            $entered = $operation =~ $leaves;
        } elsif ($text !~ m{^\t\.|^#|^/\*|^\s*$}) { $entered = 1; }
    }
}

# Where runs begin, by what they say, as the numbers of their instructions packed in a string.
sub find_runs {
    my (%number, %starts);
    my @number = map { $number{$_} //= keys %number } @text;
    for my $first (grep { $movable[$_] && !$skipped[$_] } 0 .. $#at) {
        my ($key, $pops) = ('', 0);
        for my $last ($first .. $first + $longest - 1) {
            last if $last > $#at || !$movable[$last] || ($last > $first && $entered[$last]);
            $key .= pack('n', $number[$last]);
            $pops ||= $text[$last] =~ /^pop/;
            next if $last == $first || $skipping[$last] || ($leaving[$last] ? $skipped[$last] : $pops);
            push @{ $starts{$key} }, $first;
            last if $leaving[$last];
        }
    }
    delete @starts{ grep { @{ $starts{$_} } < 2 } keys %starts };
    return \%starts;
}

# What sharing a run saves, after those that overlap one of it, or one chosen before, are left out.
sub gain {
    my ($key, $starts, $used) = @_;
    my $length = length($key) / 2;
    my ($end, @free) = (-1);
    for my $first (@{ $starts->{$key} }) {
        next if $first <= $end || grep { $used->[$_] } $first .. $first + $length - 1;
        push @free, $first;
        $end = $first + $length - 1;
    }
    $starts->{$key} = \@free;
    return 0 if @free < 2;
    my $size = 0;
    $size += $size[$_] for $end - $length + 1 .. $end;
    my $return = $leaving[$end] || ($text[$end] =~ /^call/ && !$skipped[$end]) ? 0 : 1;
    return @free * ($size - 1) - $size - $return;
}

# The best run first; what is left of the others is less than it was and has to wait its turn.
sub choose_runs {
    my ($starts) = @_;
    my (@queue, @used, @chosen);
    my $total = 0;
    for my $key (keys %$starts) {
        my $gain = gain($key, $starts, \@used);
        push @{ $queue[$gain] }, $key if $gain >= $least_gain;
    }
    for (my $best = $#queue; $best >= $least_gain; $best--) {
        for my $key (sort @{ $queue[$best] // [] }) {
            my $gain = gain($key, $starts, \@used);
            if ($gain == $best) {
                my $length = length($key) / 2;
                for my $first (@{ $starts->{$key} }) {
                    $used[$_] = 1 for $first .. $first + $length - 1;
                }
                push @chosen, [$length, @{ $starts->{$key} }];
                $total += $gain;
            } elsif ($gain >= $least_gain) {
                push @{ $queue[$gain] }, $key;
            }
        }
    }
    return ($total, @chosen);
}

# The first of the lines that a run was in names its source for the debugger.
sub source_of {
    my ($first) = @_;
    for (my $i = $at[$first]; $i >= 0; $i--) {
        return $line[$i] if $line[$i] =~ /^\t\.loc /;
        last if $line[$i] =~ /^\t\.section/;
    }
    return '';
}

my $routines = 0;

sub share {
    my @added;
    my ($total, @chosen) = choose_runs(find_runs());
    for my $run (@chosen) {
        my ($length, @firsts) = @$run;
        my $name = 'shared_' . $routines++;
        my @body = map { "\t$_\n" } @text[$firsts[0] .. $firsts[0] + $length - 1];
        my $leaving = $leaving[$firsts[0] + $length - 1];
        push @added, "\t.section\t.text.$name,\"ax\",\@progbits\n", "\t.type\t$name, \@function\n",
            "$name:\n", source_of($firsts[0]), @body, $leaving ? () : "\tret\n", "\t.size\t$name, .-$name\n";
        for my $first (@firsts) {
            $line[$at[$_]] = '' for $first .. $first + $length - 1;
            $line[$at[$first + $length - 1]] = "\t" . ($leaving ? 'jmp' : 'call') . " $name\n";
        }
    }
    @line = grep { $_ ne '' } @line, @added;
    return ($total, map { @$_ - 1 } @chosen);
}

# A call that nothing but a return follows, and no skip precedes. What __prologue_saves__ and the
# routines of saves.pl are called for is their return address.
sub jump_at_ends {
    my ($before, $call) = ('', undef);
    for my $i (0 .. $#line) {
        if ($line[$i] =~ /^\tret\s*$/ && defined $call) {
            $line[$call] =~ s/call/jmp/;
            $line[$i] = '';
        }
        if ($line[$i] =~ /^\t([a-z]\w*)\s*(\w*)/) {
            my ($operation, $operand) = ($1, $2);
            my $plain = $operation eq 'call' && $operand !~ /^(?:__|save_|frame_)/ && $before !~ $skips;
            $call = $plain ? $i : undef;
            $before = $operation;
        } elsif ($line[$i] !~ m{^\t\.(?:loc|cfi)|^\.L[A-Z]|^/\*|^$}) {
            $call = undef;
        }
    }
    @line = grep { $_ ne '' } @line;
}

my ($saved, $sites) = (0, 0);
jump_at_ends();
for (1 .. $rounds) {
    read_code();
    my ($gain, @counts) = share();
    $saved += $gain;
    $sites += $_ for @counts;
    jump_at_ends();
}
printf STDERR "  share: %d routines for %d places save about %d bytes\n", $routines, $sites, 2 * $saved;
open($file, '>', $path) or die "share: $path: $!\n";
print $file @line;
close $file or die "share: $path: $!\n";
