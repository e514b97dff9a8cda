# Programs for the host: the simulator and the console.

HOST_CC    := gcc
HOST_BUILD := $(BUILD)/host
HOST_FLAGS := -std=gnu11 -O2 -g $(ALIASING) $(WARNINGS)
# Further flags for the firmware on the host: every game, and enums of the device's size, so that
# stored structs have the same layout. sim/ is compiled without them, as simavr's enums are larger.
HOST_FIRMWARE_FLAGS := -fshort-enums $(call game_list,$(ALL_GAMES))
HOST_PURE_INCLUDES := -Ifirmware
HOST_INCLUDES      := -Ifirmware -I.
host_includes = $(if $(filter $(PURE),$(1)),$(HOST_PURE_INCLUDES),$(HOST_INCLUDES))

SIM         := $(BUILD)/sim/kostka-sim
SIM_OBJECTS := $(addprefix $(BUILD)/sim/,$(addsuffix .o,$(SIM_SOURCES)))

$(SIM): $(SIM_OBJECTS)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^ $(SIM_LIBS)

$(BUILD)/sim/%.c.o: %.c hal/host/host.mk Makefile
	$(call say,host)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) $(DEFINES) $(DEPEND) $(SIM_INCLUDES) -c -o $@ $<

# The HAL of programs that people use. HOST_FAKES is the HAL that tests control (fake.h).
HOST_PROGRAM_BODIES := $(addprefix hal/host/,kostka_console.c serial_stdio.c entropy_os.c)
HOST_FAKES := $(filter-out $(HOST_PROGRAM_BODIES),$(wildcard hal/host/*.c))

HOST_CONSOLE := $(HOST_BUILD)/kostka-console
HOST_CONSOLE_LIBS := -ledit
CONSOLE_SOURCES := $(HOST_PROGRAM_BODIES) hal/host/clock.c hal/host/nvm.c \
                   $(filter firmware/core/% firmware/games/% firmware/store/% firmware/console/%,$(FIRMWARE)) \
                   $(addprefix firmware/device/,dice.c saved.c session.c evaluation.c game_review.c own_boards.c \
                     workspace.c)
CONSOLE_OBJECTS := $(addprefix $(HOST_BUILD)/,$(addsuffix .o,$(CONSOLE_SOURCES)))

$(HOST_CONSOLE): $(CONSOLE_OBJECTS)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^ $(HOST_CONSOLE_LIBS)

$(HOST_BUILD)/%.c.o: %.c hal/host/host.mk Makefile
	$(call say,host)@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) $(HOST_FIRMWARE_FLAGS) $(DEFINES) $(DEPEND) $(call host_includes,$<) -c -o $@ $<

-include $(SIM_OBJECTS:.o=.d) $(CONSOLE_OBJECTS:.o=.d)
