#include "campaigns/boards/game_rules.h"

#include <stdio.h>
#include <string.h>

bool rules_can_stand(const struct game_rules *rules, unsigned square) {
    for (unsigned j = 0; j < rules->jumps; j++) {
        if (rules->jump[j].from == square) {
            return false;
        }
    }
    return true;
}

static bool is_end_of_jump(const struct game_rules *rules, unsigned square) {
    for (unsigned j = 0; j < rules->jumps; j++) {
        if (rules->jump[j].to == square) {
            return true;
        }
    }
    return false;
}

bool rules_add(struct game_rules *rules, unsigned from, unsigned to) {
    if (rules->jumps == MOST_JUMPS || from == 0 || from >= rules->goal || to > rules->goal ||
        from == to || !rules_can_stand(rules, from) || !rules_can_stand(rules, to) ||
        is_end_of_jump(rules, from)) {
        return false;
    }
    rules->jump[rules->jumps++] = (struct game_jump){.from = from, .to = to};
    return true;
}

unsigned rules_landing(const struct game_rules *rules, unsigned square, unsigned face) {
    unsigned to = square + face;

    if (to > rules->goal) {
        switch (rules->past_goal) {
        case PAST_GOAL_STAY:
            return square;
        case PAST_GOAL_BOUNCE:
            to = 2 * rules->goal - to;
            break;
        case PAST_GOAL_WIN:
            return rules->goal;
        }
    }
    for (unsigned j = 0; j < rules->jumps; j++) {
        if (rules->jump[j].from == to) {
            return rules->jump[j].to;
        }
    }
    return to;
}

void rules_moves(const struct game_rules *rules, struct game_moves *moves) {
    memset(moves, 0, sizeof *moves);
    moves->goal = rules->goal;
    for (unsigned square = 0; square < rules->goal; square++) {
        if (!rules_can_stand(rules, square)) {
            continue;
        }
        moves->square[moves->count++] = (uint8_t)square;
        for (unsigned face = 1; face <= FACES; face++) {
            moves->to[square][face - 1] = (uint8_t)rules_landing(rules, square, face);
        }
    }
}

bool rules_can_end(const struct game_rules *rules) {
    struct game_moves moves;
    bool ends[LONGEST_GOAL + 1] = {false};
    bool changed = true;

    rules_moves(rules, &moves);
    ends[moves.goal] = true;
    while (changed) {
        changed = false;
        for (unsigned k = moves.count; k-- > 0;) {
            unsigned square = moves.square[k];
            for (unsigned f = 0; f < FACES && !ends[square]; f++) {
                ends[square] = ends[moves.to[square][f]];
                changed |= ends[square];
            }
        }
    }
    for (unsigned k = 0; k < moves.count; k++) {
        if (!ends[moves.square[k]]) {
            return false;
        }
    }
    return true;
}

unsigned rules_lines(const struct game_rules *rules, char lines[BOARD_LINES][LINE_LENGTH]) {
    static const char *const names[] = {"stay", "bounce", "win"};
    enum { LONGEST_JUMP = 8 };
    unsigned count = 1;

    snprintf(lines[0], LINE_LENGTH, "board %u %s", rules->goal, names[rules->past_goal]);
    for (unsigned pass = 0; pass < 2; pass++) {
        for (unsigned j = 0; j < rules->jumps; j++) {
            const struct game_jump *jump = &rules->jump[j];
            size_t length = strlen(lines[count - 1]);

            if ((jump->to < jump->from) != (pass == 1)) {
                continue;
            }
            if (length + LONGEST_JUMP >= LINE_LENGTH) {
                snprintf(lines[count++], LINE_LENGTH, "board +");
                length = strlen(lines[count - 1]);
            }
            snprintf(lines[count - 1] + length, LINE_LENGTH - length, " %u>%u", jump->from,
                     jump->to);
        }
    }
    return count;
}
