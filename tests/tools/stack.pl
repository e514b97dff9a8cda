#!/usr/bin/perl
# Worst-case stack of an AVR image, from the compiler's -fstack-usage files and the call graph of
# the linked program.
#
# usage: stack.pl kostka.elf kostka.map indirect.txt RAM-LIMIT
#
# - A function's own stack (return address, saved registers, frame) comes from its .su file; for
#   library and assembly routines it is counted from their pushes; one of those with a frame is an error.
# - Calls are read off the disassembly, and so are jumps, branches ahead and falling through into
#   the next routine. Where a call goes through a pointer, indirect.txt says
#   whom it may reach: lines "caller: pattern pattern …", patterns on "object/function". A caller without a
#   line is an error, so is a pattern that matches nothing though its directory is linked, and so is
#   a cycle (recursion).
# - On top of main's worst path comes the worst interrupt: interrupts do not nest.
# Fails when static RAM and worst-case stack together pass RAM-LIMIT.
use strict;
use warnings;

my ($elf, $map, $indirect, $limit) = @ARGV;
my (%object_at, %name_at, %own, %calls, %pointer, %frame, %static_su);

sub run { my $pid = open(my $pipe, '-|', @_) or die "stack: cannot run $_[0]\n"; return $pipe; }

# Where the linker put which object's function.
open(my $in, '<', $map) or die "stack: $map: $!\n";
my ($section, $mapped);
while (<$in>) {
    $mapped ||= /^Linker script and memory map/;
    next unless $mapped;
    if (/^ (\.text\S*)\s*$/) { $section = $1; next; }
    if (/^ (\.text\S*)?\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+)$/ && (defined $1 || defined $section)) {
        my $size = hex $3;
        my $at = hex $2;
        $object_at{$_} = $4 for $at .. $at + $size - 1;
    }
    $section = undef;
}
close $in;

# The disassembly: functions, calls, pushes.
my ($function, %pushes);
my $last = 'ret';
$in = run('avr-objdump', '-d', '-j', '.text', $elf);
while (<$in>) {
    if (/^([0-9a-f]+) <([^>]+)>:/) {
        my $at = hex $1;
        $name_at{$at} = $2;
        $calls{$function}{$at} = 1 if defined $function && $last !~ /^(reti?|e?i?r?jmp|\.word)$/;
        $function = $at;
        $calls{$at} //= {};
        next;
    }
    next unless defined $function && /^\s*([0-9a-f]+):\t[0-9a-f ]+\t(\S+)\s*(.*)$/;
    my ($here, $op, $rest) = (hex $1, $2, $3);
    $last = $op;
    if ($op =~ /^(r?call|r?jmp)$/ && $rest =~ /; 0x([0-9a-f]+)|^0x([0-9a-f]+)/) {
        my $target = hex($1 // $2);
        $calls{$function}{$target} = 1;
        # The room of a frame made by a call to the next instruction.
        $frame{$function} = 1 if $op =~ /call/ && $target == $here + ($op eq 'call' ? 4 : 2);
    } elsif ($op =~ /^br/ && $rest =~ /; 0x([0-9a-f]+)/ && hex $1 > $here) {
        $calls{$function}{ hex $1 } = 1;
    } elsif ($op eq 'out' && $rest =~ /^0x3d,/) {
        $frame{$function} = 1;
    } elsif ($op =~ /^e?i(call|jmp)$/) {
        $pointer{$function} = 1;
    } elsif ($op eq 'push') {
        $pushes{$function}++;
    }
}
close $in;
my @starts = sort { $a <=> $b } keys %name_at;

sub start_of {
    my ($address) = @_;
    return $address if exists $name_at{$address};
    my ($low, $high) = (0, $#starts);
    while ($low < $high) {
        my $middle = int(($low + $high + 1) / 2);
        if ($starts[$middle] <= $address) { $low = $middle } else { $high = $middle - 1 }
    }
    return $starts[$low];
}

sub label { my ($at) = @_; my $object = $object_at{$at} // '?'; $object =~ s{.*/build/}{}; return "$object/$name_at{$at}"; }

# Own stack of every function.
my %unknown;
for my $at (@starts) {
    my $object = $object_at{$at} // '';
    my $name = $name_at{$at};
    (my $file = $object) =~ s/\.o$/.su/;
    if (!exists $static_su{$file}) {
        $static_su{$file} = {};
        if (-e $file && open(my $su, '<', $file)) {
            while (<$su>) {
                my ($where, $bytes, $kind) = split /\t/;
                chomp $kind;
                die "stack: $where has no bounded stack\n" if $kind !~ /static|bounded/;
                $where =~ s/.*://;
                my $known = $static_su{$file}{$where} // 0;
                $static_su{$file}{$where} = $bytes if $bytes > $known;
            }
        }
    }
    (my $plain = $name) =~ s/\.(constprop|part|isra)\.\d+//g;
    $own{$at} = $static_su{$file}{$name} // $static_su{$file}{$plain};
    next if defined $own{$at};
    $own{$at} = 2 + ($pushes{$at} // 0);
    $frame{$at} = 1 if grep { $name_at{ start_of($_) } eq '__prologue_saves__' } keys %{ $calls{$at} };
    $unknown{$at} = 1 if $frame{$at};
}

# Calls through pointers.
open($in, '<', $indirect) or die "stack: $indirect: $!\n";
my @rules;
while (<$in>) {
    next if /^\s*(#|$)/;
    /^(\S+):\s*(.*)$/ or die "stack: $indirect:$.: no caller\n";
    push @rules, [$1, [split ' ', $2], $.];
}
close $in;
for my $at (grep { $pointer{$_} } @starts) {
    my $name = $name_at{$at};
    next if $name =~ /^__(tablejump|prologue|epilogue)/;
    my ($rule) = grep { $name eq $_->[0] } @rules;
    die "stack: ", label($at), " calls through a pointer; say in $indirect whom\n" unless $rule;
    for my $pattern (@{ $rule->[1] }) {
        my @targets = grep { label($_) =~ /$pattern/ } @starts;
        # A pattern whose whole directory is left out of the image has nobody to name.
        my ($directory) = $pattern =~ m{^([\w/]+)/};
        my $linked = !defined $directory || grep { label($_) =~ m{\b$directory/} } @starts;
        die "stack: $indirect:$rule->[2]: nothing matches $pattern\n" if $linked && !@targets;
        $calls{$at}{$_} = 1 for @targets;
    }
}

# Longest path. A jump to another function (tail call) replaces the frame only after it is undone,
# but counting it as a call errs on the safe side by its return address.
my (%deep, %next, %active);

sub deepest {
    my ($at) = @_;
    return $deep{$at} if exists $deep{$at};
    die "stack: recursion through ", label($at), "\n" if $active{$at}++;
    die "stack: nobody says how large the frame of ", label($at), " is\n" if $unknown{$at};
    my $worst = 0;
    for my $target (sort { $a <=> $b } keys %{ $calls{$at} }) {
        my $callee = start_of($target);
        next if $callee == $at;
        next if $name_at{$callee} =~ /^(__prologue_saves__|__epilogue_restores__)$/;
        my $depth = deepest($callee);
        ($worst, $next{$at}) = ($depth, $callee) if $depth > $worst;
    }
    $active{$at} = 0;
    return $deep{$at} = $own{$at} + $worst;
}

my ($main) = grep { $name_at{$_} eq 'main' } @starts;
my $path = deepest($main);
my ($interrupt, $vector) = (0, '');
for my $at (grep { $name_at{$_} =~ /^__vector_\d+$/ } @starts) {
    my $depth = deepest($at);
    ($interrupt, $vector) = ($depth, $name_at{$at}) if $depth > $interrupt;
}

my $static = 0;
$in = run('avr-size', '-A', $elf);
while (<$in>) { $static += $1 if /^\.(?:data|bss|noinit)\s+(\d+)/; }
close $in;

my $stack = $path + $interrupt;
printf "static RAM %d + worst-case stack %d (main %d, %s %d) = %d of %d bytes\n",
    $static, $stack, $path, $vector, $interrupt, $static + $stack, $limit;
print "deepest path:";
for (my $at = $main; defined $at; $at = $next{$at}) { print " $name_at{$at}($own{$at})"; }
print "\n";
exit($static + $stack > $limit);
