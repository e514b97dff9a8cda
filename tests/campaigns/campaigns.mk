# The check of digits: a program that asks the console of the host, and compares every number that
# the console prints with oracles that share nothing with the firmware.

DIGITS         := $(HOST_BUILD)/digits
DIGITS_SOURCES := $(wildcard tests/campaigns/*/*.c)
DIGITS_FLAGS   := -std=gnu11 -O3 -g $(WARNINGS) -Itests

$(DIGITS): $(addprefix $(HOST_BUILD)/campaigns/,$(DIGITS_SOURCES:.c=.o))
	@echo "  link $@"
	$(Q)$(HOST_CC) $(DIGITS_FLAGS) -o $@ $^ -lm

$(HOST_BUILD)/campaigns/%.o: %.c tests/campaigns/campaigns.mk
	$(call say,digits)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(DIGITS_FLAGS) $(DEPEND) -c -o $@ $<

digits: $(DIGITS) $(HOST_CONSOLE) ## judge every digit that the console prints: ARGS="CASES COUNT SEED", else the known cases
	@set -- $(ARGS); [ $$# -gt 0 ] || set -- known 1 1; $(DIGITS) $(HOST_CONSOLE) "$$@"

.PHONY: digits

-include $(shell find $(HOST_BUILD)/campaigns -name '*.d' 2>/dev/null)
