#include "games/snakes/odds/race_odds.h"

#include "core/number/integer64.h"
#include "core/number/product.h"

#define OPEN_NEGLIGIBLE 8UL
#define CERTAIN         UINT32_MAX

enum { WINS_BITS = 60 };

/* What rounding changes in a player's chance, in 2^-32: of being alive, 3; of the two products, 1
   each. */
enum { ROUNDING = 5 };

void race_odds_start(struct race_odds *odds, const struct board *board, uint8_t players,
                     const uint8_t square[]) {
    struct race_odds_player *player = odds->player;

    finish_distribution_start(&odds->finish, board, 0, UINT16_MAX);
    odds->players = players;
    odds->open = CERTAIN;
    for (; players; players--, player++) {
        player->square = *square++;
        player->alive = CERTAIN;
        player->wins = 0;
    }
}

static void find_after(struct race_odds *odds) {
    struct race_odds_player *player = &odds->player[odds->players];
    uint32_t after = CERTAIN;

    for (uint8_t left = odds->players; left; left--) {
        player--;
        player->after = after;
        after = after == CERTAIN ? player->alive : product_upper(after, player->alive);
    }
}

/* Rounding must not make it more than it was. Who stands where the one before stands is as likely
   to be alive. */
static uint32_t alive_now(const struct race_odds *odds, const struct race_odds_player *player) {
    const struct race_odds_player *before = player - 1;
    uint32_t now;

    if (player != odds->player && before->square == player->square) {
        return before->alive;
    }
    now = finish_distribution_unfinished(&odds->finish, player->square);
    return now < player->alive ? now : player->alive;
}

enum progress race_odds_step(struct race_odds *odds) {
    struct race_odds_player *player = odds->player;
    enum progress last = finish_distribution_step(&odds->finish);
    uint32_t open = CERTAIN;

    find_after(odds);
    for (uint8_t left = odds->players; left; left--, player++) {
        uint32_t alive = alive_now(odds, player);
        uint32_t others = product_upper(open, player->after);
        product_add(&player->wins, others, player->alive - alive);
        player->alive = alive;
        open = open == CERTAIN ? alive : product_upper(open, alive);
    }
    odds->open = open;
    return open < OPEN_NEGLIGIBLE ? DONE : last;
}

uint8_t race_odds_done(const struct race_odds *odds) {
    return (uint8_t)(~odds->open >> 24);
}

/* Each player's error changes the chance of every one by no more than it is; and somebody may win
   of what is open. */
struct bounded race_odds_wins(const struct race_odds *odds, uint8_t player) {
    struct bounded wins = {.mantissa = odds->player[player].wins, .fraction_bits = WINS_BITS};
    uint32_t losses = (uint32_t)odds->players << (WINS_BITS - WINDOW_UNIT_LOSS_BITS);

    integer64_shift_down(&wins.mantissa, 64 - WINS_BITS);
    product_add(&wins.error, odds->finish.lost, losses);
    product_add(&wins.error, odds->open + ROUNDING * odds->players, 1UL << (WINS_BITS - 32));
    return wins;
}
