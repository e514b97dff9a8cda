#include "line_editor.h"

#include <editline/readline.h>
#include <stdlib.h>
#include <string.h>

ssize_t line_editor_read(uint8_t *bytes, size_t room) {
    char *line = readline("> ");
    if (line == NULL) {
        puts("");
        return 0;
    }
    if (strcmp(line, "quit") == 0) {
        free(line);
        return 0;
    }
    if (*line) {
        add_history(line);
    }
    size_t length = strnlen(line, room - 1);
    memcpy(bytes, line, length);
    bytes[length] = '\n';
    free(line);
    return (ssize_t)length + 1;
}
