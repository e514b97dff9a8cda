#include "games/snakes/snakes_puzzle.h"

#include "games/snakes/built_in_boards.h"

PUZZLES_FIT(SNAKES_PUZZLE_ENGINE);

static uint8_t draw_square(const struct board *board, struct puzzle_random *random) {
    uint8_t square;

    do {
        square = puzzle_random_below(random, board->goal);
    } while (!board_can_stand(board, square));
    return square;
}

static bool draw(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn) {
    struct snakes *game = (struct snakes *)puzzle->state.bytes;
    uint8_t *square = game->at.square[0];

    (void)drawn;
    *game = (struct snakes){.board_number = BOARDS_FORCH,
                            .at = {.players = 1, .tokens = POSITION_TOKENS}};
    boards_load(BOARDS_FORCH, &game->board);
    square[0] = draw_square(&game->board, random);
    do {
        square[1] = draw_square(&game->board, random);
    } while (square[1] == square[0]);
    game->face = puzzle_random_die(random);
    return puzzle_list(puzzle, 0) && puzzle_list(puzzle, 1);
}

const FLASH struct puzzle_kind snakes_puzzles = {
    .engine = &snakes_engine,
    .engine_bytes = SNAKES_PUZZLE_ENGINE,
    .game = 0,
    .digits = 2,
    .any_from = 17,
    .error = 128,
    .least = PUZZLE_ONE / 20,
    .fair = PUZZLE_ONE / 3,
    .easy = PUZZLE_ONE,
    .draw = draw,
};
