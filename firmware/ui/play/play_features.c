#include "ui/coach/coach.h"
#include "ui/play/play_feature.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"

const FLASH struct play_feature *const FLASH play_features[PLAY_FEATURES] = {
    &coach_feature, &review_feature, &proof_feature};
