# Power cuts on the real image: a program that contains the simulator, a reader of the EEPROM, and
# the firmware's store.

CUTS := $(BUILD)/sim/kostka-cuts
CUTS_OBJECTS := $(addprefix $(BUILD)/sim/,$(addsuffix .o,$(filter-out sim/kostka_sim.c,$(SIM_SOURCES)) $(addprefix tests/power/,cuts.c player.c slots.c))) \
                $(addprefix $(HOST_BUILD)/,$(addsuffix .o,tests/power/reader.c firmware/store/journal.c firmware/store/ring.c firmware/store/store.c hal/host/nvm.c))

$(BUILD)/sim/tests/power/%.c.o $(HOST_BUILD)/tests/power/%.c.o: HOST_FLAGS += -Itests

$(CUTS): $(CUTS_OBJECTS)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^ $(SIM_LIBS)

-include $(CUTS_OBJECTS:.o=.d)
