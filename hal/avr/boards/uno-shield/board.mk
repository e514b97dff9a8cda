# Arduino Uno with an LCD keypad shield. What the variables mean: hal/avr/README.md.

BOARD_MCU      := atmega328p
BOARD_PART     := m328p
# 32,768 bytes less the bootloader's 512.
BOARD_FLASH    := 32256
# 2,048 bytes less 64 to spare.
BOARD_RAM      := 1984
# Snakes and ladders alone, or "tenk penney nim". Beside neither of these is there room for the lab
# (3 KB), the console, or the editor (2 KB). Chips want more RAM.
BOARD_GAMES    := snakes
BOARD_FEATURES :=
# Short functions are called instead of copied into their callers: 450 bytes less with snakes and
# ladders, which would not fit otherwise.
BOARD_FLAGS    := -fno-inline-small-functions

BOARD_AVRDUDE = -c arduino -p m328p -P $(PORT) -b $(BAUD)
# Crystal with 65 ms to start; EEPROM kept on erase, start in the bootloader; brown-out at 4.3 V.
BOARD_FUSES   := -U lfuse:w:0xFF:m -U hfuse:w:0xD6:m -U efuse:w:0xFC:m
