# The packer of texts. Sources for the AVR are preprocessed with TEXT left as it is, then packed,
# then compiled (hal/avr/avr.mk).

PACK         := $(BUILD)/pack/text-pack
PACK_SOURCES := $(sort $(wildcard firmware/text/pack/*.c))
PACK_OBJECTS := $(addprefix $(BUILD)/pack/,$(addsuffix .o,$(PACK_SOURCES) firmware/text/pairs.c))

$(PACK): $(PACK_OBJECTS)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^

$(BUILD)/pack/%.c.o: %.c
	@mkdir -p $(@D)
	@echo "  host $<"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -D_GNU_SOURCE $(DEPEND) -Ifirmware -c -o $@ $<

-include $(PACK_OBJECTS:.o=.d)
