# Proof: Frama-C proves that the contracts of firmware/core/number hold for the C code whatever the
# input, and functions with an input of at most 32 bits are tried on every one. Nothing else needs
# Frama-C; make deps PROVE=yes installs it. On the AVR some of these functions are assembly, which
# tests/avr compares with the C code on the simulated parts.

PROVE_BUILD   := $(BUILD)/prove
PROVE_SOURCES := $(addprefix firmware/core/number/,fraction.c fixed.c scaled64.c bounded.c)
EXHAUST       := $(PROVE_BUILD)/exhaust
EXHAUST_USES  := $(wildcard firmware/core/number/*.c)
# Every STRIDE-th input is tried. make test takes a prime with which this takes a second.
STRIDE        ?= 1

prove: prove-contracts exhaust ## the arithmetic: contracts proved by Frama-C, and every input of 32 bits: an hour and a half; STRIDE=1009 in minutes

prove-contracts:
	@sh tests/prove/prove.sh $(PROVE_BUILD) $(PROVE_SOURCES)

exhaust: $(EXHAUST)
	@$(EXHAUST) $(STRIDE)

$(EXHAUST): tests/prove/exhaust.c $(EXHAUST_USES) $(wildcard firmware/core/number/*.h) tests/prove/prove.mk
	@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) -O3 $(HOST_PURE_INCLUDES) -o $@ $(filter %.c,$^)

.PHONY: prove prove-contracts exhaust
