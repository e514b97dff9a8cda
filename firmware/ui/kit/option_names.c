#include "ui/kit/options.h"

/* By itself, so that whoever keeps names need not draw forms. */
char form_names[FORM_NAMES][FORM_NAME_LENGTH];
