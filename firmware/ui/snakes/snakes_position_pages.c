#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

/* The pages about the position and what the next throws may do to it. */

enum { SIDE_BY_SIDE = 2, PLAYERS_IN_ROW = 3, FACES_IN_ROW = 3, CELL_WIDTH = 4 };

static const struct position *position(void) {
    return &snakes_in_play()->at;
}

/* ---- squares of all players ------------------------------------------------------------------ */

static void change_player(int8_t by) {
    snakes_ask_player((uint8_t)(snakes_asked_player() + by));
}

/* True if there are more tokens than the game's own page shows. */
static bool is_crowded(void) {
    return position()->players * position()->tokens > SIDE_BY_SIDE;
}

/* "P4-6 on 12 45 7". Three players fit, as nobody's only token is home on 100. */
static void draw_players(uint8_t first) {
    uint8_t behind = (uint8_t)(first + PLAYERS_IN_ROW);

    if (behind > position()->players) {
        behind = position()->players;
    }
    row_character('P');
    snakes_view_players(first, behind);
    row_text(LOCAL_TEXT(" on"));
    for (uint8_t player = first; player < behind; player++) {
        row_labelled(LOCAL_TEXT(" "), position()->square[player][0]);
    }
}

/* "CPU on 100 45". */
static void draw_two_tokens(uint8_t player) {
    const uint8_t *square = position()->square[player];

    snakes_view_name(player);
    row_labelled(LOCAL_TEXT(" on "), square[0]);
    row_labelled(LOCAL_TEXT(" "), square[1]);
}

static void draw_squares(void) {
    uint8_t in_row = position()->tokens > 1 ? 1 : PLAYERS_IN_ROW;
    uint8_t first = snakes_asked_player();

    for (uint8_t row = 0; row < LCD_ROWS && first < position()->players; row++, first += in_row) {
        display_at(row, 0);
        if (in_row == 1) {
            draw_two_tokens(first);
        } else {
            draw_players(first);
        }
    }
}

const FLASH struct page snakes_page_squares = {
    .title = TEXT("Squares"),
    .help = TEXT("The squares on which all stand. Up, down: other players."),
    .available = is_crowded,
    .change = change_player,
    .draw = draw_squares,
};

/* ---- result of each face --------------------------------------------------------------------- */

static char mark_of(const struct position_move *move) {
    static const FLASH char marks[] = {
        [BOARD_PLAIN] = ' ',  [BOARD_LADDER] = '^',   [BOARD_SNAKE] = 'v',
        [BOARD_STAYED] = '=', [BOARD_FINISHED] = '*',
    };

    return move->kicked ? '!' : marks[move->board.step];
}

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

/* A cell has no room for square 100, which is home and drawn as a star. */
static void draw_row_of_faces(uint8_t row) {
    for (uint8_t cell = 0; cell < FACES_IN_ROW; cell++) {
        uint8_t face = (uint8_t)(row * FACES_IN_ROW + cell + 1);
        display_at(row, (uint8_t)(cell * CELL_WIDTH));
        row_face(face);
        draw_landing(face);
    }
    display_at(row, FACES_IN_ROW * CELL_WIDTH);
}

static void draw_faces(void) {
    draw_row_of_faces(0);
    row_text(LOCAL_TEXT("from"));
    draw_row_of_faces(1);
    row_padded(snakes_square(), LCD_COLUMNS - FACES_IN_ROW * CELL_WIDTH);
}

const FLASH struct page snakes_page_faces = {
    .title = TEXT("Next throw"),
    .help = TEXT("Where each face leads: ^ ladder, v snake, ! kick, = stay, * home."),
    .draw = draw_faces,
};

/* ---- the game's own page, without odds ------------------------------------------------------- */

static bool is_without_odds(void) {
    return session_engine() == NULL;
}

/* "Up 1/6, down 0/6": how many of the six faces climb and how many slide. */
static void draw_plain(void) {
    const struct snakes *game = snakes_in_play();
    struct position_faces faces = position_count_faces(&game->at, &game->board, snakes_token());

    row_labelled(LOCAL_TEXT("Up "), faces.climb);
    row_labelled(LOCAL_TEXT("/6, down "), faces.slide);
    row_text(LOCAL_TEXT("/6"));
}

const FLASH struct page snakes_page_plain = {
    .title = TEXT("Next throw"),
    .available = is_without_odds,
    .draw = draw_plain,
};
