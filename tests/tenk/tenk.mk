# Ten thousand on the host: the table of the outer game, and how good the computer players are.

TENK_BUILD   := $(HOST_BUILD)/tenk
TENK_FLAGS   := -std=gnu11 -O3 -g $(WARNINGS) -Ifirmware -Itests
TENK_TABLE   := firmware/games/tenk_outer_table.c
TENK_SOLVER  := tests/tenk/sets.c tests/tenk/game.c tests/oracle/rules.c
TENK_DEVICE  := tests/tenk/device.c tests/tenk/reply.c $(wildcard firmware/games/tenk_*.c) \
                firmware/core/turn.c firmware/core/turn_sort.c firmware/core/scoring.c firmware/core/throws.c \
                firmware/core/dice.c firmware/core/fixed.c
TENK_TABLES     := $(TENK_BUILD)/tenk-tables
TENK_TOURNAMENT := $(TENK_BUILD)/tenk-tournament
TENK_TUNING     := $(TENK_BUILD)/tenk-tuning

$(TENK_BUILD)/%.o: %.c
	@mkdir -p $(@D)
	@echo "  tenk $<"
	$(Q)$(HOST_CC) $(TENK_FLAGS) $(DEPEND) -c -o $@ $<

$(TENK_TABLES): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tables.c $(TENK_SOLVER))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_TOURNAMENT): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tournament.c $(TENK_SOLVER) $(TENK_DEVICE))
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

$(TENK_TUNING): $(patsubst %.c,$(TENK_BUILD)/%.o,tests/tenk/tuning.c tests/tenk/sets.c tests/oracle/rules.c)
	$(Q)$(HOST_CC) $(TENK_FLAGS) -o $@ $^ -lm

tables: $(TENK_TABLES) ## ten thousand: solve the game for two and write the table of the outer game
	$(TENK_TABLES) > $(TENK_BUILD)/table.c
	cp $(TENK_BUILD)/table.c $(TENK_TABLE)

check-tables: $(TENK_TABLES) ## ten thousand: the table again, compared with the one that is there
	$(TENK_TABLES) > $(TENK_BUILD)/table.c
	cmp $(TENK_BUILD)/table.c $(TENK_TABLE) && echo "the table is the same"

tournament: $(TENK_TOURNAMENT) ## ten thousand: best replies exactly, then a million games of every pair
	$(TENK_TOURNAMENT)

tuning: $(TENK_TUNING) ## ten thousand: the thresholds of the player thesis
	$(TENK_TUNING)

.PHONY: tables check-tables tournament tuning

-include $(patsubst %.c,$(TENK_BUILD)/%.d,tests/tenk/tables.c tests/tenk/tournament.c tests/tenk/tuning.c $(TENK_SOLVER) $(TENK_DEVICE))
