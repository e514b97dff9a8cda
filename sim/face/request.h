#ifndef KOSTKA_SIM_REQUEST_H
#define KOSTKA_SIM_REQUEST_H

#include "models/view.h"
#include <stdbool.h>

/* Requests of the user of a terminal. */

enum request_kind {
    REQUEST_NONE,
    REQUEST_KEY,      /* a device key went down, for a while: see key and hold */
    REQUEST_KEY_DOWN, /* a key went down until REQUEST_KEY_UP */
    REQUEST_KEY_UP,
    REQUEST_PAUSE,     /* toggle */
    REQUEST_SPEED,     /* next of 1x, 4x, full */
    REQUEST_RESET,     /* the reset button */
    REQUEST_POWER_CUT, /* power off and on again */
    REQUEST_SNAPSHOT,  /* write a picture */
    REQUEST_QUIT
};

struct request {
    enum request_kind kind;
    enum view_key key;
    bool hold; /* the shifted or capital form: hold the key for a second */
};

#endif
