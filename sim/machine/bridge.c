#include "machine/bridge.h"

#include "ticks.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define ANSWER_TIMEOUT (5 * TICKS_PER_SECOND)

static void put(struct bridge *bridge, uint8_t byte) {
    ssize_t put_count;
    do {
        put_count = write(bridge->output, &byte, 1);
    } while (put_count < 0 && errno == EINTR);
    /* a pty that nobody reads fills up; as on a real line, bytes sent then are lost */
    if (put_count < 0 && errno != EAGAIN) {
        bridge->failed = true;
    }
}

static void take_byte(void *context, uint8_t byte) {
    struct bridge *bridge = context;
    bridge->last = machine_now(bridge->machine);
    if (byte == '\n') {
        bridge->line[bridge->line_length] = 0;
        if (strncmp(bridge->line, "ok", 2) == 0 || strncmp(bridge->line, "error:", 6) == 0) {
            bridge->waiting = false;
        }
        bridge->line_length = 0;
    } else if (bridge->line_length + 1 < sizeof bridge->line) {
        bridge->line[bridge->line_length++] = (char)byte;
    }
    put(bridge, byte);
}

static void start(struct bridge *bridge, struct machine *machine, int input, int output) {
    memset(bridge, 0, sizeof *bridge);
    bridge->machine = machine;
    bridge->input = input;
    bridge->output = output;
    bridge->hold = -1;
    bridge->last = machine_now(machine);
    machine->sent = take_byte;
    machine->sent_context = bridge;
}

void bridge_stdio(struct bridge *bridge, struct machine *machine) {
    start(bridge, machine, STDIN_FILENO, STDOUT_FILENO);
}

bool bridge_pty(struct bridge *bridge, struct machine *machine, char *name, size_t name_size) {
    int master, slave;
    struct termios raw;
    memset(&raw, 0, sizeof raw);
    cfmakeraw(&raw);
    if (openpty(&master, &slave, NULL, &raw, NULL) != 0 || ttyname_r(slave, name, name_size) != 0 ||
        fcntl(master, F_SETFL, O_NONBLOCK) != 0) {
        return false;
    }
    start(bridge, machine, master, master);
    bridge->hold = slave;
    return true;
}

static void read_ahead(struct bridge *bridge) {
    struct pollfd ready = {bridge->input, POLLIN, 0};
    size_t room = sizeof bridge->ahead - bridge->ahead_count;
    if (bridge->ended || room == 0 || poll(&ready, 1, 0) <= 0) {
        return;
    }
    ssize_t got = read(bridge->input, bridge->ahead + bridge->ahead_count, room);
    if (got > 0) {
        bridge->ahead_count += (size_t)got;
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
        bridge->ended = true;
    }
}

static void feed_line(struct bridge *bridge) {
    if (bridge->ahead_count == 0 || bridge->waiting || !uart_idle(&bridge->machine->uart)) {
        return;
    }
    unsigned char *end = memchr(bridge->ahead, '\n', bridge->ahead_count);
    size_t count = end ? (size_t)(end - bridge->ahead) + 1 : bridge->ahead_count;
    machine_feed(bridge->machine, bridge->ahead, count);
    bridge->ahead_count -= count;
    memmove(bridge->ahead, bridge->ahead + count, bridge->ahead_count);
    bridge->waiting = end && count > 2; /* an empty line gets no answer */
    bridge->last = machine_now(bridge->machine);
}

void bridge_poll(struct bridge *bridge) {
    if (bridge->waiting && machine_now(bridge->machine) - bridge->last > ANSWER_TIMEOUT) {
        bridge->waiting = false;
    }
    read_ahead(bridge);
    feed_line(bridge);
}

bool bridge_done(const struct bridge *bridge, uint64_t quiet) {
    return bridge->failed || (bridge->ended && bridge->ahead_count == 0 && !bridge->waiting &&
                              bridge->machine->uart.queue_count == 0 &&
                              machine_now(bridge->machine) - bridge->last >= quiet);
}

void bridge_close(struct bridge *bridge) {
    bridge->machine->sent = NULL;
    if (bridge->hold >= 0) {
        close(bridge->hold);
        close(bridge->input);
    }
}
