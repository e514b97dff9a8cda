#include "core/workspace.h"
#include "hal/lcd.h"
#include "store/store.h"
#include "text/reader.h"
#include "text/text.h"
#include "ui/base.h"
#include "ui/beeper.h"
#include "ui/display.h"
#include "ui/own_boards.h"
#include "ui/picker.h"
#include "ui/pips.h"
#include "ui/screen_list.h"
#include <stddef.h>

/* The editor of own boards: a list of which board, its goal, every square with its jump, the name
   and saving. Select takes an item in hand, up and down then change it. The board lies in the
   workspace; should the console take that, the board is read again from what is saved. */

enum item { NUMBER, GOAL, FIRST_SQUARE };
enum mode { WALKING, CHANGING, NAMING, REFUSED, SAVING };

/* Items behind the squares, counted from there. */
enum { NAME = 0, SAVE };

enum { LETTERS = 26 };

static const FLASH char help[] = TEXT("OK takes a square, up and down set where it leads, OK lets "
                                      "go. Save is after the last square.");
static const FLASH char board_text[] = TEXT("Own board ");
static const FLASH char goal_text[] = TEXT("Goal on ");
static const FLASH char square_text[] = TEXT("Square ");
static const FLASH char name_text[] = TEXT("Name");
static const FLASH char save_text[] = TEXT("Save");
static const FLASH char nothing_text[] = TEXT("no jump");
static const FLASH char ladder_text[] = TEXT("ladder up to ");
static const FLASH char snake_text[] = TEXT("snake down to ");
static const FLASH char saved_text[] = TEXT("saving");
static const FLASH char many_text[] = TEXT("20 jumps at most");
static const FLASH char chained_text[] = TEXT("jumps meet here");
static const FLASH char unreachable_text[] = TEXT("no way home");

static struct editor {
    uint8_t number; /* of the board, from 0 */
    uint8_t item;
    uint8_t mode; /* enum mode */
    uint8_t fault;
    struct picker letters;
} editor = {.letters = {.count = OWN_NAME}};

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

/* Moves the end of the jump from a square; none leads to itself. False at the ends of the board. */
static bool change_jump(struct board *board, uint8_t square, int8_t by) {
    int8_t index = board_jump_from(board, square);
    struct board_jump *jump = &board->jumps[index < 0 ? board->jump_count : index];
    uint8_t to = (uint8_t)((index < 0 ? square : jump->to) + by);

    if (to > board->goal)
        return false;
    if (to == square) {
        *jump = board->jumps[--board->jump_count];
        return true;
    }
    if (index < 0) {
        if (board->jump_count == BOARD_JUMPS) {
            editor.fault = BOARD_TOO_MANY_JUMPS;
            editor.mode = REFUSED;
            return false;
        }
        board->jump_count++;
        jump->from = square;
    }
    jump->to = to;
    return true;
}

static bool change(struct own_board *now, int8_t by) {
    uint8_t value;

    if (editor.item == NUMBER) {
        value = (uint8_t)(editor.number + by);
        if (value >= OWN_BOARDS)
            return false;
        editor.number = value;
        own_boards_load(value, now);
        return true;
    }
    if (editor.item != GOAL)
        return change_jump(&now->board, editor.item - FIRST_SQUARE + 1, by);
    value = (uint8_t)(now->board.goal + by);
    if (value > BOARD_GOAL_MAXIMUM || value < least_goal(&now->board))
        return false;
    now->board.goal = value;
    return true;
}

/* A board that is refused shows the square in question. */
static void save(const struct own_board *now) {
    uint8_t square;

    editor.fault = board_check(&now->board, &square);
    if (editor.fault == BOARD_SOUND) {
        own_boards_save(editor.number, now);
        editor.mode = SAVING;
        beeper_play(TUNE_CLICK);
        return;
    }
    editor.item = square - 1 + FIRST_SQUARE;
    editor.mode = REFUSED;
    beeper_play(TUNE_REFUSE);
}

static void walk(const struct own_board *now, uint8_t key) {
    uint8_t behind = now->board.goal - 1 + FIRST_SQUARE;
    uint8_t count = behind + SAVE + 1;

    if (key == KEY_UP)
        editor.item = (editor.item ? editor.item : count) - 1;
    else if (key == KEY_DOWN)
        editor.item = (uint8_t)(editor.item + 1) % count;
    else if (key == KEY_LEFT)
        leave();
    else if (editor.item == behind + SAVE)
        save(now);
    else
        editor.mode = editor.item == behind + NAME ? NAMING : CHANGING;
    if (editor.mode == NAMING)
        editor.letters.at = 0;
}

static void spell(struct own_board *now, uint8_t key) {
    uint8_t result = picker_key(&editor.letters, now->name, 0, LETTERS, key);

    if (result == PICKER_DONE || result == PICKER_LEFT)
        let_go();
}

static void key(struct key_event event) {
    struct own_board *now = own();

    if ((event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) || editor.mode == SAVING)
        return;
    screens_redraw();
    if (editor.mode == WALKING)
        walk(now, event.key);
    else if (editor.mode == NAMING)
        spell(now, event.key);
    else if (editor.mode == REFUSED || event.key == KEY_SELECT || event.key == KEY_LEFT)
        editor.mode = WALKING;
    else if (!change(now, event.key == KEY_UP ? 1 : -1))
        beeper_play(TUNE_REFUSE);
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

static void draw_jump(const struct board *board, uint8_t square) {
    int8_t index = board_jump_from(board, square);
    uint8_t to = index < 0 ? square : board->jumps[index].to;

    text_flash(square_text);
    text_byte(square);
    display_at(1, 0);
    if (editor.mode == REFUSED) {
        text_flash(reason());
        return;
    }
    if (to == square) {
        text_flash(nothing_text);
        return;
    }
    text_flash(to > square ? ladder_text : snake_text);
    text_byte(to);
}

static void draw_item(const struct own_board *now) {
    uint8_t behind = now->board.goal - 1 + FIRST_SQUARE;

    if (editor.item == NUMBER) {
        text_flash(board_text);
        text_byte(editor.number + 1);
    } else if (editor.item == GOAL) {
        text_flash(goal_text);
        text_byte(now->board.goal);
    } else if (editor.item < behind) {
        draw_jump(&now->board, editor.item - FIRST_SQUARE + 1);
    } else {
        text_flash(editor.item == behind + NAME ? name_text : save_text);
    }
}

static void draw(void) {
    const struct own_board *now = own();
    bool numbered = editor.item == NUMBER || editor.item > now->board.goal;

    draw_item(now);
    if (editor.mode == CHANGING) {
        display_at(0, LCD_COLUMNS - 1);
        display_put((char)DISPLAY_ARROW_LEFT);
    }
    display_at(1, 0);
    if (editor.mode == SAVING)
        text_flash(saved_text);
    else if (numbered)
        picker_draw(&editor.letters, now->name, own_alphabet);
}

const FLASH struct screen screen_editor = {enter, key, tick, draw, help};
