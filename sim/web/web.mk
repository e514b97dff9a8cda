# The page: the image of a board, the simulated board and its face in one file that needs no network.

WEB_BUILD   := $(BUILD)/web
WEB_MODULES := $(WEB_BUILD)/node_modules/.package-lock.json
WEB_PAGE    := $(AVR_BUILD)/kostka.html
WEB_OFFLINE := $(AVR_BUILD)/kostka-offline.js
WEB_SCRIPTS := $(sort $(wildcard sim/web/*/*.js))
ESBUILD     := NODE_PATH=$(WEB_BUILD)/node_modules $(WEB_BUILD)/node_modules/.bin/esbuild --log-level=warning --bundle

DESCRIBE := $(WEB_BUILD)/describe
DESCRIBE_OBJECTS := $(addprefix $(BUILD)/sim/,$(addsuffix .o,sim/web/describe.c sim/prng.c \
    $(addprefix sim/face/,snapshot_svg.c snapshot_picture.c snapshot_cell.c character_rom.c) \
    $(addprefix sim/models/,boards/parts.c boards/wiring.c model_ladder.c)))

web: $(WEB_PAGE) ## the device in one page for a browser, which needs no network
	@echo "web: $< ($$(wc -c <$<) bytes)"

# The oldest Node that esbuild and playwright-core accept; Debian 12 has it.
NODE_LEAST := 18

# Installs exactly the versions of the lock file, and runs none of their scripts.
$(WEB_MODULES): sim/web/package.json sim/web/package-lock.json
	@command -v npm >/dev/null || { echo "web: npm is missing; make deps WEB=yes" >&2; exit 1; }
	@node -e 'process.exit(+(parseInt(process.versions.node) < $(NODE_LEAST)))' || { \
	    echo "web: Node $(NODE_LEAST) or later is needed, and here is $$(node --version)" >&2; exit 1; }
	@mkdir -p $(WEB_BUILD) && cp $^ $(WEB_BUILD)
	@echo "  npm ci"
	$(Q)cd $(WEB_BUILD) && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >npm.log
	@touch $@

$(DESCRIBE): $(DESCRIBE_OBJECTS)
	@mkdir -p $(@D)
	$(Q)$(HOST_CC) $(HOST_FLAGS) -o $@ $^ -lm

$(WEB_BUILD)/page.js: $(WEB_SCRIPTS) $(WEB_MODULES)
	$(Q)$(ESBUILD) --minify --format=iife --legal-comments=none --outfile=$@ sim/web/page/main.js

$(WEB_BUILD)/face.svg: $(DESCRIBE)
	$(Q)$< face >$@

$(WEB_BUILD)/%.json: $(DESCRIBE)
	$(Q)$< device $* >$@

# For a page on a server: the browser keeps a copy of it for use without a network.
$(WEB_OFFLINE): sim/web/page/offline.js
	@install -m 644 $< $@

$(WEB_PAGE): $(AVR_HEX) $(WEB_BUILD)/page.js $(WEB_BUILD)/face.svg $(WEB_BUILD)/$(BOARD).json \
             sim/web/assemble.mjs $(addprefix sim/web/page/,page.html page.css icon.svg) $(WEB_OFFLINE) \
             LICENSE Makefile
	$(Q)node sim/web/assemble.mjs $@ hex=$(AVR_HEX) face=$(WEB_BUILD)/face.svg \
	    device=$(WEB_BUILD)/$(BOARD).json script=$(WEB_BUILD)/page.js frame=sim/web/page/page.html \
	    style=sim/web/page/page.css icon=sim/web/page/icon.svg licence=LICENSE avr8js=$(WEB_BUILD)/node_modules/avr8js/LICENSE \
	    board=:$(BOARD) version=:$(VERSION) \
	    "games=:$(GAMES)" "features=:$(FEATURES)"

# ---- tests --------------------------------------------------------------------------------------
# Node's own runner runs the tests as bundles, which find their imports beside node_modules.

WEB_TEST   := $(WEB_BUILD)/test
WEB_BOARDS := mega-shield bare-1284p uno-shield
WEB_TESTED := $(addprefix $(WEB_TEST)/,$(addsuffix .mjs,machine_test page_test guide_test link_test flash_test))
ifeq ($(origin CHROMIUM),undefined)
CHROMIUM := $(shell command -v chromium)
endif

$(WEB_TEST)/%.mjs: sim/web/test/%.js $(addprefix sim/web/test/,board.js usb_board.js visit.js) $(WEB_SCRIPTS) $(WEB_MODULES)
	$(Q)$(ESBUILD) --platform=node --main-fields=module,main --format=esm --external:playwright-core --outfile=$@ $<

$(WEB_TEST)/serial_program: $(WEB_TEST)/serial_program.mjs
	@install -m 755 $< $@

$(WEB_BUILD)/%.hex: image-%
	$(Q)avr-objcopy -O ihex -R .eeprom $(call elf,$*) $@

$(WEB_BUILD)/menu.png: $(SIM) image-mega-shield
	$(Q)$(SIM) --snapshot $@ --at 5s $(call elf,mega-shield)

# The page of another board is made by a make for that board, after this one has made the files that
# all pages have in common.
$(addprefix page-,$(filter-out $(BOARD),$(WEB_BOARDS))): page-%: $(WEB_PAGE) $(WEB_BUILD)/%.json image-%
	@+$(MAKE) BOARD=$* web
.PHONY: $(addprefix page-,$(WEB_BOARDS))

WEB_TEST_NEEDS := $(WEB_PAGE) $(addprefix page-,$(filter-out $(BOARD),$(WEB_BOARDS))) $(WEB_TESTED) $(WEB_BUILD)/menu.png \
                  $(USB_BOARD) $(OLD_PROGRAMS) \
                  $(foreach board,$(WEB_BOARDS),$(WEB_BUILD)/$(board).json $(WEB_BUILD)/$(board).hex)

web-test: $(WEB_TEST_NEEDS) ## the page in Chromium, and its board without one
	@test -n "$(CHROMIUM)" || { echo "web: Chromium is missing; make deps WEB=yes" >&2; exit 1; }
	@CHROMIUM=$(CHROMIUM) node --test $(WEB_TESTED)

.PHONY: web web-test
