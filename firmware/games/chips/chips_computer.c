#include "games/chips/chips_computer.h"

void chips_computer_start(struct chips_computer *computer, const struct chips *game,
                          enum level level) {
    bool are_all = chips_all_computers(game);
    bool is_second;
    struct chip_fields fields;

    computer->player = chips_next_computer(game);
    is_second = are_all && computer->player == 1;
    computer->progress = computer->player == CHIPS_NOBODY || game->ready ? IMPOSSIBLE : WORKING;
    computer->chips = game->chips;
    computer->easy = level == LEVEL_EASY && !is_second;
    computer->replies = is_second ? level > LEVEL_EASY : level == LEVEL_BEST && !are_all;
    chips_fields(game->kind, &fields);
    placement_start_fastest(&computer->placement, &fields, game->chips);
}

static void reply_to_fastest(struct chips_computer *computer) {
    struct placement *placement = &computer->placement;
    struct chip_fields fields = placement->fields;

    placement_start_reply(placement, &fields, computer->chips, placement->best);
}

enum progress chips_computer_step(struct chips_computer *computer) {
    struct placement *placement = &computer->placement;

    if (computer->progress == WORKING && computer->easy) {
        computer->progress = DONE;
    }
    if (computer->progress == WORKING && placement_step(placement) == DONE) {
        if (computer->replies && !placement->replies) {
            reply_to_fastest(computer);
        } else {
            computer->progress = DONE;
        }
    }
    return computer->progress;
}

/* The fastest placement is a third of it where it is replied to. */
uint8_t chips_computer_done(const struct chips_computer *computer) {
    const struct placement *placement = &computer->placement;
    uint8_t done = placement_done(placement);

    if (computer->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (!computer->replies) {
        return done;
    }
    return placement->replies ? PROGRESS_ALL / 3 + done / 3 * 2 : done / 3;
}

/* A. Sainte-Lague's method: the next chip is due where the chance is the greatest multiple of the
   odd numbers 1, 3, 5 that stand for the chips that are there. */
static void place_in_proportion(const struct chip_fields *fields, uint8_t chips, uint8_t left[]) {
    for (; chips; chips--) {
        uint8_t due = 0;
        for (uint8_t field = 1; field < fields->count; field++) {
            if (fields->rate[field] * (2 * left[due] + 1) >
                fields->rate[due] * (2 * left[field] + 1)) {
                due = field;
            }
        }
        left[due]++;
    }
}

void chips_computer_place(const struct chips_computer *computer, struct chips *game) {
    if (computer->easy) {
        place_in_proportion(&computer->placement.fields, computer->chips,
                            game->left[computer->player]);
        game->ready = true;
        return;
    }
    for (uint8_t field = 0; field < computer->placement.fields.count; field++) {
        game->left[computer->player][field] = placement_chips(&computer->placement, field);
    }
    game->ready = true;
}
