# The schematic of the handheld, drawn in KiCad, and what is made of it: a picture and the list of parts.
# The check is tests/schematic/schematic.mk. Its symbols are in the file itself: that KiCad does not find their
# libraries is no violation (rule_severities in bare-1284p.kicad_pro).

SCHEMATIC  := hardware/bare-1284p/bare-1284p
SCHEMATIC_BUILD := $(BUILD)/schematic
PARTS      := perl hardware/parts.pl
# As it comes, whatever somebody has set for himself.
KICAD_CLI  := KICAD_CONFIG_HOME=$(CURDIR)/$(SCHEMATIC_BUILD)/config kicad-cli

schematic: ## the picture of the schematic and the list of its parts anew (kicad-cli: make deps KICAD=yes)
	@$(MAKE) schematic-drawn
	@cp $(SCHEMATIC_BUILD)/bare-1284p.svg $(SCHEMATIC).svg
	@$(PARTS) list $(SCHEMATIC).kicad_sch >hardware/bare-1284p/parts.csv

schematic-drawn:
	@mkdir -p $(SCHEMATIC_BUILD)/drawn $(SCHEMATIC_BUILD)/config
	@$(KICAD_CLI) sch export svg --output $(SCHEMATIC_BUILD)/drawn $(SCHEMATIC).kicad_sch >$(SCHEMATIC_BUILD)/drawn.log
	@perl hardware/picture.pl $(SCHEMATIC).kicad_sch $(SCHEMATIC_BUILD)/drawn/bare-1284p.svg >$(SCHEMATIC_BUILD)/bare-1284p.svg

.PHONY: schematic schematic-drawn
