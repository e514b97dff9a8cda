#!/bin/sh
# Tests `make fuses` on parts with several bootloaders, with an avrdude that only notes its
# arguments: a boot section must never become smaller than the bootloader in it.
# usage: fuses_refused.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0
cat >"$scratch/avrdude" <<'END'
#!/bin/sh
case " $* " in
*hfuse:r:*) cat "$(dirname "$0")/high_fuse" ;;
*) echo "$*" >"$(dirname "$0")/written" ;;
esac
END
chmod +x "$scratch/avrdude"

# fuses HIGH-FUSE-OF-THE-PART EXPECTED ARGUMENTS-OF-MAKE: EXPECTED is "written", or the text of the
# refusal.
fuses() {
    echo "$1" >"$scratch/high_fuse"
    rm -f "$scratch/written"
    expected=$2
    shift 2
    PATH="$scratch:$PATH" make --no-print-directory "$@" PROGRAMMER=usbasp fuses >"$scratch/said" 2>&1
    status=$?
    if [ "$expected" = written ]; then
        [ $status -eq 0 ] && grep -q -- '-c usbasp .*hfuse:w:0x' "$scratch/written" && return
    else
        [ $status -ne 0 ] && ! [ -e "$scratch/written" ] && [ "$(grep -c '^fuses: ' "$scratch/said")" -eq 1 ] &&
            grep -q "$expected" "$scratch/said" && return
    fi
    echo "make $* fuses: expected '$expected', exit status $status and"
    cat "$scratch/said"
    failed=1
}

# As sold: an Uno with optiboot, a Mega with stk500v2, and parts without any.
fuses 0xde written BOARD=uno-shield
fuses 0xd6 written BOARD=uno-shield
fuses 0xd9 written BOARD=uno-shield
fuses 0xd8 written BOARD=mega-shield
fuses 0x99 written BOARD=mega-shield
fuses 0x99 written BOARD=bare-1284p
# An old Nano, whose bootloader has 2,048 bytes. BOOTLOADER=512 says that it is a new one with its
# fuses.
fuses 0xda "512 bytes would cut the bootloader of 2048 in two" BOARD=uno-shield
fuses 0xd8 "512 bytes would cut the bootloader of 4096 in two" BOARD=uno-shield
fuses 0xda written BOARD=uno-shield BOOTLOADER=512
fuses 0xde "512 bytes would cut the bootloader of 2048 in two" BOARD=uno-shield OLD_BOOTLOADER=1
fuses 0xde "512 bytes would cut the bootloader of 1024 in two" BOARD=uno-shield BOOTLOADER=1024
fuses 0xd8 written BOARD=mega-shield OLD_BOOTLOADER=1
# The fuses of a bare part would cut a bootloader in two.
fuses 0xd6 "0 bytes would cut the bootloader of 1024 in two" BOARD=bare-1284p
fuses "" "the part answers" BOARD=uno-shield
fuses "0xzz" "the part answers" BOARD=uno-shield
fuses 0xde "is no number of bytes" BOARD=uno-shield BOOTLOADER=512k
[ $failed -eq 0 ] && echo "fuses are refused where they would cut a bootloader in two"
exit $failed
