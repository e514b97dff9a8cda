#!/bin/sh
# Writes the fuses of a part with avrdude, unless they would make a boot section smaller than the one
# from which the part starts today: that section holds a bootloader, which would be cut in two.
# usage: write_fuses.sh BOOTLOADER AVRDUDE-PROGRAMMER-OPTIONS... -U lfuse:w:... -U hfuse:w:... -U efuse:w:...
# BOOTLOADER: size of the part's bootloader in bytes, or empty if it is not known.
# The same bits of the high fuse set the boot section of the ATmega328P, 1284P and 2560 (BOOTSZ1,
# BOOTSZ0, BOOTRST); its smallest size depends on the part.
known=$1
shift

refuse() {
    echo "fuses: $1" >&2
    exit 1
}

arguments=" $* "
case $arguments in
*" -p m328p "*) smallest=512 ;;
*" -p m1284p "* | *" -p m2560 "*) smallest=1024 ;;
*) refuse "how large the boot section of this part is is not known" ;;
esac

# section HIGH-FUSE: size of the boot section in bytes, 0 if the part starts at its first address.
section() {
    if [ $(($1 & 1)) -eq 1 ]; then
        echo 0
    else
        echo $((smallest << (3 - ($1 >> 1 & 3))))
    fi
}

wanted=$(echo "$arguments" | sed -n 's/.*hfuse:w:\(0x[0-9A-Fa-f]*\):m.*/\1/p')
[ -n "$wanted" ] || refuse "no high fuse is given"
# The options without the ones that write.
connection=$(echo "$arguments" | sed 's/ -U [^ ]*//g')
if [ -z "$known" ]; then
    # shellcheck disable=SC2086 # options, word by word
    found=$(avrdude $connection -q -q -U hfuse:r:-:h) || refuse "the part cannot be read"
    case $found in
    0x*[!0-9a-fA-F]* | [!0]* | 0 | "") refuse "the part answers '$found' and not with its high fuse" ;;
    esac
    known=$(section "$found")
fi
case $known in
*[!0-9]*) refuse "BOOTLOADER=$known is no number of bytes" ;;
esac
ours=$(section "$wanted")
[ "$known" -le "$ours" ] ||
    refuse "a boot section of $ours bytes would cut the bootloader of $known in two (BOOTLOADER=$ours if it is no larger)"
set -x
exec avrdude "$@"
