#include "verify/earlier.h"

#include <string.h>

/* A person who plays against a computer can take decisions back (device/session.h). */
static bool can_take_back(const struct whole_game *whole, const void *state) {
    const uint8_t *seats = whole->record->setup + whole->rules->first_seat;
    uint8_t players = whole->rules->players(state);
    uint8_t computers = 0;

    for (uint8_t player = 0; player < players; player++) {
        computers += seats[player] != 0;
    }
    return computers > 0 && computers < players;
}

static uint16_t throws_of(const struct record *record) {
    return record->base_throws + record->events - record->base_events - record->decisions;
}

/* Replays both with the seed of the whole game, side by side from where the whole record begins. */
static bool goes_alike(const struct record *record, const struct whole_game *whole) {
    const struct rules *rules = whole->rules;
    const struct record *all = whole->record;
    union game_state state, state_of_all;
    struct replay now, now_of_all;

    if (record->base_events > all->base_events ||
        !replay_start(&now, &state, record, rules, whole->own) ||
        !replay_start(&now_of_all, &state_of_all, all, rules, whole->own)) {
        return false;
    }
    bool can_differ = can_take_back(whole, &state);
    while (now.events < record->events) {
        bool is_certain = !can_differ || now.throws < throws_of(record);
        struct event event, event_of_all;
        if (is_certain && now.events == all->base_events &&
            memcmp(&state, &state_of_all, rules->stored_bytes) != 0) {
            return false;
        }
        if (!replay_step(&now, &state, record, rules, &event)) {
            return false;
        }
        if (is_certain && now.events > all->base_events &&
            (!replay_step(&now_of_all, &state_of_all, all, rules, &event_of_all) ||
             event.decision != event_of_all.decision)) {
            return false;
        }
    }
    return now.decisions == record->decisions;
}

static bool is_beginning(const struct record_text *text, const struct whole_game *whole) {
    const struct record_sender *sender = whole->sender;
    const struct record *all = whole->record;
    struct record_sender before;
    struct record record;

    if (record_text_game(text) != sender->number ||
        record_text_unpack(text, &record, whole->rules, &before) != RECORD_TEXT_WHOLE ||
        before.own_bytes != sender->own_bytes ||
        memcmp(before.own, sender->own, before.own_bytes) != 0 ||
        memcmp(record.setup, all->setup, GAME_SETUP) != 0 ||
        (throws_of(&record) && seed_added(record.seed) != seed_added(all->seed))) {
        return false;
    }
    memcpy(record.seed, all->seed, SEED_BYTES);
    return goes_alike(&record, whole);
}

bool earlier_texts_fit(const struct record_file *file, const struct whole_game *whole) {
    for (size_t i = 0; i < file->earlier_count; i++) {
        const struct earlier_text *earlier = &file->earlier[i];
        if (!is_beginning(&earlier->text, whole)) {
            fprintf(stderr, "%s:%lu: another game than the last one, or changed since\n",
                    file->name, earlier->line);
            return false;
        }
    }
    return true;
}
