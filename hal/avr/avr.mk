# The image for an AVR board.

BOARDS := $(patsubst hal/avr/boards/%.h,%,$(sort $(wildcard hal/avr/boards/*.h)))
BOARD_HEADER := hal/avr/boards/$(BOARD).h
ifeq ($(wildcard $(BOARD_HEADER)),)
$(error no board '$(BOARD)'; there are: $(BOARDS))
endif

# ---- what the boards do not have in common ------------------------------------------------------
# FLASH, RAM: bytes that the image, and static RAM with the worst-case stack, may take.
# CONSOLE:    yes or no. `make CONSOLE=no` builds an image without it beside the board's own, in
#             build/BOARD-console-no.
# GAMES:      which of those in ui/game.h, in the order of the menu. `make GAMES="tenk nim"` builds
#             another image, in build/BOARD-tenk-nim.
# DEFINES:    how large what depends on the RAM may be.

MCU_uno-shield     := atmega328p
PART_uno-shield    := m328p
FLASH_uno-shield   := 32256
RAM_uno-shield     := 1984
CONSOLE_uno-shield := no
GAMES_uno-shield   := snakes
DEFINES_uno-shield := -DPAIRS_BYTES=1200
AVRDUDE_uno-shield := -c arduino -p m328p -P $(PORT) -b $(BAUD)
FUSES_uno-shield   := -U lfuse:w:0xFF:m -U hfuse:w:0xD6:m -U efuse:w:0xFD:m

MCU_bare-1284p     := atmega1284p
PART_bare-1284p    := m1284p
FLASH_bare-1284p   := 131072
RAM_bare-1284p     := 16320
CONSOLE_bare-1284p := yes
GAMES_bare-1284p   := snakes tenk penney chips nim
DEFINES_bare-1284p := -DPAIRS_BYTES=14792 -DTENK_HISTORY_THROWS=128
AVRDUDE_bare-1284p  = -p m1284p $(AVR_PROGRAMMER)
FUSES_bare-1284p   := -U lfuse:w:0xF7:m -U hfuse:w:0x91:m -U efuse:w:0xFD:m

AVR_PROGRAMMER = $(if $(PROGRAMMER),-c $(PROGRAMMER),$(error say which: make $(MAKECMDGOALS) PROGRAMMER=usbasp))

# What is linked is chosen here, by source files.
ifneq ($(origin CONSOLE),command line)
CONSOLE := $(CONSOLE_$(BOARD))
endif
ifneq ($(origin GAMES),command line)
GAMES := $(GAMES_$(BOARD))
endif
$(foreach game,$(GAMES),$(if $(filter snakes tenk penney chips nim,$(game)),,$(error GAMES are of snakes tenk penney chips nim, not '$(game)')))
# A variable that is empty, for a blank.
empty :=
ABSENT_CONSOLE_yes := none
ABSENT_CONSOLE_no  := firmware/console/%.c hal/avr/serial.c
HAS_CONSOLE_yes    := 1
HAS_CONSOLE_no     := 0
ABSENT := $(or $(ABSENT_CONSOLE_$(CONSOLE)),$(error CONSOLE is yes or no, not '$(CONSOLE)'))

# -------------------------------------------------------------------------------------------------

MCU       := $(MCU_$(BOARD))
AVR_CC    := avr-gcc
# Set when the image is not the board's own.
AVR_VARIANT := $(if $(filter $(CONSOLE_$(BOARD)),$(CONSOLE)),,-console-$(CONSOLE))
ifneq ($(strip $(GAMES)),$(strip $(GAMES_$(BOARD))))
AVR_VARIANT := $(AVR_VARIANT)-$(subst $(empty) ,-,$(strip $(GAMES)))
endif
AVR_BUILD := $(BUILD)/$(BOARD)$(AVR_VARIANT)
AVR_ELF   := $(AVR_BUILD)/kostka.elf
AVR_HEX   := $(AVR_BUILD)/kostka.hex
AVR_MAP   := $(AVR_BUILD)/kostka.map
AVR_STACK := $(AVR_BUILD)/stack

# avr-gcc 5.4, which Debian has, crashes with -flto unless -fno-tree-ter.
AVR_FLAGS := -std=gnu11 -Os -gdwarf-2 -mmcu=$(MCU) -DF_CPU=16000000UL -flto -fno-tree-ter \
             -ffunction-sections -fdata-sections -fshort-enums -mcall-prologues $(WARNINGS)
# core and games see neither hal/ nor any other layer: a slip does not compile.
AVR_PURE_INCLUDES := -Ifirmware
AVR_INCLUDES      := -Ifirmware -I. -Ihal/avr
AVR_DEFINES       := $(DEFINES) $(DEFINES_$(BOARD)) '-DGAMES(GAME)=$(foreach game,$(GAMES),GAME_$(game)(GAME))' \
                     -DHAS_CONSOLE=$(HAS_CONSOLE_$(CONSOLE)) \
                     -DBOARD_HEADER='"boards/$(BOARD).h"' -DBOARD_NAME='"$(BOARD)"'
AVR_LINK          := -mmcu=$(MCU) -mrelax -Wl,--gc-sections -Wl,--emit-relocs

AVR_SOURCES := $(filter-out $(ABSENT),$(FIRMWARE) \
                   $(sort $(wildcard firmware/core/*.S hal/avr/*.c hal/avr/*.S)))
AVR_OBJECTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(AVR_SOURCES)))

# Code that is put into a start-up section would lose it in link-time optimization.
$(AVR_BUILD)/hal/avr/power.c.o: AVR_FLAGS += -fno-lto

# The compiler names the stack figures (*.su) after its temporary files.
$(AVR_ELF): $(AVR_OBJECTS)
	@echo "  link $@"
	@rm -rf $(AVR_STACK) && mkdir -p $(AVR_STACK)
	$(Q)TMPDIR=$(AVR_STACK) $(AVR_CC) $(AVR_FLAGS) -fstack-usage $(AVR_LINK) -Wl,-Map=$(AVR_MAP) -o $@ $^

$(AVR_HEX): $(AVR_ELF)
	$(Q)avr-objcopy -O ihex -R .eeprom $< $@

$(AVR_BUILD)/%.c.o: %.c hal/avr/avr.mk Makefile
	@mkdir -p $(@D)
	@echo "  avr  $<"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) \
	    $(if $(filter $(PURE),$<),$(AVR_PURE_INCLUDES),$(AVR_INCLUDES)) -c -o $@ $<

$(AVR_BUILD)/%.S.o: %.S hal/avr/avr.mk Makefile
	@mkdir -p $(@D)
	@echo "  avr  $<"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) $(AVR_INCLUDES) -c -o $@ $<

-include $(AVR_OBJECTS:.o=.d)

size: $(AVR_ELF) ## flash, static RAM and worst-case stack; fails where the part is too small
	@perl tests/tools/stack.pl $(AVR_ELF) $(AVR_STACK) tests/tools/indirect.txt $(FLASH_$(BOARD)) $(RAM_$(BOARD))

flash: $(AVR_HEX) ## write the image to the board at PORT
	avrdude $(AVRDUDE_$(BOARD)) -U flash:w:$<:i

fuses: ## write the fuses with a programmer: 16 MHz crystal, brown-out at 2.7 V, EEPROM kept
	avrdude -p $(PART_$(BOARD)) $(AVR_PROGRAMMER) $(FUSES_$(BOARD))
