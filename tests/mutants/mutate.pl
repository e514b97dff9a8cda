#!/usr/bin/perl
# The mutants of C sources: each is one line with one small fault in it.
# usage: mutate.pl FILE…
# Prints for each, separated by tabs: file, number of the line, the line, the line with the fault.
use strict;
use warnings;

# The replacements of operators. The spaces around it tell a binary operator from a sign, a pointer
# or an address; .clang-format puts them there.
my %comparison = ('<' => '<=', '<=' => '<', '>' => '>=', '>=' => '>', '==' => '!=', '!=' => '==');
my %arithmetic = ('+' => '-', '-' => '+', '*' => '+', '/' => '*', '%' => '*', '<<' => '>>',
                  '>>' => '<<', '&' => '|', '|' => '&', '^' => '&', '&&' => '||', '||' => '&&',
                  '+=' => '-=', '-=' => '+=', '<<=' => '>>=', '>>=' => '<<=', '&=' => '|=',
                  '|=' => '&=', '^=' => '|=');
my %binary = (%comparison, %arithmetic);
my $binary = join '|', map { quotemeta } sort { length $b <=> length $a } keys %binary;

# The line with blanks for everything that is no code, so that places stay the same.
my $in_comment;
sub code_of {
    my ($line) = @_;
    my $code = '';
    while ($line =~ m{\G(/\*|\*/|//.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|.)}g) {
        my $token = $1;
        $in_comment = 1 if $token eq '/*';
        my $is_code = !$in_comment && $token !~ m{^(//|"|'..)};
        $in_comment = 0 if $token eq '*/';
        $code .= $is_code ? $token : ' ' x length $token;
    }
    return $code;
}

sub with {
    my ($line, $place, $length, $text) = @_;
    substr($line, $place, $length) = $text;
    return $line;
}

sub operators {
    my ($line, $code) = @_;
    my @mutants;
    while ($code =~ /(?<= )($binary)(?= |$)/g) {
        push @mutants, with($line, $-[1], length $1, $binary{$1});
    }
    while ($code =~ /(\+\+|--)/g) {
        push @mutants, with($line, $-[1], 2, $1 eq '++' ? '--' : '++');
    }
    return @mutants;
}

# Numbers become sums, so that a reader sees what the number was.
sub constants {
    my ($line, $code) = @_;
    my @mutants;
    while ($code =~ /(?<![\w.])(0[xX][0-9a-fA-F]+|0b[01]+|\d+)([uUlL]*)(?!\w)/g) {
        my ($place, $number, $length) = ($-[0], $1 . $2, length($1 . $2));
        push @mutants, with($line, $place, $length, "($number + 1)");
        push @mutants, with($line, $place, $length, "($number - 1)") if $number !~ /^0[uUlL]*$/;
    }
    return @mutants;
}

sub negations {
    my ($line, $code) = @_;
    my @mutants;
    while ($code =~ /!(?!=)/g) {
        push @mutants, with($line, $-[0], 1, '');
    }
    push @mutants, "$1!($2)$3" if $line =~ /^(\s*(?:\} else )?if \()(.*)(\) \{)$/;
    push @mutants, "$1!($2);" if $line =~ /^(\s*return )(.* (?:&&|\|\||[<>=!]=|[<>]) |\bis_.*);$/;
    return @mutants;
}

# Swaps two neighbouring arguments, if both are plain.
my $plain = qr/(?:[&!]|\*+)?[A-Za-z_0-9]\w*(?:(?:\.|->)\w+|\[\w+\])*/;
# It is the same for a product and for a comparison with memcmp, whose sign nobody asks for.
my $symmetric = qr/\b(?:fraction_product(?:32|64)|memcmp)\($/;
sub swaps {
    my ($line, $code) = @_;
    my @mutants;
    while ($code =~ /(?<=[(,])( ?)($plain), ($plain)(?=[,)])/g) {
        my ($place, $one, $other) = ($-[2], $2, $3);
        pos($code) = $-[3] - 2; # the second may be swapped with a third
        next if $one eq $other || "$one$other" =~ /^\d+$/ || substr($code, 0, $place) =~ $symmetric;
        push @mutants, with($line, $place, length "$one, $other", "$other, $one");
    }
    return @mutants;
}

# Swaps true and false, takes the next entry of an array, and lets += and its like assign instead.
sub words {
    my ($line, $code) = @_;
    my @mutants;
    while ($code =~ /\b(true|false)\b/g) {
        push @mutants, with($line, $-[0], length $1, $1 eq 'true' ? 'false' : 'true');
    }
    while ($code =~ /(?<=\w\[)([a-z]\w*)\]/g) {
        push @mutants, with($line, $-[0], length $1, "$1 + 1");
    }
    while ($code =~ /(?<= )([-+|^]=)(?= )/g) {
        push @mutants, with($line, $-[0], 2, '=');
    }
    return @mutants;
}

# Deletes a statement that stands on a line of its own.
sub deletions {
    my ($line, $code, $before) = @_;
    return () unless $before =~ /[;{}:]\s*$/ && $code =~ /^(\s+)(\S.*);\s*$/;
    my ($indent, $statement) = ($1, $2);
    return () if $statement =~ /^return\b./;
    return "$indent;" if $statement =~ /^(?:break|continue|return)$/;
    return "$indent;" if $statement =~ /^(?:\+\+|--)|(?:\+\+|--)$/;
    return "$indent;" if $statement =~ /^[a-z_][\w.>\[\] *+-]*? ?[-+*\/%&|^<>]*= / && $statement !~ /^\w+ \**\w+ =|^(?:const|struct|static|enum|unsigned) /;
    return "$indent;" if $statement =~ /^\(?[a-z_][\w.>-]*\(.*\)$/;
    return ();
}

sub mutants_of {
    my ($file) = @_;
    my ($before, $in_macro) = ('', 0);
    open my $source, '<', $file or die "mutate: $file: $!\n";
    $in_comment = 0;
    while (my $line = <$source>) {
        chomp $line;
        my $code = code_of($line);
        my $skipped = $in_macro || $code =~ /^\s*#|_Static_assert|_HOLDS\(/;
        $in_macro = $skipped && $line =~ /\\$/;
        next if $skipped || $code !~ /\S/;
        my %seen;
        for my $mutant (operators($line, $code), constants($line, $code), negations($line, $code),
                        swaps($line, $code), words($line, $code), deletions($line, $code, $before)) {
            print join("\t", $file, $., $line, $mutant), "\n" unless $seen{$mutant}++;
        }
        $before = $code;
    }
}

mutants_of($_) for @ARGV;
