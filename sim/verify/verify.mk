# kostka-verify, which has the kernel of the dice in common with the firmware.

VERIFY := $(HOST_BUILD)/kostka-verify
VERIFY_SOURCES := $(wildcard sim/verify/*.c) \
                  $(addprefix firmware/core/random/,foretold.c generator.c chacha8.c sha256.c)
VERIFY_OBJECTS := $(addprefix $(BUILD)/verify/,$(addsuffix .o,$(VERIFY_SOURCES)))

$(VERIFY): $(VERIFY_OBJECTS)
	@mkdir -p $(@D)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^

$(BUILD)/verify/%.c.o: %.c sim/verify/verify.mk Makefile
	$(call say,host)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) -D_GNU_SOURCE $(DEFINES) $(DEPEND) -Isim -Ifirmware -c -o $@ $<

-include $(VERIFY_OBJECTS:.o=.d)
