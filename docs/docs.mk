# README.md and docs/: generates the parts of them that come from the program itself, and checks
# that none of these is stale. docs/tools/renew.pl says which parts these are and how the texts mark
# them.

DOCS       := README.md $(sort $(wildcard docs/*.md))
DOCS_BUILD := $(BUILD)/docs
DOCS_MADE  := $(DOCS_BUILD)/made
RENEW      := perl docs/tools/renew.pl

# The boards whose wiring is drawn, and the ones among them whose parts Wokwi has.
WIRING       := perl docs/wiring/wiring.pl
WIRED_BOARDS := mega-shield uno-shield mega-i2c bare-1284p
WOKWI_BOARDS := mega-shield uno-shield

# The frames of the animated picture, from docs/turn.script, and the seconds for which each is
# shown. The one with a star is shown where there is no animation.
TURN := turn_before=3 turn_press=0.4 turn_throw=2.5 *turn_after=3 turn_down=0.4 turn_left=3 \
        turn_faces=3.5 turn_within=3 turn_curve=3
turn_frame = '$(patsubst turn_%,$(DOCS_BUILD)/turn_%,$(patsubst *turn_%,*$(DOCS_BUILD)/turn_%,$(subst =,.svg=,$(1))))'

# How the processor spends its time, for docs/power.md.
measure_modes = $(SIM) --script docs/power.script $(call elf,bare-1284p) >$(1) || { cat $(1) >&2; exit 1; }

power: $(SIM) image-bare-1284p ## what the device draws, and how many hours batteries give
	@mkdir -p $(DOCS_BUILD) && $(call measure_modes,$(DOCS_BUILD)/modes)
	@for table in modes hours; do perl docs/tools/power.pl $$table $(DOCS_BUILD)/modes && echo; done

pictures: docs-made ## make the pictures and numbers of README.md and docs/ anew
	@cp -R $(DOCS_MADE)/. .

check-pictures: docs-made
	@cd $(DOCS_MADE) && for file in $$(find . -type f | sort); do \
	    diff -u $(CURDIR)/$$file $$file || stale="$$stale $${file#./}"; done; \
	if [ -n "$$stale" ]; then echo "stale:$$stale; make pictures" >&2; exit 1; fi
	@echo "measured $$(find $(DOCS_MADE) -type f | wc -l) files fresh"

lesson: $(HOST_CONSOLE) ## every command of docs/lesson.md, compared with the answers there and in print
	@rm -rf $(DOCS_BUILD)/lesson
	@$(RENEW) $(DOCS_BUILD)/lesson $(HOST_CONSOLE) - - docs/lesson.md
	@diff -u docs/lesson.md $(DOCS_BUILD)/lesson/docs/lesson.md
	@echo "measured $$(grep -c '^> ' docs/lesson.md) commands answered as in docs/lesson.md"

docs-made: $(SIM) $(HOST_CONSOLE) $(addprefix image-,$(BOARDS))
	@rm -rf $(DOCS_BUILD) && mkdir -p $(DOCS_MADE)/docs/pictures
	@+for board in $(BOARDS); do $(MAKE) BOARD=$$board docs-size || exit 1; done
	@$(SIM) --script docs/turn.script $(call elf,mega-shield) >/dev/null
	@$(call measure_modes,$(DOCS_BUILD)/modes)
	@perl docs/tools/animate.pl $(foreach frame,$(TURN),$(call turn_frame,$(frame))) >$(DOCS_MADE)/docs/pictures/turn.svg
	@for board in $(WIRED_BOARDS); do \
	    $(WIRING) picture $$board >$(DOCS_MADE)/docs/pictures/wiring_$$board.svg || exit 1; done
	@for board in $(WOKWI_BOARDS); do mkdir -p $(DOCS_MADE)/docs/wokwi/$$board && \
	    $(WIRING) diagram $$board >$(DOCS_MADE)/docs/wokwi/$$board/diagram.json || exit 1; done
	@$(RENEW) $(DOCS_MADE) $(HOST_CONSOLE) $(DOCS_BUILD) $(DOCS_BUILD) $(DOCS)
	@rm -f $(DOCS_MADE)/typed

docs-size: $(AVR_ELF)
	@{ $(MAKE) -s size && echo "games $(GAMES)" && echo "features $(FEATURES)"; } >$(DOCS_BUILD)/$(notdir $(AVR_BUILD)).size

.PHONY: power pictures check-pictures lesson docs-made docs-size
