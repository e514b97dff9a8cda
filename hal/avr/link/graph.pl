#!/usr/bin/perl
# Who calls whom, by input section, of a linked AVR image: what order.c needs to place them.
#
# usage: graph.pl kostka.elf kostka.map
# Prints "SECTIONS CALLS"; a line a section, in the order of the image: "SIZE MOVABLE PATTERN", where
# PATTERN names it in a linker script; then a line a call or jump from one to another: "FROM OFFSET
# TO OFFSET".
use strict;
use warnings;

my ($elf, $map) = @ARGV;
my (@sections, @calls, @at);

open(my $in, '<', $map) or die "graph: $map: $!\n";
my ($name, $mapped);
while (<$in>) {
    $mapped ||= /^Linker script and memory map/;
    next unless $mapped;
    if (/^ (\.\S+)\s*$/) { $name = $1; next; }
    if (/^ (\.\S+)?\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+)$/ && (defined $1 || defined $name)) {
        my ($section, $start, $size, $file) = ($1 // $name, hex $2, hex $3, $4);
        # An archive's member is called archive:member in a script.
        $file =~ s{^.*/([^/]+)\((.+)\)$}{*$1:$2};
        push @sections, { start => $start, size => $size, movable => $section =~ /^\.text/ ? 1 : 0,
            pattern => "$file($section)" }
            if $size && $section =~ /^\.(text|vectors|progmem|init)/;
    }
    $name = undef;
}
close $in;
die "graph: $map shows no sections\n" unless @sections;
@sections = sort { $a->{start} <=> $b->{start} } @sections;
for my $i (0 .. $#sections) {
    $at[$_] = $i for $sections[$i]{start} .. $sections[$i]{start} + $sections[$i]{size} - 1;
}

open($in, '-|', 'avr-objdump', '-d', '-j', '.text', $elf) or die "graph: cannot run avr-objdump\n";
while (<$in>) {
    next unless /^\s*([0-9a-f]+):\t[0-9a-f ]+\tr?(?:call|jmp)\t(.*)/;
    my ($here, $operand) = (hex $1, $2);
    next unless $operand =~ /; 0x([0-9a-f]+)/ || $operand =~ /^0x([0-9a-f]+)/;
    my $there = hex $1;
    my ($from, $to) = ($at[$here], $at[$there]);
    next unless defined $from && defined $to && $from != $to;
    push @calls, join ' ', $from, $here - $sections[$from]{start}, $to, $there - $sections[$to]{start};
}
close $in or die "graph: avr-objdump failed\n";

print scalar @sections, ' ', scalar @calls, "\n";
print "$_->{size} $_->{movable} $_->{pattern}\n" for @sections;
print "$_\n" for @calls;
