SIM_SOURCES := $(sort $(wildcard sim/*.c sim/*/*.c))
SIM_LIBS := -lsimavr -lelf -lncursesw -lpng -lutil -lm
