#include "models/forced_dice.h"

#include <string.h>

/* The first registers of throw_derive's three arguments, as avr-gcc passes them. */
enum { THROW = 24, SEED = 22, NUMBER = 20 };

static uint16_t argument(const avr_t *avr, unsigned from) {
    return (uint16_t)(avr->data[from] | avr->data[from + 1] << 8);
}

static struct forced_throw *find(struct forced_dice *forced, uint16_t number,
                                 const uint8_t seed[FORCED_SEED]) {
    for (unsigned i = 0; i < forced->count; i++) {
        struct forced_throw *made = &forced->made[i];
        if (made->number == number && memcmp(made->seed, seed, FORCED_SEED) == 0) {
            return made;
        }
    }
    return NULL;
}

/* Reads the dice of the next word; its last digit stands for the dice that it lacks. The first
   digit also sets the coin. */
static void read_word(const char **faces, uint8_t bytes[]) {
    bytes[FORCED_DICE] = (**faces - '0') % 2 ? 0 : UINT8_MAX;
    for (unsigned die = 0; die < FORCED_DICE; die++) {
        bytes[die] = (uint8_t)(**faces - '0');
        if ((*faces)[1] > ' ') {
            (*faces)++;
        }
    }
    (*faces)++;
    *faces += strspn(*faces, " ");
}

static struct forced_throw *make(struct forced_dice *forced, uint16_t number,
                                 const uint8_t seed[FORCED_SEED], const char **faces) {
    struct forced_throw *made = &forced->made[forced->count];

    if (*faces == NULL || **faces == '\0' || forced->count == FORCED_THROWS) {
        return NULL;
    }
    forced->count++;
    made->number = number;
    memcpy(made->seed, seed, FORCED_SEED);
    read_word(faces, made->bytes);
    return made;
}

bool forced_dice_throw(struct forced_dice *forced, avr_t *avr, const char **faces) {
    const uint8_t *seed = &avr->data[argument(avr, SEED)];
    uint16_t number = argument(avr, NUMBER);
    struct forced_throw *made = find(forced, number, seed);

    if (made == NULL) {
        made = make(forced, number, seed, faces);
    }
    if (made) {
        memcpy(&avr->data[argument(avr, THROW)], made->bytes, sizeof made->bytes);
    }
    return made != NULL;
}
