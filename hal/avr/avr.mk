# The image for an AVR board.

BOARDS := $(notdir $(patsubst %/board.mk,%,$(sort $(wildcard hal/avr/boards/*/board.mk))))
BOARD_FOLDER := hal/avr/boards/$(BOARD)
ifeq ($(wildcard $(BOARD_FOLDER)/board.mk),)
$(error no board '$(BOARD)'; there are: $(BOARDS))
endif
include $(BOARD_FOLDER)/board.mk

AVR_PROGRAMMER = $(if $(PROGRAMMER),-c $(PROGRAMMER),$(error say which: make $(MAKECMDGOALS) PROGRAMMER=usbasp))

# What is linked is chosen here, by source files: no code asks what there is. `make GAMES="tenk nim"`
# and `make CONSOLE=no` build another image than the board's own, in a folder named after the choice.
BOARD_CONSOLE := $(if $(filter console,$(BOARD_FEATURES)),yes,no)
ifneq ($(origin CONSOLE),command line)
CONSOLE := $(BOARD_CONSOLE)
endif
ifneq ($(origin GAMES),command line)
GAMES := $(BOARD_GAMES)
endif
$(foreach game,$(GAMES),$(if $(filter snakes tenk penney chips nim,$(game)),,$(error GAMES are of snakes tenk penney chips nim, not '$(game)')))
# A variable that is empty, for a blank.
empty :=
ABSENT_CONSOLE_yes := firmware/absent/console.c hal/absent/serial.c
ABSENT_CONSOLE_no  := firmware/console/%.c hal/avr/serial.c
ABSENT := $(or $(ABSENT_CONSOLE_$(CONSOLE)),$(error CONSOLE is yes or no, not '$(CONSOLE)'))

# -------------------------------------------------------------------------------------------------

MCU       := $(BOARD_MCU)
AVR_CC    := avr-gcc
# Set when the image is not the board's own.
AVR_VARIANT := $(if $(filter $(BOARD_CONSOLE),$(CONSOLE)),,-console-$(CONSOLE))
ifneq ($(strip $(GAMES)),$(strip $(BOARD_GAMES)))
AVR_VARIANT := $(AVR_VARIANT)-$(subst $(empty) ,-,$(strip $(GAMES)))
endif
AVR_BUILD := $(BUILD)/$(BOARD)$(AVR_VARIANT)
AVR_ELF   := $(AVR_BUILD)/kostka.elf
AVR_HEX   := $(AVR_BUILD)/kostka.hex
AVR_MAP   := $(AVR_BUILD)/kostka.map
AVR_WHOLE := $(AVR_BUILD)/whole.o
AVR_LEAN  := $(AVR_BUILD)/lean.o
AVR_DEBUG := $(AVR_BUILD)/kostka.debug

# What a search over the compiler's switches found to make the whole image smaller.
AVR_SIZE_FLAGS := -mcall-prologues -mstrict-X -maccumulate-args -fno-inline-small-functions \
                  -fno-tree-scev-cprop -fno-move-loop-invariants -fno-tree-ter -fno-caller-saves \
                  -fno-jump-tables -fno-tree-switch-conversion -fno-tree-coalesce-vars -fno-gcse \
                  -fno-tree-dominator-opts -fno-tree-pre -fno-tree-loop-ivcanon
AVR_FLAGS := -std=gnu11 -Os -gdwarf-2 -mmcu=$(MCU) -DF_CPU=16000000UL -flto \
             -ffunction-sections -fdata-sections -fshort-enums $(AVR_SIZE_FLAGS) $(WARNINGS)
# With the whole program in sight. The limits on frames keep what needs much stack from being
# inlined into what waits on it.
AVR_WHOLE_FLAGS := -fwhole-program -flto-partition=none -fstack-usage \
                   --param large-stack-frame=16 --param large-stack-frame-growth=10
# core and games see neither hal/ nor any other layer: a slip does not compile.
AVR_PURE_INCLUDES := -Ifirmware
AVR_INCLUDES      := -Ifirmware -I. -Ihal/avr -I$(BOARD_FOLDER)
AVR_DEFINES       := $(DEFINES) -include $(BOARD_FOLDER)/sizes.h '-DGAMES(GAME)=$(foreach game,$(GAMES),GAME_$(game)(GAME))' -DBOARD_NAME='"$(BOARD)"'
# With the check that data in flash are in reach.
AVR_LINK          := -mmcu=$(MCU) -mrelax -Wl,--gc-sections hal/avr/flash_data.ld

AVR_SOURCES := $(filter-out $(ABSENT),$(FIRMWARE) \
                   $(sort $(wildcard firmware/core/*.S hal/avr/*.c hal/avr/*.S hal/absent/*.c)))
AVR_OBJECTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(AVR_SOURCES)))

# What is put into a section of its own loses it in the whole, so this is compiled as it always was.
AVR_APART := $(AVR_BUILD)/hal/avr/power.c.o
$(AVR_APART): AVR_FLAGS += -fno-lto

# All else of C is compiled into one object, with its stack figures beside it: the compiler names them
# after its temporary file. Between compiler and assembler its code is made shorter.
AVR_PASSES := hal/avr/link/as $(wildcard hal/avr/link/*.pl hal/avr/link/*.pm)
$(AVR_WHOLE): $(filter-out $(AVR_APART),$(filter %.c.o,$(AVR_OBJECTS))) $(AVR_PASSES)
	@echo "  whole $@"
	@rm -rf $(AVR_BUILD)/whole && mkdir -p $(AVR_BUILD)/whole
	$(Q)TMPDIR=$(AVR_BUILD)/whole $(AVR_CC) $(AVR_FLAGS) $(AVR_WHOLE_FLAGS) -Bhal/avr/link/ -r -nostdlib -o $@ $(filter %.o,$^)
	$(Q)cat $(AVR_BUILD)/whole/*.su >$(AVR_BUILD)/whole.su

# Linked twice: the first image shows who calls whom, the second has the functions in an order in
# which most calls reach with two bytes. Its script is the linker's own with that order put in.
AVR_FIRST := $(AVR_BUILD)/first
AVR_ORDER := $(BUILD)/host/order

# Without its DWARF: line numbers hold on to returns that the linker makes unreachable.
$(AVR_LEAN): $(AVR_WHOLE)
	$(Q)avr-objcopy --strip-debug $< $@

AVR_OTHERS := $(AVR_APART) $(filter %.S.o,$(AVR_OBJECTS))
AVR_PIECES := $(AVR_LEAN) $(AVR_OTHERS)

$(AVR_FIRST).elf: $(AVR_PIECES)
	$(Q)$(AVR_CC) $(AVR_LINK) -Wl,-Map=$(AVR_FIRST).map,--verbose -o $@ $^ >$(AVR_FIRST).said

$(AVR_BUILD)/order: $(AVR_FIRST).elf hal/avr/link/graph.pl $(AVR_ORDER)
	$(Q)perl hal/avr/link/graph.pl $(AVR_FIRST).elf $(AVR_FIRST).map >$@.graph
	$(Q)$(AVR_ORDER) <$@.graph >$@

$(AVR_BUILD)/kostka.ld: $(AVR_BUILD)/order
	$(Q)awk -v order=$< '/^=====/ { inside = !inside; next } !inside { next } \
	    /^ *\*\(\.text\)$$/ { while ((getline line <order) > 0) print line; put++ } { print } \
	    END { exit put != 1 }' $(AVR_FIRST).said >$@

$(AVR_ELF): $(AVR_PIECES) $(AVR_BUILD)/kostka.ld
	@echo "  link $@"
	$(Q)$(AVR_CC) $(AVR_LINK) -Wl,-Map=$(AVR_MAP),-T,$(AVR_BUILD)/kostka.ld -o $@ $(AVR_PIECES)

# The same image with DWARF and these returns, for the debugger and the tools.
$(AVR_DEBUG).elf: $(AVR_WHOLE) $(AVR_ELF)
	$(Q)sed 's#$(AVR_LEAN)#$(AVR_WHOLE)#' $(AVR_BUILD)/kostka.ld >$(AVR_DEBUG).ld
	$(Q)$(AVR_CC) $(AVR_LINK) -Wl,-Map=$(AVR_DEBUG).map,-T,$(AVR_DEBUG).ld -o $@ $(AVR_WHOLE) $(AVR_OTHERS)

$(AVR_HEX): $(AVR_ELF)
	$(Q)avr-objcopy -O ihex -R .eeprom $< $@

# Texts are packed between preprocessor and compiler.
$(AVR_BUILD)/%.c.e: %.c hal/avr/avr.mk Makefile
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) -MF $(@:.e=.d) -MT $@ -DTEXT_PACKED \
	    $(if $(filter $(PURE),$<),$(AVR_PURE_INCLUDES),$(AVR_INCLUDES)) -E -o $@ $<

$(AVR_BUILD)/%.c.i: $(AVR_BUILD)/%.c.e $(PACK)
	$(Q)$(PACK) $< > $@

$(AVR_BUILD)/%.c.o: $(AVR_BUILD)/%.c.i
	@echo "  avr  $*.c"
	$(Q)$(AVR_CC) $(AVR_FLAGS) -x cpp-output -c -o $@ $<

$(AVR_BUILD)/%.S.o: %.S hal/avr/avr.mk Makefile
	@mkdir -p $(@D)
	@echo "  avr  $<"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) $(AVR_INCLUDES) -c -o $@ $<

-include $(AVR_OBJECTS:.o=.d)

# The dictionary is for what has to fit the smallest boards, where there is no console.
TEXTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .e,$(filter-out firmware/console/%,$(FIRMWARE))))

texts: $(PACK) $(TEXTS) ## make the dictionary of texts anew (firmware/text/pairs.c)
	$(Q)$(PACK) --train $(TEXTS) > $(BUILD)/pack/pairs.c
	$(Q)cmp -s $(BUILD)/pack/pairs.c firmware/text/pairs.c || cp $(BUILD)/pack/pairs.c firmware/text/pairs.c

check-texts: $(PACK) $(TEXTS)
	@$(PACK) --check $(TEXTS)

.PHONY: texts check-texts

$(AVR_BUILD)/kostka.owners: $(AVR_DEBUG).elf tests/tools/owners.pl
	$(Q)perl tests/tools/owners.pl $(AVR_DEBUG).elf $(AVR_DEBUG).map $(AVR_WHOLE) $(AVR_MAP) $(AVR_LEAN) >$@

size: $(AVR_BUILD)/kostka.owners ## flash and RAM by part, plan beside fact; fails when over
	@awk -v room=$(BOARD_FLASH) -v limits=$(if $(AVR_VARIANT),no,no) \
	    -v total=$$(avr-size $(AVR_ELF) | awk 'NR == 2 { print $$1 + $$2 }') \
	    -f tests/tools/size.awk tests/tools/parts.txt $<
	@perl tests/tools/stack.pl $(AVR_DEBUG).elf $< $(AVR_BUILD)/whole.su tests/tools/indirect.txt $(BOARD_RAM)

flash: $(AVR_HEX) ## write the image to the board at PORT
	avrdude $(BOARD_AVRDUDE) -U flash:w:$<:i

fuses: ## write the fuses with a programmer: 16 MHz crystal, brown-out at 4.3 V, EEPROM kept
	avrdude -p $(BOARD_PART) $(AVR_PROGRAMMER) $(BOARD_FUSES)
