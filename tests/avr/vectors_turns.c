#include "games/tenk/odds/turn_points.h"
#include "games/tenk/scoring.h"
#include "games/tenk/tenk_chances.h"
#include "games/tenk/tenk_worth.h"
#include "vectors.h"

enum { TURNS = 12 };

static void say_throw(struct tenk_chances *chances, const struct tenk *game) {
    uint8_t faces[DICE_FACES], count[DICE_FACES], dice = (uint8_t)(1 + random_below(6));
    struct scoring scoring;

    for (uint8_t i = 0; i < dice; i++) {
        faces[i] = (uint8_t)(1 + random_below(6));
    }
    dice_multiset_count(count, faces, dice);
    scoring_read(&scoring, count);
    put_text("throw");
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        put_hex(count[face]);
    }
    for (uint8_t choice = 1; choice <= scoring.last; choice++) {
        scoring_choose(&scoring, choice);
        put_hex(tenk_odds_thrown(&scoring));
        for (uint8_t kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
            struct tenk_worth worth = tenk_worth(chances, kind, game, &scoring);
            put_hex(worth.value);
            put_hex(worth.bank);
        }
        put_hex(tenk_chance_after(chances, game, &scoring, false));
    }
    for (uint8_t kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
        struct tenk_advice advice = tenk_computer_advise(chances, kind, game, &scoring);
        put_hex((uint32_t)advice.choice << 1 | advice.bank);
    }
    put_text("\n");
}

static void say_points(void) {
    for (uint8_t dice = 1; dice <= TURN_DICE; dice++) {
        uint32_t sum = 0;
        for (uint8_t stake = 0; stake < 250; stake++) {
            sum = sum * 31 + turn_points(stake, dice);
        }
        put_text("points");
        put_hex(sum);
        put_text("\n");
    }
}

/* Turns of ten thousand; a sum stands for all the values of a turn. */
void say_turns(void) {
    struct tenk_chances *chances = VECTORS_MEMORY(struct tenk_chances);

    say_points();
    for (uint8_t i = 0; i < TURNS; i++) {
        struct tenk game = {.players = 2, .score = {random_below(200), random_below(220)}};
        uint32_t sum = 0;
        game.stake = random_below(i & 1 ? 90 : 12);
        tenk_chances_start(chances, &game, game.stake, game.stake);
        while (tenk_chances_step(chances) == WORKING) {
        }
        for (uint8_t stake = 0; stake <= chances->turn.top; stake++) {
            for (uint8_t left = 0; left < TURN_DICE; left++) {
                sum = sum * 31 + turn_aside(&chances->turn, stake, left);
            }
        }
        put_text("turn");
        put_hex(sum);
        for (uint8_t dice = 1; dice <= TURN_DICE; dice++) {
            put_hex(tenk_chances_throw(chances, game.stake, dice));
        }
        put_text("\n");
        for (uint8_t throw = 0; throw < 8; throw ++) {
            say_throw(chances, &game);
        }
    }
}
