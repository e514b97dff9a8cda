#include "power/player.h"

#include "ticks.h"
#include <string.h>

enum { STEP = TICKS_PER_MILLISECOND / 10, STEPS = 10, LINES = 20, DEPTH = 6 };

#define ARROW "\x7E"

bool player_wait(struct player *player, unsigned milliseconds) {
    for (unsigned i = 0; i < milliseconds * STEPS && !player->machine->stopped; i++) {
        machine_run(player->machine, machine_now(player->machine) + STEP);
        if (player->watch) {
            player->watch(player->context);
        }
    }
    return !player->machine->stopped;
}

static void hold(struct player *player, enum view_key key, unsigned down, unsigned up) {
    machine_key(player->machine, key);
    player_wait(player, down);
    machine_key(player->machine, VIEW_KEY_NONE);
    player_wait(player, up);
}

void player_press(struct player *player, enum view_key key) {
    hold(player, key, 60, 60);
}

bool player_sees(const struct player *player, const char *text) {
    struct view view;
    machine_show(player->machine, &view);
    for (int row = 0; row < VIEW_ROWS; row++) {
        if (memmem(view.cells[row], VIEW_COLUMNS, text, strlen(text))) {
            return true;
        }
    }
    return false;
}

bool player_awaits(struct player *player, const char *text, unsigned milliseconds) {
    while (!player_sees(player, text)) {
        if (milliseconds-- == 0 || !player_wait(player, 1)) {
            return false;
        }
    }
    return true;
}

bool player_finds(struct player *player, const char *line) {
    char wanted[VIEW_COLUMNS + 1] = ARROW;
    strncat(wanted, line, VIEW_COLUMNS - 1);
    for (unsigned i = 0; i < LINES; i++) {
        if (player_sees(player, wanted)) {
            return true;
        }
        player_press(player, VIEW_KEY_DOWN);
    }
    return false;
}

static bool press_in_menu(struct player *player, const char *line, enum view_key key) {
    for (unsigned i = 0; i < DEPTH; i++) {
        player_press(player, VIEW_KEY_LEFT);
    }
    bool found = player_finds(player, line);
    player_press(player, key);
    return found;
}

bool player_opens(struct player *player, const char *line) {
    return press_in_menu(player, line, VIEW_KEY_SELECT);
}

bool player_sets_up(struct player *player, const char *line) {
    return press_in_menu(player, line, VIEW_KEY_RIGHT);
}

static void say(struct player *player, const char *line) {
    machine_feed(player->machine, (const uint8_t *)line, strlen(line));
    player_wait(player, 300);
}

static void play(struct player *player) {
    static const char *const games[] = {"Snakes", "Ten", "Penney", "Chips", "Nim"};
    uint64_t draw = prng_next(&player->prng);
    if (draw & 0x100) {
        player_sets_up(player, games[draw % 5]);
    } else {
        player_opens(player, games[draw % 5]);
    }
    for (unsigned i = 0; i < 4 + (draw >> 16) % 8; i++) {
        uint64_t key = prng_next(&player->prng);
        player_press(player, key % 4 ? VIEW_KEY_SELECT : (enum view_key)(1 + key / 4 % 5));
        player_wait(player, 200 + (unsigned)(key >> 8) % 800);
    }
}

static void set(struct player *player) {
    static const char *const lines[] = {"Sound", "Light", "Computer"};
    player_opens(player, "Settings");
    player_finds(player, lines[prng_next(&player->prng) % 3]);
    player_press(player, VIEW_KEY_SELECT);
    player_wait(player, 200);
}

static void teach(struct player *player) {
    player_opens(player, "Settings");
    player_finds(player, "Keys");
    player_press(player, VIEW_KEY_SELECT);
    player_wait(player, 500);
    for (enum view_key key = VIEW_KEY_RIGHT; key <= VIEW_KEY_SELECT; key++) {
        hold(player, key, 600, 600);
    }
    player_wait(player, 2500);
}

static void keep(struct player *player) {
    char line[] = "keep 1 NAME\r\n";
    uint64_t draw = prng_next(&player->prng);
    line[5] = (char)('1' + draw % 3);
    line[7] = (char)('A' + draw / 3 % 26);
    say(player, draw & 0x1000 ? "board 12 bounce 3>9 11>2\r\n" : "board chutes\r\n");
    say(player, line);
    player_wait(player, 600);
}

static void draw_graph(struct player *player) {
    uint64_t draw = prng_next(&player->prng);
    say(player, draw & 1 ? "graph 4 3>2 2>1 1>0 3>0\r\n" : "graph 5 4>2 2>1 1>0 4>3\r\n");
    player_wait(player, 400);
}

void player_does_something(struct player *player) {
    static void (*const deeds[])(struct player *) = {play, play, play,       play, play,
                                                     set,  keep, draw_graph, teach};
    deeds[prng_next(&player->prng) % 9](player);
}
