#ifndef KOSTKA_UI_PLAY_PLAY_FEATURE_H
#define KOSTKA_UI_PLAY_PLAY_FEATURE_H

#include "core/game/rules.h"
#include "ui/kit/keys.h"
#include "ui/kit/page.h"
#include <stdbool.h>

/* The verdict on a decision that is weighed. PLAY_ASKED: another screen is in front meanwhile. */
enum play_verdict { PLAY_UNDECIDED, PLAY_ASKED, PLAY_ALLOWED, PLAY_WITHDRAWN };

/* A feature that the firmware adds to the play screen. Members that are not needed are NULL. */
struct play_feature {
    /* The key that opens it: right in place of the help, or another one when the game is over. */
    enum key key;

    /* True if it has something to show now. */
    bool (*is_there)(void);

    /* Opens it when the key is pressed. NULL: the play screen shows `page`. */
    void (*open)(void);
    const FLASH struct page *page;

    /* When the game is over: the help if there is no other feature; the help if that of the key up
       is there, too; and what the key does, in 16 characters, or NULL. */
    const FLASH char *help;
    const FLASH char *help_with_up;
    const FLASH char *offer;

    /* Runs a slice of at most 5 ms in the background. WORKING: there is more to do. */
    enum progress (*step)(void);

    /* Of the adviser. A person has decided: true if the decision is to be weighed. Then `weigh` is
       called in each pass, a slice of at most 5 ms, until the decision is allowed or withdrawn. */
    bool (*weighs)(decision_t decision);
    enum play_verdict (*weigh)(void);
};

/* The features, in the order in which they step. A feature that the image does not have is a null
   pointer. Only the adviser weighs decisions. */
enum { PLAY_ADVISER, PLAY_REVIEW, PLAY_PROOF, PLAY_FEATURES };
extern const FLASH struct play_feature *const FLASH play_features[PLAY_FEATURES];

#endif
