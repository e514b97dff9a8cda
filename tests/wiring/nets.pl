#!/usr/bin/perl
# Reads a wiring picture by its pads and wires, as somebody who builds from it would, and compares
# the connections with the header of the board's pins, and with the parts that Kostka needs at each
# pin.
# usage: nets.pl PINS_H PICTURE
use strict;
use warnings;

my ($header, $picture) = @ARGV;
my $wrong = 0;

sub complain {
    print STDERR "$picture: $_[0]\n";
    $wrong++;
}

sub slurp {
    open my $in, "<", $_[0] or die "nets: $_[0]: $!\n";
    local $/;
    return <$in>;
}

my $svg = slurp($picture);
my (%place, %port, %name_at, @wires, %net_of, %group);

sub group {
    my ($pad) = @_;
    $group{$pad} //= $pad;
    $pad = $group{$pad} while $group{$pad} ne $pad;
    return $pad;
}

# ---- the picture --------------------------------------------------------------------------------

while ($svg =~ /<circle data-pad="([^"]+)"(?: data-port="(\w+)")? cx="([\d.]+)" cy="([\d.]+)"/g) {
    my ($pad, $port, $at) = ($1, $2, "$3 $4");
    complain("$pad is drawn twice") if $place{$pad};
    complain("$pad lies on $name_at{$at}") if $name_at{$at};
    ($place{$pad}, $name_at{$at}) = ($at, $pad);
    $port{$pad} = $port if $port;
}

while ($svg =~ /<path data-net="([^"]+)" data-from="([^"]+)" data-to="([^"]+)" d="M([^"]+)"/g) {
    my ($net, $from, $to, @points) = ($1, $2, $3, split /L/, $4);
    complain("a wire of $net does not begin at $from") unless ($place{$from} // "nowhere") eq $points[0];
    my $is_flag = $to eq "GND" || $to eq "5V";
    complain("a wire of $net does not end at $to") unless $is_flag || ($place{$to} // "nowhere") eq $points[-1];
    complain("a wire of $net leads to the flag $to") if $is_flag && $net ne $to;
    for ($from, $to) {
        complain("$_ is on $net and on $net_of{$_}") if $net_of{$_} && $net_of{$_} ne $net;
        $net_of{$_} = $net;
    }
    $group{group($from)} = group($to);
    push @wires, map { [$net, map { split / / } @points[$_ - 1, $_]] } 1 .. $#points;
}

# Wires of two nets may cross, but not lie upon each other. No wire may go over a pad of another
# net.
sub range {
    my ($from, $to) = @_;
    return $from < $to ? ($from, $to) : ($to, $from);
}

sub overlap {
    my ($low, $high, $from, $to) = @_;
    return $low < $to && $from < $high;
}

for my $i (0 .. $#wires) {
    my ($net, $x, $y, $x2, $y2) = @{$wires[$i]};
    complain("a wire of $net is slanted") unless $x == $x2 || $y == $y2;
    for (@wires[0 .. $i - 1]) {
        my ($other, $u, $v, $u2, $v2) = @$_;
        next if $other eq $net;
        complain("wires of $net and $other lie upon each other at $x $y")
            if $x == $x2 && $u == $u2 && abs($x - $u) < 3 && overlap(range($y, $y2), range($v, $v2))
            || $y == $y2 && $v == $v2 && abs($y - $v) < 3 && overlap(range($x, $x2), range($u, $u2));
    }
    my ($left, $right, $top, $bottom) = (range($x, $x2), range($y, $y2));
    for my $pad (keys %place) {
        my ($u, $v) = split / /, $place{$pad};
        complain("a wire of $net goes over $pad") if ($net_of{$pad} // "") ne $net
            && $u > $left - 3 && $u < $right + 3 && $v > $top - 3 && $v < $bottom + 3;
    }
}

# ---- expected connections -----------------------------------------------------------------------

my $has_shield = $svg =~ /data-pad="shield:/;
my $has_backpack = $svg =~ /data-pad="backpack:/;
my $is_arduino = $has_shield || $has_backpack;
my @keys = qw(RIGHT UP DOWN LEFT SELECT);
my %leds = (LED_CENTRE => ["centre"], LED_FALLING => ["top_left", "bottom_right"], LED_RISING => ["top_right", "bottom_left"],
    LED_MIDDLE => ["middle_left", "middle_right"]);
my %reaches = (PIEZO => ["r_piezo:1"], map { my $leds = $leds{$_}; $_ => [map { "r_$_:1" } @$leds] } keys %leds);
if ($has_shield) {
    $reaches{$_} = ["shield:$_", @{$reaches{$_} || []}]
        for qw(LCD_RS LCD_E LCD_DB4 LCD_DB5 LCD_DB6 LCD_DB7 LIGHT LADDER PIEZO), keys %leds;
} elsif ($has_backpack) {
    $reaches{$_} = ["backpack:$_"] for qw(SDA SCL);
    $reaches{"KEY_$_"} = ["key_$_:1"] for @keys;
} else {
    $reaches{"LCD_$_"} = ["lcd:$_"] for qw(RS E);
    $reaches{"LCD_DB$_"} = ["lcd:D$_"] for 4 .. 7;
    %reaches = (%reaches, SERIAL_IN => ["serial:in"], SERIAL_OUT => ["serial:out"], LIGHT => ["transistor:G", "r_gate:1"],
        LCD_OFF => ["supply:G", "r_off:1"],
        LADDER => ["r_ladder:2", "key_RIGHT:1", "r_UP:1"]);
}
%reaches = (%reaches, SERIAL_IN => ["usb:transmit"], SERIAL_OUT => ["usb:receive"], LED_OF_BOARD => ["lamp:A"]) if $is_arduino;
my @grounded = $has_shield ? "shield:GND" : ($has_backpack ? "backpack:GND" : ("lcd:VSS", "lcd:RW", "chip:11", "chip:31",
    "transistor:S", "r_off:2"), map { "key_$_:2" } @keys);
my %supplied = (GND => ["piezo:2", @grounded, map { "led_$_:C" } map { @$_ } values %leds],
    "5V" => [$has_shield ? "shield:5V" : $has_backpack ? "backpack:VCC" : ("supply:S", "chip:10", "chip:30", "r_ladder:1", "r_gate:2", "power:5V")]);

# The pads of each connected group, sorted.
my %members;
push @{$members{group($_)}}, $_ for sort keys %group;

sub together {
    my ($pad) = @_;
    return join " ", @{$members{group($pad)} || []};
}

my %said = slurp($header) =~ /^#define PIN_(\w+) +PIN\((\w, \d)\)/mg;
die "nets: $header names no pins\n" unless %said;
$_ = "P" . s/, //r for values %said;
my $nets = 0;
for my $net (sort keys %said) {
    my ($pad) = grep { ($port{$_} // "") eq $said{$net} } keys %port;
    complain("$header puts $net on $said{$net}, which is no pin here") && next unless $pad;
    my $expected = join " ", sort $pad, @{$reaches{$net} || []};
    complain("$header puts $net on $said{$net}: [$expected], here is [@{[together($pad)]}]") if together($pad) ne $expected;
    my ($row) = $svg =~ /data-row="$net"[^>]*>([^<]+)</;
    complain("the table says of $net: @{[$row // 'nothing']}") unless ($row // "") =~ /\b$said{$net}\b/;
    $nets++;
}
# Connections that the header does not choose: ISP, the crystal, and the rest of the ladder.
my @others = ("piezo:1 r_piezo:2", $is_arduino ? () : (
    (map { "chip:$_->[0] isp:$_->[1]" } [6, "MOSI"], [7, "MISO"], [8, "SCK"]), "chip:9 isp:RESET r_reset:1",
    "c_1:1 chip:12 crystal:1", "c_2:1 chip:13 crystal:2", "key_UP:1 r_DOWN:1 r_UP:2", "key_DOWN:1 r_DOWN:2 r_LEFT:1",
    "key_LEFT:1 r_LEFT:2 r_SELECT:1", "key_SELECT:1 r_SELECT:2", "lcd:K transistor:D", "lcd:V0 trimmer:2", "lcd:VDD supply:D trimmer:1"));
for (@others) {
    my ($pad) = split / /;
    complain("[$_] belong together, here are [@{[together($pad)]}]") if together($pad) ne $_;
}
my %headed = map { $_ => 1 } values %said;
for my $pad (sort keys %port) {
    complain("$pad, $port{$pad}, is wired, but not in $header")
        if $net_of{$pad} && !$headed{$port{$pad}} && $net_of{$pad} !~ /^ISP-/;
}
for my $net (sort keys %supplied) {
    my %is = map { $_ => 1 } split / /, together($supplied{$net}[0]);
    complain("$_ is not at $net") for grep { !$is{$_} } @{$supplied{$net}};
}
for (map { @$_ } values %leds) {
    complain("the LED $_ is not behind its resistor") unless together("r_$_:2") eq "led_$_:A r_$_:2";
}
print "$picture: $nets pins as in $header\n" unless $wrong;
exit($wrong != 0);
