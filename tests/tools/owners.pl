#!/usr/bin/perl
# Which source file every section of an image comes from, when one object holds the whole program.
#
# usage: owners.pl debug.elf debug.map whole.o kostka.map lean.o >kostka.owners
# Prints the map's memory part with whole.o's sections split by source file and named after it, and
# then a line "inlined ADDRESS FUNCTION" for every function inlined into the one at that address. A
# section holds one variable, or functions: its first bytes belong to the file that declares it, the
# further code of a function to the .c files of its lines, so that what is inlined counts where it was
# written; so do further functions. What DWARF does not know stays with whole.o. Addresses are those of debug.elf; a section is as
# long as in kostka.map, where whole.o is called lean.o and has no DWARF: the end of a section takes
# the difference.
use strict;
use warnings;

my ($elf, $map, $whole, $lean_map, $lean) = @ARGV;
my (%files, %owner, %die, @inlined, @functions, %line_at);

sub run { open(my $pipe, '-|', @_) or die "owners: cannot run $_[0]\n"; return $pipe; }

# The tables of files, by their offset in .debug_line, and the file of every address with a line.
my ($table, $part, $address, $file, %directories) = (0, '', 0, 1);
my $in = run('avr-readelf', '--debug-dump=rawline', $elf);
while (<$in>) {
    if (/^\s+Offset:\s+0x([0-9a-f]+)/) { $table = hex $1; $part = ''; %directories = (); }
    elsif (/The Directory Table/) { $part = 'directories'; }
    elsif (/The File Name Table/) { $part = 'files'; }
    elsif (/Line Number Statements/) { $part = ''; }
    elsif ($part eq 'directories' && /^\s+(\d+)\t(.+)$/) { $directories{$1} = $2; }
    elsif ($part eq 'files' && /^\s+(\d+)\t(\d+)\t\d+\t\d+\t(.+)$/) {
        $files{$table}{$1} = $2 ? "$directories{$2}/$3" : $3;
    } else {
        $address = hex $1 if /(?:Address|PC) .*?to 0x([0-9a-f]+)/;
        $file = $1 if /Set File Name to entry (\d+)/;
        $line_at{$address} = $files{$table}{$file} if /Special opcode|Copy$/;
        ($address, $file) = (0, 1) if /End of Sequence/;
    }
}
close $in or die "owners: avr-readelf cannot read $elf\n";

# The entries of .debug_info: where each was declared, and where it is.
my (@path, $die);
$in = run('avr-readelf', '--debug-dump=info', $elf);
while (<$in>) {
    if (/^ <([0-9a-f]+)><([0-9a-f]+)>: Abbrev Number: (\d+)(?: \((\S+)\))?/) {
        my ($depth, $offset, $tag) = (hex $1, $2, $4 // '');
        $table = undef if $tag eq 'DW_TAG_compile_unit';
        $die = $die{$offset} = { tag => $tag, parent => $depth ? $path[$depth - 1] : undef };
        $path[$depth] = $die;
        next;
    }
    next unless $die;
    if (/DW_AT_stmt_list\s*: 0x([0-9a-f]+)/) { $table = hex $1; }
    elsif (/DW_AT_name\s*:.*?(\S+)\s*$/) { $die->{name} = $1; }
    elsif (/DW_AT_decl_file\s*: (\d+)/) { $die->{file} = $files{$table}{$1}; }
    elsif (/DW_AT_low_pc\s*: 0x([0-9a-f]+)/) { $die->{low} = hex $1; }
    elsif (/DW_AT_(?:abstract_origin|specification)\s*: <0x([0-9a-f]+)>/) { $die->{origin} = $1; }
    elsif (/DW_AT_location\s*:.*\(DW_OP_addr: ([0-9a-f]+)\)/) { $die->{low} = hex $1; }
}
close $in or die "owners: avr-readelf cannot read $elf\n";

# What an entry does not say itself, the one it is an instance of says.
sub of {
    my ($entry, $what) = @_;
    $entry = $die{ $entry->{origin} } while !defined $entry->{$what} && defined $entry->{origin};
    return $entry->{$what};
}

for my $entry (values %die) {
    my $file = of($entry, 'file');
    if ($entry->{tag} =~ /_(subprogram|variable)$/ && defined $entry->{low} && defined $file) {
        push @functions, [$entry->{low}, $file, of($entry, 'name')] if $entry->{tag} =~ /subprogram$/;
        my $known = $owner{ $entry->{low} };
        # Of two the same address is one's: the smaller name, to be the same in every run.
        $owner{ $entry->{low} } = $file if !defined $known || $file lt $known;
    } elsif ($entry->{tag} eq 'DW_TAG_inlined_subroutine') {
        my $outer = $entry;
        $outer = $outer->{parent} while $outer && $outer->{tag} ne 'DW_TAG_subprogram';
        push @inlined, [$outer->{low}, of($entry, 'name')] if $outer && defined $outer->{low};
    }
}

sub split_section {
    my ($name, $start, $size) = @_;
    my $now = $owner{$start} // ($name =~ /^\.text/ ? $line_at{$start} : undef) // $whole;
    my $from = $start;
    my @lines = $name =~ /^\.text/ && $now ne $whole ? $start + 1 .. $start + $size - 1 : ();
    for my $at (grep { $owner{$_} || ($line_at{$_} // "") =~ m{\.(?:c|pl)$} } @lines) {
        my $file = $owner{$at} // $line_at{$at};
        next if $file eq $now;
        printf " %s 0x%x 0x%x %s\n", $name, $from, $at - $from, $now;
        ($from, $now) = ($at, $file);
    }
    printf " %s 0x%x 0x%x %s\n", $name, $from, $start + $size - $from, $now;
}

# Calls $take with the name, address, size and file of every section of a map, $leave with other lines.
sub read_map {
    my ($path, $take, $leave) = @_;
    my ($section, $mapped);
    open(my $lines, '<', $path) or die "owners: $path: $!\n";
    while (<$lines>) {
        $mapped ||= /^Linker script and memory map/;
        next unless $mapped;
        if (/^ (\.\S+|COMMON)\s*$/) { $section = $1; next; }
        if (/^ (\.\S+|COMMON)?\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+)$/ && defined($1 // $section)) {
            $take->($1 // $section, hex $2, hex $3, $4);
        } else {
            $leave->($_);
        }
        $section = undef;
    }
}

my %lean_size;
read_map($lean_map, sub {
    my ($name, $start, $size, $file) = @_;
    $lean_size{"$file $name"} += $size;
}, sub { });
read_map($map, sub {
    my ($name, $start, $size, $file) = @_;
    my $key = ($file eq $whole ? $lean : $file) . " $name";
    $size = $lean_size{$key} // 0 if $size && $name =~ /^\.text/;
    if ($file eq $whole && $size) { split_section($name, $start, $size); }
    else { printf " %s 0x%x 0x%x %s\n", $name, $start, $size, $file; }
}, sub { print $_[0]; });
printf "inlined 0x%x %s\n", @$_ for sort { $a->[0] <=> $b->[0] || $a->[1] cmp $b->[1] } @inlined;
printf "function 0x%x %s %s\n", @$_ for sort { $a->[0] <=> $b->[0] || "@$a" cmp "@$b" } @functions;
