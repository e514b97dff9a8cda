#!/bin/sh
# Decodes the fuses of a board, whose bits are in the same places in the ATmega328P, 1284P and 2560
# ("Fuse Bits" of their datasheets; 0 is programmed), and fails unless they are what `make fuses`
# promises, and leave the image as much flash as the board says it has. usage: fuses.sh BOARD.mk
# broken by: fuses-jtag-on fuses-eeprom-erased fuses-no-boot-section fuses-clock-on-a-pin
board=$(basename "$(dirname "$1")")
value_of() { sed -n "s/^BOARD_$1 *:= //p" "$file"; }
file=$1
flash=$(value_of FLASH | grep -o '[0-9]*' | tail -n 1)
part=$(value_of PART)
arguments=$(value_of FUSES)
faults=0

# fuse NAME: its value in the arguments of avrdude.
fuse() {
    value=$(echo "$arguments" | sed -n "s/.*$1:w:\(0x[0-9A-F][0-9A-F]\):m.*/\1/p")
    [ -n "$value" ] || {
        echo "fuses of $board: no $1" >&2
        exit 1
    }
}

# expect WHAT MASK WANTED: the wanted bits of the fuse under the mask.
expect() {
    [ $((value & $2)) -eq $(($3)) ] || {
        echo "fuses of $board: $1 is wrong in $value" >&2
        faults=1
    }
}

fuse lfuse
expect "CKDIV8, off" 0x80 0x80
expect "CKOUT, off" 0x40 0x40
expect "SUT, the longest start-up" 0x30 0x30
case $((value & 0x0F)) in
7 | 15) ;; # full swing or low power crystal of 8 to 16 MHz
*) expect "CKSEL, a crystal of 16 MHz" 0x0F 0x0F ;;
esac
fuse hfuse
expect "SPIEN, on" 0x20 0x00
expect "EESAVE, on" 0x08 0x00
expect "WDTON, off" 0x10 0x10
expect "OCDEN or RSTDISBL, off" 0x80 0x80
case $part in
m2560) expect "JTAGEN, off" 0x40 0x40 ;;
m1284p) expect "JTAGEN, on as its pins are left to it" 0x40 0x00 ;;
m328p) expect "DWEN, off" 0x40 0x40 ;;
esac
case $part in # bytes of flash, and of the smallest boot section
m328p) all=32768 smallest=512 ;;
m1284p) all=131072 smallest=1024 ;;
m2560) all=262144 smallest=1024 ;;
*) all=0 smallest=0 ;;
esac
section=$((smallest << (3 - (value >> 1 & 3))))
[ $((value & 1)) -eq 0 ] || section=0
[ $((flash + section)) -eq $all ] || {
    echo "fuses of $board: a boot section of $section bytes and an image of $flash do not share the flash of $all" >&2
    faults=1
}
fuse efuse
expect "BODLEVEL, 4.3 V" 0x07 0x04
expect "an unused bit, unprogrammed" 0xF8 0xF8
exit $faults
