# The core's vectors as an AVR image, made as the firmware is, and as a host program; both must print
# the same.

VECTORS_SOURCES := $(sort $(wildcard tests/avr/*.c)) $(PURE) firmware/device/workspace.c
VECTORS_ELF  := $(AVR_BUILD)/vectors.elf
VECTORS_HOST := $(HOST_BUILD)/vectors

$(VECTORS_ELF): $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(VECTORS_SOURCES) $(PURE_S) hal/avr/serial.c))
	@echo "  link $@"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK) -o $@ $^

VECTORS_HOST_SOURCES := $(VECTORS_SOURCES) hal/host/serial_stdio.c

$(VECTORS_HOST): $(addprefix $(HOST_BUILD)/,$(addsuffix .o,$(VECTORS_HOST_SOURCES)))
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^

-include $(VECTORS_HOST_SOURCES:%=$(HOST_BUILD)/%.d)

-include $(foreach source,$(VECTORS_SOURCES),$(AVR_BUILD)/$(source).d)
