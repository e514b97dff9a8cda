#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

#include "core/random/chacha8.h"

/* The vectors with 256-bit keys and 8 rounds of draft-strombergson-chacha-test-vectors-01: two
   blocks each, block counter 0 and 1. */
struct vector {
    const char *name, *key, *iv, *keystream;
};

static const struct vector vectors[] = {
    {"TC1: zero key, zero IV", "0000000000000000000000000000000000000000000000000000000000000000",
     "0000000000000000",
     "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
     "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
     "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
     "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"},
    {"TC2: one bit of the key", "0100000000000000000000000000000000000000000000000000000000000000",
     "0000000000000000",
     "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
     "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
     "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
     "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"},
    {"TC3: one bit of the IV", "0000000000000000000000000000000000000000000000000000000000000000",
     "0100000000000000",
     "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
     "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
     "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
     "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46"},
    {"TC4: all bits", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffff",
     "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
     "445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54"
     "81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108"
     "790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b"},
    {"TC5: even bits", "5555555555555555555555555555555555555555555555555555555555555555",
     "5555555555555555",
     "7cb78214e4d3465b6dc62cf7a1538c88996952b4fb72cb6105f1243ce3442e29"
     "75a59ebcd2b2a598290d7538491fe65bdbfefd060d88798120a70d049dc2677d"
     "d48ff5a2513e497a5d54802d7484c4f1083944d8d0d14d6482ce09f7e5ebf20b"
     "29807d62c31874d02f5d3cc85381a745ecbc60525205e300a76961bfe51ac07c"},
    {"TC6: odd bits", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
     "aaaaaaaaaaaaaaaa",
     "40f9ab86c8f9a1a0cdc05a75e5531b612d71ef7f0cf9e387df6ed6972f0aae21"
     "311aa581f816c90e8a99de990b6b95aac92450f4e112712667b804c99e9c6eda"
     "f8d144f560c8c0ea36880d3b77874c9a9103d147f6ded386284801a4ee158e5e"
     "a4f9c093fc55fd344c33349dc5b699e21dc83b4296f92ee3ecabf3d51f95fe3f"},
    {"TC7: sequences", "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
     "0f1e2d3c4b5a6978",
     "db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb515"
     "7a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9"
     "c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c1"
     "44cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e"},
    {"TC8: random", "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
     "1ada31d5cf688221",
     "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
     "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
     "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
     "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f"},
};

enum { COUNT = sizeof vectors / sizeof vectors[0], BLOCK = 64 };

static void from_hex(uint8_t *to, const char *hex, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unsigned byte;
        assert_int_equal(sscanf(hex + 2 * i, "%2x", &byte), 1);
        to[i] = (uint8_t)byte;
    }
}

static void keystream(uint8_t out[BLOCK], const struct vector *v, uint32_t counter) {
    uint32_t state[CHACHA8_WORDS];

    memset(state, 0x99, sizeof state); /* words 0..3 must not matter */
    from_hex((uint8_t *)&state[CHACHA8_KEY_WORD], v->key, 32);
    state[CHACHA8_INPUT_WORD] = counter;
    state[CHACHA8_INPUT_WORD + 1] = 0;
    from_hex((uint8_t *)&state[CHACHA8_INPUT_WORD + 2], v->iv, 8);
    chacha8_block(state);
    memcpy(out, state, BLOCK);
}

TEST(blocks_equal_the_published_vectors) {
    for (size_t i = 0; i < COUNT; i++) {
        for (uint32_t counter = 0; counter < 2; counter++) {
            uint8_t expected[BLOCK], found[BLOCK];
            from_hex(expected, vectors[i].keystream + counter * 2 * BLOCK, BLOCK);
            keystream(found, &vectors[i], counter);
            if (memcmp(found, expected, BLOCK) != 0) {
                fail_msg("%s, block %u", vectors[i].name, counter);
            }
        }
    }
}
