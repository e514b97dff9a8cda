#include "games/chips/chips_computer.h"

void chips_computer_start(struct chips_computer *computer, const struct chips *game) {
    struct chip_fields fields;

    computer->player = chips_next_computer(game);
    computer->progress = computer->player == CHIPS_NOBODY || game->ready ? IMPOSSIBLE : WORKING;
    computer->chips = game->chips;
    computer->replies = computer->player > 0 || !chips_all_computers(game);
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

void chips_computer_place(const struct chips_computer *computer, struct chips *game) {
    for (uint8_t field = 0; field < computer->placement.fields.count; field++) {
        game->left[computer->player][field] = placement_chips(&computer->placement, field);
    }
    game->ready = true;
}
