#!/usr/bin/perl
# Boots the real image on EEPROMs that somebody else might have written: records of every kind with
# a right CRC and another format, length or content, sound records with a few bytes changed, with or
# without a right CRC, and garbage. Each start must come to the menu or to the notice about saved
# records, in time and without a fault of the strict models. A record that does not fit must be
# reported and left alone, except the pool of the dice, which every start renews. Every game that is
# offered must be playable.
# usage: boot_images.pl COUNT SEED SIM ELF SCRATCH
use strict;
use warnings;

my ($count, $seed, $sim, $elf, $scratch) = @ARGV;
die "usage: boot_images.pl COUNT SEED SIM ELF SCRATCH\n" unless defined $scratch;
srand $seed;
mkdir $scratch;

# From power-on to the menu.
my $MENU_WITHIN = '2s';
my $TOLD = 'Cannot use saved';

# ---- the store's layout, stated a second time (firmware/store/store.c, ring.h, journal.h) --------

my @kinds = (
    {name => 'settings',    slots => 4, capacity => 8,  format => 2},
    {name => 'calibration', slots => 2, capacity => 12, format => 1},
    {name => 'pool',        slots => 2, capacity => 32, format => 1},
    {name => 'board 1',     slots => 2, capacity => 56, format => 1, after => 348},
    {name => 'board 2',     slots => 2, capacity => 56, format => 1},
    {name => 'board 3',     slots => 2, capacity => 56, format => 1},
    {name => 'graph',       slots => 2, capacity => 34, format => 1},
);
my ($CALIBRATION, $POOL, $BOARD, $GRAPH, $GAME) = (1, 2, 3, 6, 7);
my @games = ('Snakes', 'Ten', 'Penney', 'Chips', 'Nim');
push @kinds, {name => "game of $_", slots => 2, capacity => 156, format => 6} for @games;
my ($OVERHEAD, $START, $SIZE) = (6, 8, 4096);
# The header of a game: its number, whether it goes on, and the bytes that change as it is counted:
# its tallies, whether it counts, and options of the next game that were out of range.
my ($GAME_BYTE, $GOES_ON) = (44, 45);
my %changes_as_counted = map { $_ => 1 } 6 .. 17, 47, 54 .. 69;

my $end = $START;
for my $kind (@kinds) {
    $end += $kind->{after} // 0; # room that a smaller part has for games
    $kind->{start} = $end;
    $end += $kind->{slots} * ($kind->{capacity} + $OVERHEAD);
}
my $JOURNAL = int(($SIZE - $end) / @games); # bytes of the events of a game, behind all that

sub crc {
    my ($crc, @bytes) = @_;
    for my $byte (@bytes) {
        $crc ^= $byte << 8;
        for (1 .. 8) {
            $crc = $crc & 0x8000 ? $crc << 1 & 0xFFFF ^ 0x1021 : $crc << 1 & 0xFFFF;
        }
    }
    return $crc;
}

sub address_of {
    my ($kind, $slot) = @_;
    return $kind->{start} + $slot * ($kind->{capacity} + $OVERHEAD);
}

# Writes a valid record into a slot.
sub put {
    my ($memory, $kind, $slot, $sequence, $format, @payload) = @_;
    my @bytes = (scalar @payload, 0xA5, $sequence & 0xFF, $format, @payload);
    my $crc = crc($kind->{start}, @bytes);
    splice @$memory, address_of($kind, $slot), @bytes + 2, @bytes, $crc >> 8, $crc & 0xFF;
}

# The payload of the newest valid slot, nothing if there is none.
sub newest {
    my ($memory, $kind) = @_;
    my ($best, @payload);
    for my $slot (0 .. $kind->{slots} - 1) {
        my $at = address_of($kind, $slot);
        my $length = $memory->[$at];
        next if $length > $kind->{capacity} || $memory->[$at + 1] != 0xA5;
        my @bytes = @$memory[$at .. $at + $length + 5];
        next if crc($kind->{start}, @bytes);
        next if defined $best && (($bytes[2] - $best) & 0xFF) >= 128;
        $best = $bytes[2];
        @payload = @bytes[4 .. $length + 3];
    }
    return @payload;
}

# Where the events of a game are.
sub journal_at { return $end + $JOURNAL * ($_[0] - $GAME) }

# ---- the device ----------------------------------------------------------------------------------

my $eeprom = "$scratch/image.eep";
my $script = "$scratch/image.script";

sub load {
    open my $file, '<:raw', $eeprom or die "$eeprom: $!\n";
    local $/;
    my @bytes = unpack 'C*', <$file>;
    return @bytes[0 .. $SIZE - 1];
}

# Runs lines of a script on an EEPROM. Returns the output, or an empty text if the script passed.
sub run {
    my ($memory, $image_seed, @lines) = @_;
    unlink $eeprom;
    if ($memory) {
        open my $file, '>:raw', $eeprom or die "$eeprom: $!\n";
        print $file pack 'C*', @$memory;
        close $file;
    }
    open my $file, '>', $script or die "$script: $!\n";
    print $file map { "$_\n" } "seed $image_seed", @lines, 'pass';
    close $file;
    my $said = `$sim --limit 5min --eeprom $eeprom --script $script $elf 2>&1`;
    return $? == 0 ? '' : $said;
}

# ---- sound records, as the image itself writes them ----------------------------------------------

my @sound = map { [] } @kinds;
my %events; # by the header of their game: its journal

# Collects the records that the image writes in a script. A game that is over when the script ends
# cannot be continued, and is left out.
sub harvest {
    my @lines = @_;
    my $said = run(undef, 1, @lines);
    return if $said =~ /"OK: go on" is not on the LCD/;
    die "no sound record: $said" if $said;
    my @memory = load();
    for my $number (0 .. $#kinds) {
        my @payload = newest(\@memory, $kinds[$number]);
        next unless @payload;
        push @{$sound[$number]}, \@payload;
        $events{"@payload"} = [@memory[journal_at($number) .. journal_at($number) + $JOURNAL - 1]] if $number >= $GAME;
    }
}

harvest('open "Settings"', 'set "Sound" off', 'see "→Sound       off"', 'wait 500ms',
    'type "board 12 bounce 3>9 11>2"', 'answer "ok"', 'type "keep 1 ABC"', 'answer "ok"',
    'type "board chutes"', 'answer "ok"', 'type "keep 3 CHUTES"', 'answer "ok"',
    'type "graph 4 3>2 2>1 1>0 3>0"', 'answer "ok"', 'wait 2s');
for my $game (@games) {
    for my $presses (0, 2, 5, 9) {
        harvest("open \"$game\"", 'choose "New game"', 'wait 1s', ('ok', 'wait 900ms') x $presses,
            'wait 1s', 'power-cut', "open \"$game\"", 'back', 'see "OK: go on"', 'wait 1s');
    }
}
push @{$sound[$BOARD]}, @{$sound[$BOARD + 2]};
$sound[$_] = $sound[$BOARD] for $BOARD + 1, $BOARD + 2;
$sound[$CALIBRATION] = [[map { ($_ & 0xFF, $_ >> 8) } 0, 144, 329, 504, 741]];
@{$sound[$_]} or die "no sound record of $kinds[$_]{name}\n" for 0 .. $#kinds;

# ---- images --------------------------------------------------------------------------------------

sub some { return $_[int rand @_] }
sub byte { return rand() < 0.7 ? int rand some(2, 4, 17, 101) : int rand 256 }

# An image whose records are all sound. In each ring the newest lies anywhere, with older ones
# around it.
sub sound_image {
    my (%payload) = @_;
    my @memory = (0xFF) x $SIZE;
    for my $number (0 .. $#kinds) {
        my $kind = $kinds[$number];
        my ($newest, $sequence) = (int rand $kind->{slots}, int rand 256);
        for my $age (reverse 0 .. int rand $kind->{slots}) {
            my $slot = ($newest - $age) % $kind->{slots};
            my $record = $age == 0 && $payload{$number}
                || {format => $kind->{format}, payload => some(@{$sound[$number]})};
            put(\@memory, $kind, $slot, $sequence - $age, $record->{format}, @{$record->{payload}});
            my $events = $age == 0 && $number >= $GAME && $events{"@{$record->{payload}}"};
            splice @memory, journal_at($number), $JOURNAL, @$events if $events;
        }
    }
    return @memory;
}

sub a_game { return $GAME + int rand @games }

sub several_kinds {
    my %kinds = map { int rand @kinds => 1 } 1 .. 1 + int rand 3;
    return keys %kinds;
}

sub of_another_layout {
    my ($number) = @_;
    my $kind = $kinds[$number];
    my $length = scalar @{$sound[$number][0]};
    my $format = $kind->{format};
    if (rand() < 0.5) {
        do { $format = int rand 256 } while $format == $kind->{format};
    } else {
        my $other;
        do { $other = 1 + int rand $kind->{capacity} } while $other == $length;
        $length = $other;
    }
    return {format => $format, payload => [map { byte() } 1 .. $length]};
}

sub of_random_content {
    my ($number) = @_;
    my @payload = map { byte() } @{$sound[$number][0]};
    $payload[$GAME_BYTE] = $number - $GAME if $number >= $GAME && rand() < 0.9;
    return {format => $kinds[$number]{format}, payload => \@payload};
}

sub of_changed_content {
    my ($number) = @_;
    my @payload = @{some(@{$sound[$number]})};
    my $events = $events{"@payload"};
    for (0 .. int rand 4) {
        $payload[int rand @payload] = byte();
    }
    $events{"@payload"} //= [map { rand() < 0.02 ? byte() : $_ } @$events] if $events;
    return {format => $kinds[$number]{format}, payload => \@payload};
}

sub must_be_told { return (grep { $_ != $POOL } @_) ? 1 : 0 }

# Each returns the memory; 1 if the device must report it, 0 if it must not, undef if it may; and 1
# if the game must be offered.
my %makers = (
    'another layout' => sub {
        my %payload = map { $_ => of_another_layout($_) } several_kinds();
        return ([sound_image(%payload)], must_be_told(keys %payload), 0);
    },
    'random content' => sub {
        return ([sound_image(map { $_ => of_random_content($_) } a_game(), several_kinds())], undef, 0);
    },
    'changed content' => sub {
        my @changed = rand() < 0.7 ? a_game() : several_kinds();
        return ([sound_image(map { $_ => of_changed_content($_) } @changed)], undef, 0);
    },
    'wrong bytes' => sub {
        my @memory = sound_image();
        $memory[int rand $SIZE] = int rand 256 for 0 .. int rand 30;
        return (\@memory, undef, 0);
    },
    'garbage' => sub {
        my $filling = some(sub { int rand 256 }, sub { 0 }, sub { 0xA5 }, sub { byte() });
        return ([map { $filling->() } 1 .. $SIZE], undef, 0);
    },
    'sound' => sub { return ([sound_image()], 0, 1) },
);
my @draws = (('another layout') x 6, ('random content') x 5, ('changed content') x 6, 'wrong bytes', 'garbage', 'sound');

# True if a start has ended and counted a game that its last event had ended, and has changed nothing
# else in its header.
sub is_counted {
    my ($kind, $before, $after) = @_;
    my @before = newest($before, $kind);
    my @after = newest($after, $kind);
    return 0 if $kind->{name} !~ /^game/ || @before != @after || !@after;
    my @changed = grep { $before[$_] != $after[$_] && !$changes_as_counted{$_} } 0 .. $#after;
    return "@changed" eq $GOES_ON && $after[$GOES_ON] == 0;
}

# The addresses that a start has changed, without those that it may: the pool, the records of games
# that it has counted, and the byte at which the events of a game end.
sub changed_by_start {
    my ($before, @after) = @_;
    my %may;
    for my $kind ($kinds[$POOL], grep { is_counted($_, $before, \@after) } @kinds) {
        $may{$_} = 1 for $kind->{start} .. address_of($kind, $kind->{slots}) - 1;
    }
    my @changed = grep { !$may{$_} && $before->[$_] != $after[$_] } 0 .. $SIZE - 1;
    my %ends;
    return grep { $_ < $end || $after[$_] != 0xFF || $ends{int(($_ - $end) / $JOURNAL)}++ } @changed;
}

my (%booted, $played);
for my $number (1 .. $count) {
    my $maker = some(@draws);
    my ($memory, $told, $offered) = $makers{$maker}->();
    my $place = int rand @games;
    my $game = newest($memory, $kinds[$GAME + $place]) && $games[$place];
    # With the calibration of another keypad the script cannot press keys, and so cannot play.
    my @keys = newest($memory, $kinds[$CALIBRATION]);
    my $plays = $game && "@keys" eq "@{$sound[$CALIBRATION][0]}" && ($offered || rand() < 0.4);
    my @lines = defined $told
        ? ("see \"" . ($told ? $TOLD : '→') . "\" $MENU_WITHIN")
        : ("see-either \"→\" \"$TOLD\" $MENU_WITHIN");
    push @lines, 'ok until "→"';
    push @lines, "open \"$game\"" if $plays;
    push @lines, 'back', 'see "OK: go on"' if $plays && $offered;
    push @lines, 'ok 6', 'down 3', 'wait 1s', 'ok 3', 'random-keys 40', 'expect-handler-below 5ms' if $plays;
    my $said = run($memory, $number, @lines);
    if (!$said && !$plays) {
        my @changed = changed_by_start($memory, load());
        $said = "a start has written to @changed\n" if @changed;
    }
    if ($said) {
        print "image $number of seed $seed ($maker), kept as $eeprom.failed with its script:\n$said";
        open my $file, '>:raw', "$eeprom.failed" or die "$eeprom.failed: $!\n";
        print $file pack 'C*', @$memory;
        exit 1;
    }
    $booted{$maker}++;
    $played++ if $plays;
}
print "$count images booted: ", join(', ', map { "$booted{$_} $_" } sort keys %booted), "; $played played on\n";
