#!/usr/bin/perl
# Makes a program in avr-gcc's assembly shorter: what a function does to save registers and to make
# room for its frame, and at its ends to undo both, becomes one call at its beginning.
#
# usage: saves.pl FILE.s
# Rewrites the file and says on standard error what that saves. The call is to save_N or, with the
# size of the frame in r26, to frame_N: it takes its return address off the stack, saves registers
# from rN on (of r2..r17, r28, r29), makes the frame with r28:r29 below it, and calls the rest of the
# function, whose `ret` then leads back to where all is undone. At a function's entry and end r26,
# r27, r30, r31, r0 and the flags are free, and no function here gets arguments on the stack: a
# program that passes any is refused. Interrupt handlers stay as they are, and so does what has no
# cycles to spare, unless it went through __prologue_saves__, which takes as many.
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Assembly;

# The rungs: each saves its own registers, and then those of the next.
my @rungs = (2, 8, 10, 12, 14, 16, 28);
my %next = (2 => 8, 8 => 12, 10 => 12, 12 => 16, 14 => 16);
my @ladder = (2 .. 17, 28, 29);

sub registers {
    my ($rung) = @_;
    return grep { $_ >= $rung && $_ < ($next{$rung} // 32) } @ladder;
}

my ($path) = @ARGV;
my $program = read_program($path);
die "saves: $path passes arguments on the stack\n" if grep { $_->{text} =~ /^\/\* outgoing args size = [1-9]/ } @$program;

# The rest of a list of instructions if it begins with those that are said, or nothing.
sub after {
    my ($instructions, @said) = @_;
    return () if @$instructions < @said || grep { said($instructions->[$_]) ne $said[$_] } 0 .. $#said;
    return @$instructions[0 .. $#said];
}

my @pointer_read = ('in r28,__SP_L__', 'in r29,__SP_H__');
my @set_pointer = ('in r0,__SREG__', 'cli', 'out __SP_H__,r29', 'out __SREG__,r0', 'out __SP_L__,r28');

sub restores {
    my ($count) = @_;
    return ("ldi r30,lo8($count)", "jmp __epilogue_restores__ + ((18 - $count) * 2)");
}

# What the function saves first, or undef: the lines that do, the registers, the size of the frame,
# and what is said at its ends (ends, or).
sub prologue {
    my @lines = @_;
    my @pushes;
    my @code = grep { $_->{op} } @lines;
    while (@code && said($code[0]) =~ /^push r([2-9]|1[0-7]|28|29)$/ && !$code[0]{foreign}) {
        push @pushes, shift @code;
    }
    if (@pushes) {
        my @registers = map { substr($_->{args}[0], 1) } @pushes;
        my @ends = ((map { "pop r$_" } reverse @registers), 'ret');
        my ($frame) = @code > 2 && said($code[2]) =~ /^sbiw r28,(\d+)$/;
        my @made = after(\@code, @pointer_read, 'sbiw r28,' . ($frame // 0), @set_pointer);
        return { lines => [@pushes, @made], registers => \@registers, frame => $frame,
            ends => ["adiw r28,$frame", @set_pointer, @ends] } if @made;
        # A frame that is made otherwise.
        return undef if @code && said($code[0]) =~ /^(?:push|rcall|in r28,)/;
        # What is saved plainly may be restored by a routine.
        my $as_pushed = "@registers" eq "@ladder[-@registers .. -1]";
        return { lines => \@pushes, registers => \@registers, frame => 0, ends => \@ends,
            $as_pushed ? (or => [@pointer_read, restores(scalar @registers)]) : () };
    }
    my @first = grep { $_->{op} || defined $_->{label} && $_->{label} eq '1' } @lines;
    return undef if @first < 6;
    $#first = 5;
    my $said = join ';', map { $_->{op} ? said($_) : $_->{label} } @first;
    return undef unless $said =~ m{^ldi\ r26,(?:lo8\()?(\d+)\)?;ldi\ r27,0;ldi\ r30,lo8\(gs\(1f\)\);ldi\ r31,hi8\(gs\(1f\)\);
        jmp\ __prologue_saves__\+\(\(18\ -\ (\d+)\)\ \*\ 2\);1$}x;
    my ($frame, $count) = ($1, $2);
    my @undone = !$frame ? @pointer_read
        : $frame < 64 ? ("adiw r28,$frame") : ("subi r28,-$frame", 'sbci r29,-1');
    return { lines => \@first, registers => [@ladder[-$count .. -1]], frame => $frame, called => 1,
        ends => [@undone, restores($count)] };
}

# The instructions of each end of the function, or nothing if one is not as it has to be.
sub ends {
    my ($said, @lines) = @_;
    my (@before, @found);
    for my $line (@lines) {
        @before = () if defined $line->{label} && $line->{label} =~ /^(?:\.L)?\d+$/;
        next unless $line->{op};
        push @before, $line;
        next unless $line->{op} =~ /^(?:reti?|jmp|e?ijmp)$/;
        return () if @before < @$said;
        my @end = @before[-@$said .. -1];
        return () if grep { said($end[$_]) ne $said->[$_] } 0 .. $#end;
        push @found, \@end;
        @before = ();
    }
    return @found;
}

# Where the debugger finds the caller: below its return address, going down, come the registers of
# each rung and the address that the next one, or the function, returns to; then the frame.
sub for_debugger {
    my ($rung, $frame) = @_;
    my ($at, @said) = (2);
    for (my $step = $rung; defined $step; $step = $next{$step}) {
        push @said, map { "\t.cfi_offset $_, -" . $at++ } registers($step);
        $at += 2;
    }
    return join "\n", @said, $frame ? "\t.cfi_def_cfa 28, " . ($at + $frame) : "\t.cfi_def_cfa_offset $at";
}

my ($functions, $words, %used) = (0, 0);
my $file_number = 1 + grep { $_->{text} =~ /^\t\.file \d/ } @$program;

sub shorten {
    my ($name, @lines) = @_;
    return if $name =~ /^__vector/;
    my $prologue = prologue(@lines) or return;
    my ($registers, $frame) = @$prologue{qw(registers frame)};
    my ($first, @others) = @{ $prologue->{lines} };
    return if @$registers < 2 || is_full($first->{source}) && !$prologue->{called};
    my ($rung) = grep { $_ <= $registers->[0] } reverse @rungs;
    my @rest = grep { my $line = $_; !grep { $_ == $line } $first, @others } @lines;
    my @ends = ends($prologue->{ends}, @rest);
    @ends = ends($prologue->{or}, @rest) if !@ends && $prologue->{or};
    # What has no end needs nothing saved.
    my $endless = !grep { $_->{op} && $_->{op} =~ /^(?:reti?|e?ijmp|jmp)$/ } @rest;
    return unless @ends || $endless && $frame;
    $rung = 28 if $endless;
    $_->{text} = undef for @others, grep { ($_->{text} // '') =~ /^\t\.cfi_(?!startproc|endproc)/ } @lines;
    $first->{text} = ($frame ? "\tldi r26,$frame\n\tcall frame_" : "\tcall save_") . "$rung\n"
        . for_debugger($rung, $frame);
    for my $end (@ends) {
        my $last = pop @$end;
        $_->{text} = undef for @$end;
        $last->{text} = "\tret";
        $words += @$end;
    }
    $words += ($prologue->{called} ? 5 : @others + 1) - ($frame ? 2 : 1);
    for (my $step = $rung; defined $step; $step = $next{$step}) { $used{$step} = 1; }
    $used{ $frame ? "frame_$rung" : "save_$rung" } = 1;
    $functions++;
}

# A routine in a section of its own, from its labels and instructions. Its source is this file.
sub routine {
    my ($name, @body) = @_;
    return () unless defined $name;
    my @text = ("\t.section\t.text.$name,\"ax\",\@progbits");
    for my $said (@body) {
        push @text, $said !~ /:$/ ? "\t$said" : $said =~ /^\d/ ? $said
            : ("\t.type\t" . substr($said, 0, -1) . ', @function', $said, "\t.loc $file_number 1 0");
    }
    return @text;
}

# A rung takes the return address into r30:r31, saves, goes on and restores. The function itself is
# called last.
sub rung {
    my ($rung) = @_;
    return () unless $used{$rung};
    my @own = registers($rung);
    my @first = map { $used{$_} ? ("$_:", /save/ ? 'ldi r26,0' : ()) : () } "save_$rung", "frame_$rung";
    return ("save_$rung", @first, (@first ? ('pop r31', 'pop r30') : ()), "save_${rung}_on:",
        (map { "push r$_" } @own), 'call save_' . ($next{$rung} ? "$next{$rung}_on" : 'frame'),
        (map { "pop r$_" } reverse @own), 'ret');
}

# Makes the frame, if there is one, and calls the function. The stack pointer is written with
# interrupts off, as avr-gcc does it.
sub frame {
    return ('save_frame', 'save_frame:', 'cpse r26,__zero_reg__', 'rjmp 1f', 'ijmp',
        '1:', @pointer_read, 'sub r28,r26', 'sbc r29,__zero_reg__', @set_pointer, 'push r26', 'icall', 'pop r26',
        @pointer_read, 'add r28,r26', 'adc r29,__zero_reg__', @set_pointer, 'ret');
}

for my $function (functions($program)) {
    my ($name, $from, $to) = @$function;
    shorten($name, @$program[$from .. $to]);
}
push @$program, { text => "\t.file $file_number \"hal/avr/link/saves.pl\"" };
push @$program, map { { text => $_ } } map { routine(@$_) } (map { [rung($_)] } @rungs), [frame()] if $functions;
printf STDERR "  saves: %d functions, about %d bytes\n", $functions, 2 * $words;
write_program($path, $program);
