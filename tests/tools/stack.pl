#!/usr/bin/perl
# Worst-case stack of an AVR image, from the compiler's -fstack-usage file and the call graph of the
# linked program.
#
# usage: stack.pl kostka.elf kostka.owners whole.su indirect.txt RAM-LIMIT
#
# - A function's own stack (return address, saved registers, frame) comes from the .su file, where one
#   of C must be; for library and assembly routines it is counted from their pushes; one of those with
#   a frame is an error. Functions of one name in files of one name count with the larger figure.
# - Calls are read off the disassembly, and so are jumps, branches ahead and falling through into
#   the next routine. Where a call goes through a pointer, indirect.txt says
#   whom it may reach: lines "caller: pattern pattern …", patterns on "source/function". A function that
#   was inlined has its line still: whoever took it in may reach the same. A caller without a line is an error, so is a pattern that matches nothing though its directory is linked, and so is
#   a cycle (recursion).
# - On top of main's worst path comes the worst interrupt: interrupts do not nest.
# Fails when static RAM and worst-case stack together pass RAM-LIMIT.
use strict;
use warnings;

my ($elf, $owners, $usage, $indirect, $limit) = @ARGV;
my (%source_at, %name_at, %names_at, %own, %calls, %pointer, %frame, %stated, %stated_somewhere, %inlined, %known, %sized);

sub run { my $pid = open(my $pipe, '-|', @_) or die "stack: cannot run $_[0]\n"; return $pipe; }

# Where the linker put whose function, and what was inlined into it.
open(my $in, '<', $owners) or die "stack: $owners: $!\n";
while (<$in>) {
    if (/^ \.text\S*\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+)$/) {
        my ($at, $size) = (hex $1, hex $2);
        $source_at{$_} = $3 for $at .. $at + $size - 1;
    } elsif (/^inlined 0x([0-9a-f]+) (\S+)$/) {
        $inlined{ hex $1 }{$2} = 1;
    } elsif (/^function 0x([0-9a-f]+) (\S+) (\S+)$/) {
        push @{ $known{ hex $1 } }, "$2/$3";
    }
}
close $in;

# A clone's name without the numbers that the linker's plug-in gives out.
sub plain { my ($name) = @_; $name =~ s/\.lto_priv(\.\d+)?//g; $name =~ s/\.\d+$//; return $name; }
sub bare { my ($name) = @_; $name =~ s/\..*//; return $name; }

open($in, '<', $usage) or die "stack: $usage: $!\n";
while (<$in>) {
    my ($where, $bytes, $kind) = split /\t/;
    chomp $kind;
    die "stack: $where has no bounded stack\n" if $kind !~ /static|bounded/;
    my ($file, $function) = $where =~ /^([^:]+):.*:([^:]+)$/ or die "stack: $usage:$.: what is $where?\n";
    my $key = "$file/" . plain($function);
    my $name = plain($function);
    $stated{$key} = $bytes if $bytes > ($stated{$key} // 0);
    $stated_somewhere{$name} = $bytes if $bytes > ($stated_somewhere{$name} // 0);
}
close $in;

# The disassembly: functions, calls, pushes.
my ($function, %pushes);
my ($last, $size) = ('ret', 0);
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
    if ($op eq 'ldi' && $rest =~ /^r26, 0x([0-9A-F]+)/) { $size = hex $1; next; }
    if ($op =~ /^(r?call|r?jmp)$/ && $rest =~ /; 0x([0-9a-f]+)|^0x([0-9a-f]+)/) {
        my $target = hex($1 // $2);
        $calls{$function}{$target} = 1;
        $sized{$function}{$target} = $size;
        # The room of a frame made by a call to the next instruction.
        $frame{$function} = 1 if $op =~ /call/ && $target == $here + ($op eq 'call' ? 4 : 2);
    } elsif ($op =~ /^br/ && $rest =~ /; 0x([0-9a-f]+)/ && hex $1 > $here) {
        $calls{$function}{ hex $1 } = 1;
    } elsif ($op eq 'out' && $rest =~ /^0x3d,/) {
        $frame{$function} = 1;
    } elsif ($op =~ /^e?i(call|jmp)$/) {
        push @{ $pointer{$function} }, $here;
    } elsif ($op eq 'push') {
        $pushes{$function}++;
    }
}
close $in;
$in = run('avr-nm', $elf);
while (<$in>) { push @{ $names_at{ hex $1 } }, $2 if /^([0-9a-f]+) [tT] (?!\.L)(\S+)$/; }
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

# A function that only leads to its twin: DWARF knows the twin alone.
sub nameless { my ($at) = @_; return ($source_at{$at} // '') =~ m{/whole\.o$}; }

# What the compiler said that the function here takes, or undef. Several may begin at one address, of
# which DWARF knows one file: then the largest that anyone's of these names takes.
sub stated_at {
    my ($at) = @_;
    my ($file) = ($source_at{$at} // '?') =~ m{([^/]*)$};
    my @names = map { plain($_) } @{ $names_at{$at} };
    my @bytes = grep { defined } map { (@names == 1 ? $stated{"$file/$_"} : undef) // $stated_somewhere{$_} } @names;
    return (sort { $b <=> $a } @bytes)[0];
}

sub label { my ($at) = @_; return ($source_at{$at} // '?') . '/' . bare($name_at{$at}); }

# What a routine of saves.pl leaves on the stack below the function that has called it: registers and
# return addresses of its rungs, and for a frame also its size and what makes it.
sub is_save { return $name_at{ $_[0] } =~ /^(?:save|frame)_(?:\d+|\d+_on|frame)$/; }

sub saved {
    my ($at, $size) = @_;
    my $bytes = 0;
    while ($name_at{$at} ne 'save_frame') {
        my ($next) = grep { is_save($_) } keys %{ $calls{$at} };
        my $falls = $name_at{$next} =~ /^frame_\d+$|^\Q$name_at{$at}\E_on$/ || $name_at{$at} =~ /^frame/;
        $bytes += ($pushes{$at} // 0) + ($falls ? 0 : 2);
        $at = $next;
    }
    return $bytes + ($size ? $size + ($pushes{$at} // 0) + 2 : 0);
}

# Own stack of every function.
my %unknown;
for my $at (@starts) {
    my ($file) = ($source_at{$at} // '?') =~ m{([^/]*)$};
    my $name = plain($name_at{$at});
    # A run of instructions that share.pl has made a routine takes no stack.
    if ($name =~ /^shared_\d+$/) { $own{$at} = 2; next; }
    next if is_save($at);
    if (my ($save) = grep { exists $name_at{$_} && is_save($_) } keys %{ $calls{$at} }) {
        my $framed = $name_at{$save} =~ /^frame/;
        $own{$at} = 2 + saved($save, $framed ? $sized{$at}{$save} : 0);
        # (main, which never returns, saves nothing.)
        my $least = $name eq 'main' ? 0 : stated_at($at) // 0;
        die "stack: ", label($at), " saves $own{$at} bytes, the compiler said $least\n" if $own{$at} < $least;
        delete $calls{$at}{$save};
        next;
    }
    if ($file =~ /\.c$/ || $file eq 'whole.o') {
        # A function that is only another's second name has no source: it jumps, and saves nothing.
        $own{$at} = stated_at($at) // ($file eq 'whole.o' ? 2 + ($pushes{$at} // 0) : undef);
        $unknown{$at} = 1 if !defined $own{$at} || $file eq 'whole.o' && $frame{$at};
        $own{$at} //= 0;
        next;
    }
    $own{$at} = 2 + ($pushes{$at} // 0);
    $frame{$at} = 1 if grep { $name_at{ start_of($_) } eq '__prologue_saves__' } keys %{ $calls{$at} };
    $unknown{$at} = 1 if $frame{$at};
}

# The function of the source, inlined or not, that the code at each address was written in.
sub innermost {
    my @addresses = map { sprintf '0x%x', $_ } @_;
    return () unless @addresses;
    my $pipe = run('avr-addr2line', '-f', '-e', $elf, @addresses);
    my %names;
    for my $address (@_) {
        my $name = <$pipe>;
        <$pipe>;
        chomp $name;
        $names{$address} = bare($name);
    }
    return %names;
}

# Whether a pattern means a function that begins here. Where DWARF knows none, its name has to do.
sub is_meant {
    my ($at, $pattern, $name) = @_;
    my @labels = (@{ $names_at{$at} // [] } > 1 ? () : label($at), @{ $known{$at} // [] });
    return grep { $_ =~ /$pattern/ || nameless($at) && $_ =~ m{/$name} } @labels;
}

sub name_targets {
    my ($at, $rule) = @_;
    for my $pattern (@{ $rule->[1] }) {
        my ($name) = $pattern =~ m{([^/]*)$};
        my @targets = grep { is_meant($_, $pattern, $name) } @starts;
        # A pattern whose whole directory is left out of the image has nobody to name.
        my ($directory) = $pattern =~ m{^([\w/]+)/};
        my $linked = !defined $directory || grep { label($_) =~ m{\b$directory/} } @starts;
        die "stack: $indirect:$rule->[2]: nothing matches $pattern\n" if $linked && !@targets;
        $calls{$at}{$_} = 1 for @targets;
    }}

# Calls through pointers.
open($in, '<', $indirect) or die "stack: $indirect: $!\n";
my @rules;
while (<$in>) {
    next if /^\s*(#|$)/;
    /^(\S+):\s*(.*)$/ or die "stack: $indirect:$.: no caller\n";
    push @rules, [$1, [split ' ', $2], $.];
}
close $in;
my %innermost = innermost(map { @{ $pointer{$_} } } keys %pointer);
for my $at (grep { $pointer{$_} } @starts) {
    next if $name_at{$at} =~ /^__(tablejump|prologue|epilogue)|^save_frame$/;
    # Equal code of two inlined functions may be one, and what the passes of hal/avr/link move leaves
    # its block: all that were inlined and have a line count.
    my %within = (bare($name_at{$at}) => 1, %{ $inlined{$at} // {} });
    for my $name (map { $innermost{$_} } @{ $pointer{$at} }) {
        die "stack: ", label($at), " calls through a pointer in $name; say in $indirect whom\n"
            unless grep { $name eq $_->[0] || $name eq bare($name_at{$at}) && $within{ $_->[0] } } @rules;
    }
    for my $rule (grep { $within{ $_->[0] } } @rules) {
        name_targets($at, $rule);
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
