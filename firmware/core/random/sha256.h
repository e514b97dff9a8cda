#ifndef KOSTKA_CORE_RANDOM_SHA256_H
#define KOSTKA_CORE_RANDOM_SHA256_H

#include <stdint.h>

/* SHA-256 of messages that fit into one block. FIPS 180-4 (2015), section 6.2; checked against
   NIST's examples and vectors of its validation program (SHA256ShortMsg.rsp). */

enum { SHA256_BYTES = 32, SHA256_MESSAGE_MOST = 55 };

/* The hash of a message of up to SHA256_MESSAGE_MOST bytes. Costs 60,000 cycles on the AVR whatever
   the message, and at most 160 bytes of stack. */
void sha256_short(const void *message, uint8_t length, uint8_t hash[SHA256_BYTES]);

#endif
