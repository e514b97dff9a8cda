#include "machine/vcd.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static const struct {
    const char *name;
    unsigned bits;
} signals[VCD_SIGNALS] = {{"lcd_e", 1},   {"lcd_rs", 1}, {"lcd_data", 4}, {"light", 1},
                          {"pips", 4},    {"piezo", 1},  {"ladder", 10},  {"uart_out", 8},
                          {"uart_in", 8}, {"handler", 8}};

struct vcd {
    FILE *file;
    uint64_t time; /* of the last change written */
    uint32_t values[VCD_SIGNALS];
};

static void write_value(FILE *file, unsigned signal, uint32_t value) {
    char name = (char)('!' + signal);
    if (signals[signal].bits == 1) {
        fprintf(file, "%u%c\n", value & 1, name);
        return;
    }
    fputc('b', file);
    for (unsigned bit = signals[signal].bits; bit-- > 0;) {
        fputc('0' + (int)(value >> bit & 1), file);
    }
    fprintf(file, " %c\n", name);
}

struct vcd *vcd_open(const char *path) {
    struct vcd *vcd = calloc(1, sizeof *vcd);
    if (!vcd) {
        return NULL;
    }
    vcd->file = fopen(path, "w");
    if (!vcd->file) {
        int error = errno;
        free(vcd);
        errno = error;
        return NULL;
    }
    fprintf(vcd->file, "$timescale 1 ns $end\n$scope module kostka $end\n");
    for (unsigned i = 0; i < VCD_SIGNALS; i++) {
        fprintf(vcd->file, "$var wire %u %c %s $end\n", signals[i].bits, (char)('!' + i),
                signals[i].name);
    }
    fprintf(vcd->file, "$upscope $end\n$enddefinitions $end\n#0\n$dumpvars\n");
    for (unsigned i = 0; i < VCD_SIGNALS; i++) {
        write_value(vcd->file, i, 0);
    }
    fprintf(vcd->file, "$end\n");
    return vcd;
}

void vcd_change(struct vcd *vcd, enum vcd_signal signal, uint32_t value, uint64_t now) {
    if (!vcd || vcd->values[signal] == value) {
        return;
    }
    if (now != vcd->time) {
        vcd->time = now;
        fprintf(vcd->file, "#%llu\n", (unsigned long long)(now * 125 / 2)); /* 62.5 ns a tick */
    }
    vcd->values[signal] = value;
    write_value(vcd->file, signal, value);
}

bool vcd_close(struct vcd *vcd) {
    bool good = !ferror(vcd->file);
    good = fclose(vcd->file) == 0 && good;
    free(vcd);
    return good;
}
