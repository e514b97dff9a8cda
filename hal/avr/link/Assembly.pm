# A program in avr-gcc's assembly, line by line, as the passes that shorten it read and write it.
#
# A line is a hash: text; section; and for an instruction op, args (as written, without blanks after
# the comma), source (the file of the C line it was made for, or '') and foreign (assembly of the
# programmer's); for a label its name as label. A pass deletes a line by making its text undefined.
package Assembly;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT = qw(read_program write_program instruction functions said is_skip is_full);

my $code = qr/^\t([a-z]\w*)(?:\s+(.*?))?\s*$/;

# What fills its slices to the brim has no cycles to spare.
my $full = qr{^firmware/(?:core/(?:pairs|scoring|throws|turn|turn_sort)|games/tenk\w*)\.c$};
sub is_full { return $_[0] =~ $full; }

sub is_skip { return $_[0] =~ /^(?:cpse|sbrc|sbrs|sbic|sbis)$/; }

# A new line of the program: instruction('ldi', 'r24', '1').
sub instruction {
    my ($op, @args) = @_;
    return { op => $op, args => [@args], text => "\t$op" . (@args ? ' ' . join(',', @args) : '') };
}

# What an instruction says, in the same words whoever wrote it.
sub said {
    my ($line) = @_;
    return @{ $line->{args} } ? "$line->{op} " . join(",", @{ $line->{args} }) : $line->{op};
}

sub read_program {
    my ($path) = @_;
    my (@lines, %file, $foreign);
    my ($section, $source) = ('', '');
    open(my $in, '<', $path) or die "$0: $path: $!\n";
    while (my $text = <$in>) {
        chomp $text;
        my $line = { text => $text };
        if ($text =~ /^\t\.file (\d+) "(.*)"/) {
            $file{$1} = $2;
        } elsif ($text =~ /^\t\.loc (\d+)/) {
            $source = $file{$1} // '';
        } elsif ($text =~ /^\t\.(?:section\s+([^,\s]+)|text|data)/) {
            ($section, $source) = ($1 // '', '');
        } elsif ($text =~ m{^/\* #(NO)?APP}) {
            $foreign = !$1;
        } elsif ($text =~ /^\s*([\w.\$]+):\s*$/) {
            $line->{label} = $1;
        } elsif ($text =~ $code) {
            @$line{qw(op args source)} = ($1, [split /\s*,\s*/, $2 // ''], $source);
        }
        $line->{foreign} = 1 if $foreign;
        $line->{section} = $section;
        push @lines, $line;
    }
    close $in;
    return \@lines;
}

sub write_program {
    my ($path, $lines) = @_;
    open(my $out, '>', $path) or die "$0: $path: $!\n";
    print $out map { defined $_->{text} ? "$_->{text}\n" : () } @$lines;
    close $out or die "$0: $path: $!\n";
}

# The functions, each as [name, first line after its label, last line], of the sections of code.
sub functions {
    my ($lines) = @_;
    my (%function, @found, $open);
    for my $i (0 .. $#$lines) {
        my $line = $lines->[$i];
        if ($line->{text} =~ /^\t\.type\s+([^,\s]+),\s*\@function/) {
            $function{$1} = 1;
        } elsif (defined $line->{label} && $function{ $line->{label} } && $line->{section} =~ /^\.text/) {
            $open = [$line->{label}, $i + 1];
        } elsif ($open && $line->{text} =~ /^\t\.size\s+\Q$open->[0]\E,/) {
            push @found, [@$open, $i - 1];
            $open = undef;
        }
    }
    return @found;
}

1;
