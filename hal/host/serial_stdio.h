#ifndef KOSTKA_HOST_SERIAL_STDIO_H
#define KOSTKA_HOST_SERIAL_STDIO_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Where serial_stdio.c gets its input. Answers as read(2) does: how many bytes there are, 0 at the
   end, -1 with errno. */
typedef ssize_t serial_stdio_reader(uint8_t *bytes, size_t room);

/* From now on input is asked of this reader, and no longer of standard input. */
void serial_stdio_read_with(serial_stdio_reader *reader);

/* The input ends here, whatever there is of it. */
void serial_stdio_end(void);

#endif
