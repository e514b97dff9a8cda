#include "ui/kit/odds_setting.h"

#include "device/session.h"
#include "device/settings.h"

bool odds_are_hidden(void) {
    return settings()->odds != ODDS_ALWAYS && session_turn().kind == TURN_DECIDE &&
           !session_waits_for_computer();
}

#define WHEN TEXTS(TEXT("after move"), TEXT("off"), TEXT("always"))

const FLASH struct option odds_setting = {.name = TEXT("Odds"), .most = ODDS_ALWAYS, .texts = WHEN};

const FLASH char odds_help[] =
    "OK changes. Computer: how fast. Keys: teach another keypad. Odds: what a move is worth: "
    "before it, too (always), after it, or never.";
