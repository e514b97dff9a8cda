# A diagram.json for Wokwi (docs.wokwi.com/diagram-format). Wokwi has no shield, so its parts stand alone; it
# does not compute voltages in a network of resistors, so a potentiometer stands for the ladder of keys:
# pushed to the end no key is held. There is no ATmega1284P.
use strict;
use warnings;
use utf8;

our %color;
my %types = ("mega-shield" => "wokwi-arduino-mega", "uno-shield" => "wokwi-arduino-uno");
my @leds = (["top_left", "LED_FALLING", 0, 0], ["top_right", "LED_RISING", 2, 0], ["middle_left", "LED_MIDDLE", 0, 1],
    ["centre", "LED_CENTRE", 1, 1], ["middle_right", "LED_MIDDLE", 2, 1], ["bottom_left", "LED_RISING", 0, 2],
    ["bottom_right", "LED_FALLING", 2, 2]);

sub part {
    my ($type, $id, $left, $top, %attributes) = @_;
    my $attributes = join ", ", map { qq("$_": "$attributes{$_}") } sort keys %attributes;
    return qq({ "type": "$type", "id": "$id", "left": $left, "top": $top, "attrs": { $attributes } });
}

sub connection {
    my ($net, $from, $to) = @_;
    return qq([ "$from", "$to", "$color{$net}", [] ]);
}

sub diagram {
    my ($board, $pins) = @_;
    my $type = $types{$board} or die "wiring: Wokwi has no part for $board\n";
    my $pin = sub { "arduino:" . ($pins->{$_[0]}{name} =~ s/^D//r) };
    my @parts = (part($type, "arduino", 0, 220), part("wokwi-lcd1602", "lcd", 40, 0), part("wokwi-buzzer", "piezo", 640, 340),
        part("wokwi-slide-potentiometer", "keys", 400, 60, value => 1023),
        part("wokwi-resistor", "r_light", 260, 170, value => 10000));
    my @wires = map { connection($_->[0], $pin->($_->[0]), $_->[1]) } ["LCD_RS", "lcd:RS"], ["LCD_E", "lcd:E"],
        (map { ["LCD_DB$_", "lcd:D$_"] } 4 .. 7), ["LIGHT", "lcd:A"], ["LIGHT", "r_light:1"], ["LADDER", "keys:SIG"],
        ["PIEZO", "piezo:2"];
    push @wires, map { connection(@$_) } (map { ["5V", "arduino:5V", $_] } qw(lcd:VDD r_light:2 keys:VCC)),
        (map { ["GND", "arduino:GND.2", $_] } qw(lcd:VSS lcd:RW lcd:V0 lcd:K keys:GND piezo:1));
    for (@leds) {
        my ($name, $net, $column, $row) = @$_;
        push @parts, part("wokwi-resistor", "r_$name", 640 + 130 * $column, 60 + 90 * $row, value => 330),
            part("wokwi-led", "led_$name", 710 + 130 * $column, 30 + 90 * $row, color => "red");
        push @wires, connection($net, $pin->($net), "r_$name:1"), connection($net, "r_$name:2", "led_$name:A"),
            connection("GND", "led_$name:C", "arduino:GND.3");
    }
    return qq({\n  "version": 1,\n  "author": "Kostka",\n  "editor": "wokwi",\n  "parts": [\n    )
        . join(",\n    ", @parts) . qq(\n  ],\n  "connections": [\n    ) . join(",\n    ", @wires) . qq(\n  ]\n}\n);
}

1;
