#!/usr/bin/perl
# Flash, static RAM and worst-case stack of an AVR image; fails where the part is too small.
#
# usage: stack.pl IMAGE.elf SU-DIRECTORY INDIRECT.txt FLASH-LIMIT RAM-LIMIT
#
# - A C function's own stack is what the compiler states in the *.su files of -fstack-usage: return
#   address, saved registers (by -mcall-prologues too), frame and pushed arguments. Any other
#   routine's is counted from its pushes; if it moves the stack pointer itself, that is an error.
# - Calls are read off the disassembly. A C function that jumps to another has undone its frame.
#   Other routines that lead into each other by jumps count as one, with the pushes of all.
# - For calls through pointers, INDIRECT.txt has lines `caller: word ...`. A word is struct.field
#   (whatever functions the image's variables hold there), the name of a variable without fields,
#   or the name of a function whose address code passes on; * stands for any part of a name. A word
#   that ends in ? may be missing from an image. The line of a function that was inlined counts for
#   the function that contains it.
# - The image is linked with --emit-relocs, so every place that holds or loads the address of a
#   function is known. A place that no word means is an error.
# - On top of the deepest path from reset comes the worst interrupt: they do not nest.
use strict;
use warnings;
use FindBin;
require "$FindBin::Bin/debug_info.pl";

sub fail { print STDERR 'stack: ', @_, "\n"; exit 1; }
sub largest { return (sort { $b <=> $a } @_)[0]; }

fail('usage: stack.pl IMAGE.elf SU-DIRECTORY INDIRECT.txt FLASH-LIMIT RAM-LIMIT') if @ARGV != 5;
my ($elf, $usage, $indirect, $flash_limit, $ram_limit) = @ARGV;

# A part with more than 128 KB of flash (avr6) has return addresses of three bytes.
my $return = grep({ /^\s*Flags:.*\bavr:6\b/ } lines_of('avr-readelf', '-h', $elf)) ? 3 : 2;
debug_info_read($elf);

# ---- stack use that the compiler states ---------------------------------------------------------
my (%stated, %file); # by "name:line", and by "name" for clones that have no line
for my $path (glob("'$usage'/*.su")) {
    open(my $in, '<', $path) or fail("$path: $!");
    while (<$in>) {
        /^(.+):(\d+):\d+:(\S+)\t(\d+)\t(\S+)$/ or fail("$path:$.: not a line of -fstack-usage");
        fail("the frame of $3 in $1 has no bound") if $5 eq 'dynamic';
        for my $key (plain($3) . ":$2", plain($3)) {
            $stated{$key} = largest($4, $stated{$key} // 0);
            $file{$key} = "$1/";
        }
    }
}
fail("$usage has no *.su of -fstack-usage") if !%stated;

# ---- sections -----------------------------------------------------------------------------------
# Beyond 128 KB code lies in a section of its own (hal/avr/entry_at_128k.ld).
my %bytes = ('.bss' => 0, '.noinit' => 0, '.data' => 0);
for (lines_of('avr-size', '-A', $elf)) { $bytes{$1} = $2 if /^(\.\w+)\s+(\d+)/; }

# ---- routines, from the disassembly -------------------------------------------------------------
my (%routine_at, %holder); # by first address, and by that of any instruction
my ($start, $routine, $leads_on);
for (map { lines_of('avr-objdump', '-dz', '-j', $_, $elf) } sort grep { /^\.text/ } keys %bytes) {
    if (/^[0-9a-f]+ <\.?L/) {
        next; # a label within a routine
    } elsif (/^([0-9a-f]+) <([^>]+)>:/) {
        $routine->{jumps}{ hex $1 } = 1 if $leads_on;
        $routine = $routine_at{ hex $1 } = { address => hex $1, name => plain($2) || $2, pushed => 0 };
        $leads_on = 0;
    } elsif ($routine && /^\s*([0-9a-f]+):\t([0-9a-f ]+?) *\t(\S+)\s*(.*)$/) {
        my ($address, $next, $operation, $operands) = (hex $1, hex($1) + (length($2) + 1) / 3, $3, $4);
        my $target = $operands =~ /0x([0-9a-f]+) </ ? hex $1 : undef;
        $holder{$address} = $routine;
        $start //= $target; # the first vector, at 0, jumps there
        if ($operation =~ /^r?call$/ && $target == $next) {
            $routine->{pushed} += $return; # only makes room
        } elsif ($operation =~ /^r?call$/) {
            $routine->{calls}{$target} = 1;
        } elsif ($operation =~ /^(r?jmp|br..)$/) {
            $routine->{jumps}{$target} = 1;
        } elsif ($operation =~ /^e?i(call|jmp)$/) {
            push @{ $routine->{pointers} }, $address;
        } elsif ($operation eq 'push') {
            $routine->{pushed}++;
        } elsif ($operation eq 'out' && $operands =~ /^0x3d,/) {
            $routine->{moves_pointer} = 1;
        } elsif ($operation eq 'sei') {
            $routine->{nests} = 1;
        }
        my $ends = $operation =~ /^(reti?|e?ijmp|r?jmp|\.word)$/ && ($leads_on // '') ne 'skip';
        $leads_on = $operation =~ /^(cpse|sb[ri][cs])$/ ? 'skip' : !$ends;
    }
}

for my $routine (values %routine_at) {
    my @functions = functions_at($routine->{address});
    my @keys = grep { $stated{$_} } map { join ':', $_->{name}, $_->{line} // () } @functions;
    $routine->{stated} = largest(map { $stated{$_} } @keys);
    $routine->{label} = (@keys ? $file{ $keys[0] } : '') . $routine->{name};
    $routine->{within} = [$routine->{name}, map { ($_->{name}, @{ $_->{inlined} }) } @functions];
}

# ---- calls through pointers ---------------------------------------------------------------------
my (%held, %words); # the functions held by each part of a variable; INDIRECT.txt
my @relocations = grep { /R_AVR_/ } lines_of('avr-readelf', '-rW', $elf);
fail('the image is linked without --emit-relocs') if !@relocations;
for (@relocations) {
    my ($place, $kind, $symbol, $offset) =
        /^(\w+) +\w+ +R_AVR_(16|LO8_LDI)_(?:PM|GS) +(\w+) +\S+ \+ (\w+)$/ or next;
    my $target = $routine_at{ hex($symbol) + hex($offset) } or next; # a label within a function
    my $part = $kind eq '16' ? variable_part_at(hex $place) : $target->{name};
    $held{$part}{ $target->{address} } = 1;
}

open(my $in, '<', $indirect) or fail("$indirect: $!");
while (<$in>) {
    next if /^\s*(#|$)/;
    /^(\w+):\s+(\S.*)$/ or fail("$indirect:$.: not `caller: word ...`");
    push @{ $words{$1} }, split ' ', $2;
}

sub parts_meant {
    my ($word) = @_;
    my $pattern = quotemeta($word =~ s/\?$//r) =~ s/\\\*/\\w*/gr;
    return grep { /^$pattern$/ } sort keys %held;
}

my %meant = map { $_ => 1 } map { parts_meant($_) } map { @$_ } values %words;
for my $part (grep { !$meant{$_} } sort keys %held) {
    my ($address) = sort { $a <=> $b } keys %{ $held{$part} };
    fail("$indirect does not say who calls through $part (as $routine_at{$address}{label})");
}

# Adds the functions that a routine may call through pointers to those that it calls.
sub explain_pointers {
    my ($routine) = @_;
    for my $address (@{ $routine->{pointers} // [] }) {
        my @lines = lines_of('avr-addr2line', '-fie', $elf, sprintf '0x%x', $address);
        my @within = map { $lines[2 * $_] =~ s/[.\s].*//sr } 0 .. $#lines / 2;
        fail("$indirect does not say whom $within[0] calls (in $routine->{label})")
            if !grep { $words{$_} } @within, $routine->{name};
        for my $word (map { @{ $words{$_} // [] } } @{ $routine->{within} }) {
            my @parts = parts_meant($word);
            fail("$indirect: $word means nothing in this image") if !@parts && $word !~ /\?$/;
            $routine->{calls}{$_} = 1 for map { keys %{ $held{$_} } } @parts;
        }
    }
}

# ---- the deepest path ---------------------------------------------------------------------------
# The helpers of -mcall-prologues, whose stack is stated with their callers', and that of `switch`.
my $helpers = qr/^__(prologue_saves|epilogue_restores|tablejump2)__$/;

sub sorted { return sort { $a->{address} <=> $b->{address} } map { $holder{$_} } keys %{ $_[0] // {} }; }

# A routine's own stack without its return address, and the routines that it calls. A routine that
# is not C is taken together with the routines that it jumps to or runs into.
sub own_and_calls {
    my ($first) = @_;
    my ($own, @calls, %seen) = (0);
    for (my @todo = $first; my $routine = shift @todo;) {
        next if $seen{$routine}++;
        fail("nobody states how large the frame of $routine->{label} is (in $first->{label})")
            if !$routine->{stated} && $routine->{moves_pointer} && $routine != $holder{$start};
        explain_pointers($routine);
        push @calls, sorted($routine->{calls});
        return ($routine->{stated} - $return, @calls) if $first->{stated};
        $own += $routine->{pushed};
        my @jumps = sorted($routine->{jumps});
        push @calls, grep { $_->{stated} } @jumps;
        push @todo, grep { !$_->{stated} } @jumps;
    }
    return ($own, @calls);
}

# How deep the stack becomes in a routine, from its return address on.
sub depth_of {
    my ($routine, @path) = @_;
    return $routine->{depth} if defined $routine->{depth};
    if (grep { $_ == $routine } @path) {
        shift @path while $path[0] != $routine;
        fail("recursion: $routine->{label}", map { " > $_->{name}" } @path[1 .. $#path], $routine);
    }
    my ($own, @calls) = own_and_calls($routine);
    $routine->{own} = my $depth = $own;
    for my $callee (@calls) {
        my $with = $own + $return + depth_of($callee, @path, $routine);
        ($depth, $routine->{deepest}) = ($with, $callee) if $with > $depth;
    }
    for my $next ($routine->{stated} ? sorted($routine->{jumps}) : ()) {
        next if $next == $routine || $next->{name} =~ $helpers;
        my $instead = depth_of($next, @path, $routine);
        ($depth, $routine->{deepest}, $routine->{own}) = ($instead, $next, -$return) if $instead > $depth;
    }
    return $routine->{depth} = $depth;
}

my $main = depth_of($holder{$start});
my ($interrupt, $vector) = (0, 'no interrupt');
for my $routine (map { $routine_at{$_} } sort { $a <=> $b } keys %routine_at) {
    next if $routine->{name} !~ /^__vector_\d+$/;
    fail("$routine->{label} lets other interrupts in") if $routine->{nests};
    my $depth = $return + depth_of($routine);
    ($interrupt, $vector) = ($depth, $routine->{label}) if $depth > $interrupt;
}

# ---- the report ---------------------------------------------------------------------------------
my $flash = $bytes{'.text'} + ($bytes{'.text_high'} // 0) + $bytes{'.data'};
my $static = $bytes{'.data'} + $bytes{'.bss'} + $bytes{'.noinit'};
my $stack = $main + $interrupt;
my $ram = $static + $stack;
print "flash  $flash of $flash_limit bytes\n";
print "RAM    $ram of $ram_limit bytes: static $static, stack at most $stack\n";
print "stack  $main from reset, $interrupt from $vector\n";
print "deepest path:\n";
for (my $routine = $holder{$start}; $routine; $routine = $routine->{deepest}) {
    printf "%6d  %s\n", $routine->{own} + ($routine == $holder{$start} ? 0 : $return), $routine->{label};
}
fail('flash is ', $flash - $flash_limit, ' bytes too small') if $flash > $flash_limit;
fail('RAM is ', $ram - $ram_limit, ' bytes too small') if $ram > $ram_limit;
