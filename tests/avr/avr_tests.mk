# The core's vectors as an AVR image, made as the firmware is, and as a host program with the sizes of
# the same board; both must print the same.

VECTORS_SOURCES := $(sort $(wildcard tests/avr/*.c)) $(PURE) firmware/device/workspace.c
VECTORS_ELF  := $(AVR_BUILD)/vectors.elf
VECTORS_HOST := $(HOST_BUILD)/vectors

$(VECTORS_ELF): $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(VECTORS_SOURCES) $(PURE_S) hal/avr/serial.c))
	@echo "  link $@"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK) -o $@ $^

define vectors_host
$(VECTORS_HOST)-$(1): $(addprefix $(HOST_BUILD)/$(1)/,$(addsuffix .o,$(VECTORS_SOURCES) hal/host/serial_stdio.c))
	@echo "  link $$@"
	$$(Q)$$(HOST_CC) $$(HOST_FLAGS) -o $$@ $$^
endef
$(foreach board,$(SIZED_BOARDS),$(eval $(call vectors_host,$(board))))

-include $(foreach source,$(VECTORS_SOURCES),$(AVR_BUILD)/$(source).d)
