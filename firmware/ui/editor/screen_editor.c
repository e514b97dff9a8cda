#include "device/own_boards.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "store/store.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/display.h"
#include "ui/kit/layout.h"
#include "ui/kit/pips.h"
#include "ui/kit/screen_list.h"
#include "ui/snakes/snakes_pages.h"
#include <stddef.h>

/* The editor of own boards: a list of which board, its goal, every square with its jump, the name
   and saving. Select takes an item in hand, up and down then change it: each is a picker. The board
   lies in the workspace; should the console take that, the board is read again from what is saved.
 */

/* Which board, its goal, then the squares by their numbers; the name has the number of the goal,
   and behind that is saving. */
enum item { NUMBER = UINT8_MAX, GOAL = 0 };
enum mode { WALKING, CHANGING, REFUSED, SAVING };

enum { LETTERS = 26 };

static const FLASH char help[] = "OK takes a square, up and down set where it leads, OK lets "
                                 "go. Save is after the last square.";
static const FLASH char board_text[] = "Own board \10\n";
static const FLASH char goal_text[] = "Goal on \10";
static const FLASH char square_text[] = "Square \10\n";
static const FLASH char name_text[] = "Name\n";
static const FLASH char save_text[] = "Save\n";
static const FLASH char nothing_text[] = "no jump";
static const FLASH char saved_text[] = "saving";
static const FLASH char many_text[] = "20 jumps at most";
static const FLASH char chained_text[] = "jumps meet here";
static const FLASH char unreachable_text[] = "no way home";

static struct editor {
    uint8_t number; /* of the board, from 0 */
    uint8_t item;
    uint8_t mode; /* enum mode */
    uint8_t fault;
    struct digit_editor letters;
} editor = {.item = NUMBER, .letters = {.count = OWN_NAME}};

/* The board in the workspace. */
static struct own_board *own(void) {
    struct own_board *board = (struct own_board *)workspace_of(WORKSPACE_EDITOR);

    if (board == NULL) {
        board = (struct own_board *)workspace_borrow(WORKSPACE_EDITOR);
        own_boards_load(editor.number, board);
    }
    return board;
}

/* No letter is under the cursor then. */
static void let_go(void) {
    editor.mode = WALKING;
    editor.letters.at = OWN_NAME;
}

static void enter(void) {
    pips_show(0);
    let_go();
}

static void leave(void) {
    editor.item = NUMBER;
    screens_pop();
}

static void refuse(uint8_t fault) {
    editor.fault = fault;
    editor.mode = REFUSED;
    beeper_play(TUNE_REFUSE);
}

/* Below it jumps would lie beyond the goal. */
static uint8_t least_goal(const struct board *board) {
    const struct board_jump *jump = board->jumps;
    uint8_t least = BOARD_GOAL_MINIMUM;

    for (uint8_t count = board->jump_count; count; count--, jump++) {
        if (jump->from >= least)
            least = jump->from + 1;
        if (jump->to > least)
            least = jump->to;
    }
    return least;
}

/* Where a token goes that stops on a square. */
static uint8_t end_of(const struct board *board, uint8_t square) {
    int8_t index = board_jump_from(board, square);

    return index < 0 ? square : board->jumps[index].to;
}

/* None leads to itself. */
static void put_jump(struct board *board, uint8_t square, uint8_t to) {
    int8_t index = board_jump_from(board, square);

    if (index < 0 && board->jump_count == BOARD_JUMPS) {
        refuse(BOARD_TOO_MANY_JUMPS);
        return;
    }
    if (index < 0)
        index = (int8_t)board->jump_count++;
    board->jumps[index] = (struct board_jump){square, to};
    if (square == to)
        board->jumps[index] = board->jumps[--board->jump_count];
}

/* A key for the item in hand. */
static void change(struct own_board *now, uint8_t key) {
    struct board *board = &now->board;
    struct digit_editor single = {1, 0};
    struct digit_editor *digits = &single;
    uint8_t item = editor.item;
    uint8_t to = end_of(board, item);
    uint8_t *values = &to;
    uint8_t least = 0;
    uint8_t most = board->goal;
    uint8_t result;

    if (item == NUMBER) {
        values = &editor.number;
        most = OWN_BOARDS - 1;
    } else if (item == GOAL) {
        values = &board->goal;
        least = least_goal(board);
        most = BOARD_GOAL_MAXIMUM;
    } else if (item == most) {
        digits = &editor.letters;
        values = now->name;
        most = LETTERS;
    }
    result = digit_editor_key(digits, values, least, most, key);
    if (result == DIGIT_EDITOR_DONE || result == DIGIT_EDITOR_LEFT)
        let_go();
    else if (result != DIGIT_EDITOR_CHANGED)
        return;
    else if (item == NUMBER)
        own_boards_load(editor.number, now);
    else if (values == &to)
        put_jump(board, item, to);
}

/* A board that is refused shows the square in question. */
static void save(const struct own_board *now) {
    uint8_t square;
    uint8_t fault = board_check(&now->board, &square);

    if (fault == BOARD_SOUND) {
        own_boards_save(editor.number, now);
        editor.mode = SAVING;
        beeper_play(TUNE_CLICK);
        return;
    }
    editor.item = square;
    refuse(fault);
}

static void walk(struct own_board *now, uint8_t key) {
    uint8_t last = now->board.goal + 1;
    uint8_t item = editor.item;

    if (key == KEY_UP) {
        editor.item = item == NUMBER ? last : item - 1;
    } else if (key == KEY_DOWN) {
        editor.item = item == last ? NUMBER : item + 1;
    } else if (key == KEY_LEFT) {
        leave();
    } else if (item == last) {
        save(now);
    } else {
        editor.mode = CHANGING;
        if (item == now->board.goal)
            editor.letters.at = 0;
    }
}

static void key(struct key_event event) {
    struct own_board *now = own();

    if ((event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) || editor.mode == SAVING)
        return;
    screens_redraw();
    if (editor.mode == WALKING)
        walk(now, event.key);
    else if (editor.mode == CHANGING)
        change(now, event.key);
    else
        editor.mode = WALKING;
}

static void tick(uint16_t now) {
    (void)now;
    if (editor.mode != SAVING || store_busy())
        return;
    leave();
}

/* What is wrong with a board that this editor lets come about. */
static const FLASH char *reason(void) {
    if (editor.fault == BOARD_TOO_MANY_JUMPS)
        return many_text;
    return editor.fault == BOARD_JUMP_CHAINED ? chained_text : unreachable_text;
}

static void draw_jump(const struct board *board) {
    uint8_t square = editor.item;
    uint8_t to = end_of(board, square);
    const FLASH char *text = nothing_text;

    layout_draw(square_text, &square);
    if (editor.mode == REFUSED)
        text = reason();
    else if (to != square)
        text = text_string(snakes_steps, to > square ? BOARD_LADDER : BOARD_SNAKE);
    layout_draw(text, &to);
}

static void draw(void) {
    const struct own_board *now = own();
    uint8_t goal = now->board.goal;

    if (editor.mode == CHANGING) {
        display_at(0, LCD_COLUMNS - 1);
        display_put((char)DISPLAY_ARROW_LEFT);
        display_at(0, 0);
    }
    if (editor.item == GOAL) {
        layout_draw(goal_text, &goal);
    } else if (editor.item < goal) {
        draw_jump(&now->board);
    } else {
        uint8_t number = editor.number + 1;
        if (editor.item == NUMBER)
            layout_draw(board_text, &number);
        else
            text_flash(editor.item == goal ? name_text : save_text);
        if (editor.mode == SAVING)
            text_flash(saved_text);
        else
            digit_editor_draw(&editor.letters, now->name, own_alphabet);
    }
}

const FLASH struct screen screen_editor = {enter, key, tick, draw, help};
