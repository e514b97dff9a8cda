# The suite: the jobs that a change must pass, which run side by side. A job is a name, its needs,
# which are made before, and a command. job.sh runs it, and stores its output and how long it took;
# count.sh counts the results. A job whose needs could not be made counts as failed.

SUITE := $(BUILD)/suite

# job NAME, NEEDS, COMMAND
define job
job-$(1): $(2)
	@sh tests/tools/job.sh $(SUITE) $(1) $(3)
.PHONY: job-$(1)
endef
add_job      = $(eval JOBS += $(1))$(eval $(call job,$(1),$(2),$(3)))
add_broken   = $(eval BROKEN += $(1))$(eval $(call job,$(1),$(2),$(3)))
add_campaign = $(eval CAMPAIGNS += $(1))$(eval $(call job,$(1),$(2),$(3)))

# ---- images -------------------------------------------------------------------------------------
# This make knows one board; the image of each other board is made by a make of its own.

image-$(BOARD): $(AVR_ELF)
vectors-$(BOARD): $(VECTORS_ELF)
OTHER_BOARDS := $(filter-out $(BOARD),$(BOARDS))
$(addprefix image-,$(OTHER_BOARDS)): image-%:
	@+$(MAKE) BOARD=$* $@
# These are made after the image, and one after the other, as they have objects in common. The Uno
# has room neither for every game nor for the vectors.
$(addprefix vectors-,$(OTHER_BOARDS)): vectors-%: image-%
	@+$(MAKE) BOARD=$* $@
$(addprefix bench-images-,$(OTHER_BOARDS)): bench-images-%: image-% $(BENCH_MATRIX)
	@+$(MAKE) BOARD=$* $@
$(foreach board,$(filter-out uno-shield,$(OTHER_BOARDS)),bench-images-$(board)): bench-images-%: vectors-%
.PHONY: $(foreach board,$(BOARDS),image-$(board) vectors-$(board))

elf = $(BUILD)/$(1)/kostka.elf

# ---- host tests ---------------------------------------------------------------------------------
# The slowest begin first, and are not part of make check.

SLOW_TESTS := test_levels test_snapshot test_compound test_pair_values test_placement test_patterns test_snakes_luck test_penney_luck test_tenk_luck
TESTS_IN_ORDER := $(filter $(SLOW_TESTS),$(TESTS)) $(filter-out $(SLOW_TESTS),$(TESTS))
$(foreach test,$(TESTS_IN_ORDER),$(call add_job,$(test),$(TEST_BUILD)/$(test),$(TEST_BUILD)/$(test)))

# ---- scenarios ----------------------------------------------------------------------------------
# Each scenario runs on the Mega, or on the board of its line "# board: NAME"; some run on the other
# boards, too. Those with a line "# long" are left to the campaigns. On firmware with a fault that a
# line "# broken by: NAME" of a scenario names, the scenario must fail: make broken. So must the
# host tests and the checks that name one.

SCENARIOS := $(sort $(shell find sim/scenarios -name '*.script'))
LONG_SCENARIOS := $(shell grep -rl --include='*.script' '^\# long' sim/scenarios)
SCENARIO_BOARDS := $(shell grep -r --include='*.script' '^\# board: ' sim/scenarios | sed 's/:.*board: /:/')
ON_bare-1284p := power_on every_pin unused_pins failing_starts erase_all sleep sleep_keeps_all
# On the other boards the LCD is as slow as the part may be.
ON_uno-shield := throw_is_kept throw_is_seen

board_of    = $(or $(patsubst $(1):%,%,$(filter $(1):%,$(SCENARIO_BOARDS))),mega-shield)
named       = $(filter %/$(1).script,$(SCENARIOS))
RANDOM_KEYS := $(call named,random_keys)

# In scenarios that go everywhere, and in all scenarios on the smallest part, the stack must not
# become deeper than is proven.
lcd_of       = $(if $(filter-out mega-shield,$(1)), --slow-lcd)
run_scenario = $(if $(filter %/every_screen.script %/snakes_every_page.script,$(1))$(filter uno-shield,$(2)),sh tests/stack/high_water.sh "$(SIM)$(call lcd_of,$(2))" $(BUILD)/$(2) $(1),$(SIM)$(call lcd_of,$(2)) --script $(1) $(call elf,$(2)))
random_keys  = sh tests/tools/random_keys.sh $(RANDOM_KEYS) $(2) $(3) $(SIM) $(BUILD)/$(1)
scenario_to  = $(call $(1),$(3)_$(notdir $(2:.script=)),$(SIM) $(VERIFY) image-$(3),$(call run_scenario,$(2),$(3)))
broken_to    = $(call $(1),broken_$(notdir $(basename $(2))),$(SIM) $(VERIFY) $(addprefix image-,$(BOARDS)),sh tests/tools/broken.sh $(SIM) $(2))
BROKEN_TESTS := $(shell grep -rl --include='test_*.c' '^// broken by: ' tests/unit) $(shell grep -l '^\# broken by: [a-z]' tests/tools/*.pl tests/tools/*.sh)

$(call add_job,mega-shield_random_keys,$(SIM) image-mega-shield,$(call random_keys,mega-shield,2500,9))
$(foreach scenario,$(filter-out $(RANDOM_KEYS) $(LONG_SCENARIOS),$(SCENARIOS)),$(call scenario_to,add_job,$(scenario),$(call board_of,$(scenario))))
$(foreach board,bare-1284p uno-shield,$(foreach name,$(ON_$(board)),$(foreach scenario,$(call named,$(name)),$(call scenario_to,add_job,$(scenario),$(board)))))
$(foreach catcher,$(filter-out $(LONG_SCENARIOS),$(SCENARIOS)) $(BROKEN_TESTS),$(call broken_to,add_broken,$(catcher)))

$(call add_job,records,$(VERIFY) $(HOST_CONSOLE),sh tests/records/check_records.sh $(VERIFY) $(HOST_CONSOLE))

# ---- numbers, sizes, cycles ---------------------------------------------------------------------

$(foreach board,mega-shield bare-1284p,\
    $(call $(if $(filter mega-shield,$(board)),add_job,add_campaign),$(board)_vectors,$(SIM) vectors-$(board) $(VECTORS_HOST),sh tests/avr/compare.sh $(SIM) $(BUILD)/$(board)/vectors.elf $(VECTORS_HOST)))
$(foreach table,forch_tables penney_table,\
    $(call add_job,mega-shield_$(table),$(SIM) image-mega-shield $(HOST_CONSOLE),sh tests/tools/$(table).sh $(HOST_CONSOLE) $(SIM) $(call elf,mega-shield)))
$(foreach board,$(BOARDS),\
    $(call add_job,$(board)_size,image-$(board),$(MAKE) BOARD=$(board) size))
$(foreach board,mega-shield bare-1284p uno-shield,\
    $(call $(if $(filter bare-1284p,$(board)),add_campaign,add_job),$(board)_bench,$(BENCH) bench-images-$(board),$(MAKE) BOARD=$(board) bench-part))

# ---- arithmetic ---------------------------------------------------------------------------------

$(call add_job,arithmetic,$(EXHAUST),$(EXHAUST) 100003)

# ---- digits -------------------------------------------------------------------------------------
# Checks every digit of some cases of each kind. The campaigns have more cases, and another seed.

$(call add_job,digits_known,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) known 1 1)
$(call add_job,digits_boards,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) boards 200 1)
$(call add_job,digits_chips,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) chips 1000 1)
$(call add_job,digits_place,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) place 1000 1)
$(call add_job,latency_pages,$(SIM) image-mega-shield,sh $(LATENCY) $(SIM) $(LATENCY_ELF) $(LATENCY_BUDGETS))
$(call add_job,latency_commands,$(SIM) image-mega-shield,sh $(LATENCY_COMMANDS) $(SIM) $(LATENCY_ELF))

# ---- the computer player ------------------------------------------------------------------------
# No decision takes more than 3 s. Some settings of each game are tried, in the campaigns all.

decisions = sh tests/decisions/decisions.sh $(SIM) $(call elf,mega-shield) $(1)
$(foreach sample,snakes:101 tenk:79 penney:449 chips:67 nim:167,$(foreach game,$(firstword $(subst :, ,$(sample))),\
    $(call add_job,decisions_$(game),$(SIM) image-mega-shield,$(call decisions,$(game)) $(lastword $(subst :, ,$(sample)))) \
    $(call add_campaign,all_decisions_$(game),$(SIM) image-mega-shield,$(call decisions,$(game)))))

# ---- the tools themselves -----------------------------------------------------------------------

$(call add_job,simulator_faults,$(SIM),sh tests/sim_faults/every_fault.sh $(SIM) $(AVR_CC))
$(call add_job,simulator_errors,$(SIM) image-uno-shield,sh tests/tools/simulator_errors.sh $(SIM) $(call elf,uno-shield))
$(call add_job,terminal_face,$(SIM) image-mega-shield,sh tests/tools/terminal_face.sh $(SIM) $(call elf,mega-shield))
$(call add_job,images_booted,$(SIM) image-mega-shield,perl tests/tools/boot_images.pl 25 7 $(SIM) $(call elf,mega-shield) $(SUITE)/images)
$(call add_job,power_cuts,$(CUTS) image-mega-shield,$(CUTS) $(call elf,mega-shield) sample 80 1)
$(call add_job,throws_cut,$(CUTS) image-mega-shield,$(CUTS) $(call elf,mega-shield) throws 20 1)
$(foreach what,events lines images,$(call add_job,fuzz_$(what),$(FUZZ_LOOP),$(FUZZ_LOOP) $(what) 20000 1))
$(call add_job,key_tree,$(KEY_TREE),$(KEY_TREE) 6)
$(call add_job,fuses_refused,,sh tests/tools/fuses_refused.sh)
$(call add_job,flash_refused,$(addprefix image-,mega-shield uno-shield),sh tests/tools/flash_refused.sh)
$(call add_job,bootloader,$(SIM) $(BOOTED_ELF),$(SIM) --limit 1min --script tests/bootloader/hang.script $(BOOTED_ELF))
$(call add_job,guard,$(SIM) image-mega-shield,sh tests/tools/guard.sh $(SIM))
$(call add_job,stack_proof,$(SIM),sh tests/stack/run.sh $(SIM))
$(call add_job,rebuild,$(SIM) image-mega-shield $(HOST_CONSOLE) $(AVR_HEX),sh tests/tools/rebuild.sh)
$(call add_job,console_terminal,$(HOST_CONSOLE),sh tests/tools/console_terminal.sh $(HOST_CONSOLE))
# This needs the archives of the host tests, so that sources that the examples do not change are not
# compiled again.
$(call add_job,contributing,$(SIM) image-mega-shield $(TEST_ARCHIVES),sh tests/tools/contributing.sh)

# ---- texts and pictures -------------------------------------------------------------------------

$(call add_job,pictures,$(SIM) $(HOST_CONSOLE) $(addprefix image-,$(BOARDS)),$(MAKE) BOARD=mega-shield check-pictures)
$(call add_job,lesson,$(HOST_CONSOLE),$(MAKE) BOARD=mega-shield lesson)

# ---- the page -----------------------------------------------------------------------------------
# These jobs need a browser.

ifneq ($(and $(shell command -v npm),$(CHROMIUM)),)
$(call add_job,web,$(SIM) $(addprefix image-,$(WEB_BOARDS)),$(MAKE) BOARD=mega-shield web-test)
$(call add_campaign,web_vectors,vectors-mega-shield $(VECTORS_HOST) $(WEB_BUILD)/mega-shield.json $(WEB_TEST)/serial_program,sh tests/avr/compare.sh $(WEB_TEST)/serial_program $(BUILD)/mega-shield/vectors.elf $(VECTORS_HOST))
$(call add_campaign,release,,$(MAKE) release-check)
else
LEFT_OUT := web: npm or Chromium is not installed (make deps WEB=yes)
endif

ifneq ($(shell command -v npm),)
$(call add_job,wokwi,,$(MAKE) check-wokwi)
else
LEFT_OUT += wokwi: npm is not installed
endif

ifneq ($(shell command -v openscad),)
$(call add_campaign,case,,$(MAKE) check-case)
else
LEFT_OUT += the case of the handheld: openscad is not installed (make deps KICAD=yes)
endif

ifeq ($(shell command -v kicad-cli),)
LEFT_OUT += what KiCad says of the schematic and of the board: it is not installed (make deps KICAD=yes)
endif

# ---- checks of the code -------------------------------------------------------------------------

$(foreach check,$(CHECKS),$(call add_job,check_$(check),$(CHECK_NEEDS_$(check)),$(MAKE) check-$(check)))
$(call add_job,check_lint,$(LINT_STAMPS),true)

# ---- campaigns ----------------------------------------------------------------------------------
# The long runs. The host tests make more of their random cases when KOSTKA_CAMPAIGN is set.

$(foreach test,$(filter-out $(OPTIMIZED_TESTS),$(TESTS_IN_ORDER)),$(call add_campaign,long_$(test),$(TEST_BUILD)/$(test),env KOSTKA_CAMPAIGN=1 $(TEST_BUILD)/$(test)))
$(foreach test,$(OPTIMIZED_TESTS),$(call add_campaign,long_$(test),optimized-tests,env KOSTKA_CAMPAIGN=1 $(OPTIMIZED_BUILD)/$(test)))
$(foreach board,mega-shield bare-1284p uno-shield,$(foreach seed,9 10,\
    $(call add_campaign,$(board)_random_keys_$(seed),$(SIM) image-$(board),$(call random_keys,$(board),100000,$(seed)))))
$(foreach scenario,$(LONG_SCENARIOS),$(call scenario_to,add_campaign,$(scenario),$(call board_of,$(scenario))) $(call broken_to,add_campaign,$(scenario)))
$(foreach seed,1 2 3 4,$(call add_campaign,images_booted_$(seed),$(SIM) image-mega-shield,perl tests/tools/boot_images.pl 5000 $(seed) $(SIM) $(call elf,mega-shield) $(SUITE)/images_$(seed)))
$(foreach seed,1 2 3 4,$(call add_campaign,power_cuts_$(seed),$(CUTS) image-mega-shield,$(CUTS) $(call elf,mega-shield) 12500 $(seed)))
$(call add_campaign,long_throws_cut,$(CUTS) image-mega-shield,$(CUTS) $(call elf,mega-shield) throws 1000 2)
$(foreach what,events lines images,$(call add_campaign,long_fuzz_$(what),$(FUZZ_LOOP),$(FUZZ_LOOP) $(what) 4000000 2))
ifneq ($(shell command -v clang),)
$(foreach what,events lines images,$(call add_campaign,guided_fuzz_$(what),$(FUZZ_TARGET),env KOSTKA_FUZZ=$(what) $(FUZZ_TARGET) -seed=1 -runs=1000000 -max_len=400 -print_final_stats=1))
endif
$(call add_campaign,long_key_tree,$(KEY_TREE),$(KEY_TREE) 8)
$(call add_campaign,long_digits_boards,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) boards 10000 2)
$(call add_campaign,long_digits_chips,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) chips 10000 2)
$(call add_campaign,long_digits_place,$(DIGITS) $(HOST_CONSOLE),$(DIGITS) $(HOST_CONSOLE) place 5000 2)
$(call add_campaign,analyzer,$(ANALYZED),$(MAKE) analyze)
$(call add_campaign,long_arithmetic,$(EXHAUST),$(EXHAUST) 1009)
$(call add_campaign,avr_gcc_14,$(SIM) $(VERIFY),sh tests/tools/avr_gcc_14.sh $(SIM) $(BUILD)/avr_gcc_14 $(BOARDS))
$(call add_campaign,tournament,$(TENK_TOURNAMENT),$(TENK_TOURNAMENT))

# ---- targets ------------------------------------------------------------------------------------

# run JOBS[, VARIABLE=VALUE for job.sh[, text about what is left out]]: runs all, even if some fail.
define run
$(if $(AVR_VARIANT),$(error tests are of the images that the boards have, without GAMES or FEATURES))
@rm -rf $(SUITE) && mkdir -p $(SUITE)
@+$(2) $(MAKE) -k $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell nproc)) $(addprefix job-,$(1)) || true
@$(if $(3),echo "left out $(3)")
@sh tests/tools/count.sh $(SUITE) $(1)
endef

test: ## everything a change must pass, on all boards; ends with a count
	$(call run,$(JOBS),,$(LEFT_OUT))

broken: ## each scenario on firmware with each of the faults that it names: there it must fail
	$(call run,$(BROKEN))

campaigns: ## the long runs: broken firmware, random keys, random boards, power cuts, tournaments
	$(call run,$(BROKEN) $(CAMPAIGNS),JOB_SECONDS=7200,$(LEFT_OUT))

.PHONY: test broken campaigns
