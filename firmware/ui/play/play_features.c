#include "ui/coach/coach.h"
#include "ui/play/play_feature.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"

const FLASH struct play_feature *const FLASH play_features[PLAY_FEATURES] = {
    [PLAY_ADVISER] = &coach_feature,
    [PLAY_REVIEW] = &review_feature,
    [PLAY_PROOF] = &proof_feature,
};
