#!/usr/bin/perl
# Makes a program in avr-gcc's assembly shorter: runs of instructions that occur more than once become
# routines that are called (C. W. Fraser, E. W. Myers, A. L. Wendt, "Analyzing and Compressing Assembly
# Code", 1984), and a call before a return becomes a jump. Every function needs a section of its own.
#
# usage: share.pl FILE.s
# Rewrites the file and says on standard error what that saves. The routines are called shared_N, in
# sections .text.shared_N. A run is entered at its first instruction only; its branches stay within
# it, or go to its end. One that ends with a return or a jump to a function is jumped to, and may pop and
# return before; any other is called, is left at its last instruction only, and leaves the stack
# alone. Runs have no use of I/O registers or of the interrupt flag in them, nor assembly of the
# programmer's. An instruction that may be skipped cannot be the first, and one that skips not the
# last. The loops of what is counted in cycles stay as they are, and all of what has no cycles to
# spare.
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Assembly;

# Core and games, but for what has room in its slices.
my $roomy = qr/chips|contest|dice|generator|graph|health|penney|place|placement|playout|rivals|tail|threat|tokens|workspace/;
my $counted = qr{^firmware/(?:core|games)/(?!$roomy\.)};

# In words. A call or jump counts as one: order.c sees to it that most are.
my $least_gain = 1;
my $longest = 40;
my $rounds = 3;

my $unmovable = qr/^(?:push|in|out|sbi|cbi|sbic|sbis|cli|sei|wdr|sleep|nop|rcall|reti|e?ijmp|e?icall)$/;

my ($path) = @ARGV;
my $program = read_program($path);

# The instructions: their lines and what they say, with targets relative; whether each can be in a
# run, begin one (entered: must), may be skipped, skips, or leaves for good; where it goes in its
# function, and the first and last that go to it.
# Of a small loop that is not to be torn: its last, at its first, and whether it is within.
my (@line, @text, @size, @movable, @entered, @skipped, @skipping, @leaving, @target, @first_from, @last_from);
my (@loc, @loop_end, @within);

sub can_move {
    my ($line, $said, $target) = @_;
    return 0 if $line->{op} =~ $unmovable || $said =~ /__SP_|__SREG__|gs\(\d|^call (?:save|frame)_/;
    return $said =~ /[a-z]{3,}.*[A-Za-z_]{3,}/ if $line->{op} =~ /^(?:lds|sts)$/;
    return defined $target if $line->{op} =~ /^(?:br\w\w|rjmp)$/;
    return $said !~ /\.L\d|__prologue_saves__/ if $line->{op} eq 'jmp';
    return 1;
}

# Labels, as [label, instruction after it]; the numbered ones occur often.
sub find_places {
    my (%place, $count);
    $count = 0;
    for my $line (@$program) {
        push @{ $place{ $line->{label} } }, $count if defined $line->{label};
        $count++ if $line->{op};
    }
    return \%place;
}

# Where instruction number i goes within its function, or undef.
sub target_of {
    my ($place, $line, $i) = @_;
    return undef unless $line->{op} =~ /^(?:br\w\w|rjmp)$/;
    my $to = $line->{args}[0];
    return $i + 2 if $to eq '.+2';
    return $place->{$to}[0] if $to =~ /^\.L\d+$/;
    return undef unless $to =~ /^(\d+)([bf])$/;
    my @found = $2 eq 'b' ? reverse grep { $_ <= $i } @{ $place->{$1} } : grep { $_ > $i } @{ $place->{$1} };
    return $found[0];
}

# Labels that anything but a branch or a jump of the same function mentions.
sub find_kept {
    my %kept;
    for my $line (@$program) {
        next if $line->{op} && $line->{op} =~ /^(?:br\w\w|rjmp)$/;
        next if $line->{text} =~ /^\t\.(?!word|text|section)/ || $line->{text} =~ /^\.L\w+:/;
        $kept{$1} = 1 while $line->{text} =~ /(\.L\d+)/g;
    }
    return \%kept;
}

# What lies between a label and a jump back to it. Where cycles are counted, a loop of the compiler's
# own, which copies or clears, may move as a whole.
sub find_loops {
    my @looping;
    @loop_end = @within = ();
    for my $i (grep { defined $target[$_] && $target[$_] <= $_ } 0 .. $#line) {
        my $first = $target[$i];
        if ($line[$i]{args}[0] =~ /^\.L/) {
            @looping[$first .. $i] = (1) x ($i - $first + 1);
        } elsif ($line[$i]{source} =~ $counted) {
            $loop_end[$first] = $i;
            @within[$first + 1 .. $i] = (1) x ($i - $first);
        }
    }
    return \@looping;
}

sub read_code {
    my ($place, $kept) = (find_places(), find_kept());
    @line = grep { $_->{op} } @$program;
    @text = @size = @movable = @entered = @skipped = @skipping = @leaving = ();
    @target = map { target_of($place, $line[$_], $_) } 0 .. $#line;
    @first_from = @last_from = ();
    for my $i (grep { defined $target[$_] } 0 .. $#line) {
        my $to = $target[$i];
        $first_from[$to] //= $i;
        $last_from[$to] = $i;
    }
    my $looping = find_loops();
    my ($entered, $i, $section, $loc) = (1, 0, '', '');
    for my $line (@$program) {
        $entered = 1 if $line->{section} ne $section || defined $line->{label} && ($line->{label} !~ /^(?:\d+|\.L.*)$/ || $kept->{ $line->{label} });
        $entered = 1 if $line->{text} =~ m{^/\* #};
        $loc = '' if $line->{section} ne $section;
        $loc = $line->{text} if $line->{text} =~ /^\t\.loc /;
        $section = $line->{section};
        next unless $line->{op};
        my $op = $line->{op};
        my $open = !$line->{foreign} && !is_full($line->{source}) && !($line->{source} =~ $counted && $looping->[$i])
            && $section =~ /^\.text\.(?!__vector|save_)/;
        $text[$i] = defined $target[$i] ? "$op " . ($target[$i] - $i) : said($line);
        $size[$i] = $op =~ /^(?:lds|sts)$/ ? 2 : 1;
        $movable[$i] = $open && can_move($line, $text[$i], $target[$i]) ? 1 : 0;
        $entered[$i] = $entered;
        $skipped[$i] = $i && (is_skip($line[$i - 1]{op}) || ($line[$i - 1]{args}[0] // '') eq '.+2');
        $loc[$i] = $loc;
        $skipping[$i] = is_skip($op);
        $leaving[$i] = $op =~ /^(?:ret|jmp)$/ ? 1 : 0;
        $entered = 0;
        $i++;
    }
}

# Where runs begin, by what they say, as the numbers of their instructions packed in a string.
sub find_runs {
    my (%number, %starts);
    my @number = map { $number{$_} //= keys %number } @text;
    for my $first (grep { $movable[$_] && !$skipped[$_] && !$within[$_] } 0 .. $#line) {
        # Its last must be at least that far for labels and branches to be inside.
        my ($key, $pops, $returns, $least, $branches) = ('', 0, 0, 0, 0);
        for my $last ($first .. $first + $longest - 1) {
            last if $last > $#line || !$movable[$last] || ($last > $first && $entered[$last]);
            last if $last > $first && defined $first_from[$last] && $first_from[$last] < $first;
            last if defined $target[$last] && $target[$last] < $first;
            last if $leaving[$last - 1] && $last > $first && !defined $first_from[$last] && !$skipped[$last - 1];
            $key .= pack('n', $number[$last]);
            $pops ||= $text[$last] =~ /^pop/;
            $least = $last_from[$last] if $last > $first && ($last_from[$last] // 0) > $least;
            $least = $loop_end[$last] if ($loop_end[$last] // 0) > $least;
            $branches = $target[$last] if ($target[$last] // 0) > $branches;
            my $leaves = $leaving[$last] && !$skipped[$last];
            my $whole = $leaves ? $branches <= $last : !$pops && !$returns && $branches <= $last + 1;
            $returns ||= $leaving[$last];
            next if $last == $first || $skipping[$last] || !$whole || $least > $last || $text[$last] =~ /^rjmp/
                || $leaving[$last] && !$leaves;
            push @{ $starts{$key} }, $first;
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
    return @free * ($size - 1) - $size - (returns_itself($free[0], $length) ? 0 : 1);
}

# Whether a routine needs no return after the run: the run leaves for good, or its last call does.
sub returns_itself {
    my ($first, $length) = @_;
    my $last = $first + $length - 1;
    return 1 if $leaving[$last];
    return $text[$last] =~ /^call/ && !$skipped[$last] && !grep { ($target[$_] // 0) > $last } $first .. $last;
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

my $routines = 0;
my $labels = 0;

# The instructions of a routine, with labels of its own.
sub body {
    my ($first, $last) = @_;
    my (%label, @body);
    for my $i ($first .. $last) {
        $label{ $target[$i] } //= '.L' . ++$labels if defined $target[$i];
    }
    for my $i ($first .. $last + 1) {
        push @body, "$label{$i}:" if $label{$i};
        push @body, "\t" . (defined $target[$i] ? "$line[$i]{op} $label{ $target[$i] }" : $text[$i]) if $i <= $last;
    }
    return (@body, returns_itself($first, $last - $first + 1) && $leaving[$last] ? () : "\tret");
}

sub share {
    my @added;
    my ($total, @chosen) = choose_runs(find_runs());
    for my $run (@chosen) {
        my ($length, @firsts) = @$run;
        my $name = 'shared_' . $routines++;
        my $last = $firsts[0] + $length - 1;
        push @added, "\t.section\t.text.$name,\"ax\",\@progbits", "\t.type\t$name, \@function", "$name:",
            $loc[$firsts[0]], body($firsts[0], $last), "\t.size\t$name, .-$name";
        for my $first (@firsts) {
            $_->{text} = undef for @line[$first .. $first + $length - 1];
            $line[$first]{text} = "\t" . ($leaving[$last] ? 'jmp' : 'call') . " $name";
        }
    }
    push @$program, map { { text => $_ } } @added;
    return ($total, map { @$_ - 1 } @chosen);
}

# A call that nothing but a return follows, and no skip precedes. What the routines of saves.pl and their
# like are called for is their return address.
sub jump_at_ends {
    my ($before, $call) = ('', undef);
    for my $line (grep { defined $_->{text} } @$program) {
        if ($line->{op}) {
            if ($call && $line->{op} eq 'ret') {
                $call->{text} =~ s/call/jmp/;
                $line->{text} = undef;
            }
            my $plain = $line->{op} eq 'call' && $line->{args}[0] !~ /^(?:__|save_|frame_)/ && !is_skip($before);
            $call = $plain ? $line : undef;
            $before = $line->{op};
        } elsif ($line->{text} !~ m{^\t\.(?:loc|cfi)|^\.L[A-Z]|^/\*|^$}) {
            $call = undef;
        }
    }
}

# What was changed is read as it is now.
sub reread {
    write_program($path, $program);
    $program = read_program($path);
}

for my $line (@$program) { $labels = $1 if ($line->{label} // '') =~ /^\.L(\d+)$/ && $1 > $labels; }
my ($saved, $sites) = (0, 0);
jump_at_ends();
for (1 .. $rounds) {
    reread();
    read_code();
    my ($gain, @counts) = share();
    $saved += $gain;
    $sites += $_ for @counts;
    jump_at_ends();
}
printf STDERR "  share: %d routines for %d places save about %d bytes\n", $routines, $sites, 2 * $saved;
write_program($path, $program);
