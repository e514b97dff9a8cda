# Ten thousand on the host: the table of the outer game, and how good the computer players are.

TENK_BUILD   := $(HOST_BUILD)/tenk
TENK_FLAGS   := -std=gnu11 -O3 -g $(WARNINGS) -Ifirmware -Itests
TENK_TABLE   := firmware/games/tenk/odds/win_table_values.c
TENK_POINTS_TABLE := firmware/games/tenk/odds/turn_points_table.c
TENK_DIGITS_TABLE := firmware/console/tenk/turn_digits.c
TENK_SOLVER  := tests/tenk/sets.c tests/tenk/decisions.c tests/tenk/exact_game.c tests/oracle/throw_oracle.c
TENK_DEVICE  := tests/tenk/device.c tests/tenk/errors.c tests/tenk/best_reply.c $(wildcard firmware/games/tenk/*.c) \
                $(wildcard firmware/core/number/*.c firmware/core/dice/*.c)
TENK_TABLES     := $(TENK_BUILD)/tenk-tables
TENK_POINTS     := $(TENK_BUILD)/tenk-points
TENK_TOURNAMENT := $(TENK_BUILD)/tenk-tournament
TENK_TUNING     := $(TENK_BUILD)/tenk-tuning
TENK_SAMPLES    := $(TENK_BUILD)/tenk-samples
TENK_DECISIONS  := tests/data/tenk_decisions.txt
TENK_PUZZLES    := $(TENK_BUILD)/tenk-puzzles
TENK_PUZZLES_EXACT := tests/data/tenk_puzzles.txt
TENK_PUZZLE_MAKING := tests/tenk/device.c $(wildcard $(addprefix firmware/,games/tenk/*.c \
                core/game/puzzle*.c core/dice/*.c core/number/*.c))

$(TENK_BUILD)/firmware/games/tenk/odds/turn_points.o: TENK_FLAGS += -Dturn_points=turn_points_walked

$(TENK_BUILD)/%.o: %.c
	$(call say,tenk)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(TENK_FLAGS) $(DEPEND) -c -o $@ $<

$(TENK_TABLES): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tables.c $(TENK_SOLVER))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_POINTS): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/points.c tests/tenk/sets.c tests/oracle/throw_oracle.c)
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_TOURNAMENT): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tournament.c $(TENK_SOLVER) $(TENK_DEVICE))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_TUNING): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tuning.c tests/tenk/sets.c tests/oracle/throw_oracle.c)
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_SAMPLES): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/samples.c $(TENK_SOLVER))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_PUZZLES): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/puzzles.c $(TENK_SOLVER) $(TENK_PUZZLE_MAKING))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

tables: $(TENK_TABLES) $(TENK_POINTS) ## ten thousand: solve turn and game and write the tables of both
	$(TENK_TABLES) > $(TENK_BUILD)/table.c
	cp $(TENK_BUILD)/table.c $(TENK_TABLE)
	$(TENK_POINTS) > $(TENK_BUILD)/points.c
	cp $(TENK_BUILD)/points.c $(TENK_POINTS_TABLE)
	$(TENK_POINTS) digits > $(TENK_BUILD)/digits.c
	cp $(TENK_BUILD)/digits.c $(TENK_DIGITS_TABLE)

check-tables: $(TENK_TABLES) $(TENK_POINTS) ## ten thousand: the tables again, compared with those that are there (in check, too)
	@$(TENK_TABLES) > $(TENK_BUILD)/table.c && cmp $(TENK_BUILD)/table.c $(TENK_TABLE)
	@$(TENK_POINTS) > $(TENK_BUILD)/points.c && cmp $(TENK_BUILD)/points.c $(TENK_POINTS_TABLE)
	@$(TENK_POINTS) digits > $(TENK_BUILD)/digits.c && cmp $(TENK_BUILD)/digits.c $(TENK_DIGITS_TABLE)
	@echo "check: the tables of ten thousand are what make tables makes"

samples: $(TENK_SAMPLES) ## ten thousand: decisions with what each exactly wins, for the test of what winner loses
	$(TENK_SAMPLES) 300 > $(TENK_BUILD)/samples
	cp $(TENK_BUILD)/samples $(TENK_DECISIONS)

puzzles: $(TENK_PUZZLES) ## ten thousand: some puzzles with what each choice exactly wins, for their test
	$(TENK_PUZZLES) > $(TENK_BUILD)/puzzles
	cp $(TENK_BUILD)/puzzles $(TENK_PUZZLES_EXACT)

tournament: $(TENK_TOURNAMENT) ## ten thousand: best replies exactly, then a million games of every pair
	@$(TENK_TOURNAMENT)

tuning: $(TENK_TUNING) ## ten thousand: the thresholds of the player thesis
	@$(TENK_TUNING)

.PHONY: tables check-tables samples puzzles tournament tuning

-include $(patsubst %.c,$(TENK_BUILD)/%.d,tests/tenk/tables.c tests/tenk/samples.c tests/tenk/puzzles.c tests/tenk/points.c tests/tenk/tournament.c tests/tenk/tuning.c $(TENK_SOLVER) $(TENK_DEVICE) $(TENK_PUZZLE_MAKING))
