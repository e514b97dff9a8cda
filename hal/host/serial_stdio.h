#ifndef KOSTKA_HOST_SERIAL_STDIO_H
#define KOSTKA_HOST_SERIAL_STDIO_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A source of input for serial_stdio.c. Returns what read(2) does: the number of bytes, 0 at the
   end, -1 with errno. */
typedef ssize_t serial_stdio_reader(uint8_t *bytes, size_t room);

/* From now on takes input from this reader, no longer from standard input. */
void serial_stdio_read_with(serial_stdio_reader *reader);

/* Ends the input here. The rest of it is dropped. */
void serial_stdio_end(void);

#endif
