/* Games as text: a text is read as it was written, and a changed text is refused. */

#include "support/testing.h"

#include "core/game/record_text.h"
#include "records/record_games.h"
#include "support/campaign.h"
#include <stdio.h>
#include <string.h>

enum { FULL_LINE = 64 }; /* characters of a line with two numbers of two digits, and a NUL */

static struct random_source source;

/* A game of one kind, not always finished, with some bytes of the owner's. */
struct sent {
    const struct record_kind *kind;
    struct record_game game;
    struct text_of_game {
        uint8_t own[RECORD_TEXT_OWN];
        struct record_sender sender;
        struct record_text text;
        char line[RECORD_TEXT_LINES][RECORD_TEXT_LINE];
        uint8_t lines;
    } text;
};

static void write_lines(struct text_of_game *text) {
    text->lines = record_text_lines(&text->text);
    for (uint8_t i = 0; i < text->lines; i++) {
        record_text_write(&text->text, i + 1, text->line[i]);
        assert_true(strlen(text->line[i]) < RECORD_TEXT_LINE);
    }
}

static void draw(struct sent *sent, unsigned number, bool has_seed) {
    struct text_of_game *text = &sent->text;
    union game_state base;
    enum turn_kind folded;
    unsigned events = random_below(&source, 120);

    sent->kind = &record_kinds[number % RECORD_KINDS];
    record_game_begin(&source, &sent->game, sent->kind);
    if (number % 2 && sent->kind->rules->throw) {
        sent->game.record.seed[SEED_SECRET + number / 2 % 2] = (uint8_t)number | 1;
    }
    while (events-- && record_game_go_on(&source, &sent->game, sent->kind)) {
    }
    if (random_below(&source, 4) == 0) {
        record_fold(&sent->game.record, sent->kind->rules, NULL, &base, &folded);
    }
    for (unsigned i = 0; i < RECORD_TEXT_OWN; i++) {
        text->own[i] = (uint8_t)random_below(&source, 256);
    }
    text->sender = (struct record_sender){.number = (uint8_t)(number % 5),
                                          .has_seed = has_seed,
                                          .own_bytes = (uint8_t)(number % 3 ? 0 : RECORD_TEXT_OWN),
                                          .own = text->own};
    record_text_pack(&text->text, &sent->game.record, sent->kind->rules, &text->sender);
    write_lines(text);
}

static enum record_text_answer read_lines(struct record_text *read,
                                          const struct text_of_game *text) {
    enum record_text_answer answer = RECORD_TEXT_MORE;

    record_text_start(read);
    for (uint8_t i = 0; i < text->lines && answer == RECORD_TEXT_MORE; i++) {
        answer = record_text_read(read, text->line[i]);
    }
    return answer;
}

/* ---- round trip ------------------------------------------------------------------------------ */

TEST(what_is_read_is_what_was_written) {
    source = (struct random_source){1};
    for (unsigned number = 0; number < campaign_cases(500, 1000 * RECORD_KINDS); number++) {
        struct sent sent;
        struct text_of_game again;
        struct record record;
        struct replay replay;
        union game_state at;
        const struct rules *rules;

        draw(&sent, number, true);
        rules = sent.kind->rules;
        assert_int_equal(read_lines(&again.text, &sent.text), RECORD_TEXT_WHOLE);
        assert_int_equal(record_text_game(&again.text), sent.text.sender.number);
        assert_int_equal(record_text_unpack(&again.text, &record, rules, &again.sender),
                         RECORD_TEXT_WHOLE);
        assert_true(again.sender.has_seed);
        assert_memory_equal(record.seed, sent.game.record.seed, SEED_BYTES);
        assert_int_equal(again.sender.own_bytes, sent.text.sender.own_bytes);
        assert_memory_equal(again.sender.own, sent.text.own, again.sender.own_bytes);
        assert_true(replay_start(&replay, &at, &record, rules, NULL));
        while (replay_step(&replay, &at, &record, rules, NULL)) {
        }
        assert_memory_equal(&at, &sent.game.state, rules->state_bytes);
        record_text_pack(&again.text, &record, rules, &sent.text.sender);
        write_lines(&again);
        assert_int_equal(again.lines, sent.text.lines);
        for (uint8_t i = 0; i < again.lines; i++) {
            assert_string_equal(again.line[i], sent.text.line[i]);
        }
    }
}

TEST(a_seed_that_is_not_told_is_not_in_it) {
    struct sent sent;
    struct text_of_game again;
    struct record record;

    source = (struct random_source){2};
    draw(&sent, 0, false);
    assert_int_equal(read_lines(&again.text, &sent.text), RECORD_TEXT_WHOLE);
    assert_int_equal(record_text_unpack(&again.text, &record, sent.kind->rules, &again.sender),
                     RECORD_TEXT_WHOLE);
    assert_false(again.sender.has_seed);
    for (unsigned i = 0; i + SEED_SECRET <= again.text.length; i++) {
        assert_memory_not_equal(again.text.bytes + i, sent.game.record.seed, SEED_SECRET);
    }
}

/* ---- refused texts --------------------------------------------------------------------------- */

TEST(a_changed_letter_is_refused) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567019 /a";

    source = (struct random_source){3};
    for (unsigned number = 0; number < campaign_cases(50, 500); number++) {
        struct sent sent;
        struct record_text read;

        draw(&sent, number, true);
        for (uint8_t i = 0; i < sent.text.lines; i++) {
            for (size_t at = 0; at < strlen(sent.text.line[i]); at++) {
                char was = sent.text.line[i][at];
                char now = letters[random_below(&source, sizeof letters - 1)];
                sent.text.line[i][at] = now;
                assert_true(now == was || read_lines(&read, &sent.text) != RECORD_TEXT_WHOLE);
                sent.text.line[i][at] = was;
            }
        }
    }
}

TEST(lines_come_once_each_and_in_order) {
    struct sent sent;
    struct record_text read;

    source = (struct random_source){4};
    do {
        draw(&sent, 0, true);
    } while (sent.text.lines < 3);
    record_text_start(&read);
    assert_int_equal(record_text_read(&read, sent.text.line[1]), RECORD_TEXT_NOT_NEXT);
    assert_int_equal(record_text_read(&read, sent.text.line[0]), RECORD_TEXT_MORE);
    assert_int_equal(record_text_read(&read, sent.text.line[0]), RECORD_TEXT_NOT_NEXT);
    assert_int_equal(record_text_read(&read, sent.text.line[2]), RECORD_TEXT_NOT_NEXT);
    assert_int_equal(record_text_read(&read, ""), RECORD_TEXT_NO_LINE);
    assert_int_equal(record_text_read(&read, "2/"), RECORD_TEXT_NO_LINE);
    for (uint8_t i = 1; i + 1 < sent.text.lines; i++) {
        assert_int_equal(record_text_read(&read, sent.text.line[i]), RECORD_TEXT_MORE);
    }
    assert_int_equal(record_text_read(&read, sent.text.line[sent.text.lines - 1]),
                     RECORD_TEXT_WHOLE);
}

/* Only the last line may be shorter than the others. Then the checksum tells that it was cut,
   except by a chance of 2^-16. The line can be sent again as soon as it is refused. */
TEST(a_line_that_is_cut_short_is_refused) {
    unsigned missed = 0;

    source = (struct random_source){5};
    for (unsigned number = 0; number < campaign_cases(20, 500); number++) {
        struct sent sent;
        struct record_text read;
        enum record_text_answer answer;

        draw(&sent, number, true);
        record_text_start(&read);
        for (uint8_t i = 0; i < sent.text.lines; i++) {
            bool is_last = i + 1 == sent.text.lines;
            for (size_t end = strlen(sent.text.line[i]); end--;) {
                struct record_text before = read;
                char was = sent.text.line[i][end];
                sent.text.line[i][end] = '\0';
                answer = record_text_read(&read, sent.text.line[i]);
                sent.text.line[i][end] = was;
                if (is_last && answer == RECORD_TEXT_WHOLE) {
                    missed++;
                } else if (!is_last || answer != RECORD_TEXT_CHECK) {
                    assert_int_equal(answer, RECORD_TEXT_NO_LINE);
                    continue;
                }
                read = before;
            }
            answer = record_text_read(&read, sent.text.line[i]);
            assert_int_equal(answer, is_last ? RECORD_TEXT_WHOLE : RECORD_TEXT_MORE);
        }
    }
    assert_true(missed <= campaign_cases(0, 1));
}

/* Writes a line of as many bytes as a line can have. */
static void write_full(char *line, unsigned number, unsigned lines) {
    int written = snprintf(line, FULL_LINE, "%u/%u ", number, lines);

    memset(line + written, 'A', 8 * RECORD_TEXT_LINE_BYTES / 5);
    line[written + 8 * RECORD_TEXT_LINE_BYTES / 5] = '\0';
}

/* Such a text may come from a device that has more room. */
TEST(a_text_of_too_many_lines_is_read_until_it_is_too_long) {
    for (unsigned lines = RECORD_TEXT_LINES; lines <= 99; lines++) {
        unsigned bytes = RECORD_TEXT_LINE_BYTES, number = 1;
        char line[FULL_LINE];
        struct record_text read;

        record_text_start(&read);
        for (; bytes <= RECORD_TEXT_BYTES; bytes += RECORD_TEXT_LINE_BYTES) {
            write_full(line, number++, lines);
            assert_int_equal(record_text_read(&read, line), RECORD_TEXT_MORE);
        }
        write_full(line, number, lines);
        assert_int_equal(record_text_read(&read, line), RECORD_TEXT_TOO_LONG);
        write_full(line, lines, lines);
        assert_int_equal(record_text_read(&read, line),
                         lines == number ? RECORD_TEXT_TOO_LONG : RECORD_TEXT_NOT_NEXT);
    }
}

TEST(numbers_of_lines_have_one_or_two_digits) {
    static const struct {
        const char *line;
        enum record_text_answer answer;
    } cases[] = {
        {"1/9 AAAAAAAA", RECORD_TEXT_NO_LINE}, /* 5 bytes: not the last line, and too short */
        {"10/12 AAAAAAAA", RECORD_TEXT_NOT_NEXT},
        {"99/99 AAAAAAAA", RECORD_TEXT_NOT_NEXT},
        {"2/1 AAAAAAAA", RECORD_TEXT_NOT_NEXT},
        {"1/1 AAAAAAAA", RECORD_TEXT_CHECK},
        {"01/1 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"1/01 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"0/1 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"1/0 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"100/100 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"257/257 AAAAAAAA", RECORD_TEXT_NO_LINE}, /* 1 in eight bits */
        {"1/257 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"/1 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"1/ AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"1 1 AAAAAAAA", RECORD_TEXT_NO_LINE},
        {"1/1/AAAAAAAA", RECORD_TEXT_NO_LINE},
        {":/: AAAAAAAA", RECORD_TEXT_NO_LINE},
    };

    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct record_text read;
        record_text_start(&read);
        if (record_text_read(&read, cases[i].line) != cases[i].answer) {
            fail_msg("\"%s\"", cases[i].line);
        }
    }
}

/* Untrusted bytes with a correct check sum are unpacked and replayed without a fault. */
TEST(anybodys_bytes_do_no_harm) {
    unsigned whole = 0;

    source = (struct random_source){6};
    for (unsigned number = 0; number < campaign_cases(5000, 200000); number++) {
        struct sent sent;
        struct record record;
        struct replay replay;
        union game_state at;
        struct record_sender sender;
        struct record_text *text = &sent.text.text;

        if (number % 100 == 0) {
            draw(&sent, number / 100, true);
        }
        text->bytes[random_below(&source, text->length)] = (uint8_t)random_below(&source, 256);
        if (record_text_unpack(text, &record, sent.kind->rules, &sender) != RECORD_TEXT_WHOLE) {
            continue;
        }
        whole++;
        if (replay_start(&replay, &at, &record, sent.kind->rules, NULL)) {
            while (replay_step(&replay, &at, &record, sent.kind->rules, NULL)) {
            }
        }
    }
    print_message("%u could be unpacked\n", whole);
    assert_true(whole > 0);
}
