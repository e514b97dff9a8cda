# Benchmark images, one per task, for the part of BOARD, and the program that runs them; see
# tests/bench/bench.c. Their budgets are in tests/bench/budgets.txt.

BENCH_BUILD  := $(BUILD)/bench
BENCH        := $(BENCH_BUILD)/bench
BENCH_BUDGETS := tests/bench/budgets.txt
# The tasks for which the part of BOARD has no room; they have a "-" in the part's column.
BENCH_TOO_LARGE := $(shell awk '$$2 == "task" { for (i = 2; i <= NF; i++) if ($$i == "$(MCU)") column = i - 1 } \
    column && $$column == "-" { print $$1 }' $(BENCH_BUDGETS))
BENCH_IMAGES := $(filter-out $(BENCH_TOO_LARGE),$(patsubst tests/bench/images/%.c,%,$(sort $(wildcard tests/bench/images/*.c))))
BENCH_FOLDER := $(AVR_BUILD)/bench
BENCH_ELFS   := $(patsubst %,$(BENCH_FOLDER)/%.elf,$(BENCH_IMAGES))
BENCH_MATRIX := $(BENCH_BUILD)/chutes_matrix.c
BENCH_CORE   := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(PURE) $(PURE_S)))
BENCH_SOURCES := $(addprefix tests/bench/,bench.c budgets.c bench_machine.c check.c)
BENCH_ORACLE  := $(addprefix tests/oracle/,board_oracle.c distribution_oracle.c pair_oracle.c reference.c)
BENCH_HOST    := -std=gnu11 -O2 -g $(WARNINGS) -D_GNU_SOURCE -Ifirmware -Itests

# The boards of the bench, each with another part, and the arguments PART=FOLDER of the program.
BENCH_BOARDS := uno-shield bare-1284p mega-shield
bench_mcu     = $(shell sed -n 's/^BOARD_MCU *:= *//p' hal/avr/boards/$(1)/board.mk)
BENCH_PARTS  := $(foreach board,$(BENCH_BOARDS),$(call bench_mcu,$(board))=$(BUILD)/$(board)/bench)

bench: $(BENCH) $(BENCH_MATRIX) ## cycles, memory and errors of the core on the simulated parts, beside float programs
	@for board in $(BENCH_BOARDS); do $(MAKE) -s BOARD=$$board bench-images-$$board || exit 1; done
	@$(BENCH) $(BENCH_BUDGETS) $(BENCH_PARTS)

bench-part: $(BENCH) $(BENCH_ELFS) ## the same on the part of BOARD alone
	@$(BENCH) $(BENCH_BUDGETS) $(MCU)=$(BENCH_FOLDER)

bench-images-$(BOARD): $(BENCH_ELFS)

bench-budgets: $(BENCH) $(BENCH_MATRIX) ## make today's cycles the budgets
	@for board in $(BENCH_BOARDS); do $(MAKE) -s BOARD=$$board bench-images-$$board || exit 1; done
	@$(BENCH) --measure $(BENCH_BUDGETS) $(BENCH_PARTS) >$(BENCH_BUILD)/lines
	@{ sed -n '/^#/p' $(BENCH_BUDGETS); cat $(BENCH_BUILD)/lines; } >$(BENCH_BUILD)/budgets && \
	    cp $(BENCH_BUILD)/budgets $(BENCH_BUDGETS)

.PHONY: bench bench-part bench-budgets bench-images-$(BOARD)

$(BENCH): $(BENCH_SOURCES) $(BENCH_ORACLE) $(wildcard tests/bench/*.h)
	@mkdir -p $(@D)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(BENCH_HOST) -o $@ $(BENCH_SOURCES) $(BENCH_ORACLE) -lsimavr -lelf -lm

$(BENCH_BUILD)/matrix: tests/bench/matrix.c $(BENCH_ORACLE)
	@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(BENCH_HOST) -o $@ $^ -lm

$(BENCH_MATRIX): $(BENCH_BUILD)/matrix
	$(Q)$(BENCH_BUILD)/matrix > $@

$(BENCH_FOLDER)/chutes_matrix.o: $(BENCH_MATRIX) tests/bench/images/float_chutes.h
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_INCLUDES) -c -o $@ $<

$(BENCH_FOLDER)/%.elf: $(AVR_BUILD)/tests/bench/images/%.c.o $(BENCH_FOLDER)/chutes_matrix.o $(BENCH_CORE)
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK) -o $@ $^ -lm

-include $(patsubst %,$(AVR_BUILD)/tests/bench/images/%.c.d,$(BENCH_IMAGES))
