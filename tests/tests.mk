# Host tests: each tests/unit/**/test_*.c is a cmocka program, linked to archives of everything, from
# which the linker takes what it needs. tests/unit mirrors firmware/; support/ is what tests share.

TEST_BUILD := $(BUILD)/test
# bounds-strict, because bounds lets the array at the end of a struct have any length.
SANITIZE   := -fsanitize=address,undefined,bounds-strict -fno-sanitize-recover=all
# Traps instead of the sanitizers' libraries, which would take longer than the tests.
SANITIZE_PLAIN := -fsanitize=undefined,bounds-strict -fsanitize-undefined-trap-on-error
OPTIMIZE   := -O1
TEST_FLAGS := -std=gnu11 $(OPTIMIZE) -g $(SANITIZE) $(ALIASING) $(WARNINGS)
TEST_INCLUDES := -Ifirmware -I. $(SIM_INCLUDES) -Itests -Itests/unit -Ihal/host
# gold links in a fraction of the time.
TEST_LIBS  := $(if $(shell command -v ld.gold),-fuse-ld=gold) -lcmocka -lgmp -lpng $(SIM_LIBS)

TEST_SOURCES  := $(sort $(shell find tests/unit -name 'test_*.c'))
TESTS         := $(notdir $(TEST_SOURCES:.c=))
TEST_PROGRAMS := $(addprefix $(TEST_BUILD)/,$(TESTS))

TEST_ARCHIVED_firmware := $(filter-out firmware/main.c,$(FIRMWARE)) $(HOST_FAKES)
# Sources that some tests link in the place of a module of the firmware.
TEST_STAND_INS := tests/unit/support/scripted_dice.c tests/unit/support/coin_game.c
TEST_ARCHIVED_support  := $(filter-out $(TEST_STAND_INS),$(wildcard tests/unit/support/*.c tests/unit/support/*/*.c tests/oracle/*.c)) $(filter-out %/digits.c,$(wildcard tests/campaigns/*/*.c)) tests/avr/vector_boards.c tests/records/record_games.c tests/tenk/sets.c tests/tenk/exact_game.c tests/tenk/decisions.c
TEST_ARCHIVED_sim      := $(filter-out sim/kostka_sim.c,$(SIM_SOURCES))
TEST_ARCHIVES := $(TEST_BUILD)/support.a $(TEST_BUILD)/firmware.a $(TEST_BUILD)/sim.a

define test_archive
$(TEST_BUILD)/$(1).a: $(patsubst %,$(TEST_BUILD)/%.o,$(TEST_ARCHIVED_$(1)))
	$(Q)rm -f $$@ && ar rcs $$@ $$^
endef
$(foreach archive,firmware support sim,$(eval $(call test_archive,$(archive))))

define test_program
$(TEST_BUILD)/$(notdir $(1:.c=)): $(TEST_BUILD)/$(1).o $(TEST_ARCHIVES)
	$(Q)$(HOST_CC) $(TEST_FLAGS) -o $$@ $$(sort $$(filter %.o,$$^)) $(TEST_ARCHIVES) $$(TEST_LIBS)
endef
$(foreach source,$(TEST_SOURCES),$(eval $(call test_program,$(source))))

# All sources but the simulator and its tests have the firmware's flags.
test_firmware_flags = $(if $(filter sim/% tests/unit/sim/%,$(1)),,$(HOST_FIRMWARE_FLAGS))

$(TEST_BUILD)/%.c.o: %.c tests/tests.mk Makefile
	$(call say,test)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(TEST_FLAGS) $(call test_firmware_flags,$<) $(DEFINES) $(DEPEND) \
	    $(if $(filter $(PURE),$<),$(HOST_PURE_INCLUDES),$(TEST_INCLUDES)) -c -o $@ $<

-include $(shell find $(TEST_BUILD) -name '*.d' 2>/dev/null)

# The tests with scripted dice.
SCRIPTED_DICE := test_chips_placing test_chips_screens test_penney_screens test_screen_play test_tenk_pages test_tenk_power test_tenk_screens test_throw_power test_weighing
$(addprefix $(TEST_BUILD)/,$(SCRIPTED_DICE)): $(TEST_BUILD)/tests/unit/support/scripted_dice.c.o
$(addprefix $(TEST_BUILD)/,$(SCRIPTED_DICE)): TEST_LIBS += -Wl,--wrap=throw_derive

# The tests in which the only game is the coin game.
$(addprefix $(TEST_BUILD)/,test_page_runner test_screen_play test_screen_setup): $(TEST_BUILD)/tests/unit/support/coin_game.c.o

# This test asks the console with which it is linked.
$(TEST_BUILD)/test_digits: TEST_LIBS += -Wl,--wrap=console_ask

# The entropy of this test is the operating system's.
$(TEST_BUILD)/test_nvm_file: $(TEST_BUILD)/hal/host/entropy_os.c.o

# This test runs the AVR's lcd.c on the host, with a bus of its own and without waiting.
$(TEST_BUILD)/test_lcd_controller: $(TEST_BUILD)/hal/avr/lcd.c.o
$(TEST_BUILD)/hal/avr/lcd.c.o: TEST_FLAGS += $(LCD_ON_HOST)
LCD_ON_HOST := -DF_CPU=16000000UL '-D__builtin_avr_delay_cycles(cycles)=((void)(cycles))'

host-tests: $(TEST_PROGRAMS)

# The tests that count far in a campaign are optimized there. Undefined behaviour ends them, too.
OPTIMIZED_TESTS := test_store_power_cut test_store_marginal test_fair_throws test_tenk_luck
OPTIMIZED_TESTS += test_puzzles_end test_levels
OPTIMIZED_BUILD := $(BUILD)/optimized

optimized-tests:
	@+$(MAKE) TEST_BUILD=$(OPTIMIZED_BUILD) OPTIMIZE=-O2 SANITIZE='$(SANITIZE_PLAIN)' $(addprefix $(OPTIMIZED_BUILD)/,$(OPTIMIZED_TESTS))

.PHONY: host-tests optimized-tests
