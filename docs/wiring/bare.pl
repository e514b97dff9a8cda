# An ATmega1284P in its 40-pin case, and all that it needs around it.
use strict;
use warnings;
use utf8;

our %pads;
my ($left, $right, $first) = (460, 580, 90);

# Pins 1 to 40: figure 1-1 of the ATmega1284P's datasheet.
my @legs = ((map { "PB$_" } 0 .. 7), qw(RESET VCC GND XTAL2 XTAL1), (map { "PD$_" } 0 .. 7), (map { "PC$_" } 0 .. 7),
    qw(AVCC GND AREF), (map { "PA$_" } reverse 0 .. 7));

sub legs {
    return map { $_ + 1 => $legs[$_] } 0 .. $#legs;
}

sub chip {
    box($left + 10, $first - 24, $right - $left - 20, 428, "#26292e", rx => 4, stroke => "#000");
    disc(($left + $right) / 2, $first - 24, 9, "#f7f8fa");
    words_in_middle(($left + $right) / 2, $first + 196, "ATmega1284P", "font-size" => 13, fill => "#fff",
        transform => "rotate(-90 " . ($left + $right) / 2 . " " . ($first + 196) . ")");
    for my $i (0 .. 39) {
        my ($x, $y) = $i < 20 ? ($left, $first + 20 * $i) : ($right, $first + 20 * (39 - $i));
        box($i < 20 ? $x - 3 : $x - 13, $y - 4, 16, 8, "#b9bec4");
        pad("chip:" . ($i + 1), $x, $y, $legs[$i] =~ /^P..$/ ? (port => $legs[$i]) : ());
        words($i < 20 ? $x + 16 : $x - 16, $y + 3.5, $legs[$i], "font-size" => 9, fill => "#cfd4da",
            "text-anchor" => $i < 20 ? "start" : "end");
    }
}

sub connector {
    my ($name, $x, $y, $title, @pins) = @_;
    box($x - 10, $y - 12, 20, 20 * @pins + 4, "#23262b", rx => 2);
    words($x - 10, $y - 18, $title, "font-size" => 12);
    for my $i (0 .. $#pins) {
        pad("$name:$pins[$i]", $x, $y + 20 * $i);
        words($x - 14, $y + 4 + 20 * $i, $pins[$i], "font-size" => 10, "text-anchor" => "end");
    }
}

# ISP and the crystal, whose pins are fixed by the part.
sub supply_and_clock {
    connector("isp", 150, 190, "ISP", qw(MOSI MISO SCK RESET 5V GND));
    wire("ISP-$_->[0]", "chip:$_->[1]", "isp:$_->[0]") for ["MOSI", 6], ["MISO", 7], ["SCK", 8], ["RESET", 9];
    flag("5V", "isp:5V", "right");
    flag("GND", "isp:GND", "right");
    resistor("r_reset", 215, 262, "10 kΩ");
    words(227, 286, "10 kΩ", "font-size" => 10);
    wire("ISP-RESET", "chip:9", "r_reset:1", "x=215");
    flag("5V", "r_reset:2", "down");
    box(371, 302, 18, 36, "#d5dade", rx => 8, stroke => "#868c92");
    words(366, 301, "16 MHz", "font-size" => 9);
    pad("crystal:1", 380, 310, radius => 2.5);
    pad("crystal:2", 380, 330, radius => 2.5);
    capacitor("c_1", 316, 310, "22 pF", "across");
    capacitor("c_2", 316, 330, "", "across");
    for my $i (1, 2) {
        wire("XTAL-$i", "chip:" . (11 + $i), "crystal:$i");
        wire("XTAL-$i", "crystal:$i", "c_$i:1");
        flag("GND", "c_$i:2", "left");
    }
    capacitor("c_vcc", 364, 270, "100 nF", "right");
    wire("5V", "chip:10", "c_vcc:1");
    wire("GND", "chip:11", "c_vcc:2");
    flag("5V", "c_vcc:1", "left");
    flag("GND", "c_vcc:2", "left");
    capacitor("c_avcc", 700, 270, "100 nF", "left");
    wire("GND", "chip:31", "c_avcc:1");
    wire("5V", "chip:30", "c_avcc:2");
    flag("GND", "c_avcc:1", "right");
    flag("5V", "c_avcc:2", "right");
    capacitor("c_aref", 700, 230, "100 nF", "left");
    wire("AREF", "chip:32", "c_aref:2");
    flag("GND", "c_aref:1", "right");
    connector("power", 150, 90, "supply, 5 V", "5V", "GND");
    flag("5V", "power:5V", "right");
    flag("GND", "power:GND", "right");
}

# The ladder: 2 kΩ to 5 V, and from key to key further resistors to ground.
sub ladder {
    my ($from) = @_;
    my ($x, $y) = (680, 90);
    box($x - 20, $y - 70, 395, 170, "#f3e9d2", rx => 10, stroke => "#c9b88f");
    my @keys = (["RIGHT", ""], ["UP", "330 Ω"], ["DOWN", "620 Ω"], ["LEFT", "1 kΩ"], ["SELECT", "3.3 kΩ"]);
    resistor("r_ladder", $x, $y - 58, "2 kΩ");
    words($x + 10, $y - 34, "2 kΩ", "font-size" => 10);
    flag("5V", "r_ladder:1", "right");
    my ($before, $net) = ($from, "LADDER");
    for my $i (0 .. $#keys) {
        my ($name, $value) = @{$keys[$i]};
        my $at = $x + 20 + 72 * $i;
        key($at, $y + 40, $name, drop => 38);
        pad("key_$name:1", $at, $y + 27, radius => 2.5);
        pad("key_$name:2", $at, $y + 53, radius => 2.5);
        if ($value) {
            resistor("r_$name", $at - 56, $y, $value, "across");
            words_in_middle($at - 36, $y - 12, $value, "font-size" => 10);
            wire($net, $before, "r_$name:1");
            ($before, $net) = ("r_$name:2", "LADDER-$name");
        } else {
            wire($net, $from, "r_ladder:2");
        }
        wire($net, $before, "key_$name:1", "x=$at");
        flag("GND", "key_$name:2", "right");
    }
}

# The module's 16 pins along its upper edge.
sub lcd {
    my ($pins) = @_;
    my ($x, $y) = (330, 640);
    box($x - 30, $y - 14, 420, 176, "#1b7a3d", rx => 6, stroke => "#0b4a22");
    glass($x - 4, $y + 36, 366, 110);
    my @names = qw(VSS VDD V0 RS RW E D0 D1 D2 D3 D4 D5 D6 D7 A K);
    for my $i (0 .. $#names) {
        pad("lcd:$names[$i]", $x + 20 * $i, $y);
        words_in_middle($x + 20 * $i, $y + 20, $names[$i], "font-size" => 8.5, fill => "#fff");
    }
    flag("GND", "lcd:VSS", "left");
    flag("GND", "lcd:RW", "up");
    my $lane = $left - 20;
    wire("LCD_RS", $pins->{LCD_RS}{pad}, "lcd:RS", "x=" . ($lane - 20), "y=560");
    wire("LCD_E", $pins->{LCD_E}{pad}, "lcd:E", "x=" . ($lane - 10), "y=550");
    for my $i (4 .. 7) {
        wire("LCD_DB$i", $pins->{"LCD_DB$i"}{pad}, "lcd:D$i", "x=" . ($right - 22 + 10 * $i), "y=" . (480 + 12 * $i));
    }
}

# Contrast, and the MOSFET that switches the backlight.
sub around_the_lcd {
    my ($pins) = @_;
    box(176, 566, 40, 40, "#2f6fd0", rx => 3, stroke => "#123");
    disc(196, 586, 11, "#e9edf0", stroke => "#678");
    words(160, 558, "contrast, 10 kΩ", "font-size" => 10);
    pad("trimmer:1", 216, 572, radius => 2.5);
    pad("trimmer:2", 216, 586, radius => 2.5);
    pad("trimmer:3", 216, 600, radius => 2.5);
    wire("LCD-5V", "trimmer:1", "lcd:VDD", "x=264", "y=622");
    wire("CONTRAST", "trimmer:2", "lcd:V0", "x=290", "y=586");
    flag("GND", "trimmer:3", "right");
    draw(q(<path d="M200 676a24 24 0 0 0 0 48z" fill="#26292e" stroke="#000"/>));
    words(120, 744, "MOSFET 2N7000", "font-size" => 10);
    pad("transistor:D", 204, 682, radius => 2.5);
    pad("transistor:G", 204, 700, radius => 2.5);
    pad("transistor:S", 204, 718, radius => 2.5);
    words(209, 679, "D", "font-size" => 9);
    words(209, 697, "G", "font-size" => 9);
    words(208, 731, "S", "font-size" => 9);
    wire("BACKLIGHT", "lcd:K", "transistor:D", "y=598", "x=270", "y=682");
    flag("GND", "transistor:S", "right");
    my $node = 258;
    resistor("r_gate", $node, 700, "100 kΩ");
    words($node - 46, 738, "100 kΩ", "font-size" => 9);
    flag("5V", "r_gate:2", "down");
    wire("LIGHT", $pins->{LIGHT}{pad}, "transistor:G", "x=" . ($left - 50), "y=540", "x=284", "y=700");
    wire("LIGHT", $pins->{LIGHT}{pad}, "r_gate:1", "x=" . ($left - 50), "y=540", "x=284", "y=700");
    resistor("r_light", 670, 580, "100 Ω", "across");
    words(672, 566, "100 Ω, if the", "font-size" => 10);
    words(672, 602, "LCD has none", "font-size" => 10);
    wire("BACKLIGHT-A", "lcd:A", "r_light:1", "y=580");
    flag("5V", "r_light:2", "right");
}

# The MOSFET that switches the supply of the LCD and of the trimmer.
sub supply_of_the_lcd {
    my ($pins) = @_;
    draw(q(<path d="M110 616a24 24 0 0 0 0 48z" fill="#26292e" stroke="#000"/>));
    words(30, 606, "MOSFET TP2104", "font-size" => 10);
    my $y = 622;
    for my $pin (qw(D G S)) {
        pad("supply:$pin", 114, $y, radius => 2.5);
        words(98, $y + 4, $pin, "font-size" => 9, fill => "#fff");
        $y += 18;
    }
    wire("LCD-5V", "supply:D", "lcd:VDD", "x=350");
    flag("5V", "supply:S", "down");
    resistor("r_off", 150, 640, "1 MΩ");
    words(160, 664, "1 MΩ", "font-size" => 9);
    flag("GND", "r_off:2", "down");
    wire("LCD_OFF", $pins->{LCD_OFF}{pad}, "supply:G", "x=394", "y=535", "x=150", "y=640");
    wire("LCD_OFF", $pins->{LCD_OFF}{pad}, "r_off:1", "x=394", "y=535", "x=150", "y=640");
}

sub draw_bare {
    my (undef, $pins) = @_;
    $_->{pad} = "chip:$_->{name}" for values %$pins;
    chip();
    supply_and_clock();
    ladder($pins->{LADDER}{pad});
    lcd($pins);
    around_the_lcd($pins);
    supply_of_the_lcd($pins);
    connector("serial", 150, 350, "serial line", "in", "out", "GND");
    wire("SERIAL_IN", $pins->{SERIAL_IN}{pad}, "serial:in");
    wire("SERIAL_OUT", $pins->{SERIAL_OUT}{pad}, "serial:out");
    flag("GND", "serial:GND", "right");
    piezo(180, 500);
    wire("PIEZO", $pins->{PIEZO}{pad}, "r_piezo:1", "x=400", "y=446", "x=76", "y=500");
    flag("GND", "piezo:2", "right");
    die_of_leds(770, 230, "680 Ω");
    lead("LED_CENTRE", $pins->{LED_CENTRE}{pad}, ["centre"]);
    lead("LED_FALLING", $pins->{LED_FALLING}{pad}, ["top_left", "bottom_right"]);
    lead("LED_RISING", $pins->{LED_RISING}{pad}, ["top_right", "bottom_left"]);
    lead("LED_MIDDLE", $pins->{LED_MIDDLE}{pad}, ["middle_left", "middle_right"]);
    pad("die:GND", 1018, 640);
    flag("GND", "die:GND", "down");
    lead_ground("die:GND");
    return (1080, 820);
}

1;
