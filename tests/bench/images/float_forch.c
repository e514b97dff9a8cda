/* Forch's board in float: the transition matrix of 20 states and the goal in RAM, dense Gaussian
   elimination for the expected throws, dense matrix times vector for P(finished within m). On
   chutes the elimination would need 81 * 82 * 4 = 26,568 bytes of RAM, which no part of the family
   has. */

#include "float_board.h"
#include "games/snakes/built_in_boards.h"
#include "port.h"

enum { STATES = 20, SQUARES = 25 };

static struct board board;
static float matrix[STATES][STATES + 1]; /* last column: the goal; when solving: the right side */
static float vector[STATES];

static void load_matrix(void) {
    uint8_t end[SQUARES];
    uint8_t state[SQUARES];
    uint8_t states = 0;

    float_board_ends(&board, end);
    for (uint8_t square = 0; square <= board.goal; square++) {
        if (end[square] == square) {
            state[square] = states++;
        }
    }
    for (uint8_t i = 0; i < STATES; i++) {
        for (uint8_t j = 0; j <= STATES; j++) {
            matrix[i][j] = 0;
        }
    }
    for (uint8_t square = 0; square < board.goal; square++) {
        for (uint8_t face = 1; face <= BOARD_FACES && end[square] == square; face++) {
            uint8_t stop = square + face <= board.goal ? (uint8_t)(square + face) : square;
            matrix[state[square]][state[end[stop]]] += 1 / 6.0f;
        }
    }
}

/* Solves (I - P) x = 1. */
static void eliminate(void) {
    for (uint8_t i = 0; i < STATES; i++) {
        for (uint8_t j = 0; j < STATES; j++) {
            matrix[i][j] = (i == j ? 1.0f : 0.0f) - matrix[i][j];
        }
        matrix[i][STATES] = 1;
    }
    for (uint8_t i = 0; i < STATES; i++) {
        for (uint8_t row = i + 1; row < STATES; row++) {
            float factor = matrix[row][i] / matrix[i][i];
            for (uint8_t j = i; j <= STATES; j++) {
                matrix[row][j] -= factor * matrix[i][j];
            }
        }
    }
    for (uint8_t i = STATES; i-- > 0;) {
        float sum = matrix[i][STATES];
        for (uint8_t j = i + 1; j < STATES; j++) {
            sum -= matrix[i][j] * vector[j];
        }
        vector[i] = sum / matrix[i][i];
    }
}

static bool step(void) {
    float next[STATES];
    bool over = true;

    for (uint8_t i = 0; i < STATES; i++) {
        next[i] = matrix[i][STATES];
        for (uint8_t j = 0; j < STATES; j++) {
            next[i] += matrix[i][j] * vector[j];
        }
    }
    for (uint8_t i = 0; i < STATES; i++) {
        vector[i] = next[i];
        over &= next[i] >= 1 - 1e-6f;
    }
    return over;
}

int main(void) {
    uint16_t throws = 1;

    boards_load(BOARDS_FORCH, &board);
    port_begin();
    load_matrix();
    eliminate();
    for (uint8_t i = STATES; i-- > 0;) {
        port_float(vector[i]);
        vector[i] = 0;
    }
    load_matrix();
    while (!step()) {
        throws++;
    }
    port_end();
    port_float(throws);
    for (uint8_t i = STATES; i-- > 0;) {
        port_float(vector[i]);
    }
    port_stop();
}
