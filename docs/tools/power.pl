#!/usr/bin/perl
# Tables for docs/power.md: the current that the device draws, and how long batteries last.
# usage: power.pl modes|currents|hours|batteries MODES
# MODES is the output of print-modes in docs/power.script. For each situation it has the fractions
# of the time awake, idle, in power-down and with the light on, the mean number of LEDs that are
# lit, and the fraction of the time in which the LCD is supplied.
use strict;
use warnings;

my ($what, $modes) = @ARGV;

sub rows {
    my ($path) = @_;
    open my $in, "<", $path or die "power: $path: $!\n";
    return map { chomp; [split /\t/] } grep { !/^#/ } <$in>;
}

my @currents = rows("docs/power.tsv");
my %mA = map { @$_[0, 1] } @currents;
my @batteries = rows("docs/batteries.tsv");
my @situations = map { [@$_[1 .. 7]] } grep { $_->[0] eq "modes" } rows($modes);
@situations or die "power: $modes says nothing\n";

sub current {
    my (undef, $awake, $idle, $down, $light, $leds, $lcd) = @{$_[0]};
    return $awake * $mA{awake} + $idle * $mA{idle} + ($awake + $idle) * $mA{modules} + $down * $mA{down} +
        $lcd * ($mA{lcd} + $mA{bias} + $mA{contrast}) + (1 - $lcd) * $mA{off} + $mA{regulator} + $light * $mA{light} +
        (1 - $light) * $mA{dark} + $leds * $mA{led};
}

sub table {
    my ($head, @rows) = @_;
    print "| " . join(" | ", @$_) . " |\n" for $head, [map { "---" } @$head], @rows;
}

sub percent {
    return sprintf "%.*f %%", $_[0] > 0 && $_[0] < 0.1 ? 2 : 0, 100 * $_[0];
}

# Rounds to two figures, or to one decimal below 10, as the sources give no more.
sub rounded {
    my ($value) = @_;
    return sprintf "%.1f", $value if $value < 10;
    my $unit = 10**(length(int $value) - 2);
    return $unit * sprintf "%.0f", $value / $unit;
}

my %tables = (
    modes => sub {
        table(["", "awake", "idle", "power-down", "light", "LEDs lit", "mA"],
            map { [$_->[0], (map { percent($_) } @$_[1 .. 4]), sprintf("%.1f", $_->[5]), rounded(current($_))] } @situations);
    },
    hours => sub {
        table(["hours from", map { $_->[0] } @situations],
            map { my $battery = $_; [$battery->[0], map { rounded($battery->[1] / current($_)) } @situations] } @batteries);
    },
    currents => sub {
        table(["mA", "what, and where that is from"], map { [$_->[1], $_->[2]] } @currents);
    },
    batteries => sub {
        table(["mAh at 5 V", "battery", "where that is from"], map { [@$_[1, 0, 2]] } @batteries);
    });
($tables{$what // ""} or die "usage: power.pl modes|currents|hours|batteries MODES\n")->();
