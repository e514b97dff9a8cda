#!/bin/sh
# Tests `make flash` with an avrdude that only notes its arguments: an image that would run into the
# bootloader must not be written, nor one to a port that does not exist. usage: flash_refused.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0
printf '#!/bin/sh\necho "$*" >"%s/written"\n' "$scratch" >"$scratch/avrdude"
chmod +x "$scratch/avrdude"
touch "$scratch/port"

# flash EXPECTED ARGUMENTS-OF-MAKE: EXPECTED is the arguments of avrdude, or "refused: " and the
# text of the refusal.
flash() {
    expected=$1
    shift
    rm -f "$scratch/written"
    PATH="$scratch:$PATH" make --no-print-directory PORT="$scratch/port" "$@" flash >"$scratch/said" 2>&1
    status=$?
    case $expected in
    refused*)
        [ $status -ne 0 ] && ! [ -e "$scratch/written" ] && grep -q "^flash: .*${expected#refused: }" "$scratch/said" && return
        ;;
    *) [ $status -eq 0 ] && grep -q -- "$expected" "$scratch/written" && return ;;
    esac
    echo "make $* flash: expected '$expected', exit status $status and"
    cat "$scratch/said" "$scratch/written"
    failed=1
}

flash '-c wiring -D -p m2560 .* -b 115200 ' BOARD=mega-shield
flash '-c arduino -p m328p .* -b 115200 ' BOARD=uno-shield
flash 'refused: the bootloader leaves 30720;' BOARD=uno-shield BOOTLOADER=2048
flash '-b 115200 ' BOARD=uno-shield BOOTLOADER=2048 FEATURES=
flash '-b 57600 ' BOARD=uno-shield OLD_BOOTLOADER=1
flash 'refused: the bootloader leaves 30720;' BOARD=uno-shield OLD_BOOTLOADER=1 FEATURES=lab
flash "refused: no port $scratch/none .*PORT=" BOARD=mega-shield PORT="$scratch/none"
flash "refused: no port $scratch/none .*PORT=" BOARD=uno-shield PORT="$scratch/none"
flash '-P COM3 ' BOARD=mega-shield PORT=COM3
[ $failed -eq 0 ] && echo "no image is written that runs into a bootloader, or to a port that is not there"
exit $failed
