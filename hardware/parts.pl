#!/usr/bin/perl
# The bill of materials of a schematic. Parts that are not on it are in besides.csv beside it.
#   parts.pl list SCHEMATIC     one line for all parts that are the same (CSV)
#   parts.pl each SCHEMATIC     one line for each part, as kicad-cli exports them
#   parts.pl table SCHEMATIC    the list for docs/building.md
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use File::Basename qw(dirname);
require "./" . dirname($0) . "/schematic.pl";

my ($what, $file) = @ARGV;
my $parts = read_schematic($file)->{parts};

sub in_order {
    my ($letters, $number, $others, $other) = map { /^(\D+)(\d+)/ } @_;
    return $letters cmp $others || $number <=> $other;
}

my @references = sort { in_order($a, $b) } keys %$parts;

# 3.3k of a resistor is 3.3 kΩ.
sub with_unit {
    my ($reference, $value) = @_;
    my $unit = $reference =~ /^RV?\d/ ? "Ω" : $reference =~ /^C/ ? "F" : $reference =~ /^L\d/ ? "H" : return $value;
    return $value =~ s/^([\d.]+)(\w?)$/"$1 " . ($2 eq "u" ? "µ" : $2) . $unit/er;
}

sub quoted { return join(",", map { qq("$_") } @_) . "\n" }

my @fields = ("Tolerance", "Description", "Maker", "Order number");
my (%same, @kinds);
for my $reference (@references) {
    my @row = (with_unit($reference, $parts->{$reference}{value}), map { $parts->{$reference}{$_} // "" } @fields);
    # On the schematic each key has its own value, its name, but all are the same part.
    $row[0] = "" if $reference =~ /^SW/;
    push @kinds, $same{"@row"} = {row => \@row} unless $same{"@row"};
    push @{$same{"@row"}{references}}, $reference;
}

$_->{quantity} = @{$_->{references}} for @kinds;
for (split /\n/, slurp(dirname($file) . "/besides.csv") =~ s/.*\n//r) {
    my ($references, $quantity, @row) = /"([^"]*)"/g;
    push @kinds, {references => [$references], quantity => $quantity, row => \@row};
}

if ($what eq "list") {
    print quoted("References", "Quantity", "Value", @fields);
    print quoted(join(" ", @{$_->{references}}), $_->{quantity}, @{$_->{row}}) for @kinds;
} elsif ($what eq "each") {
    print quoted("Reference", "Value", @fields);
    print quoted($_->[0], map { $_ // "" } @{$parts->{$_->[0]}}{"Value", @fields}) for map { [$_] } @references;
} elsif ($what eq "table") {
    print "| | parts | what | for example |\n|---|---|---|---|\n";
    for (@kinds) {
        my ($value, $tolerance, $description, @order) = @{$_->{row}};
        $value .= ", $tolerance" if $tolerance && $value;
        my @what = grep { $_ ne "" } $value, $description;
        print "| " . join(" | ", $_->{quantity}, join(" ", @{$_->{references}}), join(", ", @what), join(" ", @order) =~ s/^ $//r) . " |\n";
    }
} else {
    die "parts: what is $what?\n";
}
