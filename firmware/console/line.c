#include "console/line.h"

#include "hal/serial.h"

enum { BACKSPACE = '\b', DEL = 0x7F };

void line_start(struct line *line) {
    line->length = 0;
    line->fault = line->overrun ? LINE_LOST : LINE_SOUND;
}

static bool is_empty(const struct line *line) {
    return line->length == 0;
}

/* A line with a fault is not empty, whatever it had in it. */
static void find_fault(struct line *line, enum line_fault fault) {
    line->fault = fault;
    line->length = 1;
}

static void add(struct line *line, uint8_t byte) {
    if (byte < ' ' || byte > '~') {
        line->strange = byte;
        find_fault(line, LINE_NOT_TEXT);
    } else if (line->length == LINE_CHARACTERS) {
        find_fault(line, LINE_TOO_LONG);
    } else if (byte != ' ' || !is_empty(line)) {
        line->text[line->length++] = (char)byte;
    }
}

static void take(struct line *line, uint8_t byte) {
    if (line->fault != LINE_SOUND) {
        line->length = 1;
    } else if (byte != BACKSPACE && byte != DEL) {
        add(line, byte);
    } else if (!is_empty(line)) {
        line->length--;
    }
}

static enum line_progress complete(struct line *line) {
    line->text[line->length] = '\0';
    return LINE_COMPLETE;
}

static void note_overrun(struct line *line) {
    if (serial_overrun()) {
        line->overrun = true;
        line->fault = LINE_LOST;
    }
}

enum line_progress line_listen(struct line *line) {
    int16_t byte;

    note_overrun(line);
    while ((byte = serial_read()) >= 0) {
        if (byte != '\r' && byte != '\n') {
            take(line, (uint8_t)byte);
        } else if (!is_empty(line)) {
            return complete(line);
        }
    }
    if (byte == SERIAL_CLOSED) {
        return is_empty(line) ? LINE_CLOSED : complete(line);
    }
    if (is_empty(line)) {
        line->overrun = false;
        line->fault = LINE_SOUND;
    }
    return LINE_WAITING;
}
