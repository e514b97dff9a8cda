# The firmware compiled for the host as a board sizes it: with the tables and the room that the board
# has, so that its numbers are the board's own. Objects in HOST_BUILD/BOARD.

SIZED_BOARDS := mega-shield bare-1284p

define sized_objects
$(HOST_BUILD)/$(1)/%.c.o: %.c hal/avr/boards/$(1)/sizes.h tests/sized/host_room.h hal/host/host.mk Makefile
	$$(call say,host)@mkdir -p $$(@D)
	$$(Q)$$(HOST_CC) $$(HOST_FLAGS) $$(HOST_FIRMWARE_FLAGS) $$(DEFINES) $$(DEPEND) \
	    -include hal/avr/boards/$(1)/sizes.h -include tests/sized/host_room.h \
	    $$(call host_includes,$$<) -c -o $$@ $$<
endef
$(foreach board,$(SIZED_BOARDS),$(eval $(call sized_objects,$(board))))

-include $(shell find $(addprefix $(HOST_BUILD)/,$(SIZED_BOARDS)) -name '*.d' 2>/dev/null)
