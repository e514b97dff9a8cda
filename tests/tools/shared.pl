#!/usr/bin/perl
# Checks variables that an interrupt handler shares with the rest of its file. They must be
# volatile. Where the processor takes more than one instruction for them, the rest of the file must
# use them in an ATOMIC_BLOCK. A handler may call no function, as this script could not follow it.
# usage: shared.pl SOURCE...
# broken by: serial-ring-not-volatile serial-count-not-volatile entropy-latest-not-volatile
# broken by: entropy-unfetched-not-volatile tick-not-volatile tick-read-in-two
use strict;
use warnings;

my ($shared, $wrong) = (0, 0);

sub complain {
    print STDERR "shared: $_[0]\n";
    $wrong = 1;
}

# A text without its atomic blocks.
sub outside_atomic {
    my ($text) = @_;
    my $block = qr/(\{(?:[^{}]|(?1))*\})/;
    $text =~ s/ATOMIC_BLOCK\(\w+\)\s*$block//g;
    return $text;
}

# True if the variable is read, changed and written back.
sub is_changed_in_place {
    my ($text, $name) = @_;
    return $text =~ /\b$name\b(?:\[[^]]*\])?\s*(?:\+\+|--|(?:[-+*\/|&^]|<<|>>)=[^=])|(?:\+\+|--)\s*$name\b/;
}

for my $file (@ARGV) {
    open my $in, '<', $file or die "$file: $!\n";
    my $text = do { local $/; <$in> };
    $text =~ s{/\*.*?\*/|//[^\n]*}{}gs;
    my ($handlers, $rest) = ('', '');
    while ($text =~ /^(\w[^;{}=]*\)) (\{.*?^\})/gms) {
        my ($head, $body) = ($1, $2);
        if ($head !~ /^ISR\(/) {
            $rest .= $body;
            next;
        }
        $handlers .= $body;
        while ($body =~ /\b(\w+)\(/g) {
            complain "$file: $head calls $1" unless $1 =~ /^(if|while|for|switch|return|sizeof|__asm__)$/;
        }
    }
    while ($text =~ /^static ([\w ]*?)(\w+)((?:\[[^]]*\])*)(?: =[^;]*)?;/gm) {
        my ($type, $name) = ($1, $2);
        next unless $handlers =~ /\b$name\b/ && $rest =~ /\b$name\b/;
        my $open = outside_atomic($rest);
        my $is_byte = $type =~ /\b(?:u?int8_t|bool|char)\b/ && $type !~ /\*/;
        $shared++;
        complain "$file: $name is not volatile" unless $type =~ /\bvolatile\b/;
        complain "$file: $name has more than one byte and is used outside of an ATOMIC_BLOCK"
            if !$is_byte && $open =~ /\b$name\b/;
        complain "$file: $name is changed in place outside of an ATOMIC_BLOCK"
            if is_changed_in_place($open, $name) && $is_byte;
    }
}
complain "no handler shares a variable" unless $shared;
print "shared: $shared variables of interrupt handlers are volatile, and read whole\n" unless $wrong;
exit $wrong;
