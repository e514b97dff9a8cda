/* A deterministic loop for the inputs of inputs.h, for the quick form and where there is no
   libFuzzer. It also fails if the device leaves too many inputs without an answer, because then it
   is in a place where nothing is tried any more. usage: fuzz_loop events|lines|images COUNT SEED */

#include "fuzz/inputs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE_MOST = 400, WORDS_MOST = 5, INPUTS_OF_A_BATTERY = 1000 };

static uint64_t state;

static uint32_t draw(uint32_t below) {
    uint64_t z = state += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return (uint32_t)((z ^ z >> 31) >> 32) % below;
}

static size_t random_bytes(uint8_t *data, size_t most) {
    size_t size = 1 + draw((uint32_t)most);
    for (size_t i = 0; i < size; i++) {
        data[i] = (uint8_t)draw(draw(2) ? 256 : 8);
    }
    return size;
}

/* Half of the lines are made of known words and numbers. */
static size_t random_line(uint8_t *data) {
    static const char *const words[] = {"board",  "keep",  "graph",  "expect", "odds", "help",
                                        "chips",  "place", "within", "visits", "nim",  "tenk",
                                        "penney", "HTH",   "bounce", "3>9",    "11>2", "chutes",
                                        "spread", "throw", "dice",   "use",    "tail", "1",
                                        "6",      "100",   "65535",  "0",      "-1",   "word"};
    if (draw(2)) {
        return random_bytes(data, 40);
    }
    size_t size = 0;
    for (unsigned i = 1 + draw(WORDS_MOST); i > 0; i--) {
        size += (size_t)sprintf((char *)data + size, "%s ",
                                words[draw(sizeof words / sizeof words[0])]);
    }
    return size;
}

static bool try_events(uint8_t *data) {
    return input_events(data, random_bytes(data, 20));
}

static bool try_line(uint8_t *data) {
    return input_lines(data, random_line(data));
}

static bool try_image(uint8_t *data) {
    return input_image(data, random_bytes(data, SIZE_MOST - 1));
}

/* `answered` is how many of a hundred inputs must be answered. */
static const struct kind {
    const char *name;
    bool (*try)(uint8_t *data);
    unsigned answered;
} kinds[] = {{"events", try_events, 70}, {"lines", try_line, 80}, {"images", try_image, 100}};

static const struct kind *find_kind(const char *name) {
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(kinds[i].name, name) == 0) {
            return &kinds[i];
        }
    }
    return NULL;
}

int main(int argc, char **argv) {
    uint8_t data[SIZE_MOST];
    const struct kind *kind = argc == 4 ? find_kind(argv[1]) : NULL;
    if (!kind) {
        fprintf(stderr, "usage: fuzz_loop events|lines|images COUNT SEED\n");
        return 2;
    }
    unsigned long count = strtoul(argv[2], NULL, 10);
    unsigned long answered = 0;
    state = strtoull(argv[3], NULL, 10);
    for (unsigned long i = 0; i < count; i++) {
        if (i % INPUTS_OF_A_BATTERY == 0) {
            input_power_cut();
        }
        answered += kind->try(data);
    }
    if (answered * 100 < count * kind->answered) {
        fprintf(stderr, "only %lu of %lu %s were answered\n", answered, count, argv[1]);
        return EXIT_FAILURE;
    }
    printf("measured %lu %s of seed %s, %lu answered, no violation\n", count, argv[1], argv[3],
           answered);
    return 0;
}
