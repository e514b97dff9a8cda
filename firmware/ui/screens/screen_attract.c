#include "ui/screens/screen_attract.h"

#include "device/saved.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/play/screen_play.h"

/* Computers play one game after the other. In milliseconds: how long its name is shown, how long it
   is played at most, and how long its result is shown. */
enum { NAME = 3000, LASTS = 45000, RESULT = 4000 };

enum stage { WAITING, NAMED, PLAYING, OVER };

static struct {
    enum stage stage;
    uint8_t place; /* of the game */
    uint16_t since;
} show;

static void go(enum stage stage, uint16_t now) {
    show.stage = stage;
    show.since = now;
    screens_redraw();
}

static void enter(void) {
    beeper_mute(true);
    show.stage = WAITING;
}

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        beeper_mute(false);
        screens_pop();
    }
}

static void tick(uint16_t now) {
    uint16_t lasted = now - show.since;

    if (show.stage == WAITING && !store_busy()) {
        show.place = show.place + 1 < GAMES_COUNT ? show.place + 1 : 0;
        if (games_show(show.place)) {
            go(NAMED, now);
        }
    } else if (show.stage == NAMED && lasted >= NAME) {
        go(PLAYING, now);
        play_open();
    } else if (show.stage == PLAYING) {
        play_tick(now);
        if (play_is_over()) {
            go(OVER, now);
        } else if (lasted >= LASTS) {
            show.stage = WAITING;
        }
    } else if (show.stage == OVER && lasted >= RESULT) {
        show.stage = WAITING;
    }
}

static void draw(void) {
    if (show.stage >= PLAYING) {
        play_draw();
        return;
    }
    row_texts(LOCAL_TEXT("I play, see:"), games[show.place]->entry.name);
}

const FLASH struct screen screen_attract = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .takes_right = true,
    .stays = true,
};
