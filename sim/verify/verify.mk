# kostka-verify, which shares the kernel of the dice and the rules of the games with the firmware.

VERIFY := $(HOST_BUILD)/kostka-verify
VERIFY_SOURCES := $(wildcard sim/verify/*.c)
VERIFY_OBJECTS := $(addprefix $(BUILD)/verify/,$(addsuffix .o,$(VERIFY_SOURCES)))
VERIFY_PURE    := $(addprefix $(HOST_BUILD)/,$(addsuffix .o,$(PURE)))

$(VERIFY): $(VERIFY_OBJECTS) $(VERIFY_PURE)
	@mkdir -p $(@D)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^

$(BUILD)/verify/%.c.o: %.c sim/verify/verify.mk Makefile
	$(call say,host)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) $(HOST_FIRMWARE_FLAGS) -D_GNU_SOURCE $(DEFINES) $(DEPEND) -Isim -Ifirmware -c -o $@ $<

-include $(VERIFY_OBJECTS:.o=.d)
