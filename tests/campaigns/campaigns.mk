# The judge of digits: a program that asks the console of the host, and compares every number that it
# prints with oracles that share nothing with the firmware. Also the console with the tables that a
# device has room for, whose duels and tokens are judged, too.

DIGITS         := $(HOST_BUILD)/digits
DIGITS_SOURCES := $(wildcard tests/campaigns/*/*.c)
DIGITS_FLAGS   := -std=gnu11 -O3 -g $(WARNINGS) -Itests

$(DIGITS): $(addprefix $(HOST_BUILD)/campaigns/,$(DIGITS_SOURCES:.c=.o))
	@echo "  link $@"
	$(Q)$(HOST_CC) $(DIGITS_FLAGS) -o $@ $^ -lm

$(HOST_BUILD)/campaigns/%.o: %.c tests/campaigns/campaigns.mk
	$(call say,digits)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(DIGITS_FLAGS) $(DEPEND) -c -o $@ $<

# The console of the host as a board sizes it: HOST_CONSOLE-BOARD.
SIZED_CONSOLES := $(addprefix $(HOST_CONSOLE)-,$(SIZED_BOARDS))

define sized_console
$(HOST_CONSOLE)-$(1): $(addprefix $(HOST_BUILD)/$(1)/,$(addsuffix .o,$(CONSOLE_SOURCES)))
	@echo "  link $$@"
	$$(Q)$$(HOST_CC) $$(HOST_FLAGS) -o $$@ $$^ $$(HOST_CONSOLE_LIBS)
endef
$(foreach board,$(SIZED_BOARDS),$(eval $(call sized_console,$(board))))

digits: $(DIGITS) $(HOST_CONSOLE) $(SIZED_CONSOLES) ## judge every digit that the console prints: ARGS="CASES COUNT SEED", else the known cases
	@set -- $(ARGS); [ $$# -gt 0 ] || set -- known 1 1; $(DIGITS) $(HOST_CONSOLE) "$$@"

.PHONY: digits

-include $(shell find $(HOST_BUILD)/campaigns -name '*.d' 2>/dev/null)
