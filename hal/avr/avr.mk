# The image for an AVR board: every source compiled, one link with link-time optimization.

BOARDS := $(notdir $(patsubst %/board.mk,%,$(sort $(wildcard hal/avr/boards/*/board.mk))))
BOARD_FOLDER := hal/avr/boards/$(BOARD)
ifeq ($(wildcard $(BOARD_FOLDER)/board.mk),)
$(error no board '$(BOARD)'; there are: $(BOARDS))
endif
include $(BOARD_FOLDER)/board.mk

AVR_PROGRAMMER = $(if $(PROGRAMMER),-c $(PROGRAMMER),$(error say which: make $(MAKECMDGOALS) PROGRAMMER=usbasp))

# ---- games and features of the image ------------------------------------------------------------
# Games and features are folders or files. Where code names one that is left out, it finds a null
# pointer (OPTIONAL, firmware/core/number/flash.h). `make GAMES="tenk nim"` and `make FEATURES=lab`
# build another image than the board's own, in a folder named after the choice.

# odds has the odds of snakes and ladders, fairness the lab's test of the dice.
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
# The implementations of LCD and keys between which a board chooses. AVR_LEFT_OUT has the ones that
# it does not use, and the games and features that the image does not have.
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
# An empty variable, with which $(subst) can name a blank.
empty :=
as_name = $(subst $(empty) ,-,$(strip $(1)))
AVR_VARIANT := $(if $(filter-out $(GAMES),$(BOARD_GAMES))$(filter-out $(BOARD_GAMES),$(GAMES)),-$(call as_name,$(GAMES)))
AVR_VARIANT := $(AVR_VARIANT)$(if $(filter-out $(FEATURES),$(BOARD_FEATURES))$(filter-out $(BOARD_FEATURES),$(FEATURES)),-with-$(call as_name,$(FEATURES)))

# Some old bootloaders do not stop the watchdog that has reset the part. OLD_BOOTLOADER builds an
# image whose watchdog never resets (hal/avr/watchdog.h).
AVR_VARIANT := $(AVR_VARIANT)$(if $(OLD_BOOTLOADER),-without-guard)

# ---- compiler and linker ------------------------------------------------------------------------

MCU       := $(BOARD_MCU)
AVR_CC    := avr-gcc
AVR_BUILD := $(BUILD)/$(BOARD)$(AVR_VARIANT)
AVR_ELF   := $(AVR_BUILD)/kostka.elf
AVR_HEX   := $(AVR_BUILD)/kostka.hex
AVR_MAP   := $(AVR_BUILD)/kostka.map
AVR_STACK := $(AVR_BUILD)/stack

# The reasons for the flags:
# -Os: at -O2, avr-gcc 5.4 has made a wrong image.
# -fno-tree-ter: without it, avr-gcc 5.4 and 14.2 crash with -flto on pointers in flash.
# -fno-ipa-icf-variables: 5.4 cannot merge two constants in flash that have the same bytes.
# -fno-tree-switch-conversion: tables that replace a switch would lie in RAM (16 bytes of it).
# -flto-partition=one: in one partition functions are in reach of shorter calls.
# -fmerge-all-constants: equal texts share a place. The linker merges constants in sections
# that have no names of their own.
# -fshort-enums: an enum is a byte, also in structs that are stored.
# -mcall-prologues: functions share the code that saves registers.
# -gdwarf-2: tests/tools/debug_info.pl reads this version.
# -ffunction-sections: the linker leaves out what nobody calls.
# -Wno-missing-field-initializers: 5.4 warns of fields that a designated initializer leaves out.
# SMALLER switches off optimizations that take 4.6 KB on the 1284P and make most computations no
# faster, each measured alone: inlining of small functions (0.6 KB), moving invariants out of loops (1.0), keeping values
# for later use (-fno-tree-fre, 0.4), foreseeing jumps (-fno-tree-dominator-opts, 0.2), the other
# register allocator (-fira-algorithm, 1.2), and displacements for X, which has none (-mstrict-X,
# 1.6).
SMALLER   := -fno-inline-small-functions -fno-move-loop-invariants -fno-tree-fre -fno-tree-dominator-opts \
             -fira-algorithm=priority -mstrict-X
AVR_FLAGS := -std=gnu11 -Os -gdwarf-2 -mmcu=$(MCU) -DF_CPU=16000000UL -flto -fno-tree-ter -fno-ipa-icf-variables \
             -fno-tree-switch-conversion -flto-partition=one -fmerge-all-constants -ffunction-sections -fshort-enums \
             -mcall-prologues $(SMALLER) $(ALIASING) $(WARNINGS) \
             -Wno-missing-field-initializers
# core and games see neither hal/ nor any other layer, so a wrong #include does not compile.
AVR_PURE_INCLUDES := -Ifirmware
AVR_INCLUDES      := -Ifirmware -I. -Ihal/avr -I$(BOARD_FOLDER)
AVR_DEFINES       := $(DEFINES) -include $(BOARD_FOLDER)/sizes.h $(call game_list,$(GAMES)) -DBOARD_NAME='"$(BOARD)"' -DBOARD_FUSES='"$(BOARD_FUSES)"' \
                     $(if $(OLD_BOOTLOADER),-DOLD_BOOTLOADER)
# flash_data.ld checks that data in flash are in reach. The relocations tell the stack proof every
# address of a function that is held or passed on.
AVR_LINK          := -mmcu=$(MCU) -mrelax -Wl,--gc-sections,--emit-relocs hal/avr/flash_data.ld
# For an image that goes onto a board.
AVR_LINK_IMAGE    := $(AVR_LINK)
ifeq ($(MCU),atmega2560)
AVR_LINK_IMAGE    += -Wl,-T,hal/avr/entry_at_128k.ld
endif

AVR_SOURCES := $(filter-out $(AVR_LEFT_OUT),$(FIRMWARE) $(PURE_S) $(sort $(wildcard hal/avr/*.c hal/avr/*.S)))
AVR_OBJECTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(AVR_SOURCES)))

# Link-time optimization would take code out of its start-up section.
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

# ---- size, flashing, fuses ----------------------------------------------------------------------

size: $(AVR_ELF) ## flash, static RAM and worst-case stack; fails where the part is too small
	@perl tests/tools/stack.pl $(AVR_ELF) $(AVR_STACK) tests/tools/indirect.txt $(BOARD_FLASH) $(BOARD_RAM)

# avrdude would never end if a Mega's port does not exist.
look-for-port:
	@for port in $(filter /%,$(BOARD_AVRDUDE)); do [ -w "$$port" ] || { \
	    echo "flash: no port $$port that can be written; name another: make flash PORT=/dev/ttyUSB0" >&2; exit 1; }; done

.PHONY: look-for-port

flash: look-for-port $(AVR_HEX) ## write the image to the board at PORT
	@avr-objcopy -I ihex -O binary $(AVR_HEX) $(AVR_BUILD)/kostka.bin
	@size=$$(wc -c <$(AVR_BUILD)/kostka.bin); [ $$size -le $(BOARD_FLASH) ] || { \
	    echo "flash: the image has $$size bytes, and the bootloader leaves $(BOARD_FLASH); see Flashing in docs/building.md" >&2; exit 1; }
	avrdude $(BOARD_AVRDUDE) -U flash:w:$(AVR_HEX):i

# A part is refused if its bootloader is larger than the boot section that the fuses would set.
# BOOTLOADER is the size of the bootloader or of its section in bytes; if it is empty, the part is
# asked for its section.
BOOTLOADER ?= $(if $(OLD_BOOTLOADER),$(BOARD_OLD_BOOTLOADER))

fuses: ## write the fuses with a programmer: 16 MHz crystal, brown-out at 4.3 V, EEPROM kept
	@sh hal/avr/write_fuses.sh "$(BOOTLOADER)" -p $(BOARD_PART) $(AVR_PROGRAMMER) $(BOARD_FUSES)
