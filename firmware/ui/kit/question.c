#include "ui/kit/question.h"

#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/kit/screens.h"

static struct {
    const FLASH char *text;
    void (*yes)(void);
    bool is_yes; /* the answer at the arrow */
} question;

static void take_answer(struct key_event event) {
    if (event.phase != KEY_PRESSED) {
        return;
    }
    beeper_play(TUNE_CLICK);
    if (event.key == KEY_UP || event.key == KEY_DOWN) {
        question.is_yes = !question.is_yes;
        screens_redraw();
        return;
    }
    screens_pop();
    if (event.key == KEY_SELECT && question.is_yes) {
        question.yes();
    }
}

static void draw(void) {
    row_text(question.text);
    row_second();
    row_arrow(!question.is_yes);
    row_text(LOCAL_TEXT("no  "));
    row_arrow(question.is_yes);
    row_text(LOCAL_TEXT("yes"));
}

static const FLASH struct screen screen_question = {
    .key = take_answer,
    .draw = draw,
    .stays = true,
    .help = TEXT("OK takes the answer at the arrow. Left: no."),
};

void question_ask(const FLASH char *text, void (*yes)(void)) {
    question.text = text;
    question.yes = yes;
    question.is_yes = false;
    screens_push(&screen_question);
}
