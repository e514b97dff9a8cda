#include "face/face.h"

static const char *const hints[] = {
    "arrows  Enter OK  Esc back   Shift holds   p pause   f speed   v LCD as dots or text   "
    "? help   q quit",
    "arrows Enter Esc  Shift holds  p pause  f speed  v dots/text  ? help  q quit",
    "arrows Enter Esc  v dots/text  ? help  q quit",
    "←↑↓→ Enter Esc  ? help  q quit",
};

static const char *const help[] = {
    "arrows       the four arrow keys",   "Enter Space  OK",
    "Esc          back, the left key",    "Shift+arrow  hold for a second; also",
    "R U D L S    right up down left OK", "p  pause     f  speed 1× 4× full",
    "x  reset     X  power off and on",   "c  picture   v  LCD as dots or text",
    "mouse        a click presses a key", "q  quit      ?  this help",
};

void face_draw_hint(struct face *face) {
    for (unsigned i = 0; i < sizeof hints / sizeof *hints; i++) {
        int width = face_width(hints[i]);
        if (width + 2 > face->columns) {
            continue;
        }
        face_put(face, face->rows - 1, (face->columns - width) / 2, hints[i], FACE_FAINT,
                 FACE_PLAIN);
        return;
    }
}

void face_draw_help(struct face *face) {
    enum { ROWS = sizeof help / sizeof *help, COLUMNS = 36 };
    int row = (face->rows - ROWS - 2) / 2;
    int column = (face->columns - COLUMNS - 4) / 2;
    face_frame(face, row, column, ROWS + 2, COLUMNS + 4, FACE_HELP, FACE_HELP_PAPER);
    for (int i = 0; i < ROWS; i++) {
        face_put(face, row + 1 + i, column + 2, help[i], FACE_HELP, FACE_HELP_PAPER);
    }
    face_put(face, row, column + 2, " Keys ", FACE_HELP, FACE_HELP_PAPER);
}
