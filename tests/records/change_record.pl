#!/usr/bin/perl
# Writes the lines of a game again with something changed in it, and a check sum that fits. Without
# a commitment. usage: change_record.pl FILE CHANGE…, where CHANGE is
#   unseeded      no seed, as before the end of a game
#   events=N      only the first N events, of which `decisions` must say how many are decisions
#   decisions=N   only the first N decisions of the list
#   base_events=N the base position comes after N events
#   setup=I:V     value I of the setup is V
#   added=N       a player has added N to the seed
#   flip=I        another bit I of the decisions
#   base=I        another byte I of the base position
use strict;
use warnings;

my %value;
@value{'A' .. 'Z', '2' .. '7'} = 0 .. 31;
my %letter = reverse %value;
my @decision_bits = (1, 5, 5, 22, 20); # indexed by game

# ---- read ----------------------------------------------------------------------------------------

my ($file, @changes) = @ARGV;
my $bytes = '';
open my $lines, '<', $file or die "$file: $!\n";
while (<$lines>) {
    next unless m{^\d+/\d+ ([A-Z2-7]+)$};
    my $bits = join '', map { sprintf '%05b', $value{$_} } split //, $1;
    $bytes .= pack 'B*', substr $bits, 0, length($bits) - length($bits) % 8;
}
my ($format, $game, $flags) = unpack 'C3', $bytes;
my @setup = unpack 'C16', substr $bytes, 3;
my $rest = substr $bytes, 19, -2;
my $seed = $flags & 128 ? substr $rest, 0, 12, '' : '';
my $added = $flags & 64 ? substr $rest, 0, 2, '' : '';
my ($events, $base_events, $base_throws, $decisions) = unpack 'v4', substr $rest, 0, 8, '';
my $own = substr $rest, length($rest) - ($flags & 63), $flags & 63, '';
my $list_bytes = int(($decisions * $decision_bits[$game] + 7) / 8);
my $list = unpack 'b*', substr $rest, length($rest) - $list_bytes, $list_bytes, '';
my $base = $rest;

# ---- change --------------------------------------------------------------------------------------

for (@changes) {
    if (/^unseeded$/) {
        $seed = '';
    } elsif (/^events=(\d+)$/) {
        $events = $1;
        ($base, $base_events, $base_throws) = ('', 0, 0) if $events == 0;
    } elsif (/^decisions=(\d+)$/) {
        $decisions = $1;
        $list = substr $list, 0, $decisions * $decision_bits[$game];
    } elsif (/^base_events=(\d+)$/) {
        $base_events = $1;
    } elsif (/^setup=(\d+):(\d+)$/) {
        $setup[$1] = $2;
    } elsif (/^added=(\d+)$/) {
        $added = pack 'v', $1;
    } elsif (/^flip=(\d+)$/) {
        substr($list, $1, 1) =~ tr/01/10/;
    } elsif (/^base=(\d+)$/) {
        substr($base, $1, 1) ^= "\1";
    } else {
        die "$_: no such change\n";
    }
}

# ---- write ---------------------------------------------------------------------------------------

sub crc16 {
    my $crc = 0xFFFF;
    for my $byte (unpack 'C*', shift) {
        $crc ^= $byte << 8;
        $crc = $crc & 0x8000 ? ($crc << 1 ^ 0x1021) & 0xFFFF : $crc << 1 & 0xFFFF for 1 .. 8;
    }
    return $crc;
}

$flags = length($own) | ($seed ne '' && 128) | ($added ne '' && 64);
$bytes = pack('C19', $format, $game, $flags, @setup) . $seed . $added
    . pack('v4', $events, $base_events, $base_throws, $decisions) . $base . pack('b*', $list) . $own;
$bytes .= pack 'n', crc16($bytes);
my @parts = unpack '(a30)*', $bytes;
for my $number (1 .. @parts) {
    my $bits = unpack 'B*', $parts[$number - 1];
    my $text = join '', map { $letter{ oct '0b' . substr $_ . '0000', 0, 5 } } $bits =~ /.{1,5}/g;
    printf "%d/%d %s\n", $number, scalar @parts, $text;
}
