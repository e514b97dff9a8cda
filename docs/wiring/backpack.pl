# An Arduino with an LCD on an I2C backpack and five plain keys, each on a pin of its own.
use strict;
use warnings;
use utf8;

our %pads;
my ($left, $right) = (40, 685);

# The LCD from the front. Its backpack is behind it, but is drawn beside it.
sub lcd_with_backpack {
    my ($x, $y) = @_;
    box($x, $y, 430, 150, "#1b7a3d", rx => 6, stroke => "#0b4a22");
    glass($x + 30, $y + 20, 370, 110);
    box($x + 430, $y + 10, 76, 112, "#14213d", rx => 4, stroke => "#000");
    words($x + 430, $y - 6, "backpack", "font-size" => 11);
    box($x + 437, $y + 90, 20, 20, "#2f6fd0", rx => 2, stroke => "#123");
    disc($x + 447, $y + 100, 6, "#e0c15a", stroke => "#6b5314");
    words($x + 432, $y + 138, "contrast", "font-size" => 10);
    my $row = 0;
    for my $pin (qw(GND VCC SDA SCL)) {
        my $at = $y + 26 + 22 * $row++;
        pad("backpack:$pin", $x + 500, $at);
        words($x + 492, $at + 4, $pin, "font-size" => 10, fill => "#fff", "text-anchor" => "end");
    }
}

# The five keys above the Arduino, in the order of its pins; each connects a pin to ground.
sub keys_to_ground {
    my ($pins) = @_;
    my @keys = qw(SELECT LEFT UP DOWN RIGHT);
    for my $i (0 .. $#keys) {
        my ($name, $x, $y) = ($keys[$i], 120 + 75 * $i, 66);
        key($x, $y, $name, beside => 1);
        pad("key_$name:1", $x, $y + 13, radius => 2.5);
        pad("key_$name:2", $x, $y - 13, radius => 2.5);
        wire("KEY_$name", "arduino:$pins->{\"KEY_$name\"}{name}", "key_$name:1", "y=" . (100 + 10 * $i), "x=$x");
        flag("GND", "key_$name:2", "up");
    }
}

sub draw_backpack {
    my ($name, $pins) = @_;
    arduino(arduino_of($name), $left);
    double_row($left + 604);
    keys_to_ground($pins);
    within_the_arduino($pins);
    lcd_with_backpack(100, 600);
    my ($sda, $scl) = map { "arduino:$pins->{$_}{name}" } qw(SDA SCL);
    wire("SDA", $sda, "backpack:SDA", "y=176", "x=" . ($right + 12), "y=$pads{'backpack:SDA'}[1]");
    wire("SCL", $scl, "backpack:SCL", "y=167", "x=" . ($right + 22), "y=$pads{'backpack:SCL'}[1]");
    wire("5V", "arduino:5V", "backpack:VCC", "y=572", "x=664", "y=$pads{'backpack:VCC'}[1]");
    wire("GND", "arduino:GND.3", "backpack:GND", "y=562", "x=676", "y=$pads{'backpack:GND'}[1]");
    flag("GND", "backpack:GND", "right");
    die_of_leds($right + 46, 84, "330 Ω");
    piezo($right + 150, 594);
    my %at = map { $_ => "arduino:$pins->{$_}{name}" } qw(LED_CENTRE LED_FALLING LED_RISING LED_MIDDLE PIEZO);
    lead("LED_MIDDLE", $at{LED_MIDDLE}, ["middle_left", "middle_right"], "y=158");
    wire("PIEZO", $at{PIEZO}, "r_piezo:1", "y=149", "x=" . ($right + 32), "y=594");
    lead("LED_CENTRE", $at{LED_CENTRE}, ["centre"], "y=536");
    lead("LED_FALLING", $at{LED_FALLING}, ["top_left", "bottom_right"], "y=526");
    lead("LED_RISING", $at{LED_RISING}, ["top_right", "bottom_left"], "y=516");
    lead_ground("arduino:GND.3", "y=548");
    wire("GND", "arduino:GND.3", "piezo:2", "y=548", "x=" . ($right + 162));
    return ($right + 330, 780);
}

1;
