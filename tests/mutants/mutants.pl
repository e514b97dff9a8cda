#!/usr/bin/perl
# Makes mutants of the firmware and counts those that a host test notices.
# usage: mutants.pl FOLDER COUNT SEED PATIENCE LEAST-PER-CENT EQUIVALENT FILE…
#
# The SEED draws COUNT mutants of the files (mutate.pl), or takes all with "all"; the draw does not
# depend on the rest of the tree. Each mutant is compiled and linked in front of the archive that
# holds the original. The tests that run its line are run, those of its module and the fast ones
# first, until one fails, crashes or does not end in its time (late: listed, too). Tests that take
# more than PATIENCE seconds are run only for the module after which they are named, and for the
# modules of the folder that their folder in tests/unit mirrors. A test that includes the module is
# compiled again, with the mutant in its place.
#
# Mutants do not count that do not compile, or pass pointers for numbers or for pointers to
# something else, that become the same code, or that EQUIVALENT explains.
#
# FOLDER has `commands`, with which make builds the tests, and `covering` (covering.pl). Survivors
# are printed, and stored in FOLDER/survivors.
use strict;
use warnings;
use Digest::MD5 'md5_hex';
use File::Basename;
use File::Path qw(make_path remove_tree);
use POSIX ();

my ($folder, $count, $seed, $patience, $least, $equivalent_file, @files) = @ARGV;
my $object  = "$folder/mutant/mutant.o";
my $program = "$folder/mutant/program";
my $place   = "$folder/mutant/place"; # where the mutant lies under its own name, before all others

# ---- input ----------------------------------------------------------------------------------------

my (%compile, %link, %folder_of, %compile_test, %includes);

# Reads which sources of the firmware a test includes.
sub read_includes {
    my ($test, $dependencies) = @_;
    open my $in, '<', $dependencies or return;
    while (<$in>) {
        $includes{$test}{$_} = 1 for m{(firmware/\S+\.c)(?=\s)}g;
    }
}

sub read_commands {
    open my $commands, '<', "$folder/commands" or die "mutants: no $folder/commands: $!\n";
    while (<$commands>) {
        chomp;
        $compile{$2} = $1 if /^(.*) -c -o \S+ (firmware\S+)$/;
        $link{$2} = [$1, $3] if m{^(.*) -o \S+/(test_\w+) (.*)$};
        $folder_of{$2} = $1 if m{ \S+/tests/unit/(\S+)/(test_\w+)\.c\.o };
        next unless m{^(.*) -c -o (\S+)\.o (tests/unit/\S*/(test_\w+)\.c)$};
        $compile_test{$4} = {command => $1, object => "$2.o", source => $3};
        read_includes($4, "$2.d");
    }
}

my (%seconds, %ran, %ran_file);

sub read_covering {
    open my $covering, '<', "$folder/covering" or die "mutants: no $folder/covering: $!\n";
    while (<$covering>) {
        my ($kind, $name, @rest) = split;
        $seconds{$name} = $rest[0] if $kind eq 'test';
        next if $kind ne 'ran';
        my $line = shift @rest;
        $ran{$name}{$line} = [@rest];
        $ran_file{$name}{$_} = 1 for @rest;
    }
}

# The list has below each FILE: a "- line", one or several "+ mutant", and the reason.
my %equivalent;

sub read_equivalent {
    open my $list, '<', $equivalent_file or die "mutants: $equivalent_file: $!\n";
    my ($file, $line, @mutants);
    while (<$list>) {
        chomp;
        next if /^#|^$/;
        if    (/^(\S+\.c)$/) { $file = $1 }
        elsif (/^- (.*)/)     { $line = $1 }
        elsif (/^\+ ?(.*)/)   { push @mutants, $1 }
        else {
            $equivalent{join "\t", $file, $line, $_} = 1 for @mutants;
            @mutants = ();
        }
    }
}

sub is_explained {
    my ($mutant) = @_;
    my ($line, $text) = map { s/^\s+//r } @$mutant{qw(line text)};
    return exists $equivalent{join "\t", $mutant->{file}, $line, $text};
}

# ---- mutants --------------------------------------------------------------------------------------

sub all_mutants {
    my @mutants;
    open my $list, '-|', 'perl', dirname($0) . '/mutate.pl', @files or die "mutants: $!\n";
    while (<$list>) {
        chomp;
        my %mutant;
        @mutant{qw(file number line text)} = split /\t/;
        $mutant{order} = md5_hex(join "\t", $seed, @mutant{qw(file line text)});
        push @mutants, \%mutant;
    }
    return @mutants;
}

sub drawn {
    my @mutants = sort { $a->{order} cmp $b->{order} } @_;
    $#mutants = $count - 1 if $count ne 'all' && $count < @mutants;
    return sort { $a->{file} cmp $b->{file} || $a->{number} <=> $b->{number} } @mutants;
}

# A test that does not end is stopped after so many seconds of processor time, so that it does not
# matter how busy the machine is.
my $is_late;
sub run_quietly {
    my ($command, $seconds) = @_;
    my $limits = "ulimit -v 4000000; ulimit -t $seconds";
    my $status = system("$limits; timeout 600 $command >$folder/mutant/log 2>&1 </dev/null");
    my $signal = $status & 127 || ($status >> 8) - 128;
    $is_late = $status >> 8 == 124 || $signal == POSIX::SIGXCPU || $signal == POSIX::SIGKILL;
    return $status == 0;
}

# The object of a text in the place of a source, without the parts that depend on its path.
sub compiled {
    my ($file, $lines) = @_;
    my $source = "$place/$file";
    remove_tree($place);
    make_path(dirname($source));
    open my $out, '>', $source or die "mutants: $source: $!\n";
    print $out @$lines;
    close $out;
    my $faults = '-Wno-error -Werror=int-conversion -Werror=incompatible-pointer-types';
    return undef unless run_quietly("$compile{$file} $faults -g0 -MF /dev/null -c -o $object $source", 60);
    open my $in, '<:raw', $object or return undef;
    local $/;
    return scalar <$in>;
}

my %original;

sub lines_of {
    my ($file) = @_;
    open my $in, '<', $file or die "mutants: $file: $!\n";
    return <$in>;
}

sub is_own {
    my ($test, $file) = @_;
    return 1 if $test eq 'test_' . basename($file, '.c');
    return defined $folder_of{$test} && $file =~ m{^firmware/\Q$folder_of{$test}\E/};
}

# The tests of a mutant. For a line without a counter, as in a table, these are all tests that run
# anything of the file or include it, or else all tests.
sub tests_of {
    my ($mutant) = @_;
    my ($file, $name) = ($mutant->{file}, basename($mutant->{file}, '.c'));
    my $tests = $ran{$file}{$mutant->{number}};
    my %of_file = map { $_ => 1 } keys %{$ran_file{$file}}, grep { $includes{$_}{$file} } keys %includes;
    my @tests = $tests ? @$tests : %of_file ? keys %of_file : keys %seconds;
    @tests = grep { $seconds{$_} <= $patience || is_own($_, $file) } @tests;
    my %rank = map { $_ => $seconds{$_} + (/\Q$name\E/ ? 0 : 1) } @tests;
    return sort { $rank{$a} <=> $rank{$b} || $a cmp $b } @tests;
}

# The objects from which a test is linked: the mutant in front, or inside the test that includes it.
sub objects_of {
    my ($test, $file) = @_;
    my $objects = $link{$test}[1];
    return "$object $objects" unless $includes{$test}{$file};
    my $own = $compile_test{$test};
    my $including = "$folder/mutant/including.o";
    my $command = "$own->{command} -iquote $place/firmware -w -g0 -MF /dev/null";
    run_quietly("$command -c -o $including $own->{source}", 60) or return undef;
    return $objects =~ s/\Q$own->{object}\E/$including/r;
}

sub killer_of {
    my ($mutant) = @_;
    for my $test (tests_of($mutant)) {
        my $objects = objects_of($test, $mutant->{file}) // next;
        run_quietly("$link{$test}[0] -s -o $program $objects", 60) or next;
        return $test unless run_quietly($program, 2 + int(3 * $seconds{$test}));
    }
    return '';
}

sub fate_of {
    my ($mutant) = @_;
    my $file = $mutant->{file};
    my @lines = lines_of($file);
    return 'explained' if is_explained($mutant);
    $original{$file} //= compiled($file, \@lines) // die "mutants: $file does not compile\n";
    $lines[$mutant->{number} - 1] = "$mutant->{text}\n";
    my $code = compiled($file, \@lines);
    return 'uncompiled' unless defined $code;
    return 'same'       if $code eq $original{$file};
    return 'survived' unless killer_of($mutant);
    return $is_late ? 'late' : 'killed';
}

# ---- report ---------------------------------------------------------------------------------------

sub show {
    my ($mutant) = @_;
    return "$mutant->{file}:$mutant->{number}\n- " . ($mutant->{line} =~ s/^\s+//r) . "\n+ " .
        ($mutant->{text} =~ s/^\s+//r) . "\n";
}

read_commands();
read_covering();
read_equivalent();
make_path("$folder/mutant");
$| = 1;
open my $survivors, '>', "$folder/survivors" or die "mutants: $!\n";
my %fates = map { $_ => 0 } qw(killed late survived explained same uncompiled);
my @mutants = all_mutants();
for my $mutant (drawn(@mutants)) {
    my $fate = fate_of($mutant);
    $fates{$fate}++;
    print "late: ", show($mutant) if $fate eq 'late';
    next unless $fate eq 'survived';
    print show($mutant);
    print $survivors show($mutant);
}
my $killed = $fates{killed} + $fates{late};
my $counted = $killed + $fates{survived};
my $percent = $counted ? 100 * $killed / $counted : 100;
printf "measured mutants: %d of %d, seed %s: %d killed (%d late), %d survive: %.1f %% of at least %s %%; %d explained, "
     . "%d the same code, %d do not compile\n", $counted + $fates{explained} + $fates{same} + $fates{uncompiled},
    scalar @mutants, $seed, $killed, @fates{qw(late survived)}, $percent, $least, @fates{qw(explained same uncompiled)};
exit($percent < $least);
