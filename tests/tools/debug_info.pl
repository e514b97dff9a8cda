# Reads the debug information of an AVR image: its functions, and the parts of its variables.
# stack.pl loads it with `require`.
use strict;
use warnings;

my (%entry, %functions, %variable, @symbols);

# The lines that a program prints; a program that fails ends this one.
sub lines_of {
    open(my $pipe, '-|', @_) or fail("cannot run $_[0]");
    my @lines = <$pipe>;
    close $pipe or fail("$_[0] has failed");
    return @lines;
}

# A function's or variable's name in the source, from that of a clone: draw, of draw.lto_priv.17.
sub plain { return $_[0] =~ s/\..*//r; }

sub referred {
    my ($entry, $attribute) = @_;
    return $entry{ hex(($entry->{$attribute} // '') =~ s/[<>]//gr) };
}

# An attribute of an entry, or of the one that it is an instance of.
sub attribute {
    my ($entry, $attribute) = @_;
    my $origin = referred($entry, 'abstract_origin') // referred($entry, 'specification');
    return $entry->{$attribute} // ($origin && attribute($origin, $attribute));
}

sub debug_info_read {
    my ($elf) = @_;
    my @nest;
    for (lines_of('avr-readelf', '-wi', $elf)) {
        if (/^ <(\d+)><([0-9a-f]+)>: .*\(DW_TAG_(\w+)\)/) {
            my $entry = $entry{ hex $2 } = { tag => $3, parts => [] };
            @nest = (@nest[0 .. $1 - 1], $entry);
            push @{ $nest[-2]{parts} }, $entry if $1 > 0;
        } elsif (@nest && /^ +<[0-9a-f]+> +DW_AT_(\w+) *: (?:\(indirect string.*?\): )?(.*?)\s*$/) {
            $nest[-1]{$1} = $2;
        }
    }
    for my $entry (values %entry) {
        if ($entry->{tag} eq 'subprogram' && $entry->{low_pc} && attribute($entry, 'name')) {
            push @{ $functions{ hex $entry->{low_pc} } }, $entry;
        } elsif ($entry->{tag} eq 'variable' && ($entry->{location} // '') =~ /DW_OP_addr: (\w+)\)$/) {
            $variable{ hex $1 } = $entry;
        }
    }
    @symbols =
        map { /^(\w+) (\w+) \w (\S+)$/ ? [hex $1, hex $2, plain($3)] : () } lines_of('avr-nm', '-S', $elf);
}

sub inlined_in {
    my @parts = map { @{ $_->{parts} } } @_;
    return () if !@parts;
    my @names = map { attribute($_, 'name') // () } grep { $_->{tag} eq 'inlined_subroutine' } @parts;
    return (@names, inlined_in(@parts));
}

# The functions of the source that begin at an address, and the names of those inlined into them.
sub functions_at {
    my ($address) = @_;
    return map { {
        name => plain(attribute($_, 'name')),
        line => attribute($_, 'decl_line'), # undefined for .isra clones
        inlined => [inlined_in($_)],
    } } @{ $functions{$address} // [] };
}

sub type_of {
    my ($entry) = @_;
    my $type = $entry && $entry{ hex((attribute($entry, 'type') // '') =~ s/[<>]//gr) };
    return $type && $type->{tag} =~ /^(const_type|volatile_type|typedef)$/ ? type_of($type) : $type;
}

sub size_of {
    my ($type) = @_;
    return $type->{byte_size} // 1 if $type->{tag} ne 'array_type';
    my $size = size_of(type_of($type));
    $size *= $_->{upper_bound} + 1 for grep { $_->{tag} eq 'subrange_type' } @{ $type->{parts} };
    return $size;
}

# The part at an offset within an object: struct.field, or the object's own name if it has no
# fields.
sub part_of {
    my ($name, $type, $offset) = @_;
    return part_of($name, type_of($type), $offset % size_of(type_of($type))) if $type->{tag} eq 'array_type';
    return $name if $type->{tag} !~ /^(structure|union)_type$/;
    for my $member (reverse grep { $_->{tag} eq 'member' } @{ $type->{parts} }) {
        my ($start) = ($member->{data_member_location} // 0) =~ /(\d+)\)?$/;
        next if $start > $offset;
        return part_of(($type->{name} // $name) . ".$member->{name}", type_of($member), $offset - $start);
    }
}

# The same for an address. avr-gcc 5.4 loses the type of an array in flash; such an array is one
# part.
sub variable_part_at {
    my ($address) = @_;
    for (grep { $_->[0] <= $address && $address < $_->[0] + $_->[1] } @symbols) {
        my ($start, undef, $name) = @$_;
        my $type = type_of($variable{$start});
        return $type ? part_of($name, $type, $address - $start) : $name;
    }
    return sprintf 'unnamed data at 0x%x', $address;
}

1;
