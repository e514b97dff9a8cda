# The image for an AVR board.

BOARD_HEADER := hal/avr/boards/$(BOARD).h
ifeq ($(wildcard $(BOARD_HEADER)),)
$(error no board '$(BOARD)'; there are: $(patsubst hal/avr/boards/%.h,%,$(wildcard hal/avr/boards/*.h)))
endif

MCU_uno-shield := atmega328p
AVRDUDE_uno-shield := -c arduino -p m328p -P $(PORT) -b $(BAUD)
FUSES_uno-shield := -U lfuse:w:0xFF:m -U hfuse:w:0xD6:m -U efuse:w:0xFD:m

MCU       := $(MCU_$(BOARD))
AVR_CC    := avr-gcc
AVR_BUILD := $(BUILD)/$(BOARD)
AVR_ELF   := $(AVR_BUILD)/kostka.elf
AVR_HEX   := $(AVR_BUILD)/kostka.hex
AVR_MAP   := $(AVR_BUILD)/kostka.map

AVR_FLAGS := -std=gnu11 -Os -g -mmcu=$(MCU) -DF_CPU=16000000UL -mcall-prologues -mrelax \
             -fno-inline-small-functions -fno-split-wide-types -fno-tree-scev-cprop \
             -fno-move-loop-invariants -fno-tree-ter -fno-caller-saves -fno-jump-tables \
             -fno-tree-switch-conversion -fno-ipa-sra -mstrict-X \
             -ffunction-sections -fdata-sections -fstack-usage -fshort-enums $(WARNINGS)
# core and games see neither hal/ nor any other layer: a slip does not compile.
AVR_PURE_INCLUDES := -Ifirmware
AVR_INCLUDES      := -Ifirmware -I. -Ihal/avr
AVR_DEFINES       := $(DEFINES) -DBOARD_HEADER='"boards/$(BOARD).h"' -DBOARD_NAME='"$(BOARD)"'
AVR_LINK          := -mmcu=$(MCU) -mrelax -Wl,--gc-sections

AVR_SOURCES := $(FIRMWARE) $(sort $(wildcard firmware/core/*.S hal/avr/*.c hal/avr/*.S))
AVR_OBJECTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(AVR_SOURCES)))

$(AVR_ELF): $(AVR_OBJECTS)
	@echo "  link $@"
	$(Q)$(AVR_CC) $(AVR_LINK) -Wl,-Map=$(AVR_MAP) -o $@ $^

$(AVR_HEX): $(AVR_ELF)
	$(Q)avr-objcopy -O ihex -R .eeprom $< $@

# Texts are packed between preprocessor and compiler.
$(AVR_BUILD)/%.c.e: %.c
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) -MF $(@:.e=.d) -MT $@ -DTEXT_PACKED \
	    $(if $(filter $(PURE),$<),$(AVR_PURE_INCLUDES),$(AVR_INCLUDES)) -E -o $@ $<

$(AVR_BUILD)/%.c.i: $(AVR_BUILD)/%.c.e $(PACK)
	$(Q)$(PACK) $< > $@

$(AVR_BUILD)/%.c.o: $(AVR_BUILD)/%.c.i
	@echo "  avr  $*.c"
	$(Q)$(AVR_CC) $(AVR_FLAGS) -x cpp-output -c -o $@ $<

$(AVR_BUILD)/%.S.o: %.S
	@mkdir -p $(@D)
	@echo "  avr  $<"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) $(DEPEND) $(AVR_INCLUDES) -c -o $@ $<

-include $(AVR_OBJECTS:.o=.d)

TEXTS := $(addprefix $(AVR_BUILD)/,$(addsuffix .e,$(FIRMWARE)))

texts: $(PACK) $(TEXTS) ## make the dictionary of texts anew (firmware/text/pairs.c)
	$(Q)$(PACK) --train $(TEXTS) > $(BUILD)/pack/pairs.c
	$(Q)cmp -s $(BUILD)/pack/pairs.c firmware/text/pairs.c || cp $(BUILD)/pack/pairs.c firmware/text/pairs.c

check-texts: $(PACK) $(TEXTS)
	@$(PACK) --check $(TEXTS)

.PHONY: texts check-texts

size: $(AVR_ELF) ## flash and RAM by part, plan beside fact; fails when over
	@awk -f tests/tools/size.awk tests/tools/parts.txt $(AVR_MAP)
	@perl tests/tools/stack.pl $(AVR_ELF) $(AVR_MAP) tests/tools/indirect.txt 1984

flash: $(AVR_HEX) ## write the image to the board at PORT
	avrdude $(AVRDUDE_$(BOARD)) -U flash:w:$<:i

fuses: ## write the fuses with a programmer: 16 MHz crystal, brown-out at 2.7 V, EEPROM kept
	avrdude -p m328p $(if $(PROGRAMMER),-c $(PROGRAMMER),$(error say which: make fuses PROGRAMMER=usbasp)) $(FUSES_$(BOARD))

# A naked function has no stack that the compiler could state, and it says so as a warning.
$(AVR_BUILD)/hal/avr/power.c.o: AVR_FLAGS := $(filter-out -fstack-usage,$(AVR_FLAGS))
