# The elements of wiring pictures: shapes, pads, wires and small parts.
#
# A picture can also be read as data. A pad has data-pad="PART:PIN"; a pin of the processor also has
# data-port, such as PH5. A wire has data-net, data-from and data-to, and begins and ends in the
# middle of those two pads. GND and 5V in the place of PART:PIN are the flags of the supply.
use strict;
use warnings;
use utf8;

our (%color, %pads, @under, @wires, @over, @branches);

sub escaped { return $_[0] =~ s/&/&amp;/gr =~ s/</&lt;/gr }

sub draw { push @under, "$_[0]\n" }

sub box {
    my ($x, $y, $width, $height, $fill, %more) = @_;
    my $rest = join "", map { qq( $_="$more{$_}") } sort keys %more;
    draw(qq(<rect x="$x" y="$y" width="$width" height="$height" fill="$fill"$rest/>));
}

sub disc {
    my ($x, $y, $radius, $fill, %more) = @_;
    my $rest = join "", map { qq( $_="$more{$_}") } sort keys %more;
    draw(qq(<circle cx="$x" cy="$y" r="$radius" fill="$fill"$rest/>));
}

sub line {
    my ($path, $stroke, $width) = @_;
    draw(qq(<path d="$path" fill="none" stroke="$stroke" stroke-width="$width"/>));
}

sub words {
    my ($x, $y, $text, %more) = @_;
    my $rest = join "", map { qq( $_="$more{$_}") } sort keys %more;
    draw(qq(<text x="$x" y="$y"$rest>) . escaped($text) . "</text>");
}

# Text over the wires, which it interrupts; $ground is the colour behind it.
sub words_on_top {
    my ($x, $y, $text, $ground, %more) = @_;
    my $rest = join "", map { qq( $_="$more{$_}") } sort keys %more;
    push @over, qq(<text x="$x" y="$y" paint-order="stroke" stroke="$ground" stroke-width="3"$rest>$text</text>\n);
}

sub words_in_middle { words(@_, "text-anchor" => "middle") }

# pad(PART:PIN, X, Y[, port, radius]): a place where a wire may begin or end.
sub pad {
    my ($name, $x, $y, %more) = @_;
    die "two pads are called $name\n" if $pads{$name};
    $pads{$name} = [$x, $y];
    my $port = $more{port} ? qq( data-port="$more{port}") : "";
    my $radius = $more{radius} // 3.5;
    push @over, qq(<circle data-pad="$name"$port cx="$x" cy="$y" r="$radius" fill="#e8c66a" stroke="#6b5314"/>\n);
}

# The colour of a net; if it has none of its own, that of the part of its name before the hyphen.
sub ink {
    my ($net) = @_;
    return $color{$net} // $color{$net =~ s{-.*}{}r} // die "no colour for $net\n";
}

# wire(NET, FROM, TO, WAY...): draws a wire in straight pieces. Each piece of the way, x=N or y=N,
# says where the wire turns. The rest to TO is drawn across, then up or down. A way that begins with
# "plug" is dashed.
sub wire {
    my ($net, $from, $to, @way) = @_;
    my $plug = @way && $way[0] eq "plug" ? shift @way : "";
    my ($x, $y) = @{$pads{$from} || die "no pad $from\n"};
    my ($x2, $y2) = @{$pads{$to} || die "no pad $to\n"};
    my @points = ([$x, $y]);
    for (@way, "x=$x2", "y=$y2") {
        my ($axis, $at) = /^([xy])=(.+)/ or die "what is $_?\n";
        next if $at == ($axis eq "x" ? $x : $y);
        ($axis eq "x" ? $x : $y) = $at;
        push @points, [$x, $y];
    }
    mark_branches($net, @points);
    stroke($net, $from, $to, $plug ? ' stroke-dasharray="5 3"' : "", @points);
}

sub stroke {
    my ($net, $from, $to, $dashes, @points) = @_;
    my $path = "M" . join "L", map { "$_->[0] $_->[1]" } @points;
    my $ink = ink($net);
    push @wires, qq(<path d="$path" stroke="#fff" stroke-width="5.5"/>\n)
        . qq(<path data-net="$net" data-from="$from" data-to="$to" d="$path" stroke="$ink" stroke-width="2.6"$dashes/>\n);
}

# Draws a dot where a wire leaves another wire of its net that begins at the same pad.
my %ways;

sub mark_branches {
    my ($net, @points) = @_;
    for my $other (@{$ways{"$net @{$points[0]}"} || []}) {
        my $i = 1;
        $i++ while $i < @points && $i < @$other && "@{$points[$i]}" eq "@{$other->[$i]}";
        next if $i == @points || $i == @$other;
        my ($a, $b, $last) = ($points[$i], $other->[$i], $points[$i - 1]);
        my ($dx, $dy, $ex, $ey) = ($a->[0] - $last->[0], $a->[1] - $last->[1], $b->[0] - $last->[0], $b->[1] - $last->[1]);
        my $along = $dx * $ex + $dy * $ey > 0;
        my $at = !$along ? $last : abs($dx) + abs($dy) < abs($ex) + abs($ey) ? $a : $b;
        push @branches, qq(<circle cx="$at->[0]" cy="$at->[1]" r="4.5" fill="@{[ink($net)]}"/>\n);
    }
    push @{$ways{"$net @{$points[0]}"}}, \@points;
}

# A flag of the supply, 5V or GND, on a short wire: left, right, up or down of the pad.
sub flag {
    my ($net, $pad, $side) = @_;
    my ($x, $y) = @{$pads{$pad}};
    my ($dx, $dy) = @{{left => [-1, 0], right => [1, 0], up => [0, -1], down => [0, 1]}->{$side}};
    stroke($net, $pad, $net, "", [$x, $y], [$x + 14 * $dx, $y + 14 * $dy]);
    my ($cx, $cy) = ($x + 28 * $dx, $y + 21 * $dy);
    push @over, sprintf(qq(<rect x="%g" y="%g" width="30" height="15" rx="4" fill="%s"/>\n), $cx - 15, $cy - 7.5, $color{$net})
        . sprintf(qq(<text x="%g" y="%g" text-anchor="middle" font-size="10" fill="#fff">%s</text>\n), $cx, $cy + 3.5, $net);
}

# ---- small parts ----------------------------------------------------------------------------------

my %rings = ("100 Ω" => "brown black brown", "330 Ω" => "orange orange brown", "620 Ω" => "blue red brown", "680 Ω" => "blue grey brown",
    "1 kΩ" => "brown black red", "2 kΩ" => "red black red", "3.3 kΩ" => "orange orange red",
    "10 kΩ" => "brown black orange", "100 kΩ" => "brown black yellow", "1 MΩ" => "brown black green");
my %paint = (black => "#111", brown => "#6d3b12", red => "#c62828", orange => "#ef7d00", yellow => "#e6c200",
    grey => "#8a8f94", blue => "#1e5bc6", green => "#2e9e3f", gold => "#c9a227");

# A resistor from its pin 1 to its pin 2, which is 40 to the right (across) or 40 down. Its gold
# ring means 5 %.
sub resistor {
    my ($name, $x, $y, $value, $across) = @_;
    my ($x2, $y2) = $across ? ($x + 40, $y) : ($x, $y + 40);
    line("M$x $y L$x2 $y2", "#9aa0a6", 2);
    my $place = sub { $across ? ($x + $_[0], $y - 6, $_[1], 12) : ($x - 6, $y + $_[0], 12, $_[1]) };
    box($place->(6, 28), "#e6d2a8", rx => 4, stroke => "#a8905c");
    my @rings = split / /, $rings{$value} // die "what are the rings of $value?\n";
    box($place->(11 + 5 * $_, 3), $paint{$rings[$_]}) for 0 .. 2;
    box($place->(28, 3), $paint{gold});
    pad("$name:1", $x, $y, radius => 2.5);
    pad("$name:2", $x2, $y2, radius => 2.5);
}

# An LED, its anode above, its cathode below.
sub led {
    my ($name, $x, $y) = @_;
    line("M$x " . ($y - 20) . "V" . ($y + 20), "#9aa0a6", 2);
    disc($x, $y, 14, "#c62828", stroke => "#7f1616");
    disc($x - 4, $y - 5, 4, "#ff9e8f");
    line("M" . ($x - 11) . " " . ($y + 12) . "h22", "#7f1616", 2.5);
    pad("$name:A", $x, $y - 20, radius => 2.5);
    pad("$name:C", $x, $y + 20, radius => 2.5);
}

# A ceramic capacitor: its pins are below each other, with the value at $side, or (across) beside
# each other.
sub capacitor {
    my ($name, $x, $y, $value, $side) = @_;
    my $across = $side eq "across";
    my ($x2, $y2) = $across ? ($x - 24, $y) : ($x, $y + 20);
    line("M$x $y L$x2 $y2", "#9aa0a6", 2);
    disc(($x + $x2) / 2, ($y + $y2) / 2, 8, "#d98a3d", stroke => "#8f5418");
    my ($cx, $cy, $anchor) = $across ? ($x - 12, $y - 11, "middle") : $side eq "left" ? ($x - 12, $y + 14, "end") : ($x + 12, $y + 14, "start");
    words($cx, $cy, $value, "font-size" => 9, "text-anchor" => $anchor);
    pad("$name:1", $x, $y, radius => 2.5);
    pad("$name:2", $x2, $y2, radius => 2.5);
}

sub key {
    my ($x, $y, $sign, %more) = @_;
    box($x - 13, $y - 13, 26, 26, "#b8bcc2", rx => 3, stroke => "#6c7178");
    disc($x, $y, 8.5, "#2d3036");
    words($more{beside} ? ($x + 16, $y + 4) : ($x, $y + ($more{drop} // 26)), $sign, "font-size" => 10,
        "text-anchor" => $more{beside} ? "start" : "middle", fill => $more{ink} // "#222");
}

# A piezo disc with its two wires at the top. Its resistor is at its left: without it, the disc
# would short-circuit the edges of a pin.
sub piezo {
    my ($x, $y) = @_;
    line("M" . ($x - 12) . " " . ($y - 40) . "L" . ($x - 6) . " " . ($y - 8), "#9aa0a6", 2);
    line("M" . ($x + 12) . " " . ($y - 40) . "L" . ($x + 22) . " " . ($y - 8), "#9aa0a6", 2);
    disc($x, $y, 32, "#c9a227", stroke => "#8a6d10");
    disc($x, $y, 21, "#e9edf0", stroke => "#a7adb3");
    pad("piezo:1", $x - 12, $y - 40);
    pad("piezo:2", $x + 12, $y - 40);
    words_in_middle($x, $y + 4, "piezo", "font-size" => 11);
    resistor("r_piezo", $x - 92, $y, "330 Ω", "across");
    words_in_middle($x - 72, $y + 20, "330 Ω", "font-size" => 10);
    wire("PIEZO-DISC", "r_piezo:2", "piezo:1", "x=" . ($x - 44), "y=" . ($y - 40));
}

# The glass of an LCD of two rows, with the name that the device shows when it starts.
sub glass {
    my ($x, $y, $width, $height) = @_;
    box($x, $y, $width, $height, "#17191d", rx => 5);
    box($x + 10, $y + 12, $width - 20, $height - 24, "#1f55e6", rx => 3);
    my ($step, $row) = (($width - 36) / 16, ($height - 36) / 2);
    for my $i (0 .. 31) {
        box(sprintf("%g", $x + 18 + $step * ($i % 16)), sprintf("%g", $y + 19 + ($row - 1) * int($i / 16)),
            sprintf("%.3g", $step - 2), sprintf("%.3g", $row - 4), "#3f72f2");
    }
    words_in_middle($x + $width / 2, $y + 17 + $row * 0.7, "Kostka", "font-size" => 20, fill => "#f4f7ff", "letter-spacing" => 8);
}

# The seven LEDs of the die on a board, each with a resistor. Signals come in on lanes at its left,
# and ground leaves at its right.
my %die;

sub die_of_leds {
    my ($x, $y, $value) = @_;
    my %rows = (top => $y + 90, middle => $y + 216, bottom => $y + 342);
    my @places = (["top_left", 0, "top", 0], ["top_right", 2, "top", 10], ["middle_left", 0, "middle", 0],
        ["centre", 1, "middle", 20], ["middle_right", 2, "middle", 10], ["bottom_left", 0, "bottom", 0],
        ["bottom_right", 2, "bottom", 10]);
    box($x, $y - 10, 260, 402, "#f3e9d2", rx => 10, stroke => "#c9b88f");
    %die = (x => $x, y => $y, lanes => {LED_CENTRE => 14, LED_FALLING => 24, LED_RISING => 34, LED_MIDDLE => 44});
    for (@places) {
        my ($name, $column, $row, $lift) = @$_;
        my ($cx, $cy) = ($x + 80 + 68 * $column, $rows{$row});
        resistor("r_$name", $cx, $cy - 70, $value);
        led("led_$name", $cx, $cy);
        wire("LED-$name", "r_$name:2", "led_$name:A");
        $die{up}{$name} = $cy - 70 - $lift;
        $die{ground}{$name} = $cy + 32;
    }
    words($x + 62, $y + 387, "7 LEDs, $value each", "font-size" => 11);
}

# The wires of a signal to the LEDs of these names, from FROM by WAY to its lane.
sub lead {
    my ($net, $from, $names, @way) = @_;
    my $lane = $die{x} + $die{lanes}{$net};
    wire($net, $from, "r_$_:1", @way, "x=$lane", "y=$die{up}{$_}") for @$names;
}

sub lead_ground {
    my ($from, @way) = @_;
    my $lane = $die{x} + 248;
    wire("GND", $from, "led_$_:C", @way, "x=$lane", "y=$die{ground}{$_}", "x=$pads{\"led_$_:C\"}[0]")
        for qw(bottom_left bottom_right middle_left centre middle_right top_left top_right);
}

1;
