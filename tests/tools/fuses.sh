#!/bin/sh
# Decodes the fuses of a board, whose bits are in the same places in the ATmega328P, 1284P and 2560
# ("Fuse Bits" of their datasheets; 0 is programmed), and fails unless they are what `make fuses`
# promises. usage: fuses.sh BOARD -U lfuse:w:VALUE:m -U hfuse:w:VALUE:m -U efuse:w:VALUE:m
board=$1
shift
faults=0

# fuse NAME: its value in the arguments of avrdude.
fuse() {
    value=$(echo "$arguments" | sed -n "s/.*$1:w:\(0x[0-9A-F][0-9A-F]\):m.*/\1/p")
    [ -n "$value" ] || {
        echo "fuses of $board: no $1" >&2
        exit 1
    }
}

# expect WHAT MASK WANTED: those bits of the fuse.
expect() {
    [ $((value & $2)) -eq $(($3)) ] || {
        echo "fuses of $board: $1 is wrong in $value" >&2
        faults=1
    }
}

arguments=$*
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
fuse efuse
expect "BODLEVEL, 4.3 V" 0x07 0x04
expect "an unused bit, unprogrammed" 0xF8 0xF8
exit $faults
