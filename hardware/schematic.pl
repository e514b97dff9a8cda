# Reads a schematic of KiCad (bare-1284p/*.kicad_sch): its parts, and what its wires connect.
#
#   read_schematic(FILE)  {parts => {REF => {kind, value, FIELD..., pins => {NUMBER => {name, net}}}},
#                          nets => {NET => ["REF.NUMBER"...]}, texts => [TEXT...], wrong => [COMPLAINT...]}
#   read_netlist(FILE)    the nets of a netlist that KiCad has exported (kicadsexpr)
#   read_board(FILE)      the nets of a board (kicad_pcb), by its pads
#
# kind is the symbol's name in KiCad's library. A net has the name of its label or of its supply; a
# net that has neither is named after one of its pins. Flags (#PWR, #FLG) are no parts. Sheets,
# buses and parts of several units, which the schematics here do not have, are refused.
use strict;
use warnings;
use utf8;

sub slurp {
    my ($file) = @_;
    open my $in, "<:encoding(UTF-8)", $file or die "schematic: $file: $!\n";
    local $/;
    return <$in>;
}

# A list of lists and words: ["wire", ["pts", ["xy", 1, 2], ...], ...].
sub parsed {
    my ($text) = @_;
    my @open = ([]);
    while ($text =~ /\G\s*(?:(\()|(\))|"((?:[^"\\]|\\.)*)"|([^\s()"]+))/gc) {
        if ($1) {
            push @open, [];
        } elsif ($2) {
            my $done = pop @open;
            push @{$open[-1]}, $done;
        } else {
            my $word = defined $3 ? $3 =~ s/\\(.)/$1 eq "n" ? "\n" : $1/ger : $4;
            push @{$open[-1]}, $word;
        }
    }
    die "schematic: this is not made of brackets\n" unless @open == 1 && @{$open[0]} == 1;
    return $open[0][0];
}

sub all_of {
    my ($list, $name) = @_;
    return grep { ref && $_->[0] eq $name } @$list;
}

sub one_of {
    my ($list, $name) = @_;
    return (all_of($list, $name))[0] || [];
}

# Coordinates as one text, in tenths of a micrometre, as KiCad counts.
sub place {
    return join " ", map { sprintf "%.0f", 10000 * $_ } @_;
}

# Where a label, a junction or a mark is.
sub point_of {
    my ($item) = @_;
    return place(@{one_of($item, "at")}[1, 2]);
}

# ---- symbols ------------------------------------------------------------------------------------

# {SYMBOL => {NUMBER => {name, x, y}}}, y upwards.
sub pins_of_symbols {
    my ($sheet) = @_;
    my %symbols;
    for my $symbol (all_of(one_of($sheet, "lib_symbols"), "symbol")) {
        for my $pin (map { all_of($_, "pin") } all_of($symbol, "symbol")) {
            my (undef, $x, $y) = @{one_of($pin, "at")};
            my ($number, $name) = map { one_of($pin, $_)->[1] } qw(number name);
            $symbols{$symbol->[1]}{$number} = {name => $name, x => $x, y => $y};
        }
    }
    return \%symbols;
}

# The place of a pin of a symbol that may be turned (anticlockwise) and mirrored; y downwards.
sub pin_place {
    my ($at, $mirror, $pin) = @_;
    my ($x, $y) = @{$pin}{qw(x y)};
    ($x, $y) = (-$y, $x) for 1 .. ($at->[3] || 0) / 90;
    $y = -$y if $mirror eq "x";
    $x = -$x if $mirror eq "y";
    return place($at->[1] + $x, $at->[2] - $y);
}

# ---- wires --------------------------------------------------------------------------------------

my (%group, @wrong);

sub group_of {
    my ($point) = @_;
    $group{$point} //= $point;
    $point = $group{$point} while $group{$point} ne $point;
    return $point;
}

sub unite {
    my ($one, $other) = map { group_of($_) } @_;
    $group{$one} = $other;
}

# True if a point lies on a wire but at neither end.
sub crosses {
    my ($wire, $point) = @_;
    my ($x, $y, $x2, $y2, $u, $v) = map { split / / } @$wire, $point;
    my $along = $x == $x2 && $u == $x ? [sort { $a <=> $b } $y, $v, $y2] : $y == $y2 && $v == $y ? [sort { $a <=> $b } $x, $u, $x2] : return 0;
    return $point ne $wire->[0] && $point ne $wire->[1] && $along->[1] == ($x == $x2 ? $v : $u);
}

sub wires_of {
    my ($sheet) = @_;
    my @wires;
    for my $wire (all_of($sheet, "wire")) {
        my @ends = map { place(@{$_}[1, 2]) } all_of(one_of($wire, "pts"), "xy");
        my ($x, $y, $x2, $y2) = map { split / / } @ends;
        push @wrong, "a wire is slanted at $ends[0]" unless $x == $x2 || $y == $y2;
        unite(@ends);
        push @wires, \@ends;
    }
    return @wires;
}

# ---- nets and parts -----------------------------------------------------------------------------

# Connects the points of labels and supplies that have the same name.
sub named {
    my ($names, $first, $name, $point) = @_;
    unite($point, $first->{$name} //= $point);
    push @$names, [$name, $point];
}

sub part_of {
    my ($symbol, $symbols) = @_;
    my ($id, $at) = map { one_of($symbol, $_) } qw(lib_id at);
    my %field = map { $_->[1] => $_->[2] } all_of($symbol, "property");
    my $mirror = one_of($symbol, "mirror")->[1] // "";
    my $pins = $symbols->{$id->[1]} or die "schematic: $field{Reference} is a $id->[1], which is not in lib_symbols\n";
    my %part = (%field, kind => $id->[1] =~ s/.*://r, value => $field{Value});
    $part{pins}{$_} = {name => $pins->{$_}{name}, place => pin_place($at, $mirror, $pins->{$_})} for keys %$pins;
    return ($field{Reference}, \%part);
}

# Complains of pins that are neither wired nor marked, and of wires that end at nothing: at such a
# point there is just one end of a wire, mark, or part with a pin.
sub loose_ends {
    my ($wires, $pins, $marks) = @_;
    my %ends;
    $ends{$_}++ for (map { @$_ } @$wires), keys %$marks, map { my $point = $_; map { $point } keys %{$pins->{$point}} } keys %$pins;
    for my $point (sort keys %$pins) {
        push @wrong, join(" ", keys %{$pins->{$point}}) . " is neither wired nor marked as open" unless $ends{$point} > 1;
    }
    for my $point (map { @$_ } @$wires) {
        push @wrong, "a wire ends at nothing at $point" unless $ends{$point} > 1;
    }
}

# An end or a pin in the middle of a wire is connected by a junction. Without one it only looks
# connected.
sub joints {
    my ($wires, $pins, %junction) = @_;
    for my $point (keys %junction, keys %$pins, map { @$_ } @$wires) {
        for my $wire (grep { crosses($_, $point) } @$wires) {
            push @wrong, "what lies on a wire at $point has no junction" unless $junction{$point};
            unite($point, $wire->[0]);
        }
    }
}

sub nets_of {
    my ($parts, $names, $open) = @_;
    my (%name, %nets);
    for (@$names) {
        my ($name, $group) = ($_->[0], group_of($_->[1]));
        push @wrong, "$name is connected with $name{$group}" if ($name{$group} //= $name) ne $name;
    }
    for my $ref (sort keys %$parts) {
        for my $number (sort keys %{$parts->{$ref}{pins}}) {
            my $pin = $parts->{$ref}{pins}{$number};
            my $net = $name{group_of($pin->{place})} //= $open->{$pin->{place}} ? "open $ref.$number" : "net of $ref.$number";
            $pin->{net} = $net;
            push @{$nets{$net}}, "$ref.$number";
        }
    }
    for (grep { /^open/ && @{$nets{$_}} > 1 } sort keys %nets) {
        push @wrong, "@{$nets{$_}} are connected and marked as open";
    }
    return \%nets;
}

# {REF => PART}, and which parts have a pin at a point.
sub parts_of {
    my ($sheet, $names, $first) = @_;
    my $symbols = pins_of_symbols($sheet);
    my (%parts, %pins);
    for my $symbol (all_of($sheet, "symbol")) {
        my ($ref, $part) = part_of($symbol, $symbols);
        my @places = map { $_->{place} } values %{$part->{pins}};
        push @wrong, "there are two $ref" if $parts{$ref};
        $pins{$_}{$ref} = 1 for @places;
        named($names, $first, $part->{value}, @places) if $ref =~ /^#PWR/;
        $parts{$ref} = $part;
    }
    return (\%parts, \%pins);
}

# A label names the wire that it lies on.
sub labels_of {
    my ($sheet, $wires, $names, $first) = @_;
    my @points;
    for my $label (all_of($sheet, "label")) {
        my $point = point_of($label);
        my @crossed = grep { crosses($_, $point) } @$wires;
        named($names, $first, $label->[1], $point);
        push @wrong, "the label $label->[1] lies on no wire" unless @crossed || grep { $_->[0] eq $point || $_->[1] eq $point } @$wires;
        unite($point, $_->[0]) for @crossed;
        push @points, $point;
    }
    return @points;
}

sub read_schematic {
    my ($file) = @_;
    my $sheet = parsed(slurp($file));
    (%group, @wrong) = ();
    for (qw(sheet bus bus_entry hierarchical_label global_label netclass_flag)) {
        die "schematic: $file has a $_, which nobody here can read\n" if all_of($sheet, $_);
    }
    my (@names, %first);
    my @wires = wires_of($sheet);
    my ($parts, $pins) = parts_of($sheet, \@names, \%first);
    my %open = map { point_of($_) => 1 } all_of($sheet, "no_connect");
    my %marks = map { $_ => 1 } keys %open, labels_of($sheet, \@wires, \@names, \%first);
    joints(\@wires, $pins, map { point_of($_) => 1 } all_of($sheet, "junction"));
    loose_ends(\@wires, $pins, \%marks);
    delete @{$parts}{grep { /^#/ } keys %$parts};
    my $nets = nets_of($parts, \@names, \%open);
    my @texts = map { $_->[1] } all_of($sheet, "text");
    return {parts => $parts, nets => $nets, texts => \@texts, wrong => [@wrong]};
}

sub read_netlist {
    my ($file) = @_;
    my %nets;
    for my $net (all_of(one_of(parsed(slurp($file)), "nets"), "net")) {
        $nets{one_of($net, "name")->[1]} = [map { one_of($_, "ref")->[1] . "." . one_of($_, "pin")->[1] } all_of($net, "node")];
    }
    return \%nets;
}

# A part may have several pads with one number, and pads without a number, which only hold it.
sub read_board {
    my ($file) = @_;
    my %nets;
    for my $part (all_of(parsed(slurp($file)), "footprint")) {
        my ($reference) = map { $_->[2] } grep { $_->[1] eq "Reference" } all_of($part, "property");
        for my $pad (grep { $_->[1] ne "" } all_of($part, "pad")) {
            my $net = one_of($pad, "net")->[2] // "none of $reference.$pad->[1]";
            $nets{$net}{"$reference.$pad->[1]"} = 1;
        }
    }
    return {map { $_ => [sort keys %{$nets{$_}}] } keys %nets};
}

1;
