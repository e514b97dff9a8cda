#ifndef KOSTKA_UI_PLAY_PLAY_FEATURE_H
#define KOSTKA_UI_PLAY_PLAY_FEATURE_H

#include "core/game/rules.h"
#include "ui/kit/keys.h"
#include "ui/kit/page.h"
#include <stdbool.h>

/* What becomes of a decision that is weighed; PLAY_ASKED: another screen is in front meanwhile. */
enum play_verdict { PLAY_UNDECIDED, PLAY_ASKED, PLAY_ALLOWED, PLAY_WITHDRAWN };

/* What a feature of the firmware adds to the play screen. Members that are not needed are NULL. */
struct play_feature {
    /* The key that leads to it: right in place of the help, or another one when the game is over.
     */
    enum key key;

    /* True if it has something to say as things stand. */
    bool (*is_there)(void);

    /* The key was pressed. NULL: the play screen shows `page`. */
    void (*open)(void);
    const FLASH struct page *page;

    /* When the game is over: the help, if this is the only feature or the one of up is there, too;
       and in 16 characters what the key does, or NULL. */
    const FLASH char *help;
    const FLASH char *help_with_up;
    const FLASH char *offer;

    /* In the background, a slice of at most 5 ms. WORKING: there is more to do. */
    enum progress (*step)(void);

    /* The adviser's. A person has decided. True if the decision is to be weighed: then `weigh` is
       called in each pass, a slice of at most 5 ms, until the decision is allowed or withdrawn. */
    bool (*weighs)(decision_t decision);
    enum play_verdict (*weigh)(void);
};

/* Those that there can be, in the order in which they step. Those that the image does not have are
   null pointers. Only the adviser weighs decisions. */
enum { PLAY_ADVISER, PLAY_REVIEW, PLAY_PROOF, PLAY_FEATURES };
extern const FLASH struct play_feature *const FLASH play_features[PLAY_FEATURES];

#endif
