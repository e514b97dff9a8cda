# An Arduino with an LCD keypad shield, which is drawn a little above its place: the dashed lines are its
# pins, which go straight down into the Arduino's sockets.
use strict;
use warnings;
use utf8;

our %pads;
my ($left, $top, $bottom) = (40, 190, 482);

# The names on the silk screen along both edges, from left to right, each with its pin of the part,
# from the schematics of the Arduino Mega 2560 (rev3e) and Uno (rev3).
my %arduinos = (
    "mega-shield" => {
        name => "Arduino Mega 2560", width => 645,
        digital => [150, "SCL SDA AREF GND.1 D13=PB7 D12=PB6 D11=PB5 D10=PB4 D9=PH6 D8=PH5 - D7=PH4 D6=PH3 D5=PE3 D4=PG5 "
            . "D3=PE5 D2=PE4 D1=PE1 D0=PE0 - D14=PJ1 D15=PJ0 D16=PH1 D17=PH0 D18=PD3 D19=PD2 D20=PD1 D21=PD0"],
        analog => [227, "IOREF RESET 3V3 5V GND.2 GND.3 VIN - A0=PF0 A1=PF1 A2=PF2 A3=PF3 A4=PF4 A5=PF5 A6=PF6 A7=PF7 - "
            . "A8=PK0 A9=PK1 A10=PK2 A11=PK3 A12=PK4 A13=PK5 A14=PK6 A15=PK7"],
    },
    "uno-shield" => {
        name => "Arduino Uno", width => 457,
        digital => [144, "SCL SDA AREF GND.1 D13=PB5 D12=PB4 D11=PB3 D10=PB2 D9=PB1 D8=PB0 - D7=PD7 D6=PD6 D5=PD5 D4=PD4 "
            . "D3=PD3 D2=PD2 D1=PD1 D0=PD0"],
        analog => [218, "IOREF RESET 3V3 5V GND.2 GND.3 VIN - A0=PC0 A1=PC1 A2=PC2 A3=PC3 A4=PC4 A5=PC5"],
    },
);

$arduinos{"mega-i2c"} = $arduinos{"mega-shield"};

sub row_of_sockets {
    my ($y, $first, $pins, $label, $ground) = @_;
    my $x = $left + $first;
    my $begin = $x;
    for (split(/ /, $pins), "-") {
        if ($_ eq "-") {
            box($begin - 8, $y - 8, $x - $begin, 16, "#23262b", rx => 2);
            $begin = $x += 7;
            next;
        }
        my ($name, $port) = split /=/;
        pad("arduino:$name", $x, $y, $port ? (port => $port) : ());
        words_on_top($x + 3, $label, $name =~ s/^D|\.\d//gr, $ground, "font-size" => 9, fill => "#fff",
            transform => "rotate(-90 " . ($x + 3) . " $label)", "text-anchor" => $label > $y ? "end" : "start");
        $x += 16;
    }
}

sub arduino_of { return $arduinos{$_[0]} }

sub arduino {
    my ($board, $x) = @_;
    box($x, $top - 20, $board->{width}, $bottom - $top + 40, "#00838a", rx => 12, stroke => "#00565b");
    box($x - 14, $top + 30, 76, 58, "#c3c8cc", rx => 3, stroke => "#82878c");
    words_in_middle($x + 4, $top + 63, "USB", "font-size" => 12);
    box($x - 6, $bottom - 72, 60, 50, "#1c1e22", rx => 4);
    words_in_middle($x + 9, $bottom - 44, "power", "font-size" => 9, fill => "#ddd");
    row_of_sockets($top, @{$board->{digital}}, $top + 12, "#0f6ca8");
    row_of_sockets($bottom, @{$board->{analog}}, $bottom - 12, "#00838a");
    words($x + 16, $bottom + 10, $board->{name}, "font-size" => 15, fill => "#fff");
}

# The double row at the end of a Mega, which is not used.
sub double_row {
    my ($x) = @_;
    box($x, $top + 10, 32, 17 * 16 + 4, "#23262b", rx => 2);
    for my $row (0 .. 16) {
        disc($x + 8 + 16 * $_, $top + 20 + 16 * $row, 3, "#e8c66a") for 0, 1;
    }
}

# The shield over the Arduino, translucent so that the sockets are seen; $lift is how far above its
# place it is drawn.
sub shield {
    my ($lift) = @_;
    my ($y, $end) = ($top - $lift, $bottom - $lift);
    box($left + 24, $y - 20, 500, $end - $y + 44, "#1565c0", rx => 8, stroke => "#0b3c7a", "fill-opacity" => 0.82);
    box($left + 32, $top + 54, 484, 94, "#0d4f9e", rx => 4);
    glass($left + 54, $top + 59, 440, 84);
    words($left + 34, $y - 26, "LCD keypad shield, on the Arduino: dashed are its pins", "font-size" => 12, fill => "#0b3c7a");
    my $keys = $end - 34;
    key($left + 60, $keys, "SELECT", ink => "#fff");
    key($left + 112, $keys, "LEFT", ink => "#fff");
    key($left + 156, $keys - 20, "UP", ink => "#fff", beside => 1);
    key($left + 156, $keys + 20, "DOWN", ink => "#fff", beside => 1);
    key($left + 226, $keys, "RIGHT", ink => "#fff");
    box($left + 36, $y - 10, 40, 18, "#2f6fd0", rx => 2, stroke => "#123");
    disc($left + 56, $y - 1, 6, "#e0c15a", stroke => "#6b5314");
    words($left + 82, $y + 3, "contrast", "font-size" => 10, fill => "#fff");
}

# Draws a pin of the shield above its socket on the Arduino, and a dashed wire between them.
sub plug {
    my ($net, $pin, $function, $lift) = @_;
    my ($x, $y) = @{$pads{"arduino:$pin"} || die "no socket $pin\n"};
    pad("shield:$function", $x, $y - $lift);
    wire($net, "arduino:$pin", "shield:$function", "plug");
}

sub draw_shield {
    my ($name, $pins) = @_;
    my $board = $arduinos{$name};
    my $lift = 70;
    my $right = $left + ($board->{width} > 530 ? $board->{width} : 530);
    arduino($board, $left);
    double_row($left + 604) if $board->{width} > 600;
    shield($lift);
    my %own = map { $_ => 1 } qw(LCD_RS LCD_E LCD_DB4 LCD_DB5 LCD_DB6 LCD_DB7 LIGHT LADDER LED_CENTRE LED_FALLING LED_RISING
        LED_MIDDLE PIEZO);
    plug($_, $pins->{$_}{name}, $_, $lift) for grep { $own{$_} } sort keys %$pins;
    plug("5V", "5V", "5V", $lift);
    plug("GND", "GND.3", "GND", $lift);
    within_the_arduino($pins);
    die_of_leds($right + 46, 84, "330 Ω");
    piezo($right + 150, 594);
    lead("LED_MIDDLE", "shield:LED_MIDDLE", ["middle_left", "middle_right"], "y=64");
    wire("PIEZO", "shield:PIEZO", "r_piezo:1", "y=74", "x=" . ($right + 26), "y=594");
    lead("LED_CENTRE", "shield:LED_CENTRE", ["centre"], "y=536");
    lead("LED_FALLING", "shield:LED_FALLING", ["top_left", "bottom_right"], "y=526");
    lead("LED_RISING", "shield:LED_RISING", ["top_right", "bottom_left"], "y=516");
    lead_ground("shield:GND", "y=548");
    wire("GND", "shield:GND", "piezo:2", "y=548", "x=" . ($right + 162));
    return ($right + 330, 660);
}

# The parts of the Arduino itself that are on pins: its USB, and its LED.
sub within_the_arduino {
    my ($pins) = @_;
    pad("usb:transmit", $left + 62, $top + 42, radius => 2.5);
    pad("usb:receive", $left + 62, $top + 50, radius => 2.5);
    wire("SERIAL_IN", "arduino:$pins->{SERIAL_IN}{name}", "usb:transmit", "y=" . ($top + 42));
    wire("SERIAL_OUT", "arduino:$pins->{SERIAL_OUT}{name}", "usb:receive", "y=" . ($top + 50));
    my $lamp = $pins->{LED_OF_BOARD}{name};
    box($left + 92, $top + 6, 14, 9, "#ffd54f", stroke => "#8a6d10");
    words($left + 80, $top + 15, "L", "font-size" => 11, fill => "#fff");
    pad("lamp:A", $left + 106, $top + 10, radius => 2.5);
    wire("LED_OF_BOARD", "arduino:$lamp", "lamp:A", "y=" . ($top + 34), "x=" . ($left + 116), "y=" . ($top + 10));
}

# {NAME => PORT} of the sockets, with which the names in the header must agree.
sub sockets {
    my ($name) = @_;
    my $board = $arduinos{$name} or return ();
    return map { /(\w+)=(\w+)/ ? ($1 => $2) : () } map { split / /, $board->{$_}[1] } qw(digital analog);
}

1;
