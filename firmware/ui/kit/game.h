#ifndef KOSTKA_UI_KIT_GAME_H
#define KOSTKA_UI_KIT_GAME_H

#include "core/number/fixed.h"
#include "core/number/flash.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include "ui/kit/keys.h"
#include "ui/kit/options.h"
#include "ui/kit/page.h"
#include "ui/kit/puzzle_view.h"
#include <stdbool.h>
#include <stdint.h>

/* What a game is to the two screens that serve every game: where it is set up, and where it is
   played. Its state is in device/session.h, and the game whose functions are called is the one that
   goes on, but for `begin`, which makes it so. */

/* What is to be seen of a game that is being played. */
enum play_state {
    PLAY_WAITING, /* for whoever moves next: the game's own page, or one of the others */
    PLAY_ROLLING, /* a die rolls on the LEDs; `thrown` has been called, but nothing tells of it */
    PLAY_SHOWN,   /* what has happened, for as long as the settings say or until a key */
    PLAY_OVER,
    PLAY_REFUSED /* an answer only: nothing has happened, and the game says why */
};

enum standing {
    STANDING_PERSON,   /* a person's turn */
    STANDING_COMPUTER, /* the computer's */
    STANDING_WON,      /* over, and a person has won */
    STANDING_LOST,     /* over, and the computer has won */
    STANDING_DRAWN     /* over, and nobody has */
};

static inline bool standing_is_over(enum standing standing) {
    return standing >= STANDING_WON;
}

/* What a key at the game's own page has done. */
enum key_answer {
    KEY_NOT_TAKEN, /* it is to mean what it does everywhere */
    KEY_TAKEN,
    KEY_ACTS /* taken, and now `act` is to be called */
};

enum { GAME_OPTIONS_MAXIMUM = 14 };

/* The values of an option that says who plays, from 0: a person, a computer; then, in the option of
   the first seat, computers of other levels, or in others nobody. */
enum { SEAT_PERSON, SEAT_COMPUTER };

/* What a game lets the coach know (ui/coach/coach.h) of the decision that a person has before him,
   and how it is taken back. */
struct game_coach {
    /* Whether there is a decision that can be judged; whose turn it is is a person. */
    bool (*is_asked)(void);

    /* A slice of at most 5 ms for the choice of that number, the best is 0, until it is DONE: then
       what `draw` needs is in the workspace. How far it has come, of PROGRESS_ALL. */
    enum progress (*weigh)(union workspace *space, uint8_t choice, uint8_t *done);

    /* Of a choice that has been weighed: whether there is none behind it; and the picture. */
    bool (*is_last)(const union workspace *space, uint8_t choice);
    void (*draw)(const union workspace *space, uint8_t choice);

    /* A slice of at most 5 ms of the chance as struct game_review has it, after what `act` would
       do. IMPOSSIBLE: it cannot be known, or says nothing of who decides. NULL: it never can. */
    enum progress (*chance)(union workspace *space, probability_t *chance);

    /* The same of what `act` would cost of the chance, where the review knows nothing before that.
       NULL: it is what `chance` differs from the one that the review knows. */
    enum progress (*cost)(union workspace *space, probability_t *cost);

    /* Whether the last decision of a person can be taken back, with what the computer has answered:
       nothing random has followed. And takes it back, with nothing else; the review has been told
       and is owed the chance. */
    bool (*can_undo)(void);
    void (*undo)(void);
};

/* What a game tells of itself to the review (device/review/review.h). Its events it tells by
 * review_owe.
 */
enum game_luck { GAME_WITHOUT_LUCK, GAME_LUCK_OF_EACH, GAME_LUCK_OF_ALL /* such as a coin */ };

struct game_review {
    uint16_t state_bytes; /* of the session's state */
    bool is_of_page;      /* the chance is found by the game's own page, too */
    bool is_estimated;    /* no chance is exact */
    uint8_t luck;         /* enum game_luck: whose the throws are */

    /* A slice of at most 5 ms of the chance to win of the player whose account it is, as the game
       stands, over or not, until it is DONE. IMPOSSIBLE: it cannot be known. */
    enum progress (*chance)(union workspace *space, probability_t *chance);

    /* Judges what the own player decided at the beginning, before which nothing is owed, in slices
       of at most 5 ms (review_judge); how far it has come, of PROGRESS_ALL. IMPOSSIBLE: it cannot
       be judged. NULL: all decisions are judged as they are made. */
    enum progress (*judge)(union workspace *space, uint8_t *done);

    /* A number by which the position can be told from those shortly before and after it. */
    uint16_t (*stamp)(void);

    /* Whose account it is; and who the others are, in four characters at most. */
    void (*draw_name)(bool others);

    /* An event in a row: who, and what. */
    void (*draw_event)(uint8_t sum, const uint8_t what[]);

    /* In a row, of an own error what was done and what was better. NULL: nothing is decided. */
    void (*draw_error)(const uint8_t what[], const uint8_t better[]);

    /* Both rows, of what was better, where a row has no room for both. NULL: it has. */
    void (*draw_better)(const uint8_t better[]);

    const FLASH struct game_coach *coach; /* NULL: there is none */
};

struct game {
    struct option entry;      /* its line in the menu: the name */
    const FLASH char *rules;  /* the help of its setup */
    const FLASH char *keys;   /* the help of its own page */
    const FLASH char *prompt; /* what select does for the person whose turn it is; NULL: nothing */
    const FLASH char *brief;  /* its name in six letters at most */
    const FLASH struct option *options; /* of its setup, behind "Continue" and "New game" */
    uint8_t option_count;               /* GAME_OPTIONS_MAXIMUM at most */

    /* Who plays: so many options in a row, from this one on. Of more than two, the option
       `seats_taken` says how many play. No seats: nobody is a computer. A game whose computers are
       not all of one kind has a kind for each level. */
    uint8_t first_seat;
    uint8_t seats;
    uint8_t seats_taken;

    /* Its puzzles; NULL: there are none. */
    const FLASH struct puzzle_view *puzzles;

    /* A short game of computers, to be looked at: the values of its options and a level. */
    const FLASH uint8_t *shown;

    /* Whether a line of the setup means anything with these values of all of them; if not, it is
       left out. NULL: all do. */
    bool (*has_option)(uint8_t option, const uint8_t chosen[]);

    /* How many bytes of session.state.thrown its state takes, so that its throws can be proved
       (device/proof.h). 0: it has no dice, or they cannot. */
    uint16_t thrown_bytes;
    const FLASH struct game_review *review; /* NULL: there is none */

    /* Up to NULL; the first that is available is its own page, and one always is. */
    const FLASH struct page *const FLASH *pages;

    /* Reads what is kept besides the session's state, once at start. May be NULL. */
    void (*load)(void);

    /* Makes a new game by the options chosen, in their order. NULL, or why there is none, in 16
       characters at most, and the session's state as it was. */
    const FLASH char *(*begin)(const uint8_t chosen[]);

    /* Whether the session's state, which came from EEPROM, is a game of this kind that can be
       played on; checks every field before it is used, and puts what is not kept in its place. */
    bool (*resume)(void);

    enum standing (*standing)(void);

    /* Select by a person, or the computer's time is up: makes the move, or begins it. What comes
       next; that the game is over is found out by `standing`. */
    enum play_state (*act)(void);

    /* A die is thrown, which is then seen to roll: what it does is done at once, and kept before
       anything of it is seen. What comes when it lies. NULL where none rolls. */
    enum play_state (*thrown)(uint8_t face);

    /* PLAY_SHOWN begins: what is to be heard. May be NULL. */
    void (*sound)(void);

    /* A person pressed, repeated or held a key at the game's own page, not right. May be NULL. */
    enum key_answer (*key)(struct key_event event);

    /* A slice of at most 5 ms of the computer's thinking, until it is DONE: then `act` knows what
       to do. Called from the computer's turn on, whatever page is in front. NULL: nothing to think.
     */
    enum progress (*think)(union workspace *space, uint8_t *done);

    /* The computer has thought for as long as it may, or a person presses select: it is to act by
       the best that it knows. False: it knows nothing yet, and goes on thinking. At most 5 ms.
       NULL: always false. */
    bool (*settle)(void);

    /* Draws it; when waiting only the first row. */
    void (*draw)(enum play_state state);

    /* When waiting, draws the second row itself, at whose start the cursor is, while it is the
       prompt's turn there or (false) that of the page. Whether it did. May be NULL. */
    bool (*draw_prompt)(bool prompting);
};

#endif
