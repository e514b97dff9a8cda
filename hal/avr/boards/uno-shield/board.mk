# Arduino Uno with an LCD keypad shield. What the variables mean: hal/avr/README.md.

BOARD_MCU      := atmega328p
BOARD_PART     := m328p
# 32,768 bytes less the boot section: 512 on an Uno, 2,048 on every Nano (BOOTLOADER=2048).
BOARD_OLD_BOOTLOADER := 2048
BOARD_FLASH    := $(if $(OLD_BOOTLOADER)$(filter 2048,$(BOOTLOADER)),30720,32256)
# 2,048 bytes less 64 to spare.
BOARD_RAM      := 1984
# docs/building.md has other choices; ten thousand, chips, and the odds of snakes and ladders need more
# RAM. An old bootloader leaves no room for the lab.
BOARD_GAMES    := snakes
BOARD_FEATURES := $(if $(OLD_BOOTLOADER),,lab)

BOARD_AVRDUDE = -c arduino -p m328p -P $(PORT) -b $(if $(OLD_BOOTLOADER),57600,$(BAUD))
# Crystal with 65 ms to start; EEPROM kept on erase, start in the bootloader; brown-out at 4.3 V.
BOARD_FUSES   := -U lfuse:w:0xFF:m -U hfuse:w:0xD6:m -U efuse:w:0xFC:m
