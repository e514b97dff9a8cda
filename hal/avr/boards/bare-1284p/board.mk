# An ATmega1284P wired by hand, without a bootloader. What the variables mean: hal/avr/README.md.

BOARD_MCU      := atmega1284p
BOARD_PART     := m1284p
BOARD_FLASH    := 131072
# 16,384 bytes less 64 to spare.
BOARD_RAM      := 16320
BOARD_GAMES    := $(ALL_GAMES)
BOARD_FEATURES := odds lab statistics

BOARD_AVRDUDE = -p m1284p $(AVR_PROGRAMMER)
# Crystal with 65 ms to start, full swing; EEPROM kept on erase, no bootloader; brown-out at 4.3 V.
BOARD_FUSES   := -U lfuse:w:0xF7:m -U hfuse:w:0x91:m -U efuse:w:0xFC:m
