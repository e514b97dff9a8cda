#!/usr/bin/perl
# Writes FOLDER/kostka-building.html: the building guide with its pictures in one file, to read on a phone at the
# bench or to print. usage: building.pl FOLDER VERSION DAY
use strict;
use warnings;
use MIME::Base64;

my ($folder, $version, $day) = @ARGV;
my %type = (svg => "image/svg+xml", png => "image/png");

sub text_of {
    my ($path) = @_;
    open my $file, "<:raw", $path or die "building: $path: $!\n";
    local $/;
    return <$file>;
}

sub picture {
    my ($path) = @_;
    my ($ending) = $path =~ /\.(\w+)$/;
    my $kind = $type{$ending} // die "building: what kind of picture is $path?\n";
    return "data:$kind;base64," . encode_base64(text_of("docs/$path"), "");
}

# A target that is not in this file is named, but not linked.
sub link_of {
    my ($target, $text) = @_;
    return qq{<a href="$target">$text</a>} if $target =~ m{^(https?://|#)};
    return "$text (in the sources)";
}

my @headings;
sub heading {
    my ($level, $text) = @_;
    (my $id = lc $text) =~ s/[^a-z0-9]+/-/g;
    push @headings, qq{<li class="h$level"><a href="#$id">$text</a></li>};
    return qq{<h$level id="$id">$text</h$level>};
}

if (system("command -v cmark-gfm >/dev/null") != 0) {
    print STDERR "release: the building guide is left out: no cmark-gfm (make deps KICAD=yes)\n";
    exit 0;
}
open my $pipe, "-|:raw", "cmark-gfm -e table docs/building.md" or die "building: cmark-gfm: $!\n";
my $body = do { local $/; <$pipe> };
close $pipe or die "building: cmark-gfm failed\n";
$body =~ s/<!-- raw HTML omitted -->\n//g;
$body =~ s/<a href="([^"]*)">(.*?)<\/a>/link_of($1, $2)/gse;
$body =~ s/<h([23])>(.*?)<\/h[23]>/heading($1, $2)/gse;
$body =~ s/<table>.*?<\/table>/<div class="wide">$&<\/div>/gs;
$body =~ s/<img src="([^"]*)"/'<img src="' . picture($1) . '"'/ge;
my $contents = join "\n", @headings;
$body =~ s{(</h1>\n)}{$1<p>Kostka $version, $day</p>\n<nav><ul>\n$contents\n</ul></nav>\n};

open my $out, ">:raw", "$folder/kostka-building.html" or die "building: kostka-building.html: $!\n";
print $out <<"HTML";
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kostka $version: building one, and flashing</title>
<style>
body { max-width: 46rem; margin: 0 auto; padding: 0 1rem 3rem; font: 1rem/1.5 sans-serif; color: #222; background: #fff; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; margin: 2rem 0 .7rem; }
img { display: block; max-width: 100%; height: auto; margin: 0 auto; }
.wide, pre { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { border: 1px solid #bbb; padding: .2rem .5rem; text-align: left; vertical-align: top; overflow-wrap: normal; }
pre { background: #f3f3f3; padding: .6rem; font-size: .85rem; }
nav ul { list-style: none; padding: 0; }
.h3 { padding-left: 1.5rem; }
li { margin: .3rem 0; }
\@media print {
  body { max-width: none; font-size: 10pt; }
  h1, h2, h3 { break-after: avoid; }
  img, tr, li { break-inside: avoid; }
  img { max-height: 12cm; }
  pre { white-space: pre-wrap; }
  a { color: inherit; text-decoration: none; }
}
</style>
</head>
<body>
$body</body>
</html>
HTML
close $out or die "building: kostka-building.html: $!\n";
