# A firmware with one broken file, for tests/tools/broken.sh: SCRATCH/CHANGED is that file, a source
# or a header. Sources that depend on it are compiled again; the other objects are the image's. A
# fault may leave something unused, so there are no warnings.

ifdef CHANGED
BROKEN_SOURCES := $(if $(filter %.h,$(CHANGED)),\
    $(patsubst $(AVR_BUILD)/%.d,%,$(shell grep -lwF '$(CHANGED)' $(AVR_OBJECTS:.o=.d))),$(CHANGED))
BROKEN_OBJECTS := $(BROKEN_SOURCES:%=$(SCRATCH)/%.o)

# The compiler looks for includes first beside the source. Therefore the source is copied to the
# broken files, and its own folder comes next.
$(SCRATCH)/%.c.o:
	@mkdir -p $(@D)
	@test -e $(SCRATCH)/$*.c || cp $*.c $(SCRATCH)/$*.c
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_DEFINES) -iquote $(dir $*) -I$(SCRATCH)/firmware -I$(SCRATCH) \
	    $(AVR_INCLUDES) -w -c -o $@ $(SCRATCH)/$*.c

$(SCRATCH)/kostka.elf: $(BROKEN_OBJECTS)
	$(Q)$(AVR_CC) $(AVR_FLAGS) $(AVR_LINK_IMAGE) -o $@ \
	    $(foreach object,$(AVR_OBJECTS),$(or $(filter $(object:$(AVR_BUILD)/%=$(SCRATCH)/%),$(BROKEN_OBJECTS)),$(object)))

# The same for a host test.
$(SCRATCH)/host/%.c.o: $(SCRATCH)/%.c
	@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(TEST_FLAGS) $(HOST_FIRMWARE_FLAGS) -iquote $(dir $*) $(TEST_INCLUDES) -w -c -o $@ $<

$(SCRATCH)/test_%: $(TEST_BUILD)/test_% $(SCRATCH)/host/$(CHANGED).o
	$(Q)$(HOST_CC) $(TEST_FLAGS) -o $@ $(SCRATCH)/host/$(CHANGED).o \
	    $(filter %/test_$*.c.o,$(TEST_SOURCES:%=$(TEST_BUILD)/%.o)) $(TEST_ARCHIVES) $(TEST_LIBS)
$(SCRATCH)/host/hal/avr/lcd.c.o: TEST_FLAGS += $(LCD_ON_HOST)
endif
