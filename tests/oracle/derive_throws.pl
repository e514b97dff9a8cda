#!/usr/bin/perl
# Derives the throws of a game from its text, by docs/console.md alone: by "A game as text" and by
# what it says about throws. Prints COUNT throws, as kostka-verify --all does. Exits with 3 if that
# page says that the file does not prove all of the game.
# usage: derive_throws.pl FILE COUNT
use strict;
use warnings;
use Digest::SHA qw(sha256);

my ($file, $count) = @ARGV;
my %value;
@value{'A' .. 'Z', '2' .. '7'} = 0 .. 31;

sub from_base32 {
    my $bits = join '', map { sprintf '%05b', $value{$_} } split //, shift;
    return pack 'B*', substr $bits, 0, length($bits) - length($bits) % 8;
}

sub to_base32 {
    my ($bytes, $letters) = @_;
    my $bits = unpack 'B*', $bytes;
    my %letter = reverse %value;
    return join '', map { $letter{ oct '0b' . substr $bits, 5 * $_, 5 } } 0 .. $letters - 1;
}

# ---- the text ------------------------------------------------------------------------------------

my ($bytes, $commitment) = ('', '');
open my $lines, '<', $file or die "$file: $!\n";
while (<$lines>) {
    die "$file:$.: a NUL byte\n" if /\0/;
    s/^\xEF\xBB\xBF// if $. == 1;
    s/[\r\n]+$//;
    if (/^\s*commitment(?![a-z])/i) {
        /^commitment ([A-Z2-7]{20})(, dice not trusted)?$/ or die "$file:$.: no commitment\n";
        die "$file:$.: another commitment than before\n" if $commitment && $commitment ne $1;
        $commitment = $1;
    }
    $bytes .= from_base32($1) if m{^\d+/\d+ ([A-Z2-7]+)$};
}
my ($format, $game, $flags) = unpack 'C3', $bytes;
die "$file: no game, or no seed\n" unless $format == 1 && $flags & 128;
my $seed = substr $bytes, 3 + 16, 12;
my $added = $flags & 64 ? substr $bytes, 3 + 16 + 12, 2 : '';
my ($events_before, $before) = # the base position, and the throws before it
    unpack 'v2', substr $bytes, 3 + 16 + 12 + length($added) + 2, 4;
die "$file: an added number of more than four digits\n" if $added ne '' && unpack('v', $added) > 9999;

sub crc16 {
    my $crc = 0xFFFF;
    for my $byte (unpack 'C*', shift) {
        $crc ^= $byte << 8;
        $crc = $crc & 0x8000 ? ($crc << 1 ^ 0x1021) & 0xFFFF : $crc << 1 & 0xFFFF for 1 .. 8;
    }
    return $crc;
}
die "$file: the check sum does not fit\n"
    unless crc16(substr $bytes, 0, -2) == unpack 'n', substr $bytes, -2;
die "$file: another commitment\n"
    if $commitment && to_base32(sha256($seed), 20) ne $commitment;

# ---- ChaCha with 8 rounds ------------------------------------------------------------------------

sub rotate { my ($word, $by) = @_; return ($word << $by | $word >> 32 - $by) & 0xFFFFFFFF }

sub quarter {
    my ($x, $a, $b, $c, $d) = @_;
    for ([$a, $b, $d, 16], [$c, $d, $b, 12], [$a, $b, $d, 8], [$c, $d, $b, 7]) {
        my ($to, $add, $turn, $by) = @$_;
        $x->[$to] = $x->[$to] + $x->[$add] & 0xFFFFFFFF;
        $x->[$turn] = rotate($x->[$turn] ^ $x->[$to], $by);
    }
}

sub block {
    my @start = unpack 'V16', 'expand 32-byte k' . shift() . "\0" x 16;
    my @x = @start;
    for (1 .. 4) {
        quarter(\@x, $_, $_ + 4, $_ + 8, $_ + 12) for 0 .. 3;
        quarter(\@x, $_, 4 + ($_ + 1) % 4, 8 + ($_ + 2) % 4, 12 + ($_ + 3) % 4) for 0 .. 3;
    }
    return pack 'V16', map { $x[$_] + $start[$_] & 0xFFFFFFFF } 0 .. 15;
}

# ---- throws --------------------------------------------------------------------------------------

for my $number ($before + 1 .. $before + $count) {
    my $block = block(pack 'a12 v a18', $seed, $number, $added);
    my @given = unpack 'C*', substr($block, 0, 16) . substr($block, 48, 16);
    my @dice;
    while (@dice < 6) {
        my $byte = shift @given;
        push @dice, $byte % 6 + 1 if $byte < 252;
    }
    printf "throw %d: %s %d/64\n", $number, join(' ', @dice), $given[0] % 64;
}

# ---- what is not proved --------------------------------------------------------------------------

warn "$file: the events before the base position are not in the record\n" if $events_before;
warn "$file: no commitment\n" unless $commitment;
exit($events_before || !$commitment ? 3 : 0);
