# The image for an AVR board: every source compiled, one link with link-time optimization.

BOARDS := $(notdir $(patsubst %/board.mk,%,$(sort $(wildcard hal/avr/boards/*/board.mk))))
BOARD_FOLDER := hal/avr/boards/$(BOARD)
ifeq ($(wildcard $(BOARD_FOLDER)/board.mk),)
$(error no board '$(BOARD)'; there are: $(BOARDS))
endif
include $(BOARD_FOLDER)/board.mk

AVR_PROGRAMMER = $(if $(PROGRAMMER),-c $(PROGRAMMER),$(error say which: make $(MAKECMDGOALS) PROGRAMMER=usbasp))

# ---- what the image holds -----------------------------------------------------------------------
# Games and features are folders or files; what names them finds a null pointer if they are left out
# (OPTIONAL, firmware/core/number/flash.h). `make GAMES="tenk nim"` and `make FEATURES=lab` build another image
# than the board's own, in a folder named after the choice.

# Odds are those of snakes and ladders, fairness is the lab's test of the dice.
ALL_FEATURES := odds lab fairness editor console attract statistics self_test proof puzzles review coach
ifneq ($(origin GAMES),command line)
GAMES := $(BOARD_GAMES)
endif
ifneq ($(origin FEATURES),command line)
FEATURES := $(BOARD_FEATURES)
endif
$(foreach game,$(GAMES),$(if $(filter $(ALL_GAMES),$(game)),,$(error GAMES are of $(ALL_GAMES), not '$(game)')))
$(foreach feature,$(FEATURES),$(if $(filter $(ALL_FEATURES),$(feature)),,$(error FEATURES are of $(ALL_FEATURES), not '$(feature)')))

needs_odds := $(if $(filter snakes,$(GAMES)),$(filter console puzzles review coach,$(FEATURES)))
$(if $(needs_odds),$(if $(filter odds,$(FEATURES)),,$(error $(needs_odds): with snakes and ladders, FEATURES must have odds)))
$(if $(filter fairness,$(FEATURES)),$(if $(filter lab,$(FEATURES)),,$(error FEATURES must have lab for fairness)))

FEATURE_SOURCES_odds    := $(addprefix firmware/ui/snakes/snakes_,$(addsuffix .c,choice_pages odds_pages time_pages asked_pages kick_page)) firmware/games/snakes/snakes_engine.c firmware/games/snakes/odds/%
FEATURE_SOURCES_lab     := firmware/ui/lab/screen_lab.c firmware/ui/lab/lab_odds.c
FEATURE_SOURCES_fairness := firmware/ui/lab/lab_fair.c
FEATURE_SOURCES_editor  := firmware/ui/editor/%
FEATURE_SOURCES_console := firmware/console/% hal/avr/serial.c
FEATURE_SOURCES_attract := firmware/ui/screens/screen_attract.c
FEATURE_SOURCES_review  := firmware/device/game_review.c firmware/core/game/reviewer.c firmware/console/review_commands.c firmware/ui/review/%
FEATURE_SOURCES_coach   := firmware/ui/coach/%
FEATURE_SOURCES_puzzles := firmware/ui/puzzles/% firmware/ui/%_puzzle_view.c firmware/games/%_puzzle.c firmware/console/puzzle_commands.c
FEATURE_SOURCES_proof   := firmware/ui/proof/proof_pages.c firmware/ui/proof/screen_added.c firmware/console/record_commands.c
FEATURE_SOURCES_statistics := firmware/ui/screens/screen_statistics.c
FEATURE_SOURCES_self_test := firmware/ui/self_test/%
# Of the bodies that a board has a choice of, those that it does not take.
HAL_LCD_parallel := hal/avr/lcd_parallel.c
HAL_LCD_backpack := hal/avr/lcd_backpack.c hal/avr/twi.c firmware/lcd_watch.c
HAL_KEYS_ladder  := hal/avr/buttons_ladder.c
HAL_KEYS_plain   := hal/avr/buttons_plain.c
BOARD_LCD  ?= parallel
BOARD_KEYS ?= ladder
AVR_LEFT_OUT := $(foreach lcd,$(filter-out $(BOARD_LCD),parallel backpack),$(HAL_LCD_$(lcd))) \
                $(foreach keys,$(filter-out $(BOARD_KEYS),ladder plain),$(HAL_KEYS_$(keys))) \
                $(foreach game,$(filter-out $(GAMES),$(ALL_GAMES)),firmware/ui/$(game)/% firmware/console/$(game)/%) \
                $(foreach feature,$(filter-out $(FEATURES),$(ALL_FEATURES)),$(FEATURE_SOURCES_$(feature))) \
                $(if $(filter-out snakes,$(GAMES))$(filter odds,$(FEATURES)),,firmware/ui/kit/odds_setting.c)
# A variable that is empty, for a blank.
empty :=
as_name = $(subst $(empty) ,-,$(strip $(1)))
AVR_VARIANT := $(if $(filter-out $(GAMES),$(BOARD_GAMES))$(filter-out $(BOARD_GAMES),$(GAMES)),-$(call as_name,$(GAMES)))
AVR_VARIANT := $(AVR_VARIANT)$(if $(filter-out $(FEATURES),$(BOARD_FEATURES))$(filter-out $(BOARD_FEATURES),$(FEATURES)),-with-$(call as_name,$(FEATURES)))

# For a bootloader that does not stop the watchdog which has reset the part: an image without one
# (hal/avr/power.c).
AVR_VARIANT := $(AVR_VARIANT)$(if $(OLD_BOOTLOADER),-without-guard)

# ---- how it is made -----------------------------------------------------------------------------

MCU       := $(BOARD_MCU)
AVR_CC    := avr-gcc
AVR_BUILD := $(BUILD)/$(BOARD)$(AVR_VARIANT)
AVR_ELF   := $(AVR_BUILD)/kostka.elf
AVR_HEX   := $(AVR_BUILD)/kostka.hex
AVR_MAP   := $(AVR_BUILD)/kostka.map
AVR_STACK := $(AVR_BUILD)/stack

# avr-gcc, 5.4 and 14.2 alike, crashes with -flto on pointers in flash unless -fno-tree-ter. 5.4 cannot
# merge two constants in flash that have the same bytes, and warns of fields that a designated
# initializer leaves out. At -O2 it has made a wrong image, so all files are compiled with -Os. Tables
# that stand for a switch would lie in RAM (-fno-tree-switch-conversion: 16 bytes of it). In one
# partition functions lie in reach of shorter calls. Equal texts share a place: the linker merges
# constants in sections without names of their own. Enums are a byte, also in structs that are stored;
# functions share the code that saves registers.
# SMALLER switches off what takes 4.6 KB more on the 1284P and makes most computations no faster:
# inlining of small functions (0.6 KB), invariants moved out of loops (1.0), values kept for later use
# (-fno-tree-fre, 0.4), jumps foreseen (-fno-tree-dominator-opts, 0.2), the compiler's other register
# allocator (1.2), and X with displacements that it does not have (1.6).
SMALLER   := -fno-inline-small-functions -fno-move-loop-invariants -fno-tree-fre -fno-tree-dominator-opts \
             -fira-algorithm=priority -mstrict-X
AVR_FLAGS := -std=gnu11 -Os -gdwarf-2 -mmcu=$(MCU) -DF_CPU=16000000UL -flto -fno-tree-ter -fno-ipa-icf-variables \
             -fno-tree-switch-conversion -flto-partition=one -fmerge-all-constants -ffunction-sections -fshort-enums \
             -mcall-prologues $(SMALLER) $(ALIASING) $(WARNINGS) \
             -Wno-missing-field-initializers
# core and games see neither hal/ nor any other layer: a slip does not compile.
AVR_PURE_INCLUDES := -Ifirmware
AVR_INCLUDES      := -Ifirmware -I. -Ihal/avr -I$(BOARD_FOLDER)
AVR_DEFINES       := $(DEFINES) -include $(BOARD_FOLDER)/sizes.h $(call game_list,$(GAMES)) -DBOARD_NAME='"$(BOARD)"' -DBOARD_FUSES='"$(BOARD_FUSES)"' \
                     $(if $(OLD_BOOTLOADER),-DOLD_BOOTLOADER)
# With the check that data in flash are in reach, and with the relocations, by which the stack proof
# finds every address of a function that is held or passed on.
AVR_LINK          := -mmcu=$(MCU) -mrelax -Wl,--gc-sections,--emit-relocs hal/avr/flash_data.ld
# Of an image that goes onto a board.
AVR_LINK_IMAGE    := $(AVR_LINK)
ifeq ($(MCU),atmega2560)
AVR_LINK_IMAGE    += -Wl,-T,hal/avr/entry_at_128k.ld
endif

AVR_SOURCES := $(filter-out $(AVR_LEFT_OUT),$(FIRMWARE) $(PURE_S) $(sort $(wildcard hal/avr/*.c hal/avr/*.S)))
AVR_OBJECTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(AVR_SOURCES)))

# Code that is put into a start-up section would lose it in link-time optimization.
%/hal/avr/power.c.o: AVR_FLAGS += -fno-lto

# TMPDIR tells avr-gcc 5.4 where the stack figures (*.su) go, and -dumpdir tells 14.2.
$(AVR_ELF): $(AVR_OBJECTS)
	@echo "  link $@"
	@rm -rf $(AVR_STACK) && mkdir -p $(AVR_STACK)
	$(Q)TMPDIR=$(AVR_STACK) $(AVR_CC) $(AVR_FLAGS) -fstack-usage -dumpdir $(AVR_STACK)/ $(AVR_LINK_IMAGE) -Wl,-Map=$(AVR_MAP) -o $@ $^

$(AVR_HEX): $(AVR_ELF)
	$(Q)avr-objcopy -O ihex -R .eeprom $< $@

$(AVR_BUILD)/%.c.o: %.c hal/avr/avr.mk $(BOARD_FOLDER)/board.mk Makefile
	$(call say,$(BOARD))@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) \
	    $(if $(filter $(PURE),$<),$(AVR_PURE_INCLUDES),$(AVR_INCLUDES)) -c -o $@ $<

$(AVR_BUILD)/%.S.o: %.S hal/avr/avr.mk $(BOARD_FOLDER)/board.mk Makefile
	$(call say,$(BOARD))@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) $(AVR_INCLUDES) -c -o $@ $<

-include $(AVR_OBJECTS:.o=.d)

# ---- what is done with it -----------------------------------------------------------------------

size: $(AVR_ELF) ## flash, static RAM and worst-case stack; fails where the part is too small
	@perl tests/tools/stack.pl $(AVR_ELF) $(AVR_STACK) tests/tools/indirect.txt $(BOARD_FLASH) $(BOARD_RAM)

# avrdude never ends where a Mega's port is not there.
look-for-port:
	@for port in $(filter /%,$(BOARD_AVRDUDE)); do [ -w "$$port" ] || { \
	    echo "flash: no port $$port that can be written; name another: make flash PORT=/dev/ttyUSB0" >&2; exit 1; }; done

.PHONY: look-for-port

flash: look-for-port $(AVR_HEX) ## write the image to the board at PORT
	@avr-objcopy -I ihex -O binary $(AVR_HEX) $(AVR_BUILD)/kostka.bin
	@size=$$(wc -c <$(AVR_BUILD)/kostka.bin); [ $$size -le $(BOARD_FLASH) ] || { \
	    echo "flash: the image has $$size bytes, and the bootloader leaves $(BOARD_FLASH); see Flashing in docs/building.md" >&2; exit 1; }
	avrdude $(BOARD_AVRDUDE) -U flash:w:$(AVR_HEX):i

# A part whose bootloader is larger than the boot section that the fuses would leave it is refused.
# BOOTLOADER is how many bytes it has, or its section; otherwise that is asked of the part.
BOOTLOADER ?= $(if $(OLD_BOOTLOADER),$(BOARD_OLD_BOOTLOADER))

fuses: ## write the fuses with a programmer: 16 MHz crystal, brown-out at 4.3 V, EEPROM kept
	@sh hal/avr/write_fuses.sh "$(BOOTLOADER)" -p $(BOARD_PART) $(AVR_PROGRAMMER) $(BOARD_FUSES)
