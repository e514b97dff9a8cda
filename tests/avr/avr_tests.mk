# The core's vectors as an AVR image, made as the firmware is, and as a host program; both must
# print the same.

VECTORS_SOURCES := $(sort $(wildcard tests/avr/*.c)) $(PURE) firmware/device/workspace.c
VECTORS_ELF  := $(AVR_BUILD)/vectors.elf
VECTORS_HOST := $(HOST_BUILD)/vectors
VECTORS_BUILD := $(HOST_BUILD)/parts

$(VECTORS_ELF): $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(VECTORS_SOURCES) $(PURE_S) hal/avr/serial.c))
	@echo "  link $@"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK) -o $@ $^

$(VECTORS_HOST): $(addprefix $(VECTORS_BUILD)/,$(addsuffix .o,$(VECTORS_SOURCES) hal/host/serial_stdio.c))
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^

# With the words of a part, not with those of the host (core/pairs/pair_word.h).
$(VECTORS_BUILD)/%.c.o: %.c hal/host/host.mk Makefile
	$(call say,host)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) $(HOST_FIRMWARE_FLAGS) -DPAIR_WORD_BITS=32 $(DEFINES) $(DEPEND) $(call host_includes,$<) -c -o $@ $<

-include $(foreach source,$(VECTORS_SOURCES),$(AVR_BUILD)/$(source).d $(VECTORS_BUILD)/$(source).d)
