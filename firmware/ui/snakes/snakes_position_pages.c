#include "games/snakes/kick_risk.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

/* The pages about the position and what the next throws may do to it. */

WORKSPACE_HOLDS(struct kick_risk);

/* Numbered cells, three in a row, or two where two squares are in each of them. */
enum { CELL_WIDTH = 5, WIDE_CELL_WIDTH = LCD_COLUMNS / 2, SIDE_BY_SIDE = 2 };

static const struct position *position(void) {
    return &snakes_in_play()->at;
}

/* ---- a player to ask about ------------------------------------------------------------------- */

static uint8_t asked;

/* The last game may have had more players. */
static uint8_t asked_player(void) {
    return asked < position()->players ? asked : 0;
}

static void ask_player(uint8_t player) {
    if (player < position()->players) {
        asked = player;
    }
}

static void change_player(int8_t by) {
    ask_player((uint8_t)(asked_player() + by));
}

static uint8_t asked_opponent(void) {
    uint8_t player = asked_player();

    return player == position()->turn ? (uint8_t)((player + 1) % position()->players) : player;
}

static void change_opponent(int8_t by) {
    uint8_t player = (uint8_t)(asked_opponent() + by);

    ask_player(player == position()->turn ? (uint8_t)(player + by) : player);
}

/* ---- cells ----------------------------------------------------------------------------------- */

/* Puts the cursor on a cell and writes its number. False: there is no room for it. */
static bool begin_cell(uint8_t cell, uint8_t number, uint8_t width) {
    uint8_t in_row = LCD_COLUMNS / width;

    if (cell >= LCD_ROWS * in_row) {
        return false;
    }
    if (cell < in_row) {
        display_at(0, (uint8_t)(cell * width));
    } else {
        display_at(1, (uint8_t)((cell - in_row) * width));
    }
    row_unsigned(number);
    row_character(':');
    return true;
}

/* ---- where all stand ------------------------------------------------------------------------- */

/* There are more tokens than the game's own page shows. */
static bool is_crowded(void) {
    return position()->players * position()->tokens > SIDE_BY_SIDE;
}

static void draw_squares(void) {
    const struct position *at = position();
    uint8_t width = at->tokens > 1 ? WIDE_CELL_WIDTH : CELL_WIDTH;
    uint8_t cell = 0;

    for (uint8_t player = asked_player(); player < at->players; player++) {
        if (!begin_cell(cell++, player + 1, width)) {
            return;
        }
        row_unsigned(at->square[player][0]);
        if (at->tokens > 1) {
            row_character(' ');
            row_unsigned(at->square[player][1]);
        }
    }
}

const FLASH struct page snakes_page_squares = {
    .title = TEXT("Squares"),
    .help = TEXT("Where all stand. OK: other players."),
    .available = is_crowded,
    .change = change_player,
    .draw = draw_squares,
};

/* ---- where faces lead ------------------------------------------------------------------------ */

static char mark_of(const struct position_move *move) {
    static const FLASH char marks[] = {
        [BOARD_PLAIN] = ' ',  [BOARD_LADDER] = '^',   [BOARD_SNAKE] = 'v',
        [BOARD_STAYED] = '=', [BOARD_FINISHED] = '*',
    };

    return move->kicked ? '!' : marks[move->board.step];
}

/* For 100 there is no room; it is home. */
static void draw_landing(uint8_t face) {
    const struct snakes *game = snakes_in_play();
    struct position_move move = position_next(&game->at, &game->board, snakes_token(), face);

    if (move.board.landing == BOARD_GOAL_MAXIMUM) {
        row_character('*');
    } else {
        row_unsigned(move.board.landing);
        row_character(mark_of(&move));
    }
}

static void draw_faces(void) {
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        begin_cell(face - 1, face, CELL_WIDTH);
        draw_landing(face);
    }
}

const FLASH struct page snakes_page_faces = {
    .title = TEXT("Faces"),
    .help = TEXT("Where faces lead: ^ ladder, v snake, ! kick, = stay, * home."),
    .draw = draw_faces,
};

/* ---- how many faces do what ------------------------------------------------------------------ */

static void draw_sixths(const FLASH char *what, uint8_t faces) {
    row_labelled(what, faces);
    row_text(LOCAL_TEXT("/6"));
}

static void draw_chances(void) {
    const struct snakes *game = snakes_in_play();
    struct position_faces faces = position_count_faces(&game->at, &game->board, snakes_token());

    draw_sixths(LOCAL_TEXT("up "), faces.climb);
    draw_sixths(LOCAL_TEXT("  down "), faces.slide);
    row_second();
    if (game->at.kicks) {
        row_labelled(LOCAL_TEXT("stay"), faces.stay);
        row_labelled(LOCAL_TEXT(" win"), faces.home);
        row_labelled(LOCAL_TEXT(" kick"), faces.kick);
    } else {
        draw_sixths(LOCAL_TEXT("stay "), faces.stay);
        draw_sixths(LOCAL_TEXT(" win "), faces.home);
    }
}

const FLASH struct page snakes_page_chances = {
    .title = TEXT("Next throw"),
    .help = TEXT("Faces that climb, slide, stay, win or kick."),
    .draw = draw_chances,
};

/* ---- being sent back ------------------------------------------------------------------------- */

static struct {
    probability_t by_anybody;
    probability_t by_opponent; /* the one who is asked about */
} sent_back;

static bool can_be_kicked(void) {
    return position()->players > 1 && position()->kicks;
}

static void start_kicked(union workspace *space) {
    static const char purpose;
    const struct snakes *game = snakes_in_play();

    workspace_claim(&purpose);
    kick_risk_start((struct kick_risk *)space, &game->board, &game->at);
}

static enum progress step_kicked(union workspace *space, uint8_t *done) {
    struct kick_risk *risk = (struct kick_risk *)space;
    enum progress progress = kick_risk_step(risk);

    *done = kick_risk_done(risk);
    if (progress == DONE) {
        sent_back.by_anybody = kick_risk_by_anybody(risk);
        sent_back.by_opponent = kick_risk_by(risk, asked_opponent());
    }
    return progress;
}

static void draw_kicked(void) {
    row_text(LOCAL_TEXT("Sent back "));
    row_percent(sent_back.by_anybody, 1);
    row_second();
    row_player(asked_opponent());
    row_text(LOCAL_TEXT(" at once"));
    row_percent(sent_back.by_opponent, 1);
}

const FLASH struct page snakes_page_kicked = {
    .title = TEXT("Sent back"),
    .help = TEXT("Chance to be sent back before you throw, and by a player's next throw. OK: "
                 "another player."),
    .available = can_be_kicked,
    .change = change_opponent,
    .keeps = true,
    .start = start_kicked,
    .step = step_kicked,
    .draw = draw_kicked,
};
