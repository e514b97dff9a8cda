# What has to be installed, by the names of Debian's and Ubuntu's packages.
PACKAGES := gcc make libc6-dev gcc-avr binutils-avr avr-libc gdb-avr avrdude libsimavr-dev libelf-dev \
            libncurses-dev libpng-dev librsvg2-dev pkg-config libedit-dev libcmocka-dev libgmp-dev clang-format-16 clang-tidy cppcheck perl \
            universal-ctags
# What make web and make web-test need besides: make deps WEB=yes. Where npm is there already, it has
# brought a Node of its own.
ifeq ($(WEB),yes)
PACKAGES += chromium $(if $(shell command -v npm),,nodejs npm)
endif
# What make prove takes besides: make deps PROVE=yes.
ifeq ($(PROVE),yes)
PACKAGES += frama-c-base why3 z3 cvc4
endif

MISSING = $(shell for package in $(PACKAGES); do \
    dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; \
    done)

deps: ## install what is missing (Debian, Ubuntu; root or sudo)
	@missing="$(strip $(MISSING))"; \
	if [ -z "$$missing" ]; then echo "deps: all there"; exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	    echo "deps: no apt-get here; please install: $$missing" >&2; exit 1; fi; \
	if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update -q && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing
