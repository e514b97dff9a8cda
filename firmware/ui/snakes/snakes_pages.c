#include "ui/snakes/snakes_pages.h"

#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"
#include <stddef.h>

/* The pages most asked for, and after page_more the rest. */
/* clang-format off */
const FLASH struct page *const FLASH snakes_pages[] = {
    &snakes_page_choice,
    &snakes_page_alone_single,
    &snakes_page_alone_double,
    &snakes_page_against,
    &snakes_page_plain,
    &snakes_page_wins,
    &snakes_page_expected,
    &snakes_page_faces,
    &snakes_page_squares,
    &page_more,
    &snakes_page_within,
    &snakes_page_points,
    &snakes_page_fewest,
    &snakes_page_curve,
    &snakes_page_place,
    &snakes_page_visits,
    &snakes_page_survival,
    &snakes_page_kicked,
    &page_review,
    &proof_commitment_page,
    &page_end,
};
/* clang-format on */
