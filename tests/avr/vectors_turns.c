#include "core/turn_sort.h"
#include "core/workspace.h"
#include "games/tenk_odds.h"
#include "games/tenk_player.h"
#include "vectors.h"

enum { TURNS = 12 };

static void say_throw(const struct turn *turn, const struct tenk_standing *standing) {
    uint8_t faces[THROWS_FACES], count[THROWS_FACES], dice = (uint8_t)(1 + random_below(6));
    struct scoring scoring;
    uint8_t choice = SCORING_NOTHING;

    for (uint8_t i = 0; i < dice; i++)
        faces[i] = (uint8_t)(1 + random_below(6));
    throws_count(count, faces, dice);
    scoring_read(&scoring, count);
    put_text("throw");
    put_hex(throws_number(count));
    while ((choice = scoring_next(&scoring, choice)) != SCORING_NOTHING) {
        put_hex(choice);
        put_hex(tenk_odds_thrown(&scoring, choice));
        put_hex(tenk_player_worth(turn, standing, &scoring, choice));
    }
    for (uint8_t kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
        struct tenk_advice advice = {SCORING_NOTHING, false};
        if (kind == TENK_THESIS || (kind == TENK_POINTS) == (turn->step_high != 0))
            tenk_player_advise(turn, kind, standing, &scoring, &advice);
        put_hex((uint32_t)advice.choice << 1 | advice.bank);
    }
    put_text("\n");
}

/* Turns of ten thousand: everything that the assembly has computed, as a sum. */
void say_turns(void) {
    struct turn *turn = &workspace_borrow(WORKSPACE_SCREEN)->turn;

    for (uint8_t i = 0; i < TURNS; i++) {
        enum tenk_player kind = i & 1 ? TENK_POINTS : TENK_WINNER;
        struct tenk_standing standing = {random_below(200), random_below(220),
                                         random_below(i & 2 ? 90 : 12)};
        uint32_t sum = 0;
        tenk_player_start(turn, kind, &standing);
        while (!turn_step(turn)) {
        }
        for (uint8_t stake = (uint8_t)(standing.stake + 1); stake < 200; stake++) {
            for (uint8_t left = 0; left < TURN_DICE; left++)
                sum = sum * 31 + turn_aside(turn, stake, left);
        }
        put_text("turn");
        put_hex(sum);
        for (uint8_t dice = 1; dice <= TURN_DICE && standing.stake < TURN_LEVELS; dice++)
            put_hex(turn_throw(turn, dice));
        put_text("\n");
        for (uint8_t throw = 0; throw < 8; throw ++)
            say_throw(turn, &standing);
    }
}
