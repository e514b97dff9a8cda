# Ten thousand on the host: the table of the outer game, and how good the computer players are.

TENK_BUILD   := $(HOST_BUILD)/tenk
TENK_FLAGS   := -std=gnu11 -O3 -g $(WARNINGS) -Ifirmware -Itests
TENK_TABLE   := firmware/games/tenk/odds/win_table_values.c
TENK_POINTS_TABLE := firmware/games/tenk/odds/turn_points_table.c
TENK_DIGITS_TABLE := firmware/console/tenk/turn_digits.c
TENK_SOLVER  := tests/tenk/sets.c tests/tenk/decisions.c tests/tenk/exact_game.c tests/oracle/throw_oracle.c
TENK_DEVICE  := tests/tenk/device.c tests/tenk/errors.c tests/tenk/best_reply.c $(wildcard firmware/games/tenk/*.c \
                firmware/games/tenk/odds/*.c firmware/core/number/*.c firmware/core/dice/*.c firmware/core/game/puzzle*.c)
TENK_TABLES     := $(TENK_BUILD)/tenk-tables
TENK_POINTS     := $(TENK_BUILD)/tenk-points
TENK_TOURNAMENT := $(TENK_BUILD)/tenk-tournament
TENK_SOLVE      := $(TENK_BUILD)/tenk-solve
TENK_GAME       := $(TENK_BUILD)/game

$(TENK_BUILD)/firmware/games/tenk/odds/turn_points.o: TENK_FLAGS += -Dturn_points=turn_points_walked

$(TENK_BUILD)/%.o: %.c
	$(call say,tenk)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(TENK_FLAGS) $(DEPEND) -c -o $@ $<

$(TENK_TABLES): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tables.c tests/tenk/win_parts.c $(TENK_SOLVER) \
                firmware/games/tenk/odds/win_table.c $(TENK_TABLE))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_POINTS): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/points.c tests/tenk/sets.c tests/oracle/throw_oracle.c)
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_TOURNAMENT): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tournament.c $(TENK_SOLVER) $(TENK_DEVICE))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_SOLVE): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/solve.c $(TENK_SOLVER))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

# Tests of single decisions read the solution.
$(TENK_GAME): $(TENK_SOLVE)
	$(Q)$(TENK_SOLVE) $@
$(addprefix $(TEST_BUILD)/,test_tenk_costs test_tenk_losses test_tenk_puzzle): | $(TENK_GAME)

tables: $(TENK_GAME) $(TENK_TABLES) $(TENK_POINTS) ## ten thousand: solve turn and game and write the tables of both
	-$(TENK_TABLES) > $(TENK_BUILD)/table.c
	cp $(TENK_BUILD)/table.c $(TENK_TABLE)
	$(TENK_POINTS) > $(TENK_BUILD)/points.c
	cp $(TENK_BUILD)/points.c $(TENK_POINTS_TABLE)
	$(TENK_POINTS) digits > $(TENK_BUILD)/digits.c
	cp $(TENK_BUILD)/digits.c $(TENK_DIGITS_TABLE)

check-tables: $(TENK_GAME) $(TENK_TABLES) $(TENK_POINTS) ## ten thousand: the tables again, compared with those that are there (in check, too)
	@$(TENK_TABLES) > $(TENK_BUILD)/table.c && cmp $(TENK_BUILD)/table.c $(TENK_TABLE)
	@$(TENK_POINTS) > $(TENK_BUILD)/points.c && cmp $(TENK_BUILD)/points.c $(TENK_POINTS_TABLE)
	@$(TENK_POINTS) digits > $(TENK_BUILD)/digits.c && cmp $(TENK_BUILD)/digits.c $(TENK_DIGITS_TABLE)
	@echo "check: the tables of ten thousand are what make tables makes"

tournament: $(TENK_TOURNAMENT) ## ten thousand: best replies exactly, then a million games of every pair
	@$(TENK_TOURNAMENT)

.PHONY: tables check-tables tournament

-include $(patsubst %.c,$(TENK_BUILD)/%.d,tests/tenk/tables.c tests/tenk/win_parts.c tests/tenk/solve.c tests/tenk/points.c tests/tenk/tournament.c $(TENK_SOLVER) $(TENK_DEVICE))
