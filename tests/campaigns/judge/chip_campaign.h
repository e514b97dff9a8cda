#ifndef KOSTKA_CAMPAIGNS_CHIP_CAMPAIGN_H
#define KOSTKA_CAMPAIGNS_CHIP_CAMPAIGN_H

#include "campaigns/boards/random_source.h"
#include "campaigns/exact/chip_fields.h"
#include "campaigns/judge/report.h"

/* Random placements of chips, alone and against each other, and the fastest placements. */

/* Judges report->reply to `chips`; theirs may be NULL. */
void chips_judge(struct report *report, const struct chip_fields *fields, const unsigned *mine,
                 const unsigned *theirs);

/* Judges report->reply to `place` without an opponent. */
void place_judge(struct report *report, const struct chip_fields *fields, unsigned chips);

void chips_ask(struct report *report, struct console_pipe *console,
               const struct chip_fields *fields, const unsigned *mine, const unsigned *theirs);
void place_ask(struct report *report, struct console_pipe *console,
               const struct chip_fields *fields, unsigned chips);

/* Draws one case and asks about it. */
void chips_campaign(struct report *report, struct console_pipe *console,
                    struct random_source *random);
void place_campaign(struct report *report, struct console_pipe *console,
                    struct random_source *random);

#endif
