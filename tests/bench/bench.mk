# Benchmark images, one a task, and the program that runs them; see tests/bench/main.c.

BENCH_BUILD  := $(BUILD)/bench
BENCH        := $(BENCH_BUILD)/bench
BENCH_IMAGES := $(patsubst tests/bench/images/%.c,%,$(sort $(wildcard tests/bench/images/*.c)))
BENCH_ELFS   := $(patsubst %,$(BENCH_BUILD)/%.elf,$(BENCH_IMAGES))
BENCH_CORE   := $(addprefix $(AVR_BUILD)/,$(addsuffix .o,$(PURE) $(PURE_S)))
BENCH_SOURCES := tests/bench/main.c tests/bench/machine.c tests/bench/check.c
BENCH_ORACLE  := tests/oracle/oracle.c tests/oracle/moves.c tests/oracle/time.c tests/oracle/pairs.c \
                 tests/oracle/reference.c
BENCH_HOST    := -std=gnu11 -O2 -g $(WARNINGS) -D_GNU_SOURCE -Ifirmware -Itests

bench: $(BENCH) $(BENCH_ELFS) ## cycles, memory and errors of the core on the simulated part, beside float programs
	@$(BENCH) $(MCU) $(BENCH_BUILD) tests/bench/budget.txt

.PHONY: bench

$(BENCH): $(BENCH_SOURCES) $(BENCH_ORACLE) $(wildcard tests/bench/*.h)
	@mkdir -p $(@D)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(BENCH_HOST) -o $@ $(BENCH_SOURCES) $(BENCH_ORACLE) -lsimavr -lelf -lgmp -lm

$(BENCH_BUILD)/matrix: tests/bench/matrix.c $(BENCH_ORACLE)
	@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(BENCH_HOST) -o $@ $^ -lgmp -lm

$(BENCH_BUILD)/chutes_matrix.c: $(BENCH_BUILD)/matrix
	$(Q)$(BENCH_BUILD)/matrix > $@

$(BENCH_BUILD)/chutes_matrix.o: $(BENCH_BUILD)/chutes_matrix.c tests/bench/images/float_chutes.h
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_INCLUDES) -c -o $@ $<

$(BENCH_BUILD)/%.elf: $(AVR_BUILD)/tests/bench/images/%.c.o $(BENCH_BUILD)/chutes_matrix.o $(BENCH_CORE)
	@mkdir -p $(@D)
	@echo "  link $@"
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK) -o $@ $^ -lm

-include $(patsubst %,$(AVR_BUILD)/tests/bench/images/%.c.d,$(BENCH_IMAGES))
