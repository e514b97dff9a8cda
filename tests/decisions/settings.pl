#!/usr/bin/perl
# Prints every setting of a game in which a computer decides, one per line, separated by tabs: the
# game, the options in the order of its setup as NAME=VALUE, and last how long computers play it. It
# does not matter who plays, only how many do, so computers play. Boards are those built in.
use strict;
use warnings;

my @levels = ('easy', 'good', 'best');

sub line { print join("\t", @_), "\n"; }

# With one token each there is nothing to decide. With two, each choice is that of one player,
# whoever else plays.
sub snakes {
    for my $board ('forch', 'chutes', 'classic') {
        for my $overshoot ('stay', 'bounce', 'win') {
            for my $players (1 .. 6) {
                for my $kicks ($players > 1 ? ('no', 'yes') : ('no')) {
                    for my $level (@levels) {
                        line('Snakes, ladders', "Board=$board", "Players=$players",
                            'P1=computer', ($players > 1 ? "P2=computer" : ()),
                            ($players > 1 ? "Kick-out=$kicks" : ()), 'Tokens=2',
                            "Too far=$overshoot", "Level=$level", '20s');
                    }
                }
            }
        }
    }
}

# A level for each seat.
sub tenk {
    my @kinds = ('CPU easy', 'CPU good', 'CPU best');
    for my $players (2 .. 4) {
        for my $seats (0 .. 3**$players - 1) {
            my @seat = map { 'P' . ($_ + 1) . '=' . $kinds[int($seats / 3**$_) % 3] } 0 .. $players - 1;
            for my $last ('no', 'yes') {
                line('Ten thousand', "Players=$players", @seat, "Last turns=$last", '40s');
            }
        }
    }
}

# Heads from 8/64 to 63/64, in steps of 8 and of 1.
sub penney {
    for my $letters (2 .. 5) {
        for my $players (2, 3) {
            for my $heads (8 .. 63) {
                for my $level (@levels) {
                    line("Penney's game", "Letters=$letters", "Players=$players", 'P1=computer',
                        ($players > 2 ? 'P3=computer' : ()),
                        'Heads=' . ($heads - $heads % 8) . '/64', 'add to it=' . $heads % 8 . '/64',
                        "Level=$level", '10s');
                }
            }
        }
    }
}

# The second computer replies to the placement of the first.
sub chips {
    for my $fields ('thirds', 'die', 'two dice') {
        for my $chips (1 .. 15) {
            for my $level (@levels) {
                line('Chips', "Fields=$fields", "Chips=$chips", 'P1=computer', "Level=$level", '12s');
            }
        }
    }
}

# In misere play any number may be taken; there is no other rule.
sub nim {
    for my $take ('any', '1-2', '1-3', '1-4', '1-5', 'squares', 'primes', 'random') {
        for my $heaps (1 .. 5) {
            for my $move ('one', 'all', 'all, long', 'some', ($take eq 'any' ? 'misere' : ())) {
                for my $level (@levels) {
                    line('Nim and kin', "Take=$take", "Heaps=$heaps", "Move=$move", 'P1=computer',
                        "Level=$level", '30s');
                }
            }
        }
    }
}

my %games = (snakes => \&snakes, tenk => \&tenk, penney => \&penney, chips => \&chips, nim => \&nim);
$games{ $ARGV[0] // '' } or die "usage: settings.pl " . join('|', sort keys %games) . "\n";
$games{ $ARGV[0] }->();
