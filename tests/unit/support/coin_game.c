#include "support/coin_game.h"

#include "device/game_list.h"
#include "device/session.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include <stddef.h>
#include <string.h>

enum { PLAYERS = 2, TOSSES_MAXIMUM = 9 };

struct coin {
    uint8_t goal;
    uint8_t heads[PLAYERS];
    uint8_t turn;
    bool computer; /* is the second player */
    bool was_heads;
};

SESSION_HOLDS(struct coin, sizeof(struct coin));

struct work {
    uint8_t slices;
};

WORKSPACE_HOLDS(struct work);

unsigned coin_starts;
static uint8_t tosses = 1;

static struct coin *coin(void) {
    return (struct coin *)session.state.bytes;
}

/* ---- the rules ------------------------------------------------------------------------------- */

void coin_begin(uint8_t heads_to_win, bool against_computer) {
    *coin() = (struct coin){.goal = heads_to_win, .computer = against_computer};
}

void coin_give_heads(uint8_t heads) {
    coin()->heads[0] = heads;
}

enum option_of_coin { HEADS, COMPUTER, OPTIONS };

static const FLASH char *begin(const uint8_t chosen[]) {
    if (chosen[HEADS] == 3 && chosen[COMPUTER]) {
        return "too much";
    }
    coin_begin(chosen[HEADS], chosen[COMPUTER]);
    return NULL;
}

static bool resume(void) {
    const struct coin *game = coin();

    return game->goal >= 1 && game->goal <= 3 && game->turn < PLAYERS;
}

static enum standing standing(void) {
    const struct coin *game = coin();

    if (game->heads[0] >= game->goal) {
        return STANDING_WON;
    }
    if (game->heads[1] >= game->goal) {
        return game->computer ? STANDING_LOST : STANDING_WON;
    }
    return game->turn == 1 && game->computer ? STANDING_COMPUTER : STANDING_PERSON;
}

static enum play_state act(void) {
    return PLAY_ROLLING;
}

/* Heads are shown, tails are not. */
static enum play_state thrown(uint8_t face) {
    struct coin *game = coin();

    game->was_heads = face % 2 == 0;
    game->heads[game->turn] += game->was_heads;
    game->turn ^= 1;
    return game->was_heads ? PLAY_SHOWN : PLAY_WAITING;
}

/* Up is the game's own: held for long, it tosses. */
static enum key_answer key(struct key_event event) {
    if (event.key != KEY_UP) {
        return KEY_NOT_TAKEN;
    }
    return event.phase == KEY_HELD ? KEY_ACTS : KEY_TAKEN;
}

static enum progress work(struct work *now, uint8_t *done) {
    now->slices++;
    *done = (uint8_t)(PROGRESS_ALL * now->slices / COIN_SLICES);
    return now->slices == COIN_SLICES ? DONE : WORKING;
}

static enum progress think(union workspace *space, uint8_t *done) {
    struct work *now = (struct work *)space;

    if (!workspace_claim(think)) {
        coin_starts++;
        now->slices = 0;
    }
    return work(now, done);
}

static void draw(enum play_state state) {
    const struct coin *game = coin();

    if (state == PLAY_ROLLING) {
        row_text("tossing");
    } else if (state == PLAY_SHOWN) {
        row_text("heads");
    } else {
        row_text(state == PLAY_OVER ? "over " : "heads ");
        row_unsigned(game->heads[0]);
        row_character(':');
        row_unsigned(game->heads[1]);
    }
}

/* ---- the pages ------------------------------------------------------------------------------- */

static void draw_own(void) {
    display_at(1, 0);
    row_text("first to have ");
    row_unsigned(coin()->goal);
}

static bool somebody_has_heads(void) {
    return coin()->heads[0] || coin()->heads[1];
}

static void draw_winner(void) {
    row_text("the best has ");
    row_unsigned(coin()->heads[coin()->heads[1] > coin()->heads[0]]);
}

static void change(int8_t by) {
    if (tosses + by >= 1 && tosses + by <= TOSSES_MAXIMUM) {
        tosses = (uint8_t)(tosses + by);
    }
}

static void start(union workspace *space) {
    coin_starts++;
    memset(space, 0, sizeof(struct work));
}

static enum progress step(union workspace *space, uint8_t *done) {
    return work((struct work *)space, done);
}

static void draw_chance(void) {
    row_unsigned(tosses);
    row_text(" heads");
    display_at(1, 0);
    row_fraction(1, (uint16_t)(1 << tosses));
}

static enum progress give_up(union workspace *space, uint8_t *done) {
    (void)space;
    *done = 0;
    return IMPOSSIBLE;
}

static const FLASH struct page pages[COIN_PAGES] = {
    [COIN_OWN_PAGE] = {.draw = draw_own},
    [COIN_PAGE_OF_THE_WINNER] = {.title = "The best",
                                 .help = "Who has most heads.",
                                 .available = somebody_has_heads,
                                 .draw = draw_winner},
    [COIN_CHANCE] = {.title = "Chance",
                     .help = "So many heads in a row.",
                     .change = change,
                     .keeps = true,
                     .start = start,
                     .step = step,
                     .draw = draw_chance},
    [COIN_IMPOSSIBLE] = {.title = "Edge",
                         .help = "It never stands.",
                         .start = start,
                         .step = give_up},
};

static const FLASH struct page *const FLASH page_list[] = {&pages[0], &pages[1], &pages[2],
                                                           &pages[3], NULL};

static const FLASH struct option options[OPTIONS] = {
    [HEADS] = {.name = "Heads", .least = 1, .most = 3, .initial = 2},
    [COMPUTER] = {.name = "Computer", .most = 1, .texts = TEXTS("no", "yes")},
};

const FLASH struct game game_coin = {
    .entry = {.name = "Coin"},
    .rules = "Who first has so many heads wins.",
    .keys = "OK tosses.",
    .brief = "coin",
    .prompt = "OK: toss",
    .options = options,
    .option_count = OPTIONS,
    .pages = page_list,
    .begin = begin,
    .resume = resume,
    .standing = standing,
    .act = act,
    .thrown = thrown,
    .key = key,
    .think = think,
    .draw = draw,
};
