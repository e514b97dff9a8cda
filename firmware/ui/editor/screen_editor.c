#include "ui/editor/screen_editor.h"

#include "device/own_boards.h"
#include "device/session.h"
#include "device/workspace.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/menu.h"
#include <stddef.h>

/* ---- the jumps, square by square ------------------------------------------------------------- */

/* The least goal that leaves no jump beyond it. */
static uint8_t least_goal(const struct board *board) {
    uint8_t least = BOARD_GOAL_MINIMUM;

    for (uint8_t i = 0; i < board->jump_count; i++) {
        const struct board_jump *jump = &board->jumps[i];
        if (jump->from >= least) {
            least = jump->from + 1;
        }
        if (jump->to > least) {
            least = jump->to;
        }
    }
    return least;
}

/* The square where a token ends that stops on this square. */
static uint8_t end_of(const struct board *board, uint8_t square) {
    int8_t index = board_jump_from(board, square);

    return index < 0 ? square : board->jumps[index].to;
}

/* Sets the jump that starts on a square. A jump to the square itself removes it. False, and nothing
   has changed, if the board has no room for another. */
static bool put_jump(struct board *board, uint8_t square, uint8_t to) {
    int8_t index = board_jump_from(board, square);

    if (to == square) {
        if (index >= 0) {
            board->jumps[index] = board->jumps[--board->jump_count];
        }
        return true;
    }
    if (index < 0 && board->jump_count == BOARD_JUMPS) {
        return false;
    }
    if (index < 0) {
        index = (int8_t)board->jump_count++;
    }
    board->jumps[index] = (struct board_jump){square, to};
    return true;
}

/* The items of the list, in its order. SQUARE is as many items as there are squares from 1 to the
   one before the goal. */
enum item { BOARD, GOAL, SQUARE, NAME, SAVE };

/* Select takes an item in hand, and up and down then change it. */
enum mode { WALKING, CHANGING, REFUSED, SAVING };

enum { LETTERS = 26 };

static struct {
    uint8_t number; /* of the board, from 0 */
    enum item item;
    uint8_t square; /* of the item SQUARE */
    enum mode mode;
    enum board_fault fault; /* why it was refused */
    bool is_changed;        /* it differs from the saved board */
    bool waits;             /* the picture waits for the board */
    struct digit_editor letters;
} editor = {.letters = {.count = OWN_NAME}};

/* ---- the board ------------------------------------------------------------------------------- */

WORKSPACE_HOLDS(struct own_board);

static void load(struct own_board *board) {
    own_boards_load(editor.number, board);
    editor.is_changed = false;
}

/* True if the board is in the workspace or can be read at once. While a save is being written, a
   read would wait for its byte, longer than a handler may take. */
static bool is_at_hand(void) {
    return workspace_of(WORKSPACE_EDITOR) != NULL || own_boards_are_saved();
}

/* The board in the workspace. If the console has taken that, the saved board is loaded again, and
   its goal may be lower. */
static struct own_board *own(void) {
    struct own_board *board = (struct own_board *)workspace_of(WORKSPACE_EDITOR);

    if (board == NULL) {
        board = (struct own_board *)workspace_take(WORKSPACE_EDITOR);
        load(board);
        if (editor.item == SQUARE && editor.square >= board->board.goal) {
            editor.item = GOAL;
        }
    }
    return board;
}

/* ---- changes --------------------------------------------------------------------------------- */

/* Lets the item go. Then no letter is under the cursor. */
static void let_go(void) {
    editor.mode = WALKING;
    editor.letters.at = OWN_NAME;
}

static void leave(void) {
    editor.item = BOARD;
    editor.mode = WALKING;
    screens_pop();
}

static void drop(void) {
    load(own());
}

static void drop_and_leave(void) {
    drop();
    leave();
}

/* True if there are no changes to lose. Otherwise asks, and calls `lose` if the user agrees. */
static bool may(void (*lose)(void)) {
    if (editor.is_changed) {
        question_ask(LOCAL_TEXT("Drop changes?"), lose);
    }
    return !editor.is_changed;
}

static void refuse(enum board_fault fault) {
    editor.fault = fault;
    editor.mode = REFUSED;
    beeper_play(TUNE_REFUSE);
}

/* Handles a key for the number in hand. True if the number has changed. */
static bool change_number(uint8_t *number, uint8_t least, uint8_t most, enum key key) {
    struct digit_editor single = {.count = 1};
    enum digit_editor_result result = digit_editor_key(&single, number, least, most, key);

    if (result == DIGIT_EDITOR_DONE || result == DIGIT_EDITOR_LEFT) {
        let_go();
    }
    editor.is_changed |= result == DIGIT_EDITOR_CHANGED;
    return result == DIGIT_EDITOR_CHANGED;
}

static void change_jump(struct board *board, enum key key) {
    uint8_t to = end_of(board, editor.square);

    if (change_number(&to, 0, board->goal, key) && !put_jump(board, editor.square, to)) {
        refuse(BOARD_TOO_MANY_JUMPS);
    }
}

static void change_name(struct own_board *now, enum key key) {
    enum digit_editor_result result = digit_editor_key(&editor.letters, now->name, 0, LETTERS, key);

    if (result == DIGIT_EDITOR_DONE || result == DIGIT_EDITOR_LEFT) {
        let_go();
    }
    editor.is_changed |= result == DIGIT_EDITOR_CHANGED && (key == KEY_UP || key == KEY_DOWN);
}

static void change(struct own_board *now, enum key key) {
    if (editor.item == BOARD) {
        if (change_number(&editor.number, 0, OWN_BOARDS - 1, key)) {
            load(now);
        }
    } else if (editor.item == GOAL) {
        change_number(&now->board.goal, least_goal(&now->board), BOARD_GOAL_MAXIMUM, key);
    } else if (editor.item == SQUARE) {
        change_jump(&now->board, key);
    } else {
        change_name(now, key);
    }
}

static void save(const struct own_board *now) {
    own_boards_save(editor.number, now);
    editor.is_changed = false;
    editor.mode = SAVING;
    beeper_play(TUNE_CLICK);
}

/* If the console has taken the changed board meanwhile, the game goes on. */
static void give_up_and_save(void) {
    const struct own_board *now = (struct own_board *)workspace_of(WORKSPACE_EDITOR);

    if (now != NULL) {
        games_give_up();
        save(now);
    }
}

/* A refused board shows the square in question. The list has no start, so square 1 stands for it: a
   token that is lost on the start is lost there, too. */
static void save_sound(const struct own_board *now) {
    uint8_t square;
    enum board_fault fault = board_check(&now->board, &square);

    if (fault != BOARD_SOUND) {
        editor.item = SQUARE;
        editor.square = square ? square : 1;
        refuse(fault);
    } else if (own_boards_is_in_play(editor.number, now)) {
        question_ask(LOCAL_TEXT("End this game?"), give_up_and_save);
    } else {
        save(now);
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

static void walk_down(uint8_t goal) {
    if (editor.item == SAVE) {
        editor.item = BOARD;
    } else if (editor.item == SQUARE && editor.square + 1 < goal) {
        editor.square++;
    } else {
        editor.item = (enum item)(editor.item + 1);
        editor.square = 1;
    }
}

static void walk_up(uint8_t goal) {
    if (editor.item == BOARD) {
        editor.item = SAVE;
    } else if (editor.item == SQUARE && editor.square > 1) {
        editor.square--;
    } else {
        editor.item = (enum item)(editor.item - 1);
        editor.square = goal - 1;
    }
}

static void take_in_hand(const struct own_board *now) {
    if (editor.item == SAVE) {
        save_sound(now);
        return;
    }
    if (editor.item == BOARD && !may(drop)) {
        return;
    }
    editor.mode = CHANGING;
    if (editor.item == NAME) {
        editor.letters.at = 0;
    }
}

static void walk(const struct own_board *now, enum key key) {
    if (key == KEY_UP) {
        walk_up(now->board.goal);
    } else if (key == KEY_DOWN) {
        walk_down(now->board.goal);
    } else if (key == KEY_LEFT) {
        if (may(drop_and_leave)) {
            leave();
        }
    } else {
        take_in_hand(now);
    }
}

static void key(struct key_event event) {
    struct own_board *now;

    if ((event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) || editor.mode == SAVING ||
        !is_at_hand()) {
        return;
    }
    now = own();
    screens_redraw();
    if (editor.mode == WALKING) {
        walk(now, event.key);
    } else if (editor.mode == CHANGING) {
        change(now, event.key);
    } else {
        editor.mode = WALKING;
    }
}

static void enter(void) {
    pips_show(0);
    if (editor.mode != SAVING) {
        let_go();
    }
}

static void tick(uint16_t now) {
    (void)now;
    if (editor.mode == SAVING && own_boards_are_saved()) {
        leave();
    } else if (editor.waits && is_at_hand()) {
        screens_redraw();
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* The reason for refusing a board. Other faults cannot come about in this editor. */
static void draw_reason(void) {
    if (editor.fault == BOARD_TOO_MANY_JUMPS) {
        row_text(LOCAL_TEXT("20 jumps at most"));
    } else if (editor.fault == BOARD_JUMP_CHAINED) {
        row_text(LOCAL_TEXT("jumps meet here"));
    } else {
        row_text(LOCAL_TEXT("no way home"));
    }
}

static void draw_square(const struct board *board) {
    uint8_t to = end_of(board, editor.square);

    row_labelled(LOCAL_TEXT("Square "), editor.square);
    row_second();
    if (editor.mode == REFUSED) {
        draw_reason();
    } else if (to == editor.square) {
        row_text(LOCAL_TEXT("no jump"));
    } else {
        row_labelled(
            to > editor.square ? LOCAL_TEXT("ladder up to ") : LOCAL_TEXT("snake down to "), to);
    }
}

static void draw_goal(const struct board *board) {
    row_labelled(LOCAL_TEXT("Goal on "), board->goal);
    row_below(editor.mode == CHANGING ? LOCAL_TEXT("up/down, then OK")
                                      : LOCAL_TEXT("OK: change it"));
}

/* Items about the whole board show its name in the second row. The first shows what the keys do. */
static void draw_with_name(const struct own_board *now) {
    if (editor.item == BOARD) {
        row_labelled(LOCAL_TEXT("Own board "), editor.number + 1U);
    } else {
        row_text(editor.item == NAME ? LOCAL_TEXT("Name (OK)") : LOCAL_TEXT("Save (OK)"));
    }
    row_second();
    if (editor.mode == SAVING) {
        row_text(LOCAL_TEXT("saving"));
    } else if (editor.item == BOARD && editor.mode == WALKING) {
        display_glyphs(&glyphs_arrows);
        row_text(LOCAL_TEXT("OK: which  "));
        row_character((char)DISPLAY_ARROW_DOWN);
        row_text(LOCAL_TEXT("edit"));
    } else {
        digit_editor_draw(&editor.letters, now->name, own_alphabet);
    }
}

static void draw_waiting(void) {
    row_labelled(LOCAL_TEXT("Own board "), editor.number + 1U);
    row_below(LOCAL_TEXT("saving"));
}

static void draw(void) {
    const struct own_board *now;

    editor.waits = !is_at_hand();
    if (editor.waits) {
        draw_waiting();
        return;
    }
    now = own();
    if (editor.item == GOAL) {
        draw_goal(&now->board);
    } else if (editor.item == SQUARE) {
        draw_square(&now->board);
    } else {
        draw_with_name(now);
    }
    if (editor.mode == CHANGING) {
        display_at(0, LCD_COLUMNS - 1);
        row_character((char)DISPLAY_ARROW_LEFT);
    }
}

const FLASH struct screen screen_editor = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true, /* unsaved changes are in the workspace */
    .help = TEXT("OK takes a square, up and down set where it leads, OK lets go. "
                 "Save is after the last square."),
};
