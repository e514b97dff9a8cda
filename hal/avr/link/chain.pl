#!/usr/bin/perl
# Makes a program in avr-gcc's assembly shorter: a function that ends with a jump to another comes to
# lie before it, in one section, and needs that jump no more.
#
# usage: chain.pl FILE.s
# Rewrites the file and says on standard error what that saves. Every function needs a section of its
# own. Comes last: a section holds several functions then.
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Assembly;

my ($path) = @ARGV;
my $program = read_program($path);

# The file in pieces that begin with a line that chooses a section; those of code by its name.
my (@pieces, %piece, %opens);
for my $line (@$program) {
    push @pieces, [] if !@pieces || $line->{text} =~ /^\t\.(?:section|text|data)\b/;
    push @{ $pieces[-1] }, $line;
}
my %often;
for my $piece (@pieces) { $often{ $piece->[0]{section} }++; }

# What a piece begins with: the labels before its first instruction; and its last instruction.
for my $piece (@pieces) {
    my $name = $piece->[0]{section};
    next unless $name =~ /^\.text\.(?!__vector|save_)/ && $often{$name} == 1 && !grep { $_->{foreign} } @$piece;
    $piece{$name} = $piece;
    for my $line (@$piece) {
        last if $line->{op};
        $opens{ $line->{label} } = $name if defined $line->{label};
    }
}

# Who may come before whom: what is nothing but a jump first, then in the order of the file.
my (%before, %after);
sub head { my ($name) = @_; $name = $before{$name} while defined $before{$name}; return $name; }

my @ends;
for my $name (map { $_->[0]{section} } grep { $piece{ $_->[0]{section} } } @pieces) {
    my @code = grep { $_->{op} } @{ $piece{$name} };
    next unless @code && $code[-1]{op} eq 'jmp' && !(@code > 1 && is_skip($code[-2]{op}));
    push @ends, [$name, $code[-1], scalar @code];
}
my $saved = 0;
for my $end (sort { ($a->[2] > 1) <=> ($b->[2] > 1) } @ends) {
    my ($name, $jump) = @$end;
    my $next = $opens{ $jump->{args}[0] };
    next if !defined $next || defined $before{$next} || head($name) eq $next;
    ($after{$name}, $before{$next}) = ($next, $name);
    $jump->{text} = undef;
    $saved++;
}

# Files have to be named before they are referred to.
my @named = map { ($_->{text} // '') =~ /^\t\.file \d/ ? { text => $_->{text} } : () } @$program;
for my $line (@$program) { $line->{text} = undef if $line->{text} && $line->{text} =~ /^\t\.file \d/; }

my @chained = @named;
for my $piece (@pieces) {
    my $name = $piece->[0]{section};
    next if defined $before{$name} && $piece{$name};
    push @chained, @$piece;
    for (my $next = $after{$name}; $piece{$name} && defined $next; $next = $after{$next}) {
        push @chained, @{ $piece{$next} }[1 .. $#{ $piece{$next} }];
    }
}
printf STDERR "  chain: %d jumps, %d bytes at least\n", $saved, 2 * $saved;
write_program($path, \@chained);
