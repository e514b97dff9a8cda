#include "face/terminal_plain.h"
#include "face/snapshot_cell.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    LINES_SIZE = VIEW_ROWS * (VIEW_COLUMNS * 8 + 4),
    NOTICE_SIZE = 160,
    SETTLED = 60000,    /* us for which rows must stand still to be printed: redrawing takes less */
    IMPATIENT = 1000000 /* us after which rows that do not stand still are printed all the same */
};

static struct {
    bool ascii;
    char printed[LINES_SIZE];
    char seen[LINES_SIZE];
    char notice[NOTICE_SIZE];
    uint64_t seen_at, changed_at;
} plain;

static const char keys[] =
    "Keys, with Enter: r u d l s (right, up, down, left, OK), in capitals to hold;\n"
    "p pause, f speed, x reset, X power off and on, c picture, q quit.\n\n";

void terminal_plain_open(bool ascii) {
    memset(&plain, 0, sizeof plain);
    plain.ascii = ascii;
    fputs(keys, stdout);
}

static void rows_text(const struct view *view, char text[LINES_SIZE]) {
    char *end = text;
    for (int row = 0; row < VIEW_ROWS; row++) {
        *end++ = '|';
        for (int column = 0; column < VIEW_COLUMNS; column++) {
            char cell[8];
            snapshot_cell(view, snapshot_code(view, row, column), cell);
            if (plain.ascii) {
                snprintf(cell, sizeof cell, "%c", face_ascii(cell));
            }
            end = stpcpy(end, cell);
        }
        end = stpcpy(end, "|\n");
    }
}

static void print_notice(const char *notice) {
    if (strncmp(plain.notice, notice, NOTICE_SIZE - 1) == 0) {
        return;
    }
    snprintf(plain.notice, sizeof plain.notice, "%s", notice);
    if (*notice) {
        printf("* %s\n", notice);
    }
}

void terminal_plain_draw(const struct view *view, const struct face_status *status) {
    char now[LINES_SIZE];
    rows_text(view, now);
    if (view->microseconds < plain.seen_at) { /* the clock went back */
        plain.seen_at = plain.changed_at = view->microseconds;
    }
    if (strcmp(now, plain.seen) != 0) {
        bool settled = strcmp(plain.seen, plain.printed) == 0;
        plain.changed_at = settled ? view->microseconds : plain.changed_at;
        plain.seen_at = view->microseconds;
        snprintf(plain.seen, sizeof plain.seen, "%s", now);
    }
    bool still = view->microseconds - plain.seen_at >= SETTLED;
    bool long_ago = view->microseconds - plain.changed_at >= IMPATIENT;
    if (strcmp(now, plain.printed) != 0 && (still || long_ago)) {
        printf("%s\n", now);
        snprintf(plain.printed, sizeof plain.printed, "%s", now);
    }
    print_notice(status && status->notice ? status->notice : "");
    fflush(stdout);
}

struct request terminal_plain_letter(int letter) {
    static const struct {
        char letter;
        struct request request;
    } table[] = {{'r', {REQUEST_KEY, VIEW_KEY_RIGHT, false}},
                 {'R', {REQUEST_KEY, VIEW_KEY_RIGHT, true}},
                 {'u', {REQUEST_KEY, VIEW_KEY_UP, false}},
                 {'U', {REQUEST_KEY, VIEW_KEY_UP, true}},
                 {'d', {REQUEST_KEY, VIEW_KEY_DOWN, false}},
                 {'D', {REQUEST_KEY, VIEW_KEY_DOWN, true}},
                 {'l', {REQUEST_KEY, VIEW_KEY_LEFT, false}},
                 {'L', {REQUEST_KEY, VIEW_KEY_LEFT, true}},
                 {'s', {REQUEST_KEY, VIEW_KEY_SELECT, false}},
                 {'S', {REQUEST_KEY, VIEW_KEY_SELECT, true}},
                 {'p', {.kind = REQUEST_PAUSE}},
                 {'f', {.kind = REQUEST_SPEED}},
                 {'x', {.kind = REQUEST_RESET}},
                 {'X', {.kind = REQUEST_POWER_CUT}},
                 {'c', {.kind = REQUEST_SNAPSHOT}},
                 {'q', {.kind = REQUEST_QUIT}}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].letter == letter) {
            return table[i].request;
        }
    }
    return (struct request){.kind = REQUEST_NONE};
}

struct request terminal_plain_poll(void) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    while (poll(&input, 1, 0) > 0) {
        char letter;
        ssize_t length = read(STDIN_FILENO, &letter, 1);
        if (length < 0 && (errno == EINTR || errno == EAGAIN)) {
            break;
        }
        if (length <= 0) {
            return (struct request){.kind = REQUEST_QUIT};
        }
        struct request request = terminal_plain_letter(letter);
        if (request.kind != REQUEST_NONE) {
            return request;
        }
    }
    return (struct request){.kind = REQUEST_NONE};
}
