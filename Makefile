# Kostka: a handheld dice-game device that knows the odds.
# `make help` lists the targets.

# The version is defined only here; CHANGELOG.md says what each version brought.
VERSION := 0.1.0
BOARD   ?= mega-shield
BUILD   := build
PORT    ?= /dev/ttyACM0
BAUD    ?= 115200

include tests/packages.mk

# With `make deps GOAL...` the packages must be installed before anything else begins: each GOAL
# gets a make of its own, which starts after that.
ifneq ($(and $(filter deps,$(MAKECMDGOALS)),$(filter-out deps,$(MAKECMDGOALS))),)

.NOTPARALLEL:
$(filter-out deps,$(MAKECMDGOALS)): deps
	@+$(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell nproc)) $@
.PHONY: $(MAKECMDGOALS)

else

# As many jobs as there are processors, unless -j says otherwise or another make has started this
# one.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc) --no-print-directory
endif

# One line per folder that is compiled; make V=1 shows every command in full.
Q   := $(if $(V),,@)
say = $(if $(V)$(said_$(1)_$(<D)),,$(eval said_$(1)_$(<D) := 1)$(info $(empty)  $(1) $(<D)))

include sim/sim.mk

# ---- parts --------------------------------------------------------------------------------------

FIRMWARE := $(sort $(shell find firmware -name '*.c'))
PURE     := $(filter firmware/core/% firmware/games/%,$(FIRMWARE))
PURE_S   := $(sort $(shell find firmware -name '*.S'))
# The workspace and the session hold structures of several types in the same memory.
ALIASING := -fno-strict-aliasing
WARNINGS := -Wall -Wextra -Wshadow -Wundef -Wstrict-prototypes -Wvla -Werror
DEFINES  := -DKOSTKA_VERSION='"$(VERSION)"'
# Every game, in the order of the menu: the lines `#define GAME_name(GAME)` of the table of games.
ALL_GAMES := $(patsubst GAME_%(GAME),%,$(filter GAME_%(GAME),$(file <firmware/device/game_list.h)))
game_list = '-DGAMES(GAME)=$(foreach game,$(1),GAME_$(game)(GAME))'
DEPEND   := -MMD -MP

include hal/avr/avr.mk
include hal/host/host.mk
include tests/bootloader/bootloader.mk
include sim/web/web.mk
include sim/verify/verify.mk
include tests/avr/avr_tests.mk
include tests/bench/bench.mk
include tests/tests.mk
include tests/records/records.mk
include tests/tenk/tenk.mk
include tests/campaigns/campaigns.mk
include hardware/hardware.mk
include tests/wiring/wiring.mk
include tests/schematic/schematic.mk
include tests/check.mk
include tests/broken.mk
include tests/power/power.mk
include tests/fuzz/fuzz.mk
include tests/latency/latency.mk
include tests/mutants/mutants.mk
include tests/prove/prove.mk
include tests/suite.mk
include release/release.mk
include docs/docs.mk

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SECONDARY:

.PHONY: help all size flash fuses deps bench play sim debug coverage compdb clean

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

all: $(AVR_ELF) $(AVR_HEX) $(SIM) $(HOST_CONSOLE) $(VERIFY) ## the firmware, the simulator, the programs of the host

play: $(SIM) $(AVR_ELF) ## play on the simulated device in this terminal
	@$(SIM) --eeprom $(AVR_BUILD)/kostka.eep $(AVR_ELF)

sim: $(SIM) $(AVR_ELF) ## the simulator with ARGS, e.g. make sim ARGS="--snapshot a.png --at 5s"
	@$(SIM) $(ARGS) $(AVR_ELF)

debug: $(SIM) $(AVR_ELF) ## avr-gdb on the simulated device
	@sh tests/tools/debug.sh $(SIM) $(AVR_ELF)

clean: ## remove everything that was made
	rm -rf $(BUILD) compile_commands.json

endif
