# Arduino Mega 2560 with an LCD on an I2C backpack and plain buttons. What the variables mean:
# hal/avr/README.md.

BOARD_MCU      := atmega2560
BOARD_PART     := m2560
BOARD_LCD      := backpack
BOARD_KEYS     := plain
# 262,144 bytes less the bootloader's 8,192, old or new.
BOARD_OLD_BOOTLOADER := 8192
BOARD_FLASH    := 253952
# 8,192 bytes less 64 to spare.
BOARD_RAM      := 8128
BOARD_GAMES    := $(ALL_GAMES)
BOARD_FEATURES := odds lab fairness editor console attract statistics self_test proof puzzles review coach

# The bootloader cannot erase the whole part: -D.
BOARD_AVRDUDE = -c wiring -D -p m2560 -P $(PORT) -b $(BAUD)
# Crystal with 65 ms to start; EEPROM kept on erase, JTAG off, start in the bootloader; brown-out at 4.3 V.
BOARD_FUSES   := -U lfuse:w:0xFF:m -U hfuse:w:0xD0:m -U efuse:w:0xFC:m
