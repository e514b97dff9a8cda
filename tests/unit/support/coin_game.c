#include "support/coin_game.h"

#include "support/game_in_hand.h"
#include "support/testing.h"

#include "console/command_tables.h"
#include "device/session.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include <stddef.h>
#include <string.h>

enum { PLAYERS = 2, TOSSES_MAXIMUM = 9 };

unsigned coin_starts;
static uint8_t tosses = 1;
static bool has_sides;

struct work {
    uint8_t slices;
};

WORKSPACE_HOLDS(struct work);

static struct coin *coin(void) {
    return (struct coin *)session.state.bytes;
}

/* ---- the rules ------------------------------------------------------------------------------- */

static bool begin(void *state, const struct game_start *start) {
    struct coin *game = state;

    *game = (struct coin){.goal = start->setup[COIN_HEADS]};
    return game->goal >= 1 && game->goal <= 3 && !(game->goal == 3 && start->setup[COIN_SECOND]);
}

static uint8_t players(const void *state) {
    (void)state;
    return PLAYERS;
}

static struct turn turn(const void *state) {
    const struct coin *game = state;

    for (uint8_t player = 0; player < PLAYERS; player++) {
        if (game->heads[player] >= game->goal) {
            return (struct turn){.kind = TURN_OVER, .player = player};
        }
    }
    return (struct turn){.kind = TURN_THROW, .player = game->turn};
}

static bool decide(void *state, decision_t decision) {
    (void)state;
    (void)decision;
    return false;
}

static void throw(void *state, const struct derived_throw *dice) {
    struct coin *game = state;

    game->was_heads = dice->die[0] % 2 == 0;
    game->heads[game->turn] += game->was_heads;
    game->turn ^= 1;
}

static bool is_sound(void *state) {
    const struct coin *game = state;

    return game->goal >= 1 && game->goal <= 3 && game->turn < PLAYERS;
}

static const FLASH struct rules rules = {
    .state_bytes = sizeof(struct coin),
    .stored_bytes = sizeof(struct coin),
    .first_seat = COIN_FIRST,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = throw,
    .is_sound = is_sound,
};

void coin_begin(uint8_t heads_to_win, bool against_computer) {
    session.setup[COIN_HEADS] = heads_to_win;
    session.setup[COIN_FIRST] = SEAT_PERSON;
    session.setup[COIN_SECOND] = against_computer;
    assert_null(games_begin());
}

void coin_give_heads(uint8_t heads) {
    struct coin game = *coin();

    game.heads[0] = heads;
    hand_put(&game);
}

void coin_give_sides(bool are_there) {
    has_sides = are_there;
}

/* ---- an engine without answers --------------------------------------------------------------- */

static void ask(void *memory, const void *state, const struct engine_question *question) {
    (void)memory;
    (void)state;
    (void)question;
}

static enum progress find_nothing(void *memory) {
    (void)memory;
    return IMPOSSIBLE;
}

static uint8_t done(const void *memory) {
    (void)memory;
    return PROGRESS_ALL;
}

static const FLASH struct engine engine = {
    .bytes = 1,
    .start = ask,
    .step = find_nothing,
    .done = done,
};

/* ---- display --------------------------------------------------------------------------------- */

static const FLASH char *refusal(const uint8_t setup[]) {
    (void)setup;
    return "too much";
}

/* Heads are shown, tails are not. */
static enum play_state after(const void *before, const struct event *event) {
    (void)before;
    (void)event;
    return coin()->was_heads ? PLAY_SHOWN : PLAY_WAITING;
}

/* The game takes the key up; held for long, it tosses. */
static enum key_answer key(struct key_event event) {
    if (event.key != KEY_UP) {
        return KEY_NOT_TAKEN;
    }
    return event.phase == KEY_HELD ? KEY_ACTS : KEY_TAKEN;
}

static void draw_score(void) {
    const struct coin *game = coin();

    row_unsigned(game->heads[0]);
    row_character(':');
    row_unsigned(game->heads[1]);
}

static void draw(void) {
    row_text("heads ");
    draw_score();
}

static void draw_over(void) {
    row_text("over ");
    draw_score();
}

static void draw_rolling(const void *before) {
    (void)before;
    row_text("tossing");
}

static void draw_event(const void *before, const struct event *event) {
    (void)before;
    (void)event;
    row_text("heads");
}

static void write_player(uint8_t player) {
    row_labelled("P", player + 1U);
}

static void write_decision(const void *before, decision_t decision) {
    (void)before;
    (void)decision;
}

static void write_throw(const void *before, const struct derived_throw *dice) {
    (void)before;
    row_character(dice->die[0] % 2 ? 'T' : 'H');
}

static enum progress work(struct work *now, uint8_t *slices_done) {
    now->slices++;
    *slices_done = (uint8_t)(PROGRESS_ALL * now->slices / COIN_SLICES);
    return now->slices == COIN_SLICES ? DONE : WORKING;
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

static void start_in_vain(union workspace *space) {
    (void)space;
}

static enum progress give_up(union workspace *space, uint8_t *done) {
    (void)space;
    *done = 0;
    return IMPOSSIBLE;
}

static bool are_sides_there(void) {
    return has_sides;
}

static void draw_side(void) {
    row_text("a side");
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
                     .start = start,
                     .step = step,
                     .draw = draw_chance},
    [COIN_IMPOSSIBLE] = {.title = "Edge",
                         .help = "It never stands.",
                         .start = start_in_vain,
                         .step = give_up},
    [COIN_OBVERSE] = {.title = "Obverse", .available = are_sides_there, .draw = draw_side},
    [COIN_REVERSE] = {.title = "Reverse", .available = are_sides_there, .draw = draw_side},
};

static const FLASH struct page *const FLASH page_list[] = {
    &pages[0], &pages[1], &pages[2], &page_more, &pages[3], &pages[4], &pages[5], &page_end};

static const FLASH struct option options[COIN_OPTIONS] = {
    [COIN_HEADS] = {.name = "Heads", .least = 1, .most = 3, .initial = 2},
    [COIN_FIRST] = {.name = "P1", .most = SEAT_COMPUTER, .texts = TEXTS("person", "computer")},
    [COIN_SECOND] = {.name = "Computer", .most = SEAT_COMPUTER, .texts = TEXTS("no", "yes")},
};

const FLASH struct game game_coin = {
    .entry = {.name = "Coin"},
    .rules = "Who first has so many heads wins.",
    .keys = "OK tosses.",
    .brief = "coin",
    .prompt = "OK: toss",
    .options = options,
    .option_count = COIN_OPTIONS,
    .first_seat = COIN_FIRST,
    .seats = PLAYERS,
    .pages = page_list,
    .refusal = refusal,
    .key = key,
    .after = after,
    .draw = draw,
    .draw_rolling = draw_rolling,
    .draw_event = draw_event,
    .draw_over = draw_over,
    .write_player = write_player,
    .write_decision = write_decision,
    .write_throw = write_throw,
};

/* ---- stand-in for every game ----------------------------------------------------------------- */

const FLASH struct game *const FLASH games[GAMES_COUNT] = {[0 ... GAMES_COUNT - 1] = &game_coin};

#define IN_PLACE_OF(NAME, name, number)                                                            \
    extern const FLASH struct rules name##_rules __attribute__((alias("rules")));                  \
    extern const FLASH struct engine name##_engine __attribute__((alias("engine")));
GAMES(IN_PLACE_OF)

/* The console has no commands here, because those of the games need the games' own rules. */

const FLASH struct command *command_tables_at(uint8_t index) {
    (void)index;
    return NULL;
}

const FLASH char *command_tables_title(uint8_t index) {
    (void)index;
    return NULL;
}

const FLASH struct command *command_tables_read(struct console_call *call) {
    (void)call;
    return NULL;
}

bool command_tables_read_line(struct console_call *call, const char *line) {
    (void)call;
    (void)line;
    return false;
}

const FLASH struct console_puzzle *command_tables_read_puzzle(struct console_call *call) {
    (void)call;
    return NULL;
}

void command_tables_start(void) {
}
