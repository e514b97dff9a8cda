# How long a player waits: from a key to the number, page by page, and for each command of the console;
# see latency.sh and commands.sh.

LATENCY         := tests/latency/latency.sh
LATENCY_BUDGETS := tests/latency/budgets.txt
LATENCY_COMMANDS := tests/latency/commands.sh
LATENCY_ELF     := $(BUILD)/mega-shield/kostka.elf

latency: $(SIM) image-mega-shield ## how long a player waits for each page, and for commands of the console
	@sh $(LATENCY) $(SIM) $(LATENCY_ELF) $(LATENCY_BUDGETS)
	@sh $(LATENCY_COMMANDS) $(SIM) $(LATENCY_ELF)

latency-budgets: $(SIM) image-mega-shield ## make today's times the budgets
	@sh $(LATENCY) $(SIM) $(LATENCY_ELF) $(LATENCY_BUDGETS) --measure >$(BUILD)/latency
	@{ sed -n '/^#/p' $(LATENCY_BUDGETS); cat $(BUILD)/latency; } >$(BUILD)/latency_budgets && \
	    cp $(BUILD)/latency_budgets $(LATENCY_BUDGETS)

.PHONY: latency latency-budgets
