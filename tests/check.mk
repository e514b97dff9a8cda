# Checks that read the code: make check runs all, make check-NAME runs one.

# Each of FORMAT LAYERS NAMES FUNCTIONS GLOBALS can be set to report only, while a tree is being
# rebuilt: make check LAYERS=report.
FORMAT    ?= strict
LAYERS    ?= strict
NAMES     ?= strict
FUNCTIONS ?= strict
GLOBALS   ?= strict
gate = $(if $(filter strict,$(1)),,|| echo "check: not enforced yet")

CHECKS := format layers names paths functions exports globals shared goldens breaks cppcheck symbols fuses tables wiring schematic board
CHECK_NEEDS_globals := $(TEST_BUILD)/firmware.a
CHECK_NEEDS_exports := $(TEST_BUILD)/firmware.a
CHECK_NEEDS_symbols := image-mega-shield
CHECK_NEEDS_tables  := $(TENK_TABLES) $(TENK_POINTS)

check: $(addprefix check-,$(CHECKS)) lint-changed quick-tests ## what takes under a minute: all checks, lint of what changed, the quick host tests

.PHONY: check lint analyze lint-changed quick-tests format hooks $(addprefix check-,$(CHECKS))

quick-tests: $(addprefix $(TEST_BUILD)/,$(filter-out $(SLOW_TESTS),$(TESTS)))
	$(call run,$(filter-out $(SLOW_TESTS),$(TESTS)))

# ---- format -------------------------------------------------------------------------------------

OUR_C := $(sort $(shell find firmware hal sim tests -name '*.[ch]'))
CLANG_FORMAT := clang-format-16
# Only the strict check requires braces everywhere.
ifneq ($(FORMAT),strict)
FORMAT_STYLE := --style=file:$(BUILD)/format/without_braces
endif

check-format:
	@mkdir -p $(BUILD)/format && sed '/^InsertBraces/d' .clang-format >$(BUILD)/format/without_braces
	@$(CLANG_FORMAT) --dry-run -Werror $(FORMAT_STYLE) $(OUR_C) $(call gate,$(FORMAT))

format: ## rewrite the sources as .clang-format says, with braces everywhere
	@$(CLANG_FORMAT) -i $(OUR_C)

# An optional hook, which checks format and layers of the files that are to be committed.
hooks: ## install a git hook that checks format and layers before every commit
	@install -m 755 tests/tools/pre_commit.sh "$$(git rev-parse --git-path hooks)/pre-commit"
	@echo "hooks: pre-commit checks format and layers; git commit --no-verify does without"

# ---- lint ---------------------------------------------------------------------------------------
# clang-tidy has a stamp for each file, which depends on the headers, too, so that it reads only
# changed files again. make test reads all files. make check reads the files that differ from BASE,
# and follows their paths with the analyzer of clang, which takes five times as long as all other
# checks. make lint and the campaigns run the analyzer on all files.

LINT := $(BUILD)/lint
LINT_SOURCES := $(filter-out firmware/main.c,$(FIRMWARE)) $(sort $(wildcard hal/host/*.c)) $(SIM_SOURCES) $(wildcard sim/verify/*.c)
LINT_STAMPS  := $(addprefix $(LINT)/,$(addsuffix .ok,$(LINT_SOURCES)))
ANALYZED     := $(LINT_STAMPS:.ok=.analyzed)
LINT_INCLUDES := -Ifirmware -I.
$(LINT)/sim/%: LINT_INCLUDES := $(SIM_INCLUDES)
$(LINT)/sim/verify/%: LINT_INCLUDES := -D_GNU_SOURCE -Isim -Ifirmware
# In some orders of files clang-tidy does not see va_start.
$(LINT)/sim/%: LINT_CHECKS := -clang-analyzer-valist.Uninitialized

# tidy CHECKS: clang-tidy on the first prerequisite. CHECKS has commas, so it may be several
# arguments.
comma := ,
tidy = clang-tidy --quiet --warnings-as-errors='*' --checks='$(subst $(empty) ,$(comma),$(strip $(1) $(2) $(3) $(LINT_CHECKS)))' $< -- -std=gnu11 $(call lint_firmware_flags,$<) $(DEFINES) $(LINT_INCLUDES) 2>$@.said || \
    { cat $@.said >&2; exit 1; }

# The simulator is compiled as its libraries are, without the firmware's flags.
lint_firmware_flags = $(if $(filter sim/%,$(1)),,$(HOST_FIRMWARE_FLAGS))

$(LINT)/%.ok: % .clang-tidy tests/check.mk
	$(call say,lint)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) -fsyntax-only $(call lint_firmware_flags,$<) $(DEFINES) $(LINT_INCLUDES) $(DEPEND) -MF $(@:.ok=.d) -MT $@ $<
	$(Q)$(call tidy,-clang-analyzer-*)
	@touch $@

$(LINT)/%.analyzed: % $(LINT)/%.ok
	$(Q)$(call tidy,-*,clang-analyzer-*,-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling)
	@touch $@

-include $(shell find $(LINT) -name '*.d' 2>/dev/null)

# The files that differ from BASE, by default the commit where the branch left main. A header stands
# for its source.
BASE ?= $(shell git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main 2>/dev/null || echo HEAD)
CHANGED_FILES = $(shell git diff --name-only $(BASE) 2>/dev/null; git ls-files --others --exclude-standard 2>/dev/null)
ifneq ($(filter check lint-changed,$(MAKECMDGOALS)),)
LINT_CHANGED := $(filter $(patsubst %.h,%.c,$(CHANGED_FILES)),$(LINT_SOURCES))
endif

lint: $(ANALYZED) ## clang-tidy and its analyzer on everything that changed since the last time

# The simulator is left out, as gcc reports leaks there that are none. gcc 12 takes values that
# functions of other files return for uninitialized.
analyze: ## gcc -fanalyzer on everything but the simulator
	@for source in $(filter-out sim/%,$(LINT_SOURCES)); do \
	    $(HOST_CC) $(HOST_FLAGS) -fanalyzer -Wno-analyzer-use-of-uninitialized-value $(HOST_FIRMWARE_FLAGS) $(DEFINES) \
	        $(LINT_INCLUDES) -c -o /dev/null $$source || exit 1; \
	done; echo "lint: gcc -fanalyzer finds nothing"
lint-changed: $(addprefix $(LINT)/,$(addsuffix .analyzed,$(LINT_CHANGED)))

check-cppcheck:
	@cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr \
	    --error-exitcode=1 --suppress=missingIncludeSystem $(DEFINES) $(call game_list,$(ALL_GAMES)) $(HOST_INCLUDES) firmware hal/host

# ---- structure ----------------------------------------------------------------------------------

check-layers:
	@perl tests/tools/layers.pl tests/tools/layers.txt $(call gate,$(LAYERS))

check-names:
	@sh tests/tools/names.sh $(call gate,$(NAMES))

check-paths:
	@sh tests/tools/paths.sh

check-functions:
	@sh tests/tools/functions.sh $(call gate,$(FUNCTIONS))

check-exports: $(TEST_BUILD)/firmware.a
	@perl tests/tools/exports.pl $<

check-goldens:
	@sh tests/tools/goldens.sh

check-breaks:
	@sh tests/tools/breaks.sh

list-bytes: ## functions of ui/ and console/ that return an uint8_t, for somebody to judge
	@sh tests/tools/functions.sh list

check-globals: $(TEST_BUILD)/firmware.a
	@sh tests/tools/globals.sh tests/tools/globals.txt $(filter $(TEST_BUILD)/firmware/%,$(patsubst %,$(TEST_BUILD)/%.o,$(TEST_ARCHIVED_firmware))) $(call gate,$(GLOBALS))

# ---- the image ----------------------------------------------------------------------------------

FORBIDDEN := malloc|calloc|realloc|free|v?f?s?n?printf|v?f?s?scanf|puts|__(add|sub|mul|div|cmp|gt|lt|ge|le|eq|ne|float|fix|unord)[a-z]*sf[0-9a-z]*|__fp_.*|strto.*|atof
SYMBOLS   := $(BUILD)/mega-shield/symbols

check-symbols: image-mega-shield
	@avr-nm $(call elf,mega-shield) > $(SYMBOLS) && grep -q ' main$$' $(SYMBOLS)
	@grep -q ' save_cause_and_start_guard$$' $(SYMBOLS) || { \
	    echo "check: nothing starts the guard before main" >&2; exit 1; }
	@if awk '{ print $$NF }' $(SYMBOLS) | grep -E -x '$(FORBIDDEN)'; then \
	    echo "check: these do not belong into firmware" >&2; exit 1; \
	else echo "check: no malloc, no float, no printf in the image"; fi
	@avr-objcopy -O binary -R .eeprom $(call elf,mega-shield) $(SYMBOLS).bin && \
	    if grep -aq '!!!' $(SYMBOLS).bin; then \
	        echo "check: the image has !!! in it, on which the bootloader of many a Mega hangs" >&2; exit 1; fi

# Checks the fuses of every board, whichever is being built.
check-fuses:
	@for board in $(BOARDS); do sh tests/tools/fuses.sh hal/avr/boards/$$board/board.mk || exit 1; done; \
	    echo "check: fuses are as promised"

check-shared:
	@perl tests/tools/shared.pl $(wildcard hal/avr/*.c)

# ---- editors and coverage -----------------------------------------------------------------------

quoted = $(subst ",\\\",$(1))

compdb: ## compile_commands.json for editors
	@{ echo '['; separator=; \
	    say() { compiler=$$1; shift; for source; do \
	        printf '%s{"directory": "%s", "file": "%s", "command": "%s"}\n' "$$separator" "$(CURDIR)" $$source \
	            "$$compiler -c $$source"; separator=,; done; }; \
	    say "$(HOST_CC) -std=gnu11 $(call quoted,$(HOST_FIRMWARE_FLAGS) $(DEFINES) $(HOST_INCLUDES))" $(filter-out sim/%,$(LINT_SOURCES)); \
	    say "$(HOST_CC) -std=gnu11 $(call quoted,$(DEFINES)) $(SIM_INCLUDES)" $(SIM_SOURCES); \
	    say "$(AVR_CC) -std=gnu11 -mmcu=$(MCU) -DF_CPU=16000000UL $(call quoted,$(AVR_DEFINES) $(AVR_INCLUDES))" \
	        firmware/main.c $(wildcard hal/avr/*.c); \
	    echo ']'; } > compile_commands.json; echo compile_commands.json

coverage: ## line coverage of firmware/ by the host tests
	@sh tests/tools/coverage.sh $(BUILD)
