#!/usr/bin/perl
# Compares the connections of a schematic with the header of the board's pins, with the parts that
# Kostka needs at each pin, and with the numbers on the sheet: currents of the LEDs, levels of the
# keys.
# usage: circuit.pl PINS_H SCHEMATIC [NETLIST | BOARD]...; a netlist that KiCad has exported from
# it, or a board (.kicad_pcb), must have the same connections.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use File::Basename qw(dirname);
use POSIX qw(ceil floor);
require "./" . dirname($0) . "/../../hardware/schematic.pl";

my ($header, $file, @others_to_compare) = @ARGV;
my $read = read_schematic($file);
my ($parts, $nets) = @{$read}{qw(parts nets)};
my $wrong = 0;

sub complain {
    print STDERR "$file: $_[0]\n";
    $wrong++;
}

complain($_) for @{$read->{wrong}};

# ---- names of parts, pins and nets --------------------------------------------------------------

my %names = ("ATmega1284P-P" => "chip", "LP2950-5.0_TO92" => "regulator", WC1602A => "lcd", "AVR-ISP-6" => "isp",
    Conn_01x03_Pin => "serial", "2N7000" => "transistor", Q_PMOS_SGD => "supply switch", SW_Push => "key", SW_SPDT => "switch", LED => "led",
    D_Schottky => "diode", Battery => "battery", Crystal => "crystal", Speaker_Crystal => "piezo",
    R_Potentiometer_Trim => "trimmer");
my %is_passive = map { $_ => 1 } qw(R C C_Polarized L);

# Which of several parts it is: RIGHT for one of the keys, "top left" for one of the LEDs.
sub use_of {
    my ($part) = @_;
    return $part->{kind} eq "SW_Push" ? $part->{value} : $part->{Use} // "";
}

sub pin {
    my ($ref, $number) = split /\./, $_[0];
    my $part = $parts->{$ref};
    my $name = $names{$part->{kind}} // complain("nobody knows the $part->{kind} $ref");
    return join ":", $name, grep { $_ ne "" } use_of($part), $part->{pins}{$number}{name};
}

# The other end of a passive part.
sub across {
    my ($ref, $number) = split /\./, $_[0];
    return $parts->{$ref}{pins}{3 - $number}{net};
}

sub passive {
    my ($ref) = split /\./, $_[0];
    return $is_passive{$parts->{$ref}{kind}};
}

# The pins at a net, and the passive parts with the pin or net behind them: "chip:PC0
# R>led:centre:A".
sub at_net {
    my ($net, $depth) = @_;
    my @words;
    for (@{$nets->{$net} || []}) {
        if (!passive($_)) {
            push @words, pin($_);
        } elsif ($depth) {
            my $other = across($_);
            my $behind = $other =~ /^net of/ ? at_net($other, 0) : $other;
            push @words, $parts->{(split /\./)[0]}{kind} =~ s/_Polarized//r . ">$behind";
        }
    }
    return join " ", sort @words;
}

# The net of a pin, which is named as pin() does.
sub net_at {
    my ($name) = @_;
    for my $net (sort keys %$nets) {
        return $net if grep { !passive($_) && pin($_) eq $name } @{$nets->{$net}};
    }
    complain("there is no $name");
    return "";
}

sub expect {
    my ($what, $is, @ought) = @_;
    my $ought = join " ", sort @ought;
    complain("$what: [$ought], here is [$is]") if $is ne $ought;
}

# ---- the header's pins --------------------------------------------------------------------------

my %leds = (LED_CENTRE => ["centre"], LED_FALLING => ["top left", "bottom right"],
    LED_RISING => ["bottom left", "top right"], LED_MIDDLE => ["middle left", "middle right"]);
my %reaches = (LCD_OFF => ["supply switch:G", "R>GND"], LIGHT => ["transistor:G", "R>+5V"], PIEZO => ["R>piezo:1"], SERIAL_IN => ["R>serial:Pin_3"],
    SERIAL_OUT => ["R>serial:Pin_2"], LADDER => ["key:RIGHT:2", "R>+5V", "R>key:UP:2"], LCD_RS => ["lcd:RS"],
    LCD_E => ["lcd:E"], (map { ("LCD_DB$_" => ["lcd:D$_"]) } 4 .. 7),
    map { my $net = $_; $net => [map { "R>led:$_:A" } @{$leds{$net}}] } keys %leds);

my ($chip) = grep { $names{$parts->{$_}{kind}} eq "chip" } grep { $names{$parts->{$_}{kind}} } keys %$parts;
my $pins = $parts->{$chip}{pins};
my (%headed, $count);
for (slurp($header) =~ /^#define (PIN_\w+ +PIN\(\w, \d\) \/\* \[\d+\])/mg) {
    my ($net, $letter, $bit, $number) = /PIN_(\w+) +PIN\((\w), (\d)\).*\[(\d+)\]/;
    my $port = "P$letter$bit";
    my ($is) = grep { $pins->{$_}{name} eq $port } keys %$pins;
    complain("$header has $net at $port [$number], which is pin $is") if $is ne $number;
    expect("$header has $net at $port", at_net($pins->{$is}{net}, 1), "chip:$port", @{$reaches{$net} || ["nothing known"]});
    complain("$port is on $pins->{$is}{net}, not on $net") if $pins->{$is}{net} ne $net;
    $headed{$port} = delete $reaches{$net};
    $count++;
}
complain("$header has no $_") for sort keys %reaches;
for (grep { $pins->{$_}{name} =~ /^P[A-D]\d$/ && !$headed{$pins->{$_}{name}} } sort keys %$pins) {
    my $name = $pins->{$_}{name};
    next if $name =~ /^PB[567]$/;
    complain("$name is wired, but not in $header") unless $pins->{$_}{net} =~ /^open/;
}

# ---- the rest -----------------------------------------------------------------------------------

my @others = (["chip:PB5", "isp:MOSI"], ["chip:PB6", "isp:MISO"], ["chip:PB7", "isp:SCK"],
    ["chip:~{RESET}", "isp:~{RST}", "R>+5V"], ["chip:XTAL1", "crystal:2", "C>GND"], ["chip:XTAL2", "crystal:1", "C>GND"],
    ["chip:AREF", "C>GND"], ["chip:AVCC", "L>+5V", "C>GND"], ["lcd:VO", "trimmer:2"],
    ["lcd:VDD", "supply switch:D", "trimmer:1", "C>GND"], ["lcd:LED(+)", "R>+5V"],
    ["lcd:LED(-)", "transistor:D"], ["key:UP:2", "R>LADDER", "R>key:DOWN:2"], ["key:DOWN:2", "R>key:LEFT:2", "R>key:UP:2"],
    ["key:LEFT:2", "R>key:DOWN:2", "R>key:SELECT:2"], ["key:SELECT:2", "R>key:LEFT:2"], ["piezo:1", "R>PIEZO"],
    ["serial:Pin_3", "R>SERIAL_IN"], ["serial:Pin_2", "R>SERIAL_OUT"], ["battery:+", "switch:B"], ["switch:A", "diode:A"],
    ["diode:K", "regulator:VI", "C>GND"], map { my $net = $_; map { ["led:$_:A", "R>$net"] } @{$leds{$net}} } keys %leds);
expect($_->[0], at_net(net_at($_->[0]), 1), @$_) for @others;
# Passive parts are counted: decoupling of the chip, and behind the regulator.
expect("+5V", at_net("+5V", 1), "chip:VCC", "supply switch:S", "isp:VCC", "regulator:VO", ("C>GND") x 2,
    "L>chip:AVCC", "R>LADDER", "R>LIGHT", "R>RESET", "R>lcd:LED(+)");
expect("GND", at_net("GND", 0), ("chip:GND") x 2, "lcd:VSS", "lcd:R/W", "isp:GND", "serial:Pin_1", "regulator:GND",
    "battery:-", "transistor:S", "trimmer:3", "piezo:2", (map { "led:$_:K" } map { @$_ } values %leds),
    map { "key:$_:1" } qw(RIGHT UP DOWN LEFT SELECT));

for (grep { $parts->{$_}{kind} eq "C_Polarized" } sort keys %$parts) {
    complain("$_ is the wrong way round") unless $parts->{$_}{pins}{2}{net} eq "GND";
}

# ---- numbers on the sheet -----------------------------------------------------------------------

my $sheet = join "\n", @{$read->{texts}};

sub says {
    my ($text) = @_;
    complain("the sheet does not say: " . $text =~ s/\n/ | /gr) unless $sheet =~ /(^|[^\d.])\Q$text\E/m;
}

sub ohms {
    my ($part) = @_;
    my ($number, $unit) = $part->{value} =~ /^([\d.]+)(k?)$/ or complain("$part->{Reference}: what are $part->{value} Ohm?");
    return $number * ($unit ? 1000 : 1);
}

sub tolerance {
    my ($part) = @_;
    my ($percent) = ($part->{Tolerance} // "") =~ /^([\d.]+) %$/ or complain("$part->{Reference} has no tolerance");
    return $percent / 100;
}

# The worst case: USB feeds at most 5.25 V, and a red LED has at least 1.6 V.
my ($most, $most_at_a_pin) = (0, 0);
for my $net (sort keys %leds) {
    my $milliamperes = 0;
    for (map { $parts->{(split /\./)[0]} } grep { passive($_) } @{$nets->{$net} || []}) {
        my $here = 1000 * (5.25 - 1.6) / (ohms($_) * (1 - tolerance($_)));
        $milliamperes += $here;
        $most = $here if $here > $most;
        says(sprintf "/ %s Ω = %.1f mA", ohms($_), 1000 * (5 - 1.9) / ohms($_));
    }
    complain(sprintf "$net takes %.1f mA of a pin; 18 are allowed", $milliamperes) if $milliamperes > 18;
    $most_at_a_pin = $milliamperes if $milliamperes > $most_at_a_pin;
}
says(sprintf "%.1f mA, two on a pin %.1f mA", $most, $most_at_a_pin);

# The ladder as it is wired: the resistor to +5V, and the resistors from key to key.
sub resistor_between {
    my ($net, $other) = @_;
    for (grep { passive($_) && across($_) eq $other } @{$nets->{$net}}) {
        return $parts->{(split /\./)[0]};
    }
    complain("there is no resistor from $net to $other");
    return {value => 1, Tolerance => "5 %", Reference => "none"};
}

# The thresholds of the firmware, half-way between its default levels.
my ($defaults) = slurp("firmware/ui/kit/keys.c") =~ /defaults = \{\{(.*?)\}\}/ or die "circuit: keys.c has no default levels\n";
my ($open, @levels) = map { my ($from, $less) = s/KEYS_LEVELS/1024/r =~ /^\s*(\d+)(?: - (\d+))?$/; my $level = $from - ($less // 0);
    $level > 32767 ? $level - 65536 : $level } split /,/, $defaults;
my @ends = map { ($levels[$_] + ($levels[$_ + 1] // $open)) / 2 } 0 .. $#levels;

my $above = resistor_between("LADDER", "+5V");
my ($net, $below, $begin, @bands) = ("LADDER", 0, 0);
for my $key (qw(RIGHT UP DOWN LEFT SELECT)) {
    my $next = net_at("key:$key:2");
    $below += ohms(resistor_between($net, $next)) if $next ne $net;
    $net = $next;
    my $level = sub { my ($off) = @_; 1023 * $below * (1 + $off) / ($below * (1 + $off) + ohms($above) * (1 - $off)) };
    my $tolerance = tolerance($above);
    my ($low, $nominal, $high) = (floor($level->(-$tolerance)) - 4, sprintf("%.0f", $level->(0)), ceil($level->($tolerance)) + 4);
    $low = 0 if $low < 0;
    my $end = shift @ends;
    says("$nominal\n$low to $high\n$begin to " . ($end - 1));
    complain("$key is $low to $high; the firmware takes $begin to " . ($end - 1)) if $low < $begin || $high >= $end;
    push @bands, "$low-$high";
    $begin = $end;
}

# ---- other netlists and boards ---------------------------------------------------------------------

# The groups of pins that are connected, each as one text.
sub groups {
    my ($nets) = @_;
    return {map { join(" ", sort @$_) => 1 } values %$nets};
}

my $ours = groups($nets);
for my $other (@others_to_compare) {
    my $theirs = groups($other =~ /\.kicad_pcb$/ ? read_board($other) : read_netlist($other));
    complain("connected in $other, and not here: $_") for grep { !$ours->{$_} } sort keys %$theirs;
    complain("connected here, and not in $other: $_") for grep { !$theirs->{$_} } sort keys %$ours;
}

# ---- order numbers ------------------------------------------------------------------------------

for (map { $parts->{$_} } sort keys %$parts) {
    my ($reference, $maker, $number) = map { $_ // "" } @{$_}{"Reference", "Maker", "Order number"};
    complain("$reference has no value") if $_->{value} eq "" || $_->{value} eq $_->{kind} && $reference =~ /^[RCLY]/;
    complain("$reference is not described") if ($_->{Description} // "") eq "";
    complain("$reference has no tolerance") if $reference =~ /^([RCLY]|RV)\d/ && ($_->{Tolerance} // "") eq "";
    complain("$reference has an order number without a maker, or no number") if ($maker eq "") != ($number eq "");
    # In an order number J means 5 %, and 3K3 means 3.3k.
    next unless $maker eq "Yageo";
    my ($value, $unit) = $_->{value} =~ /^([\d.]+)([kM]?)$/;
    $unit = uc $unit || "R";
    $value = $value =~ /\./ ? $value =~ s/\./$unit/r : "$value$unit";
    complain("$reference, $_->{value} and $_->{Tolerance}, is ordered as $number") unless $number eq "CFR-25JB-52-$value" && $_->{Tolerance} eq "5 %";
}

printf "$file: $count pins as in $header; keys @bands; at most %.1f mA a pin%s\n", $most_at_a_pin, join "", map { "; nets as in $_" } @others_to_compare
    unless $wrong;
exit($wrong != 0);
