#!/usr/bin/perl
# What a case must know of a board, for OpenSCAD: its size, its screws, where the battery lies, and every
# soldered pin. Millimetres, x to the right and y upwards from the lower left corner.
# usage: case.pl BOARD >board.scad
use strict;
use warnings;
use File::Basename qw(dirname);
require "./" . dirname($0) . "/schematic.pl";

my $board = parsed(slurp($ARGV[0]));

sub on_layer {
    my ($layer) = @_;
    return grep { one_of($_, "layer")->[1] eq $layer } all_of($board, "gr_line");
}

# Left, top, right and bottom of straight lines, y downwards.
sub bounds {
    my @points = map { my $line = $_; map { one_of($line, $_) } qw(start end) } @_;
    my @x = sort { $a <=> $b } map { $_->[1] } @points;
    my @y = sort { $a <=> $b } map { $_->[2] } @points;
    return ($x[0], $y[0], $x[-1], $y[-1]);
}

my ($left, $top, $right, $bottom) = bounds(on_layer("Edge.Cuts"));

sub point {
    my ($x, $y) = @_;
    return sprintf "[%.2f, %.2f]", $x - $left, $bottom - $y;
}

# Turned anticlockwise, y downwards.
sub pads_of {
    my ($part) = @_;
    my (undef, $x, $y, $degrees) = @{one_of($part, "at")};
    my $angle = ($degrees // 0) * atan2(1, 1) / 45;
    return map {
        my (undef, $u, $v) = @{one_of($_, "at")};
        point($x + $u * cos($angle) + $v * sin($angle), $y - $u * sin($angle) + $v * cos($angle));
    } all_of($part, "pad");
}

my (@screws, @pins);
for my $part (all_of($board, "footprint")) {
    my ($reference) = map { $_->[2] } grep { $_->[1] eq "Reference" } all_of($part, "property");
    push @{$reference =~ /^H/ ? \@screws : \@pins}, pads_of($part);
}
my @battery = bounds(on_layer("B.SilkS"));
printf "size = %s;\n", point($right, $top);
printf "battery = [%s, %s];\n", point(@battery[0, 3]), point(@battery[2, 1]);
print "screws = [" . join(", ", @screws) . "];\npins = [" . join(", ", @pins) . "];\n";
