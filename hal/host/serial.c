#include "hal/serial.h"

#include "fake.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPACITY = 65536 };

static uint8_t input[CAPACITY];
static size_t fed, read_so_far;
static bool closed, dropped;
static char output[CAPACITY + 1]; /* always ends in a 0 */
static size_t written;

void serial_start(void) {
}

/* As on the device, but finds Ctrl-C only among the bytes that have been fed. */
bool serial_interrupted(void) {
    for (size_t at = fed; at > read_so_far; at--) {
        if (input[at - 1] == 3) {
            read_so_far = at;
            return true;
        }
    }
    return false;
}

int16_t serial_read(void) {
    if (read_so_far < fed) {
        return input[read_so_far++];
    }
    return closed ? SERIAL_CLOSED : SERIAL_NOTHING;
}

bool serial_overrun(void) {
    bool was = dropped;
    dropped = false;
    return was;
}

static void check_room(size_t used, size_t more, const char *what) {
    if (more > CAPACITY - used) {
        fprintf(stderr, "fake serial: more than %d bytes of %s\n", CAPACITY, what);
        abort();
    }
}

void serial_write(uint8_t byte) {
    check_room(written, 1, "output");
    output[written++] = (char)byte;
    output[written] = 0;
}

void fake_serial_reset(void) {
    fed = 0;
    read_so_far = 0;
    closed = false;
    dropped = false;
    fake_serial_clear_output();
}

void fake_serial_feed_bytes(const uint8_t *bytes, size_t count) {
    if (read_so_far == fed) {
        read_so_far = 0;
        fed = 0;
    }
    check_room(fed, count, "input");
    memcpy(input + fed, bytes, count);
    fed += count;
}

void fake_serial_feed(const char *text) {
    fake_serial_feed_bytes((const uint8_t *)text, strlen(text));
}

void fake_serial_close(void) {
    closed = true;
}

void fake_serial_drop(void) {
    dropped = true;
}

const char *fake_serial_output(void) {
    return output;
}

size_t fake_serial_output_size(void) {
    return written;
}

void fake_serial_clear_output(void) {
    written = 0;
    output[0] = 0;
}
