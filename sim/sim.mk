# sim/web belongs to the page, and sim/verify is a program of its own.
SIM_SOURCES := $(sort $(filter-out sim/web/% sim/verify/%,$(wildcard sim/*.c sim/*/*.c sim/models/*/*.c)))
# pkg-config knows the include folders of librsvg. Before make deps there may be neither.
SIM_INCLUDES := -D_GNU_SOURCE -Isim $(patsubst -I%,-isystem %,$(shell pkg-config --cflags-only-I librsvg-2.0 2>/dev/null))
SIM_LIBS := -lsimavr -lelf -lncursesw -lrsvg-2 -lcairo -lgobject-2.0 -lutil -lm
