#include "core/game/account.h"
#include "games/penney/penney_engine.h"
#include "games/penney/toss_distribution.h"
#include "vectors.h"

enum { REPLIES = 8 };

/* Draws a question: up to three words, a coin that is fair or not, and some tosses. */
static void ask_words(struct patterns_question *question, uint8_t count) {
    uint8_t letters = 2 + random_below(4);
    uint8_t made = random_below(letters + 1);

    question->parts = random_below(2) ? 64 : 2 + random_below(63);
    question->heads = 1 + random_below(question->parts - 1);
    question->tossed = (uint8_t)(1 << made) + random_below((uint8_t)(1 << made));
    for (uint8_t i = 0; i < PATTERNS_MAXIMUM; i++) {
        question->word[i] =
            i < count ? (uint8_t)(1 << letters) + random_below((uint8_t)(1 << letters)) : 0;
    }
}

static void say_patterns(struct patterns *patterns) {
    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        const struct patterns_answer *answer = &patterns->answer;
        ask_words(&patterns->question, 1 + i % PATTERNS_MAXIMUM);
        patterns_start(patterns, &patterns->question);
        while (patterns_step(patterns) == WORKING) {
        }
        put_text("words");
        put_real(answer->tosses);
        put_hex(answer->denominator);
        for (uint8_t j = 0; j < PATTERNS_MAXIMUM; j++) {
            put_hex(answer->first[j]);
        }
        put_text("\n");
    }
}

static void say_replies(struct patterns_reply *reply) {
    for (uint8_t i = 0; i < REPLIES; i++) {
        struct patterns_question *question = &reply->patterns.question;
        ask_words(question, 3);
        question->word[0] = (uint8_t)(4 << i % 4) + random_below((uint8_t)(4 << i % 4));
        question->word[1] = 0;
        patterns_reply_start(reply, question);
        while (patterns_reply_step(reply) == WORKING) {
        }
        put_text("reply");
        put_hex(reply->word);
        put_hex(reply->best.first[0]);
        put_text("\n");
    }
}

static void say_tosses(struct toss_distribution *distribution) {
    toss_distribution_start(distribution, 0x2B, (const uint8_t[]){0x20, 0x3F}, VECTORS_STEPS);
    while (toss_distribution_step(distribution) == WORKING) {
    }
    put_text("walk");
    for (uint8_t row = 0x20; row < 0x40; row++) {
        put_hex(distribution->at[row]);
    }
    put_text("\n");
}

static enum progress answer(struct penney_engine_memory *engine, const struct penney *game,
                            enum engine_question_kind kind) {
    struct engine_question question = {.kind = kind};
    enum progress progress;

    penney_engine.start(engine, game, &question);
    do {
        progress = penney_engine.step(engine);
    } while (progress == WORKING);
    return progress;
}

static probability_t chance_of_first(struct penney_engine_memory *engine,
                                     const struct penney *game) {
    probability_t first = 0;

    answer(engine, game, ENGINE_VALUE);
    for (uint8_t player = game->players; player--;) {
        struct bounded chance = penney_engine.value(engine, player);
        first = bounded_to_probability(&chance);
        put_hex(first);
    }
    return first;
}

static uint8_t best_word(struct penney_engine_memory *engine, const struct penney *game) {
    struct ranked best;

    answer(engine, game, ENGINE_RANK);
    penney_engine.answer(engine, &best);
    return penney_decision_word(game, best.decision);
}

/* Tosses the coin as the rules do by a throw. */
static void toss_coin(struct penney *game, bool tails) {
    struct derived_throw dice = {.coin = tails ? COIN_PARTS - 1 : 0};

    penney_rules.throw(game, &dice);
}

/* Plays Penney's game with the account of the first player: the best first word, any reply, and the
   coin until a word comes. */
static void say_account(struct penney_engine_memory *engine, uint8_t letters) {
    struct penney game = {.players = 2, .letters = letters};
    enum account_sum sum = ACCOUNT_OWN_ERRORS;
    struct account account;

    game.state.parts = PENNEY_PARTS;
    game.state.heads = 16 + random_below(33);
    penney_start(&game);
    put_text("account");
    account_start(&account, account_chance(chance_of_first(engine, &game)));
    while (penney_winner(&game) == game.players) {
        if (penney_chooser(&game) == 0) {
            penney_choose(&game, best_word(engine, &game));
        } else if (penney_chooser(&game) == 1) {
            sum = ACCOUNT_OTHERS_ERRORS;
            penney_choose(&game, penney_rows(&game) + random_below(penney_rows(&game)));
        } else {
            sum = ACCOUNT_OWN_LUCK;
            toss_coin(&game, random_below(PENNEY_PARTS) >= game.state.heads);
        }
        account_enter(&account, sum, account.now, account_chance(chance_of_first(engine, &game)));
    }
    for (uint8_t i = 0; i < ACCOUNT_SUMS; i++) {
        put_hex((uint32_t)account.sum[i]);
    }
    put_hex((uint32_t)account_drift(&account));
    put_text("\n");
}

void say_words(void) {
    say_patterns(VECTORS_MEMORY(struct patterns));
    say_replies(VECTORS_MEMORY(struct patterns_reply));
    for (uint8_t letters = 2; letters <= 4; letters++) {
        say_account(VECTORS_MEMORY(struct penney_engine_memory), letters);
    }
    say_tosses(VECTORS_MEMORY(struct toss_distribution));
}
