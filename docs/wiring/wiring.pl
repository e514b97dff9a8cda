#!/usr/bin/perl
# How a board is wired, from the header of its pins (hal/avr/boards/BOARD/pins.h), which is the only place
# where they are written:
#   wiring.pl picture BOARD     a picture, with a table of what goes where (SVG)
#   wiring.pl diagram BOARD     the same as a diagram.json for Wokwi
#   wiring.pl table BOARD...    what goes where on these boards, for docs/building.md
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use File::Basename qw(dirname);
require "./" . dirname($0) . "/drawing.pl";
require "./" . dirname($0) . "/shield.pl";
require "./" . dirname($0) . "/backpack.pl";
require "./" . dirname($0) . "/bare.pl";
require "./" . dirname($0) . "/wokwi.pl";

our (%color, @under, @wires, @over, @branches);

# The nets that a header may have, in the order of the table.
my @nets = (
    ["LCD_RS", "LCD RS", "#8e24aa"], ["LCD_E", "LCD E", "#1976d2"], ["LCD_DB4", "LCD DB4", "#00897b"],
    ["LCD_DB5", "LCD DB5", "#2e9e3f"], ["LCD_DB6", "LCD DB6", "#7cb342"], ["LCD_DB7", "LCD DB7", "#b0a000"],
    ["LIGHT", "backlight", "#fb8c00"], ["LCD_OFF", "LCD supply, high is off", "#5d4037"], ["SDA", "SDA of the LCD's backpack", "#8e24aa"],
    ["SCL", "SCL of the LCD's backpack", "#1976d2"], ["LADDER", "the five keys", "#e91e63"],
    ["KEY_SELECT", "key OK (SELECT)", "#e91e63"], ["KEY_LEFT", "key left", "#b0a000"], ["KEY_UP", "key up", "#2e9e3f"],
    ["KEY_DOWN", "key down", "#7cb342"], ["KEY_RIGHT", "key right", "#00897b"],
    ["LED_CENTRE", "LED in the centre", "#c62828"], ["LED_FALLING", "LEDs top left, bottom right", "#ff7043"],
    ["LED_RISING", "LEDs bottom left, top right", "#795548"], ["LED_MIDDLE", "LEDs in the middle of the sides", "#00acc1"],
    ["PIEZO", "piezo disc", "#3949ab"], ["SERIAL_IN", "serial line, in", "#607d8b"],
    ["SERIAL_OUT", "serial line, out", "#8aa1ad"], ["LED_OF_BOARD", "LED of the Arduino", "#9e9e9e"],
);
%color = ("GND" => "#222222", "5V" => "#d50000", "ISP" => "#5e7a3a", "XTAL" => "#6a6a6a", "BACKLIGHT" => "#fb8c00",
    "AREF" => "#6a6a6a", "CONTRAST" => "#6d4c41", "LCD" => "#d50000", map { $_->[0] => $_->[2] } @nets);
$color{LED} = "#777777";

my %draws = ("mega-shield" => \&draw_shield, "uno-shield" => \&draw_shield, "mega-i2c" => \&draw_backpack,
    "bare-1284p" => \&draw_bare);

# The pins of the header: {NET => {port, name}}; name is that of the Arduino's socket or of the
# part's leg.
sub pins_of {
    my ($board) = @_;
    my $file = "hal/avr/boards/$board/pins.h";
    open my $in, "<", $file or die "wiring: $file: $!\n";
    my %real = $board eq "bare-1284p" ? legs() : sockets($board);
    my %pins;
    while (my $line = <$in>) {
        my ($net, $letter, $bit, $rest) = $line =~ /^#define PIN_(\w+) +PIN\((\w), (\d)\)(.*)/ or next;
        my ($port, $name) = ("P$letter$bit", $rest =~ m{\[(\w+)\]});
        die "wiring: $file: what is wired to $net?\n" unless grep { $_->[0] eq $net } @nets;
        die "wiring: $file: PIN_$net has no name in brackets\n" unless defined $name;
        my $is = $real{$name} // "nothing";
        die "wiring: $file: PIN_$net is $port, but [$name] is $is\n" unless $is eq $port;
        $pins{$net} = {port => $port, name => $name};
    }
    return \%pins;
}

sub label {
    my ($pin) = @_;
    return $pin->{name} =~ /^\d/ ? "$pin->{port} ($pin->{name})" : $pin->{name};
}

sub picture {
    my ($board) = @_;
    my $pins = pins_of($board);
    my ($width, $height) = ($draws{$board} || die "wiring: nobody can draw $board\n")->($board, $pins);
    my $all = $width + 330;
    my $y = 56;
    my $arduino = $board ne "bare-1284p";
    words($width, 34, "$board: what goes where", "font-size" => 15, "font-weight" => "bold");
    for (grep { $pins->{$_->[0]} } @nets) {
        my ($net, $what) = @$_;
        my ($name, $port) = @{$pins->{$net}}{qw(name port)};
        $y += 27;
        box($width, $y - 11, 22, 12, $color{$net}, rx => 3);
        draw(qq(<text data-row="$net" x="@{[$width + 32]}" y="$y">) . ($arduino ? "$name, $port" : "$port, pin $name") . "</text>");
        words($width + 118, $y, $what);
    }
    for (["5V", "5 V"], ["GND", "ground"]) {
        $y += 27;
        box($width, $y - 11, 22, 12, $color{$_->[0]}, rx => 3);
        words($width + 32, $y, $_->[1]);
    }
    print qq(<svg xmlns="http://www.w3.org/2000/svg" role="img" width="$all" height="$height" viewBox="0 0 $all $height" )
        . qq(font-family="DejaVu Sans, Verdana, sans-serif" font-size="13" fill="#222">\n<title>Wiring of $board</title>\n)
        . qq(<rect width="$all" height="$height" fill="#f7f8fa"/>\n), @under,
        qq(<g fill="none" stroke-linejoin="round">\n), @wires, "</g>\n", @branches, @over, "</svg>\n";
}

sub table {
    my @boards = @_;
    my @pins = map { pins_of($_) } @boards;
    print "| part | " . join(" | ", map { "`$_`" } @boards) . " |\n" . "|---" x (@boards + 1) . "|\n";
    for (@nets) {
        my ($net, $what) = @$_;
        next unless grep { $_->{$net} } @pins;
        print "| $what | " . join(" | ", map { $_->{$net} ? label($_->{$net}) : "" } @pins) . " |\n";
    }
}

my ($what, @boards) = @ARGV;
if ($what eq "picture") {
    picture(@boards);
} elsif ($what eq "diagram") {
    print diagram($boards[0], pins_of($boards[0]));
} elsif ($what eq "table") {
    table(@boards);
} else {
    die "wiring: what is $what?\n";
}
