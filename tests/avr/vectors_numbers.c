#include "core/number/integer88.h"
#include "core/random/derived_throw.h"
#include "core/random/generator.h"
#include "core/random/sha256.h"
#include "games/snakes/odds/chain/factor.h"
#include "games/snakes/odds/pairs/pair_number.h"
#include "vectors.h"

void say_fixed(void) {
    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        uint32_t a = random_word() >> random_below(32);
        uint32_t b = random_word() >> random_below(32);
        struct real root;
        put_text("fixed");
        put_hex(fixed_multiply(a, b, (uint8_t)(32 + random_below(31))));
        put_hex(fixed_ratio(a & 0xFFFFFF, b | 0x1000000, 31));
        root = (struct real){a, random_below(32)};
        fixed_square_root(&root);
        put_real(root);
        put_hex((uint32_t)pair_sixth((pair_word)(a < UINT32_MAX - 3 ? a : b)));
        put_hex(fixed_ratio(b, 6 + random_below(100), 0));
        put_text("\n");
    }
}

void say_factors(void) {
    enum { ORDER = 5 };
    static uint16_t entry[ORDER * ORDER];
    static int32_t x[ORDER];

    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        for (uint8_t j = 0; j < ORDER * ORDER; j++) {
            entry[j] = (uint16_t)(random_word() >> 16 >> random_below(17));
        }
        for (uint8_t j = 0; j < ORDER; j++) {
            x[j] = (int32_t)random_word() >> random_below(32);
        }
        factor_pass(entry, ORDER, random_below(ORDER + 1), x, 1);
        put_text("factors");
        for (uint8_t j = 0; j < ORDER; j++) {
            put_hex((uint32_t)x[j]);
        }
        factor_pass(entry + ORDER * ORDER - 1, ORDER, ORDER, x + ORDER - 1, -1);
        for (uint8_t j = 0; j < ORDER; j++) {
            put_hex((uint32_t)x[j]);
        }
        factor_transposed_upper(entry, ORDER, x);
        factor_transposed_lower(entry, ORDER, x);
        for (uint8_t j = 0; j < ORDER; j++) {
            put_hex((uint32_t)x[j]);
        }
        put_text("\n");
    }
}

void say_wide(void) {
    static uint8_t number[4 * INTEGER88_BYTES];

    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        for (uint8_t j = 0; j < sizeof number; j++) {
            number[j] = (uint8_t)(random_word() >> 8);
        }
        integer88_set(number, 0, (int32_t)random_word() >> random_below(32));
        integer88_add_product(number, 2 * INTEGER88_BYTES, 0, INTEGER88_BYTES);
        integer88_subtract_product(number, 3 * INTEGER88_BYTES, INTEGER88_BYTES, 0);
        number[4 * INTEGER88_BYTES - 1] >>= random_below(8);
        put_text("wide");
        put_hex(integer88_scale_up(number + 3 * INTEGER88_BYTES, 1));
        for (uint8_t j = 0; j < sizeof number; j += 4) {
            put_hex(number[j] | (uint32_t)number[j + 1] << 8 | (uint32_t)number[j + 2] << 16 |
                    (uint32_t)number[j + 3] << 24);
        }
        put_text("\n");
    }
}

void say_generator(void) {
    static struct generator generator;

    generator_start(&generator, (const uint8_t[]){1, 2, 3}, 3);
    for (uint8_t line = 0; line < 8; line++) {
        put_text("generator");
        for (uint8_t i = 0; i < 8; i++) {
            put_hex(generator_byte(&generator));
        }
        put_hex(generator_die(&generator));
        put_text("\n");
    }
}

void say_derived_throws(void) {
    uint8_t hash[SHA256_BYTES];
    char letters[SEED_LETTERS + 1] = "";
    struct derived_throw derived;

    for (uint8_t length = 0; length <= SHA256_MESSAGE_MOST; length += 11) {
        sha256_short("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRS", length, hash);
        put_text("sha256");
        for (uint8_t i = 0; i < SHA256_BYTES; i += 4) {
            put_hex((uint32_t)hash[i] << 24 | (uint32_t)hash[i + 1] << 16 |
                    (uint32_t)hash[i + 2] << 8 | hash[i + 3]);
        }
        put_text("\n");
    }
    for (uint16_t number = 1; number <= SEED_THROWS; number += 2047) {
        throw_derive(&derived, hash, number);
        put_text("throw");
        for (uint8_t i = 0; i < THROW_DICE; i++) {
            put_hex(derived.die[i]);
        }
        put_hex(derived.coin);
        seed_commit(letters, &hash[number % 16]);
        put_text(letters);
        seed_write(letters, &hash[number % 16]);
        put_text(letters);
        put_text("\n");
    }
}
