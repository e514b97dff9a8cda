#include "ui/review/review_verdict.h"

static const FLASH char well_played[] = "Well played";

static const FLASH char *of_won(int32_t luck, uint8_t taken_back) {
    if (luck > ACCOUNT_ONE / 2) {
        return LOCAL_TEXT("Luck won it");
    }
    return taken_back ? LOCAL_TEXT("Won by take-back") : well_played;
}

static const FLASH char *of_lost(int32_t luck, int32_t errors) {
    if (errors < 0 && errors < luck) {
        return LOCAL_TEXT("Lost by errors");
    }
    return luck < 0 ? LOCAL_TEXT("Lost by bad luck") : well_played;
}

const FLASH char *review_verdict(const struct review *review, uint8_t taken_back) {
    int32_t luck = review_luck(review);
    int32_t errors = review->account.sum[ACCOUNT_OWN_ERRORS];

    if (review->account.now > ACCOUNT_ONE / 2) {
        return of_won(luck, taken_back);
    }
    if (review->account.now < ACCOUNT_ONE / 2) {
        return of_lost(luck, errors);
    }
    return errors < 0 ? LOCAL_TEXT("A draw") : well_played;
}
