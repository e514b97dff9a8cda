# Games as text, and the program that writes those of tests/data/records.

WRITE_RECORDS := $(TEST_BUILD)/write_records

$(WRITE_RECORDS): $(TEST_BUILD)/tests/records/write_records.c.o $(TEST_ARCHIVES)
	$(Q)$(HOST_CC) $(TEST_FLAGS) -o $@ $< $(TEST_ARCHIVES) $(TEST_LIBS)

records: $(WRITE_RECORDS) ## write the games of tests/data/records again
	@mkdir -p tests/data/records
	@$(WRITE_RECORDS) tests/data/records

.PHONY: records
