#!/usr/bin/perl
# Prints for OpenSCAD the data of a board that its case needs: the size, the screws, the places of
# the battery and of the piezo disc, every soldered pin, and for each part the reference, the
# footprint, the outline (two corners) and the middle of its pins. Millimetres, x to the right and y
# upwards from the lower left corner.
# usage: case.pl BOARD >board.scad
use strict;
use warnings;
use File::Basename qw(dirname);
use List::Util qw(sum);
require "./" . dirname($0) . "/schematic.pl";

my $board = parsed(slurp($ARGV[0]));

sub on_layer {
    my ($layer, $shape) = @_;
    return grep { one_of($_, "layer")->[1] eq $layer } all_of($board, $shape);
}

# Points that bound a line, an arc, a rectangle or a circle.
sub ends_of {
    my ($shape) = @_;
    my @ends = map { [@{$_}[1, 2]] } grep { @$_ } map { one_of($shape, $_) } qw(start mid end);
    my (undef, $x, $y) = @{one_of($shape, "center")};
    return @ends unless defined $x;
    my $radius = sqrt(($ends[0][0] - $x)**2 + ($ends[0][1] - $y)**2);
    return ([$x - $radius, $y - $radius], [$x + $radius, $y + $radius]);
}

# Left, top, right and bottom of points, y downwards.
sub bounds {
    my @x = sort { $a <=> $b } map { $_->[0] } @_;
    my @y = sort { $a <=> $b } map { $_->[1] } @_;
    return ($x[0], $y[0], $x[-1], $y[-1]);
}

my ($left, $top, $right, $bottom) = bounds(map { ends_of($_) } on_layer("Edge.Cuts", "gr_line"));

sub point {
    my ($x, $y) = @_;
    return sprintf "[%.2f, %.2f]", $x - $left, $bottom - $y;
}

# Turns places in a footprint into places on the board, y downwards. A footprint is turned
# anticlockwise.
sub placed {
    my ($part, @places) = @_;
    my (undef, $x, $y, $degrees) = @{one_of($part, "at")};
    my $angle = ($degrees // 0) * atan2(1, 1) / 45;
    return map {
        my ($u, $v) = @$_;
        [$x + $u * cos($angle) + $v * sin($angle), $y - $u * sin($angle) + $v * cos($angle)];
    } @places;
}

sub pads_of {
    my ($part) = @_;
    return placed($part, map { [@{one_of($_, "at")}[1, 2]] } all_of($part, "pad"));
}

# Left, top, right and bottom of the body as it is drawn for the factory.
sub outline_of {
    my ($part) = @_;
    my @drawn = grep { one_of($_, "layer")->[1] eq "F.Fab" } map { all_of($part, $_) } qw(fp_line fp_rect fp_arc fp_circle);
    return bounds(placed($part, map { ends_of($_) } @drawn));
}

sub middle {
    my (@points) = @_;
    return map { my $axis = $_; sum(map { $_->[$axis] } @points) / @points } 0, 1;
}

my (@screws, @pins, @parts);
for my $part (all_of($board, "footprint")) {
    my ($reference) = map { $_->[2] } grep { $_->[1] eq "Reference" } all_of($part, "property");
    my @pads = pads_of($part);
    push @{$reference =~ /^H/ ? \@screws : \@pins}, map { point(@$_) } @pads;
    next if $reference =~ /^H/;
    my @outline = outline_of($part);
    push @parts, sprintf qq(["%s", "%s", %s, %s, %s]), $reference, $part->[1] =~ s/.*://r, point(@outline[0, 3]),
        point(@outline[2, 1]), point(middle(@pads));
}
my @battery = bounds(map { ends_of($_) } on_layer("B.SilkS", "gr_line"));
my ($disc) = on_layer("B.SilkS", "gr_circle");
printf "size = %s;\n", point($right, $top);
printf "battery = [%s, %s];\n", point(@battery[0, 3]), point(@battery[2, 1]);
printf "piezo = %s;\n", point(@{one_of($disc, "center")}[1, 2]);
print "screws = [" . join(", ", @screws) . "];\npins = [" . join(", ", @pins) . "];\n";
print "parts = [\n" . join("", map { "    $_,\n" } sort @parts) . "];\n";
