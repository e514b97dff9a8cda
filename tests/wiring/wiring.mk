# Compares the wiring pictures and diagrams with the headers of the boards' pins, and the diagrams
# with the parts that Wokwi has.

WIRING_BUILD   := $(BUILD)/wiring
WIRING_MODULES := $(WIRING_BUILD)/node_modules/.package-lock.json
WOKWI_DIAGRAMS  = $(foreach board,$(WOKWI_BOARDS),docs/wokwi/$(board)/diagram.json)

check-wiring:
	@for board in $(WIRED_BOARDS); do \
	    perl tests/wiring/nets.pl hal/avr/boards/$$board/pins.h docs/pictures/wiring_$$board.svg || wrong=1; done; \
	for board in $(WOKWI_BOARDS); do \
	    perl tests/wiring/diagram.pl hal/avr/boards/$$board/pins.h docs/wokwi/$$board/diagram.json || wrong=1; done; \
	test -z "$$wrong"

# Installs exactly the versions of the lock file, and runs none of their scripts.
$(WIRING_MODULES): tests/wiring/package.json tests/wiring/package-lock.json
	@mkdir -p $(WIRING_BUILD) && cp $^ $(WIRING_BUILD)
	@echo "  npm ci"
	$(Q)cd $(WIRING_BUILD) && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >npm.log
	@touch $@

# The script lies beside node_modules, where it finds its imports.
$(WIRING_BUILD)/wokwi.mjs: tests/wiring/wokwi.mjs $(WIRING_MODULES)
	@cp $< $@

check-wokwi: $(WIRING_BUILD)/wokwi.mjs
	@node $< $(WOKWI_DIAGRAMS)

.PHONY: check-wokwi
