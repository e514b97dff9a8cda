#ifndef KOSTKA_DEVICE_SERVICE_H
#define KOSTKA_DEVICE_SERVICE_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* A service that the loop runs beside keys and screens, in an image that has it. */
struct service {
    /* Called once, at power-on. May be NULL. */
    void (*start)(void);

    /* Runs a slice of at most 5 ms in each pass; `now` is in milliseconds. True if there is more to
       do at once. */
    bool (*step)(uint16_t now);

    /* A key has been pressed: gives up a computation for which the game would have to wait. May be
       NULL. */
    void (*give_way)(void);

    /* Reports a line of text to the owner. False: not now. NULL: it has no line. */
    bool (*say)(const FLASH char *text);
};

#endif
