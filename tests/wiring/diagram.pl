#!/usr/bin/perl
# Compares the connections in a diagram.json with the header of the board's pins.
# usage: diagram.pl PINS_H DIAGRAM
use strict;
use warnings;
use JSON::PP qw(decode_json);

my ($header, $file) = @ARGV;
my $wrong = 0;

sub complain {
    print STDERR "$file: $_[0]\n";
    $wrong++;
}

sub slurp {
    open my $in, "<", $_[0] or die "diagram: $_[0]: $!\n";
    local $/;
    return <$in>;
}

my $diagram = decode_json(slurp($file));
my %part = map { $_->{id} => 1 } @{$diagram->{parts}};
my %reached;
for (@{$diagram->{connections}}) {
    my ($from, $to) = @$_;
    for ($from, $to) {
        complain("there is no part for $_") unless /^(\w+):/ && $part{$1};
    }
    ($from, $to) = ($to, $from) if $to =~ /^arduino:/;
    push @{$reached{$from}}, $to;
}

my %expected = (LIGHT => ["lcd:A", "r_light:1"], LADDER => ["keys:SIG"], PIEZO => ["piezo:2"], LCD_RS => ["lcd:RS"],
    LCD_E => ["lcd:E"], (map { ("LCD_DB$_" => ["lcd:D$_"]) } 4 .. 7), LED_CENTRE => ["r_centre:1"],
    LED_FALLING => ["r_bottom_right:1", "r_top_left:1"], LED_RISING => ["r_bottom_left:1", "r_top_right:1"],
    LED_MIDDLE => ["r_middle_left:1", "r_middle_right:1"],
    # In Wokwi the serial line and the LED belong to the Arduino.
    SERIAL_IN => [], SERIAL_OUT => [], LED_OF_BOARD => []);
my $text = slurp($header);
while ($text =~ /^#define PIN_(\w+) +PIN\(\w, \d\) \/\* \[D?(\w+)\]/mg) {
    my ($net, $pin) = ($1, "arduino:$2");
    my ($is, $ought) = map { join " ", sort @$_ } $reached{$pin} || [], $expected{$net} || ["nothing known"];
    complain("$header has $net at $pin: [$ought], here is [$is]") if $is ne $ought;
    delete $expected{$net};
    delete $reached{$pin};
}
complain("$header has no $_") for sort keys %expected;
complain("$_ is wired, but not in $header") for grep { /^arduino:A?\d+$/ } sort keys %reached;
exit($wrong != 0);
