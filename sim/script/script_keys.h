#ifndef KOSTKA_SIM_SCRIPT_KEYS_H
#define KOSTKA_SIM_SCRIPT_KEYS_H

#include "script/script_run.h"

/* One ordinary press: 80 ms down, 60 ms up. */
bool script_press(struct script_run *run, enum view_key key);

#endif
