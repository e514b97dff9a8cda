#include "models/model_uart.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <stdlib.h>
#include <string.h>

enum { RXC = 0x80, TXC = 0x40, UDRE = 0x20, DOR = 0x08, U2X = 0x02, MPCM = 0x01 };
enum { RXCIE = 0x80, TXCIE = 0x40, UDRIE = 0x20, RXEN = 0x10, TXEN = 0x08, UCSZ2 = 0x04 };
enum { UCSZ_8 = 0x06, UCPOL = 0x01 };
enum { BITS_PER_BYTE = 10, BAUD = 115200 };

static uint8_t *status(struct uart *uart) {
    return &uart->avr->data[REG_UCSR0A];
}

static uint8_t control(const struct uart *uart) {
    return uart->avr->data[REG_UCSR0B];
}

/* Reports, once, a speed or frame with which the other end would receive other bytes. */
static void check_line(struct uart *uart, double baud) {
    const uint8_t *data = uart->avr->data;
    double error = baud / uart->baud - 1;
    uint8_t frame = data[REG_UCSR0C] & (uint8_t)~UCPOL;
    if (uart->line_wrong) {
        return;
    }
    if (error * error > 0.025 * 0.025) {
        uart->line_wrong = true;
        faults_raise(uart->faults, "serial line at %.0f baud, not %.0f", baud, uart->baud);
    } else if (frame != UCSZ_8 || (data[REG_UCSR0B] & UCSZ2) || (data[REG_UCSR0A] & MPCM)) {
        uart->line_wrong = true;
        faults_raise(uart->faults, "serial frame 0x%02x is not 8 bits, no parity, 1 stop bit",
                     frame);
    }
}

static avr_cycle_count_t byte_time(struct uart *uart) {
    const uint8_t *data = uart->avr->data;
    unsigned divisor = data[REG_UBRR0L] + (data[REG_UBRR0H] & 0x0Fu) * 256 + 1;
    unsigned bit = divisor * (data[REG_UCSR0A] & U2X ? 8 : 16);
    check_line(uart, (double)TICKS_HERTZ / bit);
    return (avr_cycle_count_t)bit * BITS_PER_BYTE;
}

static void request(struct uart *uart, avr_int_vector_t *vector, uint8_t enable) {
    if (vector && (control(uart) & enable)) {
        avr_raise_interrupt(uart->avr, vector);
    }
}

static avr_cycle_count_t byte_left(avr_t *avr, avr_cycle_count_t when, void *parameter) {
    struct uart *uart = parameter;
    uart->last_activity = avr->cycle;
    uart->sent(uart->context, uart->shifting);
    uart->is_shifting = uart->is_waiting;
    uart->shifting = uart->waiting;
    uart->is_waiting = false;
    if (uart->is_shifting) {
        *status(uart) |= UDRE;
        request(uart, uart->empty, UDRIE);
        return when + byte_time(uart);
    }
    *status(uart) |= TXC;
    request(uart, uart->transmit, TXCIE);
    return 0;
}

static void write_data(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    (void)address;
    struct uart *uart = parameter;
    if (!(control(uart) & TXEN)) {
        return;
    }
    if (uart->is_waiting) {
        faults_raise(uart->faults, "serial byte 0x%02X written to a full transmitter", value);
    } else if (uart->is_shifting) {
        uart->waiting = value;
        uart->is_waiting = true;
        *status(uart) &= (uint8_t)~UDRE;
        avr_clear_interrupt(avr, uart->empty);
    } else {
        uart->shifting = value;
        uart->is_shifting = true;
        avr_cycle_timer_register(avr, byte_time(uart), byte_left, uart);
        request(uart, uart->empty, UDRIE);
    }
}

static uint8_t read_data(avr_t *avr, avr_io_addr_t address, void *parameter) {
    struct uart *uart = parameter;
    if (uart->received_count > 0) {
        avr->data[address] = uart->received[0];
        uart->received_count--;
        memmove(uart->received, uart->received + 1, uart->received_count);
    }
    *status(uart) &= (uint8_t)~DOR;
    if (uart->received_count > 0) {
        request(uart, uart->receive, RXCIE);
    } else {
        *status(uart) &= (uint8_t)~RXC;
        avr_clear_interrupt(avr, uart->receive);
    }
    return avr->data[address];
}

static void take_byte(struct uart *uart, uint8_t byte) {
    if (!(control(uart) & RXEN)) {
        return;
    }
    if (uart->received_count == sizeof uart->received) {
        *status(uart) |= DOR;
        if (!uart->may_lose) {
            faults_raise(uart->faults, "serial byte 0x%02X lost: three received ones are unread",
                         byte);
        }
        return;
    }
    uart->received[uart->received_count++] = byte;
    *status(uart) |= RXC;
    request(uart, uart->receive, RXCIE);
}

static avr_cycle_count_t byte_arrived(avr_t *avr, avr_cycle_count_t when, void *parameter) {
    struct uart *uart = parameter;
    uint8_t byte = uart->queue[0];
    uart->last_activity = avr->cycle;
    memmove(uart->queue, uart->queue + 1, --uart->queue_count);
    uart->feeding = uart->queue_count > 0;
    take_byte(uart, byte);
    return uart->feeding ? when + byte_time(uart) : 0;
}

static void feed(struct uart *uart) {
    if (!uart->feeding && uart->queue_count > 0 && (control(uart) & RXEN)) {
        uart->feeding = true;
        avr_cycle_timer_register(uart->avr, byte_time(uart), byte_arrived, uart);
    }
}

static void write_control(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct uart *uart = parameter;
    uint8_t risen = value & (uint8_t)~avr->data[address];
    avr->data[address] = value;
    if (!(value & RXEN)) {
        uart->received_count = 0;
        *status(uart) &= (uint8_t)~RXC;
    }
    if ((risen & UDRIE) && (*status(uart) & UDRE)) {
        request(uart, uart->empty, UDRIE);
    }
    if ((risen & RXCIE) && (*status(uart) & RXC)) {
        request(uart, uart->receive, RXCIE);
    }
    feed(uart);
}

static void write_status(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct uart *uart = parameter;
    uint8_t flags = avr->data[address] & (RXC | TXC | UDRE | DOR);
    if (value & TXC) { /* cleared by writing one */
        flags &= (uint8_t)~TXC;
        avr_clear_interrupt(avr, uart->transmit);
    }
    avr->data[address] = flags | (value & (U2X | MPCM));
}

static void hook(struct uart *uart, unsigned address, avr_io_read_t reader, avr_io_write_t writer) {
    unsigned io = AVR_DATA_TO_IO(address);
    uart->avr->io[io].r.c = reader;
    uart->avr->io[io].r.param = uart;
    uart->avr->io[io].w.c = writer;
    uart->avr->io[io].w.param = uart;
}

avr_int_vector_t *uart_find_vector(const avr_t *avr, unsigned number) {
    for (unsigned i = 0; i < avr->interrupts.vector_count; i++) {
        if (avr->interrupts.vector[i]->vector == number) {
            return avr->interrupts.vector[i];
        }
    }
    return NULL;
}

void uart_start(struct uart *uart, avr_t *avr, const struct wiring *wiring, uint64_t baud,
                struct faults *faults, void (*sent)(void *context, uint8_t byte), void *context) {
    memset(uart, 0, sizeof *uart);
    uart->baud = baud ? baud : BAUD;
    uart->avr = avr;
    uart->faults = faults;
    uart->sent = sent;
    uart->context = context;
    uart->receive = uart_find_vector(avr, wiring->part->vector_receive);
    uart->empty = uart_find_vector(avr, wiring->part->vector_empty);
    uart->transmit = uart_find_vector(avr, wiring->part->vector_transmit);
    /* straight into the table: avr_register_io_write would chain simavr's own handlers */
    hook(uart, REG_UDR0, read_data, write_data);
    hook(uart, REG_UCSR0A, NULL, write_status);
    hook(uart, REG_UCSR0B, NULL, write_control);
    hook(uart, REG_UBRR0L, NULL, NULL);
}

void uart_reset(struct uart *uart) {
    uint8_t *data = uart->avr->data;
    data[REG_UCSR0A] = UDRE;
    data[REG_UCSR0B] = 0; /* simavr's own reset leaves TXEN on */
    data[REG_UCSR0C] = UCSZ_8;
    uart->received_count = 0;
    uart->is_shifting = uart->is_waiting = uart->feeding = uart->line_wrong = false;
    uart->stands = false;
}

void uart_feed(struct uart *uart, const uint8_t *bytes, size_t count) {
    if (uart->stands) {
        return;
    }
    if (uart->queue_count + count > uart->queue_size) {
        size_t size = 2 * (uart->queue_count + count);
        uint8_t *queue = realloc(uart->queue, size);
        if (!queue) {
            abort();
        }
        uart->queue = queue;
        uart->queue_size = size;
    }
    memcpy(uart->queue + uart->queue_count, bytes, count);
    uart->queue_count += count;
    feed(uart);
}

void uart_stand(struct uart *uart) {
    if (uart->is_shifting) {
        faults_raise(uart->faults, "power-down while a serial byte is being sent");
    }
    avr_cycle_timer_cancel(uart->avr, byte_arrived, uart);
    uart->queue_count = 0;
    uart->feeding = false;
    uart->stands = true;
}

void uart_run(struct uart *uart) {
    uart->stands = false;
}

bool uart_idle(const struct uart *uart) {
    return uart->queue_count == 0 && !uart->is_shifting;
}

void uart_free(struct uart *uart) {
    free(uart->queue);
    uart->queue = NULL;
}
