#!/usr/bin/perl
# Finds needless exports of firmware/: a symbol that no other file uses is dead, or should be
# static, and an inline function of a header that nobody calls is dead. Tests do not count as users.
# A header may declare only functions that the source of its name defines, or an assembly routine
# beside it: otherwise two files could call each other without including each other. (Tables may lie
# in any source of the header's folder.)
# usage: exports.pl ARCHIVE      of the firmware's objects, compiled for the host
use strict;
use warnings;

my ($archive) = @ARGV;
my $faults = 0;

sub fault {
    print "@_\n";
    $faults++;
}

sub files { return split /\n/, qx(find @_ | LC_ALL=C sort); }

# The names in a source, without its comments.
sub words_of {
    my ($file) = @_;
    open my $in, '<', $file or die "exports: $file: $!\n";
    local $/;
    my $text = <$in>;
    $text =~ s{/\*.*?\*/|//[^\n]*}{}gs;
    return $text =~ /\b[a-z]\w+/g;
}

# ---- symbols of the objects: where each is defined, and which files use it ----

my (%defined_in, %is_object, %used_in);
my %source_of = map { s{.*/}{}r => $_ } files(q(firmware hal/host -name '*.c'));
my $file = '';
for (split /\n/, qx(nm $archive)) {
    if (s/\.o:$//) { $file = $source_of{$_}; next; }
    my ($kind, $name) = / ([A-Z]) ([a-z]\w*)$/ or next;
    if ($kind eq 'U') { $used_in{$name}{$file} = 1; next; }
    next unless $file =~ /^firmware/;
    $defined_in{$name} = $file;
    $is_object{$name} = $kind ne 'T';
}
die "exports: no symbols in $archive\n" unless %defined_in;

# The archive has neither the programs nor the files that are only compiled for the AVR.
for my $file ('firmware/main.c', files(q(firmware hal sim/verify -name '*.S' -o -path 'hal/*.[ch]' -o -path 'sim/verify/*.c'))) {
    $used_in{$_}{$file} = 1 for words_of($file);
}
for my $routine (files(q(firmware -name '*_avr.S'))) {
    $defined_in{ $routine =~ s{.*/|_avr\.S$}{}gr } //= $routine;
}

# tenk_worth evaluates every choice. Players only ask for the best one; tests and vectors compare
# each.
delete $defined_in{tenk_worth};

for my $name (sort { $defined_in{$a} cmp $defined_in{$b} || $a cmp $b } keys %defined_in) {
    my $file = $defined_in{$name};
    next if $file =~ /\.S$/ || grep { $_ ne $file } keys %{ $used_in{$name} };
    fault("$file: no other file uses $name");
}

# ---- headers ----

my %count;
$count{$_}++ for map { words_of($_) } files(q(firmware hal -name '*.[ch]'));

my $ctags = q(ctags --langmap=C:.h -I OPTIONAL,FLASH --languages=C --kinds-C=pxf --fields=K --sort=no -o -);
for (grep { !/^!/ } split /\n/, qx($ctags @{[files(q(firmware -name '*.h'))]})) {
    my ($name, $header, $kind) = /^(\S+)\t(\S+)\t.*\t(\w+)$/;
    if ($kind eq 'function') {
        fault("$header: nobody calls $name") if $count{$name} == 1;
        next;
    }
    next if $name eq 'tenk_worth';
    my $source = $defined_in{$name} // 'nobody';
    next if $source eq $header =~ s/h$/c/r;
    my $beside = $source =~ s{/[^/]*$}{}r eq $header =~ s{/[^/]*$}{}r;
    next if $beside && ($is_object{$name} || $source =~ /\.S$/);
    fault("$header: declares $name, which $source defines");
}

print 'exports: ', $faults || 'no', ' faults in ', scalar(keys %defined_in), " symbols\n";
exit($faults != 0);
