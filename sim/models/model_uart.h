#ifndef KOSTKA_SIM_MODEL_UART_H
#define KOSTKA_SIM_MODEL_UART_H

#include "faults.h"
#include "models/boards/wiring.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* USART 0 in asynchronous 8N1. It replaces simavr's, which counts a parity bit, holds 64 received
   bytes and naps when polled. ATmega328P datasheet, section 20: a transmit buffer and a shift
   register, two received bytes and a third in the shift register. Faults: a byte written to a full
   transmitter, a received byte lost because three were unread, a baud rate more than 2.5 % away
   from the host's (table 20-3), another frame. */

struct uart {
    avr_t *avr;
    struct faults *faults;
    void (*sent)(void *context, uint8_t byte); /* a byte has left the device */
    void *context;
    avr_int_vector_t *receive, *empty, *transmit;
    uint8_t received[3];
    unsigned received_count;
    uint8_t shifting, waiting; /* transmitter */
    bool is_shifting, is_waiting;
    double baud;     /* of the host */
    bool line_wrong; /* a wrong speed or frame has been reported */
    bool may_lose;   /* a lost received byte is no fault */
    uint8_t *queue;  /* from the host, not yet on the line */
    size_t queue_count, queue_size;
    bool feeding;
    bool stands; /* without a clock: bytes that come are lost */
    avr_cycle_count_t last_activity;
};

/* The interrupt with that number; NULL if simavr has none. */
avr_int_vector_t *uart_find_vector(const avr_t *avr, unsigned number);

/* baud: the host's; 0: 115200. */
void uart_start(struct uart *uart, avr_t *avr, const struct wiring *wiring, uint64_t baud,
                struct faults *faults, void (*sent)(void *context, uint8_t byte), void *context);

/* Call after avr_reset. */
void uart_reset(struct uart *uart);

/* Queues bytes from the host. They arrive at the line's speed once the receiver is on. */
void uart_feed(struct uart *uart, const uint8_t *bytes, size_t count);

/* uart_stand stops the clock, uart_run starts it again. Bytes on their way to the device, and bytes
   that come in between, are lost. Stopping while a byte is being sent is a fault. */
void uart_stand(struct uart *uart);
void uart_run(struct uart *uart);

/* True if nothing is queued or on the line in either direction. */
bool uart_idle(const struct uart *uart);

void uart_free(struct uart *uart);

#endif
