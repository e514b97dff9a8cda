#include "campaigns/boards/random_source.h"

uint64_t draw_bits(struct random_source *source) {
    uint64_t z = source->state += 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void draw_start(struct random_source *source, uint64_t seed, unsigned kind, unsigned number) {
    source->state = seed;
    source->state = draw_bits(source) ^ kind;
    source->state = draw_bits(source) ^ number;
    draw_bits(source);
}

unsigned draw_below(struct random_source *source, unsigned count) {
    return (unsigned)((draw_bits(source) >> 32) * count >> 32);
}

unsigned draw_between(struct random_source *source, unsigned least, unsigned most) {
    return least + draw_below(source, most - least + 1);
}

bool draw_chance(struct random_source *source, unsigned percent) {
    return draw_below(source, 100) < percent;
}

double draw_fraction(struct random_source *source) {
    return (double)(draw_bits(source) >> 11) / 9007199254740992.0;
}
