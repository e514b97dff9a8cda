#!/usr/bin/perl
# Generates the parts of README.md and docs/ that come from the program: answers of the console,
# rows of the LCD, the list of commands, sizes. The texts mark each part:
#
#   ```console               a line that begins with "> " is typed at a console that has just been
#                            started; its answer stands below it, without the ok. A line "# printed:
#                            WORD..." after it quotes a printed source, and must agree
#   ```screen NAME           the rows of the LCD in SCREENS/NAME.txt; a glyph is a box
#   <!-- sizes -->           a table whose first column names boards; the last three are generated
#   <!-- commands -->        the commands of the console, with the help for each
#   <!-- throws -->          tests/data/forch_tables.csv, asked of the console, which must agree
#   <!-- words -->           tests/data/penney.csv, likewise
#   <!-- race FACE... -->    a game of two on forch, the luck of each throw, and the sum of the luck
#   <!-- pins BOARD... -->   which part is at which pin of these boards (docs/wiring/wiring.pl)
#   <!-- power TABLE -->     the device's currents, its batteries (docs/tools/power.pl)
#   <!-- parts BOARD -->     the parts to buy for a board that has a schematic (hardware/parts.pl)
#   <!-- glossary -->        a table whose first column has titles of pages, *so*; these must exist
#
# A region of the last nine kinds ends at the first empty line.
# usage: renew.pl FOLDER CONSOLE SCREENS SIZES FILE...; the new text of FILE is FOLDER/FILE.
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Path qw(make_path);

my ($folder, $console, $screens, $sizes, @files) = @ARGV;
my ($file, $wrong) = ("", 0);

sub refuse {
    die "renew: $file: $_[0]\n";
}

sub slurp {
    my ($path) = @_;
    open my $in, "<", $path or refuse("$path: $!");
    local $/;
    return <$in>;
}

# ---- the console --------------------------------------------------------------------------------

# ask(LINE...): the answer to each line, as a list of lines, the last of which is ok or an error.
sub ask {
    my $typed = "$folder/typed";
    open my $out, ">", $typed or refuse("$typed: $!");
    print $out "$_\n" for @_;
    close $out;
    my ($answer, @answers) = ([]);
    for my $line (split /\n/, `$console --seed 1 <$typed` =~ s/\r//gr) {
        push @$answer, $line;
        if ($line =~ /^(ok$|error:)/) {
            push @answers, $answer;
            $answer = [];
        }
    }
    refuse("the console leaves a line unanswered") unless @answers == @_;
    return @answers;
}

# True if a printed word equals a word of the answer, or if both are numbers that agree in the
# decimals that both have. Integers must be equal.
sub agree {
    my ($printed, $answered) = @_;
    return 1 if $printed eq $answered;
    my ($left, $right) = map { /^\d*\.?(\d*)$/ ? $1 : return 0 } $printed, $answered;
    return $printed == $answered if $left eq "" || $right eq "";
    my $common = length $left < length $right ? length $left : length $right;
    return abs($printed - $answered) <= 0.500001 * 10**-$common;
}

sub compare {
    my ($command, $answer, @printed) = @_;
    for my $printed (@printed) {
        next if grep { agree($printed, s{^~}{}r) } map { split } @$answer;
        print STDERR "$file: $command: the source prints $printed, the console answers @$answer\n";
        $wrong = 1;
    }
}

sub transcript {
    my @lines = grep { /^(> |# )/ } split /\n/, $_[0];
    my @answers = ask(map { /^> (.*)/ ? $1 : () } @lines);
    my ($text, $command, $answer) = ("", "", undef);
    my $flush = sub { $text .= join "", map { "$_\n" } grep { $_ ne "ok" } @{$answer || []}; $answer = undef };
    for my $line (@lines) {
        if ($line =~ /^> (.*)/) {
            $flush->();
            ($command, $answer) = ($1, shift @answers);
        } elsif ($line =~ /^# printed: (.*)/) {
            compare($command, $answer, split / /, $1);
        }
        $text .= "$line\n";
    }
    $flush->();
    return $text;
}

sub table {
    my ($head, @rows) = @_;
    return join "", map { "| " . join(" | ", @$_) . " |\n" } $head, [map { "---" } @$head], @rows;
}

# The chances to be home within m throws, and the expected throws, from each square of the file.
sub throws {
    my @given = map { [split /,/] } grep { !/^(#|m,)/ } split /\n/, slurp("tests/data/forch_tables.csv");
    my (undef, @squares) = @{shift @given};
    my @commands = map { my $m = $_->[0]; map { $m eq "E" ? "expect $_" : "within $m $_" } @squares } @given;
    my @answers = ask(@commands);
    my @rows;
    for my $row (@given) {
        my ($m, @printed) = @$row;
        my @cells = map { sprintf "%.4f", shift(@answers)->[0] } @printed;
        compare("$m throws from $squares[$_]", [$cells[$_]], $printed[$_]) for 0 .. $#cells;
        push @rows, [$m, @cells];
    }
    return table(["throws", @squares], @rows);
}

# The chance that the word of a row comes before the word of a column.
sub words {
    my %printed = map { /^(\w+),(\w+),(.*)/ ? ("$1 $2" => $3) : () } split /\n/, slurp("tests/data/penney.csv");
    my @pairs = sort keys %printed;
    my @answers = ask(map { "penney $_" } @pairs);
    my (%answer, %words);
    for my $i (0 .. $#pairs) {
        ($answer{$pairs[$i]}) = $answers[$i][0] =~ m{^\w+ (\S+)};
        compare("penney $pairs[$i]", [$answer{$pairs[$i]}], $printed{$pairs[$i]});
        $words{$_} = 1 for split / /, $pairs[$i];
    }
    my @words = sort keys %words;
    return table(["", @words], map { my $word = $_; [$word, map { $answer{"$word $_"} // "" } @words] } @words);
}

# A game on forch between you, who throw first, and the computer: how each throw changed your chance
# to win.
sub race {
    my (@at, @luck, @rows) = (0, 0);
    my @chance = (ask("race 0 0"))[0][0];
    my @faces = split / /, $_[0];
    for my $i (0 .. $#faces) {
        my ($who, $from) = ($i % 2, $at[$i % 2]);
        my ($to, $how) = (ask("next $from"))[0][$faces[$i] - 1] =~ /^\d+ (\d+) (\w+)/;
        $at[$who] = $to;
        my ($first, $second) = $how eq "goal" ? (0, 1) : @{(ask("race $at[!$who] $at[$who]"))[0]};
        push @chance, $who ? $first : $second;
        $luck[$who] += my $change = $chance[-1] - $chance[-2];
        push @rows, [$i + 1, $who ? "CPU" : "you", $faces[$i], "$from to $to" . ($how eq "plain" ? "" : ", $how"),
            map { sprintf $_->[0], 100 * $_->[1] } ["%.1f %%", $chance[-1]], ["%+.1f %%", $change]];
    }
    my $sum = $chance[0] + $luck[0] + $luck[1];
    refuse("the game has no end") unless $chance[-1] == 1 && abs($sum - 1) < 1e-6;
    push @rows, ["", "", "", "all of them", "100 %", sprintf "you %+.1f %%, CPU %+.1f %%", 100 * $luck[0], -100 * $luck[1]];
    return table(["throw", "of", "face", "way", "your chance", "change"], ["", "", "", "before it", sprintf("%.1f %%", 100 * $chance[0]), ""], @rows);
}

sub commands {
    my @names = map { /^  (\S+)/ } @{(ask("help"))[0]};
    my $text = "| command | what it does |\n|---|---|\n";
    for my $help (ask(map { "help $_" } @names)) {
        my ($syntax, $explanation) = map { s/\|/\\|/gr } @$help;
        $text .= "| `$syntax` | $explanation |\n";
    }
    return $text;
}

# ---- the device ---------------------------------------------------------------------------------

sub screen {
    my @rows = (split /\n/, slurp("$screens/$_[0].txt"))[0, 1];
    return join "", map { my $row = $_; $row =~ s/\xE2\x91[\xA0-\xA7]|\xE2\x93\xAA/\xE2\x96\xA3/g; "$row\n" } @rows;
}

sub glossary {
    my ($table) = @_;
    my $sources = join "", map { slurp($_) } glob "firmware/ui/*/*.c";
    for my $titles ($table =~ /^\|([^|]*)\|/gm) {
        for my $title ($titles =~ /\*([^*]+)\*/g) {
            $sources =~ /TEXT\("\Q$title\E"\)|\[\] = "\Q$title\E"/ or refuse("no page says $title");
        }
    }
    return $table;
}

sub pins {
    my $table = `perl docs/wiring/wiring.pl table $_[0]`;
    refuse("there is no table of the pins of $_[0]") if $?;
    return $table;
}

sub power {
    my $table = `perl docs/tools/power.pl $_[0] $screens/modes`;
    refuse("there is no table of the power's $_[0]") if $?;
    return $table;
}

sub parts {
    my $table = `perl hardware/parts.pl table hardware/$_[0]/$_[0].kicad_sch`;
    refuse("there is no list of the parts of $_[0]") if $?;
    return $table;
}

# ---- sizes --------------------------------------------------------------------------------------

my %names = (snakes => "snakes and ladders", tenk => "ten thousand", penney => "Penney's game", chips => "chips",
    nim => "Nim", odds => "odds of snakes and ladders", lab => "dice lab", fairness => "test of the dice", editor => "board editor", console => "console", attract => "demonstration", statistics => "statistics",
    self_test => "self-test", proof => "provable throws", puzzles => "puzzles", review => "review", coach => "coach");

# Flash in whole KB, RAM in tenths: a change of a few bytes makes no text stale.
my %digits = (flash => 0, RAM => 1);

sub kilobytes {
    my ($what, $said) = @_;
    my ($used, $of) = $said =~ /^$what +(\d+) of (\d+)/m or refuse("there is no size of $what");
    return sprintf "%.*f of %.*f KB", $digits{$what}, $used / 1024, $digits{$what}, $of / 1024;
}

sub sizes {
    my $text = "";
    for my $row (split /\n/, $_[0]) {
        my ($key) = $row =~ /^\| `([\w-]+)`/;
        if ($key) {
            my $said = slurp("$sizes/$key.size");
            my ($games, $features) = map { $said =~ /^$_ *(.*)/m ? [split / /, $1] : [] } qw(games features);
            my @holds = ((@$games == 5 ? "all five games" : map { $names{$_} } @$games), map { $names{$_} } @$features);
            my @made = (join(", ", @holds), map { kilobytes($_, $said) } qw(flash RAM));
            my (undef, @columns) = split /\s*\|\s*/, $row;
            $row = "| " . join(" | ", @columns[0, 1], @made) . " |";
        }
        $text .= "$row\n";
    }
    return $text;
}

# ---- files --------------------------------------------------------------------------------------

my %regions = (sizes => \&sizes, commands => \&commands, pins => sub { pins($_[1]) }, power => sub { power($_[1]) },
    parts => sub { parts($_[1]) }, glossary => \&glossary, throws => \&throws, words => \&words, race => sub { race($_[1]) });

for (@files) {
    $file = $_;
    make_path(dirname("$folder/$file"));
    my $text = slurp($file);
    $text =~ s/^(```console\n)(.*?)^(```\n)/$1 . transcript($2) . $3/gmse;
    $text =~ s/^(```screen (\w+)\n).*?^(```\n)/$1 . screen($2) . $3/gmse;
    $text =~ s/^(<!-- (\w+) ?([\w -]*?) -->\n)((?:[^\n]+\n)*)/$1 . ($regions{$2} || refuse("what is $2?"))->($4, $3)/gme;
    open my $out, ">", "$folder/$file" or refuse("$folder/$file: $!");
    print $out $text;
}
exit $wrong;
