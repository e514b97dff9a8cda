#include "device/workspace.h"
#include "vectors.h"

enum { REPLIES = 8 };

/* Up to three words, the coin fair or not, after some tosses. */
static void ask_words(struct patterns *words, uint8_t count) {
    uint8_t letters = 2 + random_below(4);
    uint8_t made = random_below(letters + 1);

    words->question.parts = random_below(2) ? 64 : 2 + random_below(63);
    words->question.heads = 1 + random_below(words->question.parts - 1);
    words->question.tossed = (uint8_t)(1 << made) + random_below((uint8_t)(1 << made));
    for (uint8_t i = 0; i < PATTERNS_MAXIMUM; i++)
        words->question.word[i] =
            i < count ? (uint8_t)(1 << letters) + random_below((uint8_t)(1 << letters)) : 0;
}

void say_words(void) {
    union workspace *space = workspace_borrow(WORKSPACE_SCREEN);
    struct patterns *words = &space->words;
    struct toss_distribution *walk = &space->walk;

    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        ask_words(words, 1 + i % PATTERNS_MAXIMUM);
        patterns_solve(words, space->reply.room);
        put_text("words");
        put_hex(words->tosses.mantissa);
        put_hex(words->tosses.fraction_bits);
        put_hex(words->denominator);
        for (uint8_t j = 0; j < PATTERNS_MAXIMUM; j++)
            put_hex(words->first[j].mantissa);
        put_text("\n");
    }
    for (uint8_t i = 0; i < REPLIES; i++) {
        ask_words(words, 3);
        words->question.word[0] = (uint8_t)(4 << i % 4);
        words->question.word[1] = (uint8_t)(4 << i % 4) + random_below((uint8_t)(4 << i % 4));
        words->question.word[2] = 0;
        words->question.tossed = PATTERNS_NO_TOSSES;
        space->reply.best_first = 0;
        while (!patterns_reply_step(words, &space->reply))
            continue;
        put_text("reply");
        put_hex(space->reply.best);
        put_hex((uint32_t)space->reply.best_first);
        put_text("\n");
    }
    toss_distribution_start(walk, 0x2B);
    walk->stop[0] = 0x20;
    walk->stop[1] = 0x3F;
    for (uint8_t i = 0; i < VECTORS_STEPS; i++)
        toss_distribution_step(walk);
    put_text("walk");
    for (uint8_t row = 0x20; row < 0x40; row++)
        put_hex(toss_distribution_at(walk, row));
    put_text("\n");
}
