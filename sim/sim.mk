# Those of sim/web make the page, not the simulator.
SIM_SOURCES := $(sort $(filter-out sim/web/%,$(wildcard sim/*.c sim/*/*.c)))
SIM_LIBS := -lsimavr -lelf -lncursesw -lpng -lutil -lm
