#ifndef KOSTKA_CAMPAIGNS_RANDOM_SOURCE_H
#define KOSTKA_CAMPAIGNS_RANDOM_SOURCE_H

#include <stdbool.h>
#include <stdint.h>

/* Repeatable random numbers: splitmix64 (Steele, Lea, Flood 2014). */

struct random_source {
    uint64_t state;
};

/* Starts the source of one case. It depends on the seed, kind and number only, not on earlier
   cases. */
void draw_start(struct random_source *source, uint64_t seed, unsigned kind, unsigned number);

uint64_t draw_bits(struct random_source *source);

/* 0 to count - 1. */
unsigned draw_below(struct random_source *source, unsigned count);

/* From least to most. */
unsigned draw_between(struct random_source *source, unsigned least, unsigned most);

bool draw_chance(struct random_source *source, unsigned percent);

/* From 0 up to, but excluding, 1. */
double draw_fraction(struct random_source *source);

#endif
