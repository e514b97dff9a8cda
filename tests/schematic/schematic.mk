# Compares the schematic with the header of the board's pins, and the files that are made from the
# schematic with it. If KiCad is installed, its check of the rules, its netlist, its list of parts
# and its picture are compared, too.

CIRCUIT := perl tests/schematic/circuit.pl hal/avr/boards/bare-1284p/pins.h $(SCHEMATIC).kicad_sch

check-schematic:
	@mkdir -p $(SCHEMATIC_BUILD)
	@$(CIRCUIT)
	@$(PARTS) list $(SCHEMATIC).kicad_sch >$(SCHEMATIC_BUILD)/parts.csv
	@diff -u hardware/bare-1284p/parts.csv $(SCHEMATIC_BUILD)/parts.csv || { echo "stale: parts.csv; make schematic" >&2; exit 1; }
	@perl hardware/picture.pl check $(SCHEMATIC).kicad_sch $(SCHEMATIC).svg
	@if kicad-cli sch erc --help >/dev/null 2>&1; then $(MAKE) check-kicad; else \
	    echo "left out: what KiCad says of it; there is no kicad-cli that does (make deps KICAD=yes)"; fi

check-kicad: schematic-drawn
	@$(KICAD_CLI) sch erc --severity-all --exit-code-violations --output $(SCHEMATIC_BUILD)/rules.txt $(SCHEMATIC).kicad_sch >$(SCHEMATIC_BUILD)/rules.log || \
	    { cat $(SCHEMATIC_BUILD)/rules.txt >&2; exit 1; }
	@$(KICAD_CLI) sch export netlist --output $(SCHEMATIC_BUILD)/netlist $(SCHEMATIC).kicad_sch >$(SCHEMATIC_BUILD)/netlist.log
	@$(CIRCUIT) $(SCHEMATIC_BUILD)/netlist
	@$(KICAD_CLI) sch export bom --fields 'Reference,Value,Tolerance,Description,Maker,Order number' \
	    --output $(SCHEMATIC_BUILD)/each.csv $(SCHEMATIC).kicad_sch >$(SCHEMATIC_BUILD)/each.log
	@$(PARTS) each $(SCHEMATIC).kicad_sch | sort >$(SCHEMATIC_BUILD)/ours.csv
	@sort $(SCHEMATIC_BUILD)/each.csv | diff -u $(SCHEMATIC_BUILD)/ours.csv -
	@cmp $(SCHEMATIC_BUILD)/bare-1284p.svg $(SCHEMATIC).svg || { echo "stale: $(SCHEMATIC).svg; make schematic" >&2; exit 1; }
	@echo "KiCad: no violation of its rules; nets, parts and picture as here"

# Compares the board pad by pad with the sheet, and thereby with the header, and checks that its
# pictures are fresh. KiCad's check of the board compares it with the sheet, too.
check-board:
	@$(CIRCUIT) $(SCHEMATIC).kicad_pcb
	@for side in front back; do perl hardware/picture.pl check $(SCHEMATIC).kicad_pcb hardware/bare-1284p/$$side.png || exit 1; done
	@if kicad-cli pcb drc --help >/dev/null 2>&1; then $(MAKE) check-board-rules; else \
	    echo "left out: what KiCad says of it; there is no kicad-cli that does (make deps KICAD=yes)"; fi

check-board-rules:
	@mkdir -p $(SCHEMATIC_BUILD)/config
	@$(KICAD_CLI) pcb drc --severity-all --schematic-parity --exit-code-violations --output $(SCHEMATIC_BUILD)/board_rules.txt \
	    $(SCHEMATIC).kicad_pcb >$(SCHEMATIC_BUILD)/board_rules.log || { cat $(SCHEMATIC_BUILD)/board_rules.txt >&2; exit 1; }
	@echo "KiCad: no violation of the rules of the board, nothing unconnected, the same as the sheet"

# No two of tray, shell, door, key caps, board, its parts, soldered pins and battery may intersect:
# the part "clash" must be empty. It is also empty if case.scad is wrong, but then OpenSCAD
# complains.
check-case: $(SCHEMATIC_BUILD)/case_on_board.scad
	@perl hardware/picture.pl check $< hardware/bare-1284p/case.png
	@$(CASE) -D 'part="clash"' -o $(SCHEMATIC_BUILD)/clash.stl 2>$(SCHEMATIC_BUILD)/clash.log; \
	    ! grep -q "^ERROR\|^WARNING" $(SCHEMATIC_BUILD)/clash.log && \
	    grep -q "top level object is empty" $(SCHEMATIC_BUILD)/clash.log || { cat $(SCHEMATIC_BUILD)/clash.log >&2; exit 1; }
	@echo "case: nothing is in the place of something else"

.PHONY: check-kicad check-board-rules check-case
