# Tests. Each tests/test_*.c is a cmocka program; its first line names what it links:
#   /* links: firmware/core/board.c tests/oracle/oracle.c ; libs: -lgmp */
# firmware/core/all stands for every source there.

TEST_BUILD := $(BUILD)/test
SANITIZE   := -fsanitize=address,undefined -fno-sanitize-recover=all
TEST_FLAGS := -std=gnu11 -O1 -g $(SANITIZE) $(WARNINGS)
TESTS      := $(patsubst tests/%.c,%,$(sort $(wildcard tests/test_*.c)))
TEST_PROGRAMS := $(addprefix $(TEST_BUILD)/,$(TESTS))

links_of = $(call all_of,$(call says_links,$(1)))
says_links = $(shell sed -n '1,/\*\//s/.*links: *//; 1s/ *;.*//; 1s/ *\*\/.*//; 1p' tests/$(1).c)
all_of = $(foreach word,$(1),$(if $(filter %/all,$(word)),$(sort $(wildcard $(word:%/all=%/*.c))),$(word)))
libs_of  = $(shell sed -n '1s/.*libs: *\([^*]*\)\*\/.*/\1/p' tests/$(1).c)

define test_program
$$(if $(call links_of,$(1)),,$$(error tests/$(1).c does not say in its first line what it links))
$(TEST_BUILD)/$(1): $(TEST_BUILD)/tests/$(1).c.o $(addprefix $(TEST_BUILD)/,$(addsuffix .o,$(call links_of,$(1))))
	@echo "  link $$@"
	$(Q)$(HOST_CC) $(TEST_FLAGS) -o $$@ $$^ -lcmocka $(call libs_of,$(1))
TEST_OBJECTS += $(TEST_BUILD)/tests/$(1).c.o $(addprefix $(TEST_BUILD)/,$(addsuffix .o,$(call links_of,$(1))))
endef
$(foreach test,$(TESTS),$(eval $(call test_program,$(test))))

TEST_COMPILE = $(HOST_CC) $(TEST_FLAGS) $(DEFINES) $(DEPEND) \
               $(if $(filter $(PURE),$<),$(HOST_PURE_INCLUDES),-D_GNU_SOURCE -Ifirmware -I. -Isim -Itests -Ihal/host)

$(TEST_BUILD)/%.c.o: %.c tests/tests.mk Makefile
	@mkdir -p $(@D)
	@echo "  test $<"
	$(Q)$(TEST_COMPILE) -c -o $@ $<

-include $(sort $(TEST_OBJECTS:.o=.d))

host-tests: $(TEST_PROGRAMS)

# A board on which everything fits, the console too.
FULL := bare-1284p

full-image: $(SIM)
	@$(MAKE) --no-print-directory BOARD=$(FULL) size $(BUILD)/$(FULL)/vectors.elf

test: all check size host-tests full-image $(VECTORS_ELF) $(VECTORS_HOST) $(BENCH) $(BENCH_ELFS) ## every check and test: host, simulator, scenarios; ends with a count
	@sh tests/tools/run_tests.sh $(TEST_BUILD) $(SIM) $(AVR_ELF) $(HOST_CONSOLE) $(VECTORS_ELF) $(VECTORS_HOST) \
	    $(BUILD)/$(FULL)

.PHONY: host-tests full-image
