#include "games/snakes/odds/race_odds.h"

#include "core/number/fraction.h"

#define OPEN_NEGLIGIBLE 8UL
#define CERTAIN         UINT32_MAX

/* Greatest rounding error per player, in 2^-32: 1 each of `alive` and of the two products. */
enum { ROUNDING = 3 };

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
        after = after == CERTAIN ? player->alive : fraction_product32(after, player->alive);
    }
}

/* P(not finished) after this round. Rounding must not make it rise. A player on the same square as
   the player before has the same chance. */
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
        uint32_t others = fraction_product32(open, player->after);
        player->wins += (uint64_t)others * (player->alive - alive);
        player->alive = alive;
        open = open == CERTAIN ? alive : fraction_product32(open, alive);
    }
    odds->open = open;
    return open < OPEN_NEGLIGIBLE ? DONE : last;
}

uint8_t race_odds_done(const struct race_odds *odds) {
    return (uint8_t)(~odds->open >> 24);
}

/* An error of one player's chance to be alive changes each chance to win by at most as much. What
   is still open may go to any player. */
struct bounded race_odds_wins(const struct race_odds *odds, uint8_t player) {
    uint32_t open = odds->open + ROUNDING * odds->players;

    return (struct bounded){
        .mantissa = odds->player[player].wins >> (64 - WINDOW_BITS),
        .error = odds->players * odds->finish.window.lost + ((uint64_t)open << (WINDOW_BITS - 32)),
        .fraction_bits = WINDOW_BITS,
    };
}
