#!/usr/bin/perl
# Checks every #include of firmware/, hal/ and sim/ against the table of layers (layers.txt), and
# that modules (a source with its header) include one another in no circle.
# usage: layers.pl TABLE FILE…      FILEs: only these are checked
use strict;
use warnings;

my ($table_file, @checked) = @ARGV;
my @include_path = ('firmware', '.', 'hal/avr', 'hal/host', 'sim', glob 'hal/avr/boards/*');
my $faults = 0;

sub lines_of {
    my ($file) = @_;
    open my $in, '<', $file or die "layers: $file: $!\n";
    return <$in>;
}

# ---- the table ----

# The pattern of a word of the table. GAME is captured, or stands for the game that was captured.
sub pattern {
    my ($word, $game) = @_;
    my $pattern = quotemeta $word;
    $pattern =~ s/\\\*/[^\/]*/g;
    if (defined $game) { $pattern =~ s/GAME/$game/; } else { $pattern =~ s/GAME/(?<game>[^\/]+)/; }
    return qr/^$pattern(?:\/|$)/;
}

my @rows;
for (lines_of($table_file)) {
    s/#.*//;
    if (/^\s+\S/) { push @{ $rows[-1]{to} }, split; next; }
    my ($from, @to) = split or next;
    push @rows, { from => pattern($from), to => \@to };
}

# The folders that a file may include, as patterns; nothing if no line matches.
sub allowed {
    my ($file) = @_;
    for my $row (@rows) {
        next unless $file =~ $row->{from};
        my $game = $+{game} // '';
        return [map { pattern($_, $game) } @{ $row->{to} }];
    }
    return;
}

# ---- the files ----

sub folder_of { return $_[0] =~ s{/[^/]*$}{}r; }

# A source and its header. A header without a source that is named after a module (machine_parts.h)
# belongs to that module.
sub module_of {
    my $stem = $_[0] =~ s{\.[^./]*$}{}r;
    my $whole = $stem =~ s{_[^_/]*$}{}r;
    return !-f "$stem.c" && -f "$whole.c" ? $whole : $stem;
}

# The file that an #include of a file means.
sub included_file {
    my ($file, $name) = @_;
    for my $folder (folder_of($file), @include_path) {
        my $path = "$folder/$name" =~ s{^\./}{}r;
        return $path if -f $path;
    }
    return;
}

# [line number, included file or <avr>] of each.
sub includes_of {
    my ($file) = @_;
    my ($line, @found) = (0);
    for (lines_of($file)) {
        $line++;
        push @found, [$line, '<avr>'] if /^\s*#\s*include\s*<(?:avr|util)\//;
        next unless /^\s*#\s*include\s*"([^"]+)"/;
        my $path = included_file($file, $1);
        if (defined $path) { push @found, [$line, $path]; }
        else { print "$file:$line: there is no $1\n"; $faults++; }
    }
    return @found;
}

# ---- the arrows ----

my @all = split /\n/, qx(find firmware hal sim -name '*.[chS]' | sort);
@checked = @all unless @checked;
my %checked = map { $_ => 1 } @checked;
my (%arrows, $count);

for my $file (@all) {
    my $allowed = allowed($file);
    if (!$allowed && $checked{$file}) { print "$file: no layer has it\n"; $faults++; }
    for my $include (includes_of($file)) {
        my ($line, $path) = @$include;
        $count++;
        $arrows{ module_of($file) }{ module_of($path) } = 1
            if $path ne '<avr>' && module_of($path) ne module_of($file);
        next if !$allowed || !$checked{$file} || folder_of($path) eq folder_of($file);
        next if grep { $path =~ $_ } @$allowed;
        print "$file:$line: may not include $path\n";
        $faults++;
    }
}

# ---- circles ----
# A module that reaches itself, by the shortest way; each circle is printed once.

sub circle_of {
    my ($start) = @_;
    my @ways = ([$start]);
    my %seen;
    while (my $way = shift @ways) {
        for my $next (sort keys %{ $arrows{ $way->[-1] } // {} }) {
            return [@$way, $next] if $next eq $start;
            push @ways, [@$way, $next] unless $seen{$next}++;
        }
    }
    return;
}

my %said;
for my $module (sort { $a cmp $b } keys %{ { map { module_of($_) => 1 } @checked } }) {
    my $circle = circle_of($module) or next;
    next if $said{ join ' ', sort @$circle[1 .. $#$circle] }++;
    print 'circle: ', join(' -> ', @$circle), "\n";
    $faults++;
}

if ($faults) { print "layers: $faults faults\n"; exit 1; }
print "layers: $count includes hold\n";
