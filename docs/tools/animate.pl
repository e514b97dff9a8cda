#!/usr/bin/perl
# Makes one animated picture of snapshots of the device (.svg), each shown for SECONDS. Parts that
# are the same in several snapshots are written once. A viewer that does not know animations shows
# the snapshot that is marked with a star, else the first.
# usage: animate.pl [*]FILE=SECONDS... >PICTURE
use strict;
use warnings;

my (@frames, @order, %place, %variants, %gradients, %cells, $still, $top);
my ($definitions, $total) = ("", 0);

# Gives equal gradients one name. Their ids cannot serve, as they are numbers that differ from
# snapshot to snapshot.
sub name_gradients {
    my ($content) = @_;
    my %names;
    while ($content =~ s{<((?:linear|radial)Gradient) id="(\w+)"([^\n]*)\n}{}) {
        my ($kind, $id, $rest) = ($1, $2, $3);
        if (!$gradients{"$kind$rest"}) {
            $gradients{"$kind$rest"} = "g" . keys %gradients;
            $definitions .= qq{<$kind id="$gradients{"$kind$rest"}"$rest\n};
        }
        $names{$id} = $gradients{"$kind$rest"};
    }
    $content =~ s/url\(#(\w+)\)/url(#$names{$1})/g;
    return $content;
}

# Defines the dots of a cell relative to its upper left corner, so that cells with the same dots
# share them.
sub share_cell {
    my ($content) = @_;
    my ($left, $upper) = (1e9, 1e9);
    while ($content =~ /M([\d.]+) ([\d.]+)/g) {
        $left = $1 if $1 < $left;
        $upper = $2 if $2 < $upper;
    }
    $content =~ s/M([\d.]+) ([\d.]+)/"M" . ($1 - $left) . " " . ($2 - $upper)/ge;
    if (!$cells{$content}) {
        $cells{$content} = "c" . keys %cells;
        $definitions .= qq{<g id="$cells{$content}">\n$content</g>\n};
    }
    return qq{<use href="#$cells{$content}" x="$left" y="$upper"/>\n};
}

# A part that no earlier snapshot had is drawn after the part that precedes it in this snapshot.
sub take_part {
    my ($frame, $part, $content, $before) = @_;
    $content = name_gradients($content);
    $content = share_cell($content) if $part =~ /^dots/;
    if (!$variants{$part}) {
        my ($at) = $before ? grep { $order[$_] eq $before } 0 .. $#order : -1;
        splice @order, $at + 1, 0, $part;
    }
    push @{$variants{$part}{$content}}, $frame;
}

sub read_frame {
    my ($frame, $file) = @_;
    open my $in, "<", $file or die "animate: $file: $!\n";
    my $text = do { local $/; <$in> };
    ($top) = $text =~ /^(<svg.*>\n)/ or die "animate: $file is no snapshot\n";
    my $before;
    while ($text =~ m{<g id="([\w-]+)">\n(.*?)</g>\n}gs) {
        take_part($frame, $1, $2, $before);
        $before = $1;
    }
}

# The animation that shows something in the given frames, and repeats. Its times are fractions of
# the whole.
sub animation {
    my %seen = map { $_ => 1 } @_;
    my ($values, $times, $time) = ("", "", 0);
    for my $i (0 .. $#frames) {
        $values .= ($seen{$i} ? "inline" : "none") . ";";
        $times .= sprintf "%.4g;", $time / $total;
        $time += $frames[$i];
    }
    chop($values, $times);
    return qq{<animate attributeName="display" values="$values" keyTimes="$times" dur="${total}s" }
        . qq{calcMode="discrete" repeatCount="indefinite"/>\n};
}

for my $given (@ARGV) {
    my ($star, $file, $seconds) = $given =~ /^(\*?)(.*)=([\d.]+)$/ or die "animate: FILE=SECONDS, not $given\n";
    $still = @frames if $star || !@frames;
    read_frame(scalar @frames, $file);
    push @frames, $seconds;
    $total += $seconds;
}
my $body = "";
for my $part (@order) {
    for my $content (sort { $variants{$part}{$a}[0] <=> $variants{$part}{$b}[0] } keys %{$variants{$part}}) {
        my @seen = @{$variants{$part}{$content}};
        if (@seen == @frames) {
            $body .= $content;
            next;
        }
        my $hidden = (grep { $_ == $still } @seen) ? "" : ' display="none"';
        $body .= "<g$hidden>\n" . animation(@seen) . "$content</g>\n";
    }
}
print "$top<title>A turn on Kostka</title>\n<defs>\n$definitions</defs>\n$body</svg>\n";
