#!/usr/bin/perl
# Turns a drawing of kicad-cli into a picture for the repository: a third of the size, without the
# date and the version of KiCad, and with the checksum of the schematic, which shows without KiCad
# whether the picture is fresh. A picture of the board or of the case (PNG) only gets the checksum
# of its source.
# usage: picture.pl SCHEMATIC DRAWN >PICTURE; picture.pl check SCHEMATIC PICTURE
use strict;
use warnings;
use utf8;
use Compress::Zlib qw(crc32);
use Digest::SHA;
use File::Basename qw(basename);

my $checks = $ARGV[0] eq "check" && shift @ARGV;
my ($schematic, $drawn) = @ARGV;
my $is_png = $drawn =~ /\.png$/;
binmode $_, $is_png ? ":raw" : ":encoding(UTF-8)" for *STDOUT, *STDERR;

sub slurp {
    open my $in, $is_png ? "<:raw" : "<:encoding(UTF-8)", $_[0] or die "picture: $_[0]: $!\n";
    local $/;
    return <$in>;
}

my $mark = "SHA-256 of " . basename($schematic) . ": " . Digest::SHA->new(256)->addfile($schematic)->hexdigest;
my $svg = slurp($drawn);
if ($checks) {
    exit 0 if index($svg, $mark) >= 0;
    die "$drawn is not of $schematic as it is; make " . ($drawn =~ m{/case} ? "case-picture" : $is_png ? "board" : "schematic") . "\n";
}

# Puts a comment after the first chunk, which is 25 bytes long and follows the signature of 8.
if ($is_png) {
    my $comment = "tEXtComment\0$mark";
    print substr($svg, 0, 33), pack("N", length($comment) - 4), $comment, pack("N", crc32($comment)), substr($svg, 33);
    exit 0;
}

# The end of the last stroke. Strokes are relative to it, in hundredths of a millimetre.
my @pen;

sub near { return sprintf("%.2f", $_[0]) =~ s/\.?0+$//r =~ s/^(-?)0\./$1./r =~ s/^-?$/0/r }

sub joined { return join("", @_) =~ s/ -/-/gr }

sub stroke {
    my ($points) = @_;
    my @points = map { [map { 0 + sprintf "%.2f", $_ } split / /] } split /\s*[ML]/, $points =~ s/^\s*M//r =~ s/\s+$//r;
    my $first = shift @points;
    my $path = "";
    if (!@pen || $pen[0] != $first->[0] || $pen[1] != $first->[1]) {
        $path = joined("M", near($first->[0]), " ", near($first->[1]));
        @pen = @$first;
    }
    for (@points) {
        $path .= joined("l", near($_->[0] - $pen[0]), " ", near($_->[1] - $pen[1]));
        @pen = @$_;
    }
    return $path;
}

# Writes the many short strokes of letters as one path. Other lines keep their style.
sub thinner {
    my ($letters, $before, $points, $after) = @_;
    @pen = ();
    return $before . stroke($points) . $after =~ s/\s//gr if defined $points;
    return "" if $letters =~ m{<desc>KiCad E\.D\.A\.};
    my $path = join "", map { stroke($_) } $letters =~ /<path d="(.*?)"/gs;
    return $path ? qq(<path d="$path"/>\n) : "";
}

$svg =~ s{<title>.*?</title>\s*<desc>.*?</desc>}{<title>Schematic of @{[basename($schematic, ".kicad_sch")]}</title>\n<!-- $mark -->}s;
$svg =~ s{<\?xml.*?\?>\s*<!DOCTYPE.*?>\s*}{}s;
$svg =~ s{<text [^>]*opacity="0"[^>]*>.*?</text>\s*}{}gs;
$svg =~ s{<g class="stroked-text">(.*?)</g>\s*|(<path[^>]*? d=")(M[^"ACQZ]*)(Z?\s*")}{thinner($1, $2, $3, $4)}gse;
$svg =~ s/(\.\d*?)0+(?=["\s;])/$1/g;
$svg =~ s/\.(?=["\s;])//g;
$svg =~ s/;\s*\n\s*/;/g;
$svg =~ s{<g[^>]*>\s*</g>\s*}{}g;
print $svg;
