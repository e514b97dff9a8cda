#!/usr/bin/perl
# Finds with gcov which host tests run which lines of the firmware, and how long each test takes.
# usage: covering.pl FOLDER-WITH-TESTS-THAT-COUNT TEST…
# Prints "test NAME SECONDS" for each test, and "ran FILE LINE TEST…" for each line that can be run,
# without a TEST if none runs it.
use strict;
use warnings;
use File::Find;

my ($folder, @tests) = @ARGV;
my %ran;

sub counters {
    my @found;
    find(sub { push @found, $File::Find::name if /\.gcda$/ }, "$folder/firmware", "$folder/tests/unit");
    return @found;
}

sub take_in {
    my ($test, @files) = @_;
    my $file = '';
    open my $report, '-|', 'gcov', '-t', @files or die "covering: no gcov: $!\n";
    while (<$report>) {
        my ($count, $line, $text) = /^\s*([^:]+):\s*(\d+):(.*)$/ or next;
        $file = $1 if $line == 0 && $text =~ /^Source:(.*)/;
        next if $line == 0 || $count eq '-' || $file !~ m{^firmware/.*\.c$};
        my $tests = $ran{$file}{$line} ||= {};
        $tests->{$test} = 1 if $count !~ /#|=/;
    }
    close $report or die "covering: gcov fails\n";
}

# Seconds of processor time of all children.
sub children_seconds {
    my (undef, undef, $user, $system) = times;
    return $user + $system;
}

for my $test (@tests) {
    unlink counters();
    my $before = children_seconds();
    my $log = "$folder/$test.log";
    system("timeout 600 $folder/$test >$log 2>&1") == 0 or die "covering: $test fails: see $log\n";
    printf "test %s %.2f\n", $test, children_seconds() - $before;
    my @files = counters();
    take_in($test, @files) if @files;
}
for my $file (sort keys %ran) {
    for my $line (sort { $a <=> $b } keys %{$ran{$file}}) {
        print join(' ', 'ran', $file, $line, sort keys %{$ran{$file}{$line}}), "\n";
    }
}
