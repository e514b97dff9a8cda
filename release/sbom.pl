#!/usr/bin/perl
# Writes FOLDER/kostka-sbom.spdx.json (SPDX 2.3): the software of others in the files of a release,
# with versions and licences, and the checksums of the files. It runs when all other files but
# SHA256SUMS are there.
# usage: sbom.pl FOLDER VERSION DAY
use strict;
use warnings;
use Digest::SHA qw(sha1_hex);
use JSON::PP;
use MIME::Base64;

my ($folder, $version, $day) = @ARGV;
my $name = "kostka-sbom.spdx.json";

sub text_of {
    my ($path) = @_;
    open my $file, "<", $path or die "sbom: $path: $!\n";
    local $/;
    return <$file>;
}

sub debian_version {
    my ($package) = @_;
    chomp(my $found = `dpkg-query -W -f '\${Version}' $package`);
    return $found || die "sbom: the version of $package is not known\n";
}

sub package_of {
    my ($id, $label, $found, $licence, $purl, @more) = @_;
    (my $escaped = $found) =~ s/([:+~])/sprintf "%%%02X", ord $1/ge;
    return {SPDXID => "SPDXRef-$id", name => $label, versionInfo => $found, licenseDeclared => $licence,
        downloadLocation => "NOASSERTION", filesAnalyzed => JSON::PP::false, externalRefs => [{
            referenceCategory => "PACKAGE-MANAGER", referenceType => "purl", referenceLocator => "pkg:$purl\@$escaped"}],
        @more};
}

sub npm_package {
    my ($package) = @_;
    my $locked = decode_json(text_of("sim/web/package-lock.json"))->{packages}{"node_modules/$package"};
    my ($sum) = $locked->{integrity} =~ /^sha512-(.*)$/ or die "sbom: $package has no SHA-512\n";
    return package_of($package, $package, $locked->{version}, $locked->{license}, "npm/$package",
        downloadLocation => "https://registry.npmjs.org/$package/-/$package-$locked->{version}.tgz",
        checksums => [{algorithm => "SHA512", checksumValue => unpack "H*", decode_base64($sum)}]);
}

my ($licence, $owner) = text_of("LICENSE") =~ /^(\w+) License\n\n(Copyright .*)/ or die "sbom: LICENSE is another\n";
opendir my $listing, $folder or die "sbom: $folder: $!\n";
my @names = sort grep { -f "$folder/$_" && $_ ne $name && $_ ne "SHA256SUMS" } readdir $listing;
my (@files, @relations, @sums);
my $relate = sub { push @relations, {spdxElementId => "SPDXRef-$_[0]", relationshipType => $_[1], relatedSpdxElement => "SPDXRef-$_[2]"} };

$relate->("DOCUMENT", "DESCRIBES", "kostka");
for my $file (@names) {
    my %sum = map { $_ => Digest::SHA->new($_)->addfile("$folder/$file", "b")->hexdigest } "SHA1", "SHA256";
    push @sums, $sum{SHA1};
    push @files, {SPDXID => "SPDXRef-$file", fileName => "./$file",
        checksums => [map { {algorithm => $_, checksumValue => $sum{$_}} } sort keys %sum]};
    $relate->("kostka", "CONTAINS", $file);
    if ($file =~ /\.(hex|elf)$/) {
        $relate->($file, "STATIC_LINK", $_) for "avr-libc", "libgcc";
    } elsif ($file =~ /^(.*)\.html$/ && -e "$folder/$1.hex") {
        $relate->($file, "CONTAINS", $_) for "$1.hex", "avr8js";
    }
}
$relate->($_, "BUILD_TOOL_OF", "kostka") for "gcc-avr", "esbuild";

my $all = sha1_hex(join "", sort @sums);
my $gcc = debian_version("gcc-avr");
my $exception = "GPL-3.0-or-later WITH GCC-exception-3.1";
my $kostka = {SPDXID => "SPDXRef-kostka", name => "Kostka", versionInfo => $version, licenseDeclared => $licence,
    copyrightText => $owner, downloadLocation => "NOASSERTION", filesAnalyzed => JSON::PP::true,
    packageVerificationCode => {packageVerificationCodeValue => $all,
        packageVerificationCodeExcludedFiles => ["./$name", "./SHA256SUMS"]}};
my $document = {spdxVersion => "SPDX-2.3", dataLicense => "CC0-1.0", SPDXID => "SPDXRef-DOCUMENT", name => "kostka-$version",
    documentNamespace => "https://spdx.org/spdxdocs/kostka-$version-$all",
    creationInfo => {created => "${day}T00:00:00Z", creators => ["Organization: The Kostka authors", "Tool: sbom.pl-$version"]},
    packages => [$kostka,
        package_of("avr-libc", "avr-libc", debian_version("avr-libc"), "BSD-3-Clause", "deb/debian/avr-libc"),
        package_of("libgcc", "libgcc", $gcc, $exception, "deb/debian/gcc-avr"),
        package_of("gcc-avr", "gcc-avr", $gcc, "GPL-3.0-or-later", "deb/debian/gcc-avr"),
        npm_package("avr8js"), npm_package("esbuild")],
    files => \@files, relationships => \@relations};
open my $out, ">", "$folder/$name" or die "sbom: $name: $!\n";
print $out JSON::PP->new->ascii->canonical->indent->indent_length(1)->space_after->encode($document);
close $out or die "sbom: $name: $!\n";
