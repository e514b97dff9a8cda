# Checks that read the code.

OUR_C := $(sort $(shell find firmware hal sim tests -name '*.[ch]'))
HOST_CHECKED := $(sort $(CONSOLE_SOURCES) $(filter-out firmware/main.c,$(FIRMWARE)))
# (valist.Uninitialized: clang-tidy does not see va_start when it is given several files.)
TOOL_CHECKED := $(SIM_SOURCES)
FORBIDDEN := malloc|calloc|realloc|free|v?f?s?n?printf|v?f?s?scanf|puts|__(add|sub|mul|div|cmp|gt|lt|ge|le|eq|ne|float|fix|unord)[a-z]*sf[0-9a-z]*|__fp_.*|strto.*|atof

check: check-format check-tables check-tidy check-cppcheck check-analyzer check-symbols check-layers check-fuses ## formatter, clang-tidy, cppcheck, gcc -fanalyzer, forbidden symbols, generated tables, fuses

.PHONY: check-format check-tidy check-cppcheck check-analyzer check-symbols check-layers check-fuses

check-format:
	@clang-format --dry-run -Werror $(OUR_C)

check-tidy:
	@clang-tidy --quiet --warnings-as-errors='*' $(HOST_CHECKED) -- -std=gnu11 $(DEFINES) $(HOST_INCLUDES)
	@clang-tidy --quiet --warnings-as-errors='*' --checks='-clang-analyzer-valist.Uninitialized' $(TOOL_CHECKED) -- -std=gnu11 $(DEFINES) -D_GNU_SOURCE -Isim

check-cppcheck:
	@cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr \
	    --error-exitcode=1 --suppress=missingIncludeSystem $(DEFINES) $(HOST_INCLUDES) firmware hal/host

check-analyzer:
	@for source in $(HOST_CHECKED); do \
	    $(HOST_CC) $(HOST_FLAGS) -fanalyzer $(DEFINES) $(HOST_INCLUDES) -c -o /dev/null $$source || exit 1; \
	done; echo "check: gcc -fanalyzer finds nothing"

check-symbols: $(AVR_ELF)
	@avr-nm $(AVR_ELF) > $(AVR_BUILD)/symbols && grep -q ' main$$' $(AVR_BUILD)/symbols
	@grep -q ' save_cause_and_stop_watchdog$$' $(AVR_BUILD)/symbols || { \
	    echo "check: nothing stops the watchdog before main" >&2; exit 1; }
	@if awk '{ print $$NF }' $(AVR_BUILD)/symbols | grep -E -x '$(FORBIDDEN)'; then \
	    echo "check: these do not belong into firmware" >&2; exit 1; \
	else echo "check: no malloc, no float, no printf in the image"; fi

# core and games: no hardware, no text, no clock; compiled without hal/ in reach anyway.
check-layers:
	@if grep -nE '#include *[<"](hal|ui|console|store|text|avr|util)/' firmware/core/*.[ch] firmware/games/*.[ch] || \
	    grep -nE '#include *"(ui|console)/' firmware/text/*.[ch] firmware/store/*.[ch] || \
	    grep -nE '#include *"console/' firmware/ui/*.[ch]; then \
	    echo "check: a layer includes what lies above it" >&2; exit 1; \
	else echo "check: layers hold"; fi

# Of every board, whichever is being built.
check-fuses:
	@for board in $(BOARDS); do \
	    sh tests/tools/fuses.sh $$board $$(sed -n 's/^BOARD_FUSES *:= //p' hal/avr/boards/$$board/board.mk) || exit 1; \
	done; echo "check: fuses are as promised"

quoted = $(subst ",\\\",$(1))

compdb: ## compile_commands.json for editors
	@{ echo '['; separator=; \
	    say() { compiler=$$1; shift; for source; do \
	        printf '%s{"directory": "%s", "file": "%s", "command": "%s"}\n' "$$separator" "$(CURDIR)" $$source \
	            "$$compiler -c $$source"; separator=,; done; }; \
	    say "$(HOST_CC) -std=gnu11 $(call quoted,$(DEFINES) $(HOST_INCLUDES))" $(HOST_CHECKED); \
	    say "$(HOST_CC) -std=gnu11 $(call quoted,$(DEFINES)) -D_GNU_SOURCE -Isim" $(TOOL_CHECKED); \
	    say "$(AVR_CC) -std=gnu11 -mmcu=$(MCU) -DF_CPU=16000000UL $(call quoted,$(AVR_DEFINES) $(AVR_INCLUDES))" \
	        firmware/main.c $(wildcard hal/avr/*.c); \
	    echo ']'; } > compile_commands.json; echo compile_commands.json

coverage: ## line coverage of firmware/ by the host tests
	@sh tests/tools/coverage.sh $(BUILD)
