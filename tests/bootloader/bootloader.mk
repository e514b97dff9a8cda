# The Mega's image with the bootloader that boards are sold with, from Debian's arduino-core-avr.

BOOTLOADER_HEX := /usr/share/arduino/hardware/arduino/avr/bootloaders/stk500v2/stk500boot_v2_mega2560.hex
BOOTED_ELF     := $(AVR_BUILD)/bootloader/kostka.elf

$(AVR_BUILD)/bootloader/bootloader.o: $(BOOTLOADER_HEX)
	@mkdir -p $(@D)
	$(Q)avr-objcopy -I ihex -O elf32-avr -B avr:6 --rename-section .sec1=.bootloader,alloc,load,code,contents $< $@

$(BOOTED_ELF): $(AVR_OBJECTS) $(AVR_BUILD)/bootloader/bootloader.o tests/bootloader/bootloader.ld
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK_IMAGE) -Wl,-T,tests/bootloader/bootloader.ld -o $@ $(filter %.o,$^)
