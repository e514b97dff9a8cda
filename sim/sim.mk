# Those of sim/web make the page, those of sim/verify a program of their own, not the simulator.
SIM_SOURCES := $(sort $(filter-out sim/web/% sim/verify/%,$(wildcard sim/*.c sim/*/*.c sim/models/*/*.c)))
# What librsvg is made of tells pkg-config; before make deps there may be neither.
SIM_INCLUDES := -D_GNU_SOURCE -Isim $(patsubst -I%,-isystem %,$(shell pkg-config --cflags-only-I librsvg-2.0 2>/dev/null))
SIM_LIBS := -lsimavr -lelf -lncursesw -lrsvg-2 -lcairo -lgobject-2.0 -lutil -lm
