#!/usr/bin/perl
# The simulator reports what an image does wrong, and ends by itself whatever the image does: programs
# of random words, of random instructions, and the firmware with some of its words changed.
# usage: random_images.pl COUNT SEED SIM ELF SCRATCH
use strict;
use warnings;

my ($count, $seed, $sim, $elf, $scratch) = @ARGV;
die "usage: random_images.pl COUNT SEED SIM ELF SCRATCH\n" unless defined $scratch;
srand $seed;
mkdir $scratch;

open my $file, '<:raw', $elf or die "$elf: $!\n";
my $firmware = do { local $/; <$file> };
my ($table, $size, $entries) = unpack 'x28 V x10 v v', $firmware;
my ($from, $length); # of the program in the file
for my $entry (0 .. $entries - 1) {
    my ($type, $offset, undef, $address, $bytes) = unpack 'V5', substr $firmware, $table + $entry * $size, 20;
    ($from, $length) = ($offset, $bytes) if $type == 1 && $address == 0 && $bytes > 0;
}
die "$elf: no program at address 0\n" unless defined $from;

my $script = "$scratch/run.script";
open $file, '>', $script or die "$script: $!\n";
print $file "allow-reset\nhold ok 50ms\ntype \"help\"\nwait 150ms\npower-cut\nwait 100ms\npass\n";
close $file;

# Instructions that reach memory, the stack, the ports and the interrupts.
my @opcodes = (0x9200, 0x900C, 0x920C, 0x93CF, 0x91CF, 0x9508, 0x9518, 0x9478, 0x9588, 0x95A8, 0x95E8, 0x9409, 0x9509, 0xB800, 0xB000, 0x9A00, 0xBF0D, 0xBF0E, 0x95C8, 0x9598);

my %makers = (
    'random words' => sub { substr $_[0], $from, $length, pack 'v*', map { int rand 65536 } 1 .. $length / 2 },
    'random instructions' => sub {
        substr $_[0], $from, $length, pack 'v*', map { $opcodes[rand @opcodes] | (rand() < 0.5 ? int(rand 512) & 0x1F0 : 0) } 1 .. $length / 2;
    },
    'changed words' => sub {
        for (1 .. 1 + int rand 200) {
            substr $_[0], $from + 2 * int(rand $length / 2), 2, pack 'v', int rand 65536;
        }
    },
);
my (%ended, $image);
for my $number (1 .. $count) {
    my $kind = (sort keys %makers)[$number % 3];
    my $bytes = $firmware;
    $makers{$kind}->($bytes);
    open $file, '>:raw', "$scratch/random.elf" or die "$scratch/random.elf: $!\n";
    print $file $bytes;
    close $file;
    my $said = `timeout 60 $sim --seed $number --script $script $scratch/random.elf 2>&1`;
    my $status = $?;
    if ($status != 0 && $status != 256) {
        rename "$scratch/random.elf", "$scratch/failed.elf";
        print "image $number of seed $seed ($kind), kept as $scratch/failed.elf: status $status\n$said";
        exit 1;
    }
    $ended{$status ? 'a fault reported' : 'no fault'}++;
}
print "measured $count images: ", join(', ', map { "$ended{$_} $_" } sort keys %ended), "\n";
