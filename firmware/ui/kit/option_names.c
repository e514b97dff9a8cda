#include "ui/kit/options.h"

/* By itself, so that whoever keeps names need not draw forms. */
char option_names[OPTION_NAMES][OPTION_NAME_LENGTH];
