#include "face/terminal.h"
#include "face/face.h"
#include "face/terminal_plain.h"
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { INTERRUPT = 3, ESCAPE = 27, DELETE = 127, ESCAPE_DELAY_MS = 25, RICH_COLORS = 256 };

static struct {
    enum { CLOSED, LINE_MODE, SCREEN_MODE } mode;
    SCREEN *screen;
    bool color, rich, help;
    struct face_options options;
    short pairs[FACE_COLORS][FACE_COLORS]; /* 0: not yet made */
    short next_pair;
    struct face face;
} terminal;

/* A value set but empty does not count (no-color.org). */
static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value && *value;
}

static bool has_screen(void) {
    const char *kind = getenv("TERM");
    return isatty(STDOUT_FILENO) && isatty(STDIN_FILENO) && kind && *kind &&
           strcmp(kind, "dumb") != 0;
}

static void open_colors(void) {
    if (is_set("NO_COLOR") || !has_colors() || start_color() == ERR) {
        return;
    }
    use_default_colors();
    terminal.color = true;
    terminal.rich = COLORS >= RICH_COLORS;
    terminal.next_pair = 1;
}

/* Ctrl-C ends the game like q: as a signal it would reach a make that started it, too. */
static void read_interrupt_as_key(void) {
    struct termios modes;
    if (tcgetattr(STDIN_FILENO, &modes) == 0) {
        modes.c_cc[VINTR] = _POSIX_VDISABLE;
        tcsetattr(STDIN_FILENO, TCSANOW, &modes);
        def_prog_mode();
    }
}

static bool open_screen(void) {
    terminal.screen = newterm(NULL, stdout, stdin);
    if (!terminal.screen) {
        return false;
    }
    set_escdelay(ESCAPE_DELAY_MS);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED, NULL);
    mouseinterval(0);
    read_interrupt_as_key();
    open_colors();
    return true;
}

void terminal_open(void) {
    static bool registered;
    terminal_close();
    setlocale(LC_CTYPE, "");
    memset(&terminal, 0, sizeof terminal);
    terminal.options.ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    terminal.mode = has_screen() && open_screen() ? SCREEN_MODE : LINE_MODE;
    if (terminal.mode == LINE_MODE) {
        terminal_plain_open(terminal.options.ascii);
    }
    if (!registered) {
        atexit(terminal_close);
    }
    registered = true;
}

static short color_of(enum face_color color) {
    return terminal.rich ? face_palette[color].rich : face_palette[color].basic;
}

static short pair_of(enum face_color ink, enum face_color paper) {
    short *pair = &terminal.pairs[ink][paper];
    if (terminal.color && *pair == 0 && terminal.next_pair < COLOR_PAIRS &&
        init_pair(terminal.next_pair, color_of(ink), color_of(paper)) == OK) {
        *pair = terminal.next_pair++;
    }
    return *pair;
}

static attr_t attributes_of(enum face_color ink) {
    enum face_weight weight = face_palette[ink].weight;
    if (weight == FACE_BOLD) {
        return A_BOLD;
    }
    return weight == FACE_REVERSE && !terminal.color ? A_REVERSE : A_NORMAL;
}

void terminal_draw(const struct view *view, const struct face_status *status) {
    if (terminal.mode == LINE_MODE) {
        terminal_plain_draw(view, status);
    }
    if (terminal.mode != SCREEN_MODE) {
        return;
    }
    terminal.options.help = terminal.help;
    getmaxyx(stdscr, terminal.options.rows, terminal.options.columns);
    face_compose(&terminal.face, &terminal.options, view, status);
    erase();
    for (int row = 0; row < terminal.face.rows; row++) {
        for (int column = 0; column < terminal.face.columns; column++) {
            const struct face_cell *cell = &terminal.face.cells[row][column];
            attr_set(attributes_of(cell->ink), pair_of(cell->ink, cell->paper), NULL);
            mvaddstr(row, column, cell->text);
        }
    }
    refresh();
}

/* The left button presses the key drawn under it, and releases it anywhere. For a quick click
   curses reports one KEY_MOUSE, with both events in its queue, the latest first. */
static struct request request_of_mouse(void) {
    struct request request = {.kind = REQUEST_NONE};
    bool released = false;
    MEVENT event;
    while (getmouse(&event) == OK) {
        released |= (event.bstate & BUTTON1_RELEASED) != 0;
        if (event.bstate & BUTTON1_PRESSED) {
            request.key = face_key_at(&terminal.face, event.y, event.x);
        }
    }
    if (request.key != VIEW_KEY_NONE) {
        request.kind = released ? REQUEST_KEY : REQUEST_KEY_DOWN;
    } else if (released) {
        request.kind = REQUEST_KEY_UP;
    }
    return request;
}

static struct request request_of(int key) {
    static const struct {
        int key;
        struct request request;
    } table[] = {
        {KEY_RIGHT, {REQUEST_KEY, VIEW_KEY_RIGHT, false}},
        {KEY_UP, {REQUEST_KEY, VIEW_KEY_UP, false}},
        {KEY_DOWN, {REQUEST_KEY, VIEW_KEY_DOWN, false}},
        {KEY_LEFT, {REQUEST_KEY, VIEW_KEY_LEFT, false}},
        {ESCAPE, {REQUEST_KEY, VIEW_KEY_LEFT, false}},
        {KEY_BACKSPACE, {REQUEST_KEY, VIEW_KEY_LEFT, false}},
        {DELETE, {REQUEST_KEY, VIEW_KEY_LEFT, false}},
        {'\b', {REQUEST_KEY, VIEW_KEY_LEFT, false}},
        {'\r', {REQUEST_KEY, VIEW_KEY_SELECT, false}},
        {'\n', {REQUEST_KEY, VIEW_KEY_SELECT, false}},
        {' ', {REQUEST_KEY, VIEW_KEY_SELECT, false}},
        {KEY_ENTER, {REQUEST_KEY, VIEW_KEY_SELECT, false}},
        {KEY_SRIGHT, {REQUEST_KEY, VIEW_KEY_RIGHT, true}},
        {KEY_SR, {REQUEST_KEY, VIEW_KEY_UP, true}},
        {KEY_SF, {REQUEST_KEY, VIEW_KEY_DOWN, true}},
        {KEY_SLEFT, {REQUEST_KEY, VIEW_KEY_LEFT, true}},
        {INTERRUPT, {.kind = REQUEST_QUIT}},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].key == key) {
            return table[i].request;
        }
    }
    return key == KEY_MOUSE ? request_of_mouse() : terminal_plain_letter(key);
}

/* Handles keys that concern the face alone. Any key but q closes an open help. */
static bool take_own_key(int key) {
    if (key == KEY_RESIZE) {
        return true;
    }
    if (key == '?' || (terminal.help && key != 'q')) {
        terminal.help = !terminal.help;
        return true;
    }
    if (key == 'v') {
        terminal.options.lcd = face_next_lcd(&terminal.face, &terminal.options);
    }
    return key == 'v';
}

struct request terminal_poll(void) {
    struct request none = {.kind = REQUEST_NONE};
    if (terminal.mode == LINE_MODE) {
        return terminal_plain_poll();
    }
    if (terminal.mode != SCREEN_MODE) {
        return none;
    }
    for (int key = getch(); key != ERR; key = getch()) {
        if (take_own_key(key)) {
            continue;
        }
        struct request request = request_of(key);
        if (request.kind != REQUEST_NONE) {
            return request;
        }
    }
    return none;
}

void terminal_close(void) {
    if (terminal.mode == SCREEN_MODE) {
        endwin();
        delscreen(terminal.screen);
    }
    terminal.mode = CLOSED;
}
