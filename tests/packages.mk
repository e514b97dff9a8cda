# The packages that must be installed, by their names in Debian.
PACKAGES := git gcc make libc6-dev gcc-avr binutils-avr avr-libc gdb-avr avrdude arduino-core-avr libsimavr-dev libelf-dev \
            libncurses-dev libpng-dev librsvg2-dev pkg-config libedit-dev libcmocka-dev libgmp-dev \
            clang-format-16 clang-tidy cppcheck perl universal-ctags
# The packages that make web and make web-test also need: make deps WEB=yes. An npm that is
# installed already has brought a Node of its own.
ifeq ($(WEB),yes)
PACKAGES += chromium $(if $(shell command -v npm),,nodejs npm)
endif
# The packages that make prove also needs: make deps PROVE=yes.
ifeq ($(PROVE),yes)
PACKAGES += frama-c-base why3 z3 cvc4
endif
# The packages that make schematic, the second halves of make check-schematic and check-board, the
# case, and the release of the board and of the building guide also need: make deps KICAD=yes.
ifeq ($(KICAD),yes)
PACKAGES += kicad zip openscad cmark-gfm xvfb xauth
endif

MISSING = $(shell for package in $(PACKAGES); do \
    dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; \
    done)

deps: ## install what is missing (Debian 12; root or sudo); with WEB=yes, PROVE=yes for the page, the proofs, too
	@missing="$(strip $(MISSING))"; \
	if [ -z "$$missing" ]; then echo "deps: all there"; exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	    echo "deps: no apt-get here; please install: $$missing" >&2; exit 1; fi; \
	if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update -q && \
	for package in $$missing; do \
	    apt-cache show $$package >/dev/null 2>&1 || { \
	        echo "deps: this system has no package $$package; Debian 12 has" >&2; exit 1; }; \
	done && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing

# The KiCad of Debian 12 cannot check; the one in its backports can.
ifneq ($(and $(filter yes,$(KICAD)),$(shell grep -s VERSION_CODENAME=bookworm /etc/os-release)),)
BACKPORTS := /etc/apt/sources.list.d/bookworm-backports.list
MISSING   := $(patsubst kicad,kicad/bookworm-backports,$(MISSING))

deps: $(BACKPORTS)
$(BACKPORTS):
	@echo "deb $$(apt-get indextargets --format '$$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | head -n 1) bookworm-backports main" | $(if $(filter-out 0,$(shell id -u)),sudo) tee $@
endif
