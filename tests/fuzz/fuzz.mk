# Input from outside, as random bytes and as all sequences of keys, under sanitizers.

FUZZ_LOOP := $(TEST_BUILD)/fuzz_loop
KEY_TREE  := $(TEST_BUILD)/key_tree

$(FUZZ_LOOP): $(addprefix $(TEST_BUILD)/tests/fuzz/,fuzz_loop.c.o inputs.c.o shown_cells.c.o) $(TEST_BUILD)/firmware.a
	$(Q)$(HOST_CC) $(TEST_FLAGS) -o $@ $^

$(KEY_TREE): $(addprefix $(TEST_BUILD)/tests/fuzz/,key_tree.c.o shown_cells.c.o) $(TEST_BUILD)/firmware.a
	$(Q)$(HOST_CC) $(TEST_FLAGS) -o $@ $^

# For libFuzzer clang compiles the firmware, and counts which code is reached.
FUZZ_TARGET  := $(HOST_BUILD)/kostka-fuzz
FUZZ_SOURCES := $(TEST_ARCHIVED_firmware) tests/fuzz/inputs.c tests/fuzz/shown_cells.c tests/fuzz/fuzz_target.c
FUZZ_FLAGS   := -std=gnu11 -O1 -g -w -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all $(ALIASING)

$(HOST_BUILD)/fuzz/%.c.o: %.c tests/fuzz/fuzz.mk
	$(call say,fuzz)@mkdir -p $(@D)
	$(Q)clang $(FUZZ_FLAGS) $(HOST_FIRMWARE_FLAGS) $(DEFINES) $(DEPEND) $(TEST_INCLUDES) -c -o $@ $<

$(FUZZ_TARGET): $(patsubst %,$(HOST_BUILD)/fuzz/%.o,$(FUZZ_SOURCES))
	@echo "  link $@"
	$(Q)clang $(FUZZ_FLAGS) -fsanitize=fuzzer -o $@ $^

-include $(shell find $(HOST_BUILD)/fuzz -name '*.d' 2>/dev/null)
