#include "ui/coach/coach.h"

#include "device/settings.h"
#include "ui/coach/answers.h"
#include "ui/coach/weighing.h"

const FLASH struct play_feature coach_feature = {
    .key = KEY_RIGHT,
    .is_there = answers_are_there,
    .open = answers_open,
    .step = weighing_prepare,
    .weighs = weighing_begin,
    .weigh = weighing_step,
};

#define COACHES TEXTS(TEXT("off"), TEXT("hint"), TEXT("warn"))

const FLASH struct option coach_setting = {
    .name = TEXT("Coach"), .most = COACH_WARNS, .texts = COACHES};

const FLASH char coach_help[] =
    "OK changes. Computer: how fast. Keys: teach another keypad. Odds: what a move is worth: "
    "before it, too (always), after it, or never. Coach: hint: right shows the best when you "
    "decide, right again explains; warn: asks, too, before more than 2% is lost, but not of "
    "tokens.";
