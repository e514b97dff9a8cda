# The files of a release: for each board the image, its ELF file, its page and its sizes; for each
# Arduino an image for an old bootloader, too; the files from which the handheld is built; and for
# all of them the sources, licences, notes, a list of the software of others in them (SBOM), and
# checksums. The same sources give the same files in every folder.

RELEASE := $(BUILD)/release
RELEASE_DAY = $(shell awk '$$2 == "$(VERSION)" && $$3 == "-" { print $$4 }' CHANGELOG.md)
of_release = $(RELEASE)/kostka-$(BOARD)$(1)

release: ## what is given to others, in build/release
	$(if $(AVR_VARIANT),$(error a release has the images that the boards have, without GAMES or FEATURES))
	$(if $(RELEASE_DAY),,$(error CHANGELOG.md has no heading "## $(VERSION) - " with the day of this version))
	@rm -rf $(RELEASE) && mkdir -p $(RELEASE)
	@+for board in $(BOARDS); do $(MAKE) BOARD=$$board release-board || exit 1; done
	@+for board in $(filter-out bare-1284p,$(BOARDS)); do $(MAKE) BOARD=$$board OLD_BOOTLOADER=1 release-old || exit 1; done
	@sh release/hardware.sh $(RELEASE)
	@if command -v openscad >/dev/null; then $(MAKE) case && \
	    for part in $(CASE_PARTS); do cp $(SCHEMATIC_BUILD)/case-$$part.stl $(RELEASE)/kostka-case-$$part.stl; done; \
	    else echo "release: the case is left out: no openscad (make deps KICAD=yes)" >&2; fi
	@sh release/sources.sh $(RELEASE) kostka-$(VERSION)
	@perl release/building.pl $(RELEASE) $(VERSION) $(RELEASE_DAY)
	@sh release/finish.sh $(RELEASE) $(VERSION) $(RELEASE_DAY) $(BOARDS)

release-board: $(AVR_ELF) $(AVR_HEX) $(WEB_PAGE)
	@cp $(AVR_HEX) $(call of_release,.hex)
	@cp $(WEB_PAGE) $(call of_release,.html)
	@cp $(WEB_OFFLINE) $(RELEASE)
	@avr-objcopy --strip-unneeded --remove-section='.rela*' $(AVR_ELF) $(call of_release,.elf)
	@$(MAKE) -s BOARD=$(BOARD) size >$(call of_release,.size)

release-old: $(AVR_HEX)
	@cp $< $(call of_release,-old-bootloader.hex)

release-check: ## a clone, and the sources that it packs, must give the same release, to the byte
	@sh release/reproducible.sh

.PHONY: release release-board release-old release-check
