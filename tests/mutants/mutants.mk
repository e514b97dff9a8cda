# Mutants: the firmware with one small fault each, which the host tests should notice. SEED draws
# MUTANTS of them from each part, or takes all; with FILES only these files have mutants.

MUTANTS ?= 200
SEED    ?= 1
# Seconds that a test may take, unless it is of the module's own folder.
PATIENCE ?= 3

MUTANTS_BUILD := $(BUILD)/mutants
MUTANTS_PLAIN := $(MUTANTS_BUILD)/plain
MUTANTS_COUNT := $(MUTANTS_BUILD)/counted
MUTANTS_MAKE   = $(MAKE) TEST_BUILD=$(MUTANTS_PLAIN) SANITIZE='$(SANITIZE_PLAIN)'
# Generated tables have no mutants: make check-tables compares them with the output of their
# programs.
MUTANTS_MADE  := $(TENK_TABLE) $(TENK_POINTS_TABLE) $(TENK_DIGITS_TABLE)

mutants_of  = $(filter-out $(MUTANTS_MADE),$(filter $(addprefix firmware/,$(addsuffix /%,$(1))),$(FIRMWARE)))
try_mutants = nice perl tests/mutants/mutants.pl $(MUTANTS_BUILD) $(MUTANTS) $(SEED) $(PATIENCE) $(1) tests/mutants/equivalent.txt $(2)

mutants: $(MUTANTS_BUILD)/covering $(MUTANTS_BUILD)/commands ## faults that the host tests must notice: MUTANTS=200 of each part, SEED=1, FILES="…"
ifdef FILES
	@$(call try_mutants,0,$(FILES))
else
	@$(call try_mutants,97,$(call mutants_of,core games store))
	@$(call try_mutants,90,$(call mutants_of,ui console device))
endif

$(MUTANTS_BUILD)/covering: $(FIRMWARE) $(TEST_SOURCES) tests/mutants/covering.pl
	@echo "  covering: which test runs which line"
	@+$(MAKE) TEST_BUILD=$(MUTANTS_COUNT) SANITIZE=--coverage WARNINGS= host-tests
	@perl tests/mutants/covering.pl $(MUTANTS_COUNT) $(TESTS) >$@

# The commands that build the tests, one per line.
$(MUTANTS_BUILD)/commands: $(FIRMWARE) $(TEST_SOURCES)
	@+$(MUTANTS_MAKE) host-tests
	@+$(MUTANTS_MAKE) -nB host-tests | perl -pe 's/\\\n/ /' >$@

.PHONY: mutants
