# Benchmark images, one a task, for the part of BOARD, and the program that runs them; see
# tests/bench/bench.c. A part has its own budgets.

BENCH_BUILD  := $(BUILD)/bench
BENCH        := $(BENCH_BUILD)/bench
BENCH_IMAGES := $(patsubst tests/bench/images/%.c,%,$(sort $(wildcard tests/bench/images/*.c)))
BENCH_FOLDER := $(AVR_BUILD)/bench
BENCH_ELFS   := $(patsubst %,$(BENCH_FOLDER)/%.elf,$(BENCH_IMAGES))
BENCH_BUDGET := tests/bench/budget_$(MCU).txt
BENCH_MATRIX := $(BENCH_BUILD)/chutes_matrix.c
BENCH_CORE   := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(PURE) $(PURE_S)))
BENCH_SOURCES := tests/bench/bench.c tests/bench/bench_machine.c tests/bench/check.c
BENCH_ORACLE  := tests/oracle/oracle.c tests/oracle/moves.c tests/oracle/time.c tests/oracle/pairs.c \
                 tests/oracle/reference.c
BENCH_HOST    := -std=gnu11 -O2 -g $(WARNINGS) -D_GNU_SOURCE -Ifirmware -Itests

bench: $(BENCH) $(BENCH_ELFS) ## cycles, memory and errors of the core on the simulated part, beside float programs
	@$(BENCH) $(MCU) $(BENCH_FOLDER) $(BENCH_BUDGET) budgets

bench-images-$(BOARD): $(BENCH_ELFS)

bench-budget: $(BENCH) $(BENCH_ELFS) ## make today's cycles the budgets of the part
	@$(BENCH) $(MCU) $(BENCH_FOLDER) $(BENCH_BUDGET) measure >$(BENCH_FOLDER)/budget
	@{ sed -n '/^#/p' $(BENCH_BUDGET); cat $(BENCH_FOLDER)/budget; } >$(BENCH_FOLDER)/new && \
	    cp $(BENCH_FOLDER)/new $(BENCH_BUDGET)

.PHONY: bench bench-budget bench-images-$(BOARD)

$(BENCH): $(BENCH_SOURCES) $(BENCH_ORACLE) $(wildcard tests/bench/*.h)
	@mkdir -p $(@D)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(BENCH_HOST) -o $@ $(BENCH_SOURCES) $(BENCH_ORACLE) -lsimavr -lelf -lgmp -lm

$(BENCH_BUILD)/matrix: tests/bench/matrix.c $(BENCH_ORACLE)
	@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(BENCH_HOST) -o $@ $^ -lgmp -lm

$(BENCH_MATRIX): $(BENCH_BUILD)/matrix
	$(Q)$(BENCH_BUILD)/matrix > $@

$(BENCH_FOLDER)/chutes_matrix.o: $(BENCH_MATRIX) tests/bench/images/float_chutes.h
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_INCLUDES) -c -o $@ $<

$(BENCH_FOLDER)/%.elf: $(AVR_BUILD)/tests/bench/images/%.c.o $(BENCH_FOLDER)/chutes_matrix.o $(BENCH_CORE)
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK) -o $@ $^ -lm

-include $(patsubst %,$(AVR_BUILD)/tests/bench/images/%.c.d,$(BENCH_IMAGES))
