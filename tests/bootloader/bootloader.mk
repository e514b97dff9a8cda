# The Mega's image with the bootloader with which boards are sold, from Debian's arduino-core-avr.

BOOTLOADER_HEX := /usr/share/arduino/hardware/arduino/avr/bootloaders/stk500v2/stk500boot_v2_mega2560.hex
BOOTED_ELF     := $(AVR_BUILD)/bootloader/kostka.elf

$(AVR_BUILD)/bootloader/bootloader.o: $(BOOTLOADER_HEX)
	@mkdir -p $(@D)
	$(Q)avr-objcopy -I ihex -O elf32-avr -B avr:6 --rename-section .sec1=.bootloader,alloc,load,code,contents $< $@

$(BOOTED_ELF): $(AVR_OBJECTS) $(AVR_BUILD)/bootloader/bootloader.o tests/bootloader/bootloader.ld
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK_IMAGE) -Wl,-T,tests/bootloader/bootloader.ld -o $@ $(filter %.o,$^)

# A board at a cable, which the page writes to: the simulator's machine with a genuine bootloader.
USB_BOARD := $(BUILD)/sim/usb_board
USB_BOARD_OBJECTS := $(addprefix $(BUILD)/sim/,$(addsuffix .o,$(filter-out sim/kostka_sim.c,$(SIM_SOURCES)) tests/bootloader/usb_board.c))
OLD_PROGRAMS := $(addprefix $(BUILD)/sim/old_program_,atmega2560.elf atmega328p.elf)

$(USB_BOARD): $(USB_BOARD_OBJECTS)
	@echo "  link $@"
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^ $(SIM_LIBS)

$(OLD_PROGRAMS): $(BUILD)/sim/old_program_%.elf: tests/bootloader/old_program.c
	@mkdir -p $(@D)
	$(Q)$(AVR_CC) -Os $(WARNINGS) -mmcu=$* -o $@ $<

-include $(USB_BOARD_OBJECTS:.o=.d)
