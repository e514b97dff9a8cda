#ifndef KOSTKA_CAMPAIGNS_KNOWN_CASES_H
#define KOSTKA_CAMPAIGNS_KNOWN_CASES_H

#include "campaigns/judge/report.h"

/* Cases that are asked first: the built-in boards, and boards and placements on which a number was
   once wrong. */
void known_cases(struct report *report, struct console_pipe *console);

#endif
