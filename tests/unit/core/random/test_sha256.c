#include "core/random/sha256.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

static void expect_hash(const char *message, size_t length, const char *wanted) {
    uint8_t hash[SHA256_BYTES];
    char text[2 * SHA256_BYTES + 1];

    sha256_short(message, (uint8_t)length, hash);
    for (int i = 0; i < SHA256_BYTES; i++) {
        sprintf(text + 2 * i, "%02x", hash[i]);
    }
    assert_string_equal(text, wanted);
}

/* FIPS 180-4's example, the empty message and the first of SHA256ShortMsg.rsp, a sentence, and the
   longest message of one block. */
TEST(published_hashes) {
    char most[SHA256_MESSAGE_MOST];

    expect_hash("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect_hash("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect_hash("\xd3", 1, "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1");
    expect_hash("The quick brown fox jumps over the lazy dog", 43,
                "d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592");
    memset(most, 'a', sizeof most);
    expect_hash(most, sizeof most,
                "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
}

/* The exclusive or of the hashes of the messages 0, 1, 2, ... of every length of one block; the
   wanted value is from sha256sum. */
TEST(messages_of_every_length) {
    static const uint8_t wanted[SHA256_BYTES] = {0xcc, 0x7b, 0x96, 0x91, 0xce, 0x96, 0xf2, 0x52,
                                                 0xde, 0x90, 0x96, 0xde, 0xae, 0x9f, 0xd1, 0x03,
                                                 0x86, 0xef, 0x9b, 0xe4, 0xb8, 0x94, 0x65, 0x00,
                                                 0x30, 0x21, 0x7e, 0x14, 0x73, 0x34, 0x4e, 0xc2};
    uint8_t message[SHA256_MESSAGE_MOST], hash[SHA256_BYTES], all[SHA256_BYTES] = {0};

    for (uint8_t length = 0; length <= SHA256_MESSAGE_MOST; length++) {
        sha256_short(message, length, hash);
        for (int i = 0; i < SHA256_BYTES; i++) {
            all[i] ^= hash[i];
        }
        message[length % SHA256_MESSAGE_MOST] = length;
    }
    assert_memory_equal(all, wanted, sizeof all);
}
