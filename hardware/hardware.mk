# The schematic and the board of the handheld, drawn in KiCad, and the pictures and the list of
# parts that are made from them. The checks are in tests/schematic/schematic.mk. The files contain
# their symbols and footprints, so it is no violation that KiCad does not find the libraries of
# these (rule_severities in bare-1284p.kicad_pro).

SCHEMATIC  := hardware/bare-1284p/bare-1284p
SCHEMATIC_BUILD := $(BUILD)/schematic
PARTS      := perl hardware/parts.pl
# KiCad with its default settings, whatever the user has set.
KICAD_CLI  := KICAD_CONFIG_HOME=$(CURDIR)/$(SCHEMATIC_BUILD)/config kicad-cli

schematic: ## the picture of the schematic and the list of its parts anew (kicad-cli: make deps KICAD=yes)
	@$(MAKE) schematic-drawn
	@cp $(SCHEMATIC_BUILD)/bare-1284p.svg $(SCHEMATIC).svg
	@$(PARTS) list $(SCHEMATIC).kicad_sch >hardware/bare-1284p/parts.csv

schematic-drawn:
	@mkdir -p $(SCHEMATIC_BUILD)/drawn $(SCHEMATIC_BUILD)/config
	@$(KICAD_CLI) sch export svg --output $(SCHEMATIC_BUILD)/drawn $(SCHEMATIC).kicad_sch >$(SCHEMATIC_BUILD)/drawn.log
	@perl hardware/picture.pl $(SCHEMATIC).kicad_sch $(SCHEMATIC_BUILD)/drawn/bare-1284p.svg >$(SCHEMATIC_BUILD)/bare-1284p.svg

# The pictures show the parts only if their models are installed (kicad-packages3d, 5 GB).
board: ## the pictures of the board anew (kicad-cli, and models of the parts)
	@test -d /usr/share/kicad/3dmodels || { echo "board: no models of the parts (kicad-packages3d)" >&2; exit 1; }
	@mkdir -p $(SCHEMATIC_BUILD)/config
	@for side in front:top back:bottom; do \
	    $(KICAD_CLI) pcb render --side $${side#*:} --width 1000 --height 1000 --output $(SCHEMATIC_BUILD)/$${side%:*}.png \
	        $(SCHEMATIC).kicad_pcb >$(SCHEMATIC_BUILD)/render.log && \
	    perl hardware/picture.pl $(SCHEMATIC).kicad_pcb $(SCHEMATIC_BUILD)/$${side%:*}.png >hardware/bare-1284p/$${side%:*}.png || exit 1; done

# The case takes the places of its holes from the board. OpenSCAD writes the facets in another order
# each time, so they are sorted.
IN_ORDER := perl -0777 -ne 'print "solid kostka\n", (map { "  $$_\n" } sort /facet.*?endfacet/gs), "endsolid kostka\n"'
CASE_PARTS := tray shell door cap
CASE := OPENSCADPATH=$(SCHEMATIC_BUILD) openscad hardware/bare-1284p/case.scad

case: $(SCHEMATIC_BUILD)/board.scad ## the case of the handheld for a 3D printer (openscad)
	@for part in $(CASE_PARTS); do $(CASE) -q -D "part=\"$$part\"" -o $(SCHEMATIC_BUILD)/facets.stl || exit 1; \
	    $(IN_ORDER) $(SCHEMATIC_BUILD)/facets.stl >$(SCHEMATIC_BUILD)/case-$$part.stl; done

case-picture: $(SCHEMATIC_BUILD)/case_on_board.scad ## the picture of the case anew (openscad, xvfb)
	@OPENSCADPATH=$(SCHEMATIC_BUILD) xvfb-run -a openscad hardware/bare-1284p/case.scad -q -D 'part="closed"' --imgsize 1000,800 \
	    --colorscheme Tomorrow --camera 50,44,0,42,0,-28,370 -o $(SCHEMATIC_BUILD)/case.png
	@perl hardware/picture.pl $< $(SCHEMATIC_BUILD)/case.png >hardware/bare-1284p/case.png

# All sources of the picture of the case, of which picture.pl adds the checksum to it.
$(SCHEMATIC_BUILD)/case_on_board.scad: $(SCHEMATIC_BUILD)/board.scad hardware/bare-1284p/case.scad
	@cat $^ >$@

$(SCHEMATIC_BUILD)/board.scad: hardware/case.pl hardware/schematic.pl $(SCHEMATIC).kicad_pcb
	@mkdir -p $(@D)
	@perl hardware/case.pl $(SCHEMATIC).kicad_pcb >$@

.PHONY: schematic schematic-drawn board case case-picture
