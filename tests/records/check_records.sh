#!/bin/sh
# kostka-verify must accept every game of tests/data/records, and its throws must be those that a
# script derives from the documents alone. It must refuse a game with a letter changed, a line left
# out or another commitment, and say what a text does not prove. The console must take each game,
# review it, and write it again.
# usage: check_records.sh VERIFY CONSOLE
verify=$1
console=$2
records=tests/data/records
wrong=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() { echo "$1: $2"; wrong=1; }

changed() { # RECORD CHANGE…
    perl tests/records/change_record.pl "$@"
}

# The exit status must be so, and what is said must match; at 2 that is one line on stderr, at any
# other nothing is on stderr.
answers() { # STATUS PATTERN NAME WHY, of $scratch/changed
    "$verify" "$scratch/changed" >"$scratch/said" 2>"$scratch/refused"
    got=$?
    [ "$got" -eq "$1" ] || fail "$3" "exit $got, not $1: $4"
    [ "$(wc -l <"$scratch/refused")" -eq "$(($1 == 2))" ] || fail "$3" "not one line on stderr, or one too many: $4"
    cat "$scratch/said" "$scratch/refused" | grep -q -e "$2" || fail "$3" "does not say '$2': $4"
}

# The script that derives throws must end as kostka-verify does, which has no status 1 there.
derives() { # STATUS NAME WHY, of $scratch/changed
    perl tests/oracle/derive_throws.pl "$scratch/changed" 1 >"$scratch/derived" 2>&1
    got=$?
    case $1:$got in
    0:0 | 3:3) ;;
    [12]:0 | [12]:3 | 0:* | 3:*) fail "$2" "the script exits with $got, not as with $1: $3" ;;
    esac
}

# ---- every game ----------------------------------------------------------------------------------

# How a game ends in which everything is proved: the record of a long game begins within it.
status_of() {
    case $1 in
    */ten_thousand_of_more.record) echo 3 ;;
    *) echo 0 ;;
    esac
}

check_record() { # RECORD STATUS
    "$verify" "$1" >"$scratch/said"
    [ $? -eq "$2" ] || fail "$1" "not exit $2"
    grep -q 'wins$\|draw$' "$scratch/said" || fail "$1" "has no end"
    grep -qx "the seed fits the $(sed 1q "$1")" "$scratch/said" || fail "$1" "does not print the commitment"
    "$verify" --all "$1" | grep '^throw ' >"$scratch/throws"
    count=$(wc -l <"$scratch/throws")
    perl tests/oracle/derive_throws.pl "$1" "$count" >"$scratch/derived" 2>"$scratch/refused"
    [ $? -eq "$2" ] || fail "$1" "not derived with exit $2"
    cmp -s "$scratch/throws" "$scratch/derived" || fail "$1" "other throws are derived"
    { sed -n 's/^[0-9]/replay &/p' "$1"; echo record; echo review; } | "$console" >"$scratch/said"
    grep '^commitment\|^[0-9]' "$scratch/said" | cmp -s - "$1" || fail "$1" "the console writes another"
    grep -q 'rest 0.000\|nothing is told' "$scratch/said" || fail "$1" "luck and errors are not the result"
}

check_changes() { # RECORD STATUS
    sed '2s/\(.*\) \(.....\)[A-M]/\1 \2Z/; t; 2s/\(.*\) \(.....\)./\1 \2A/' "$1" >"$scratch/changed"
    answers 2 ':[0-9]*: ' "$1" "a letter changed"
    sed '2d' "$1" >"$scratch/changed"
    answers 2 'not the next line\|no game' "$1" "a line left out"
    sed '1s/[A-M]/Z/' "$1" >"$scratch/changed"
    answers 1 'the commitment of this seed is' "$1" "another commitment"
    derives 1 "$1" "another commitment"
    { sed 1d "$1"; cat $records/chips_alone.record $records/nim.record | grep -v ^commitment; } >"$scratch/changed"
    answers 2 'a second game' "$1" "a second game"
    sed 1d "$1" >"$scratch/changed"
    answers 3 'no commitment: nothing was compared with the seed' "$1" "no commitment"
    derives 3 "$1" "no commitment"
    { sed 1q "$1"; changed "$1" added=10000; } >"$scratch/changed"
    answers 2 'added number' "$1" "an added number of five digits"
    derives 2 "$1" "an added number of five digits"
}

# ---- commitments ---------------------------------------------------------------------------------

check_commitments() { # RECORD STATUS
    for change in 's/.$//' 's/$/ XX/' 's/$/Q/' 's/$/, dice not trusted /' 's/$/, dice not/' 's/^/ /' 's/^./C/' \
        's/^commitment/COMMITMENT/' 's/ /  /' 's/ /: /' 's/ .*//' 's/$/ /' 's/$/\r, dice not trusted/'; do
        sed "1$change" "$1" >"$scratch/changed"
        answers 2 'changed:1: a commitment ' "$1" "a commitment changed by $change"
        derives 2 "$1" "a commitment changed by $change"
    done
    { echo "commitment AAAAAAAAAAAAAAAAAAAA"; cat "$1"; } >"$scratch/changed"
    answers 2 'changed:2: another commitment' "$1" "two commitments"
    derives 2 "$1" "two commitments"
    { sed '1s/$/, dice not trusted/' "$1"; sed 1q "$1"; } >"$scratch/changed"
    answers "$2" 'the dice were not to be trusted' "$1" "a note that is not repeated"
    derives "$2" "$1" "a note that is not repeated"
    sed 's/$/\r/' "$1" >"$scratch/changed"
    answers "$2" . "$1" "lines that end with CR and LF"
    derives "$2" "$1" "lines that end with CR and LF"
    { cat "$1"; echo "Commitments are explained in the manual."; } >"$scratch/changed"
    answers "$2" . "$1" "another word at the beginning of a line"
}

# ---- lines and bytes -----------------------------------------------------------------------------

# A line is read whole, however long it is.
check_long_lines() { # RECORD
    blanks=$(printf '%511s' '')
    sed "1s/^/$blanks/" "$1" >"$scratch/changed"
    answers 2 'changed:1: a commitment ' "$1" "a commitment far behind the start of its line"
    derives 2 "$1" "a commitment far behind the start of its line"
    others=$(echo "$blanks" | tr ' ' x)
    sed "1s/^/$others/" "$1" >"$scratch/changed"
    answers 3 'no commitment' "$1" "a commitment behind other text"
    derives 3 "$1" "a commitment behind other text"
    sed "2s/^/$others/" "$1" >"$scratch/changed"
    answers 2 'not the next line\|no game' "$1" "a line of a game behind other text"
    derives 2 "$1" "a line of a game behind other text"
}

check_bytes() { # RECORD STATUS
    for line in 1 2; do
        sed "${line}s/\$/\\x00, but not this one/" "$1" >"$scratch/changed"
        answers 2 "changed:$line: a NUL byte" "$1" "a NUL byte in line $line"
        derives 2 "$1" "a NUL byte in line $line"
    done
    { printf 'text\0text\n'; cat "$1"; } >"$scratch/changed"
    answers 2 'changed:1: a NUL byte' "$1" "a NUL byte in other text"
    derives 2 "$1" "a NUL byte in other text"
    sed '1s/^/\xEF\xBB\xBF/' "$1" >"$scratch/changed"
    answers "$2" 'the seed fits' "$1" "a byte order mark at the start"
    derives "$2" "$1" "a byte order mark at the start"
    sed '2s/^/\xEF\xBB\xBF/' "$1" >"$scratch/changed"
    answers 2 'not the next line\|no game' "$1" "a byte order mark later"
    derives 2 "$1" "a byte order mark later"
}

# ---- texts sent before the end -------------------------------------------------------------------

# Half a game, with other changes, in front of the whole.
half_before() { # RECORD CHANGE…
    events=$("$verify" "$1" | grep -c '^event ')
    half=$((events / 2))
    first=$("$verify" "$1" | sed -n 's/^event \([0-9]*\):.*/\1/p' | head -n 1)
    decisions=$("$verify" "$1" | grep '^event ' | head -n "$half" | grep -c decides)
    whole=$1
    shift
    { changed "$whole" unseeded events=$((first - 1 + half)) decisions="$decisions" "$@"; cat "$whole"; } >"$scratch/changed"
}

check_earlier() { # RECORD STATUS
    { changed "$1" unseeded events=0 decisions=0; cat "$1"; } >"$scratch/changed"
    answers "$2" . "$1" "sent at its beginning"
    { changed "$1" unseeded events=0 decisions=0 added=4711; cat "$1"; } >"$scratch/changed"
    answers "$2" . "$1" "another number before the first throw"
    half_before "$1"
    answers "$2" . "$1" "sent in its middle"
    changed "$1" unseeded events=0 decisions=0 >"$scratch/begun"
    cat "$scratch/begun" "$scratch/changed" "$1" >"$scratch/often" && mv "$scratch/often" "$scratch/changed"
    answers "$2" . "$1" "sent often"
    changed "$1" unseeded >"$scratch/changed"
    answers 2 'no seed' "$1" "no seed"
    for other in "$records"/*.record; do
        { changed "$other" unseeded; cat "$1"; } >"$scratch/changed"
        [ "$other" = "$1" ] || answers 2 'changed:[0-9]*: another game' "$1" "$other before it, without its seed"
    done
}

# In a game with throws: what is before a throw cannot be taken back.
check_thrown() { # RECORD STATUS
    half_before "$1" added=4711
    answers 2 'another game' "$1" "another number after the first throw"
    half_before "$1" setup=15:1
    answers 2 'another game' "$1" "another setup"
    events=$("$verify" "$1" | sed -n 's/^event \([0-9]*\):.*/\1/p' | tail -n 1)
    { changed "$1" unseeded events=$((events + 9)); cat "$1"; } >"$scratch/changed"
    answers 2 'another game\|no game' "$1" "longer before its end than at it"
}

# A game of Nim after one event with a change, then the whole. The other change is in both.
nim_changed() { # CHANGE-OF-BOTH CHANGE
    { changed $records/nim.record unseeded events=1 decisions=1 "$1" "$2"; changed $records/nim.record "$1"; } >"$scratch/changed"
}

check_decisions() {
    for record in ten_thousand penney chips_alone snakes_with_two_tokens; do
        half_before "$records/$record.record" flip=0
        answers 2 'another game' "$record" "another first decision"
    done
    # A person and a computer play, and the rules allow this other decision.
    half_before $records/ten_thousand.record flip=6
    answers 2 'another game' ten_thousand "another decision, before throws"
    { changed $records/ten_thousand.record unseeded events=$half decisions=$((decisions + 1)); cat $records/ten_thousand.record; } >"$scratch/changed"
    answers 2 'another game' ten_thousand "a decision left over"
    half_before $records/ten_thousand_of_more.record base=20
    answers 2 'another game' ten_thousand_of_more "another base position"
    { changed $records/ten_thousand_of_more.record unseeded base_events=7 events=7 decisions=0; cat $records/ten_thousand_of_more.record; } >"$scratch/changed"
    answers 2 'another game' ten_thousand_of_more "a base position that comes later"
    # Persons alone cannot take back a decision, but against a computer that is possible until a
    # throw follows. The values 3 and 4 of the setup are who plays; the record is of two persons.
    nim_changed setup=3:0 flip=0
    answers 2 'another game' nim "another decision of two persons"
    nim_changed setup=3:0 setup=3:1
    answers 2 'another game' nim "another setup"
    for seat in 3 4; do
        nim_changed "setup=$seat:1" flip=0
        answers 3 'P2 wins' nim "a decision that was taken back"
    done
    nim_changed setup=3:0 setup=4:0
    answers 3 'P2 wins' nim "a decision of two persons"
}

# ---- files ---------------------------------------------------------------------------------------

check_files() {
    # The second record fills more than a buffer.
    for word in $records/nim.record $records/ten_thousand_of_more.record --help --version; do
        "$verify" "$word" >/dev/full 2>"$scratch/refused"
        [ $? -eq 2 ] || fail /dev/full "not refused: $word"
        [ "$(wc -l <"$scratch/refused")" -eq 1 ] || fail /dev/full "not one line on stderr: $word"
    done
    mkdir "$scratch/folder"
    "$verify" "$scratch/folder" >"$scratch/said" 2>"$scratch/refused"
    [ $? -eq 2 ] || fail folder "not refused"
    grep -q 'folder:0: cannot be read' "$scratch/refused" || fail folder "does not say that it cannot be read"
}

for record in "$records"/*.record; do
    status=$(status_of "$record")
    check_record "$record" "$status"
    check_changes "$record"
    check_commitments "$record" "$status"
    check_long_lines "$record"
    check_bytes "$record" "$status"
    check_earlier "$record" "$status"
done
for record in snakes ten_thousand penney chips_alone; do
    check_thrown "$records/$record.record"
done
cp $records/ten_thousand_of_more.record "$scratch/changed"
answers 3 'the 6 events before .* nothing .* proves' ten_thousand_of_more "a base position"
check_decisions
check_files
[ "$wrong" -eq 0 ] && echo "measured $(ls $records | wc -l) games, throws derived twice"
exit "$wrong"
