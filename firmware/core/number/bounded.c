#include "core/number/bounded.h"

#include "core/number/flash.h"

struct bounded bounded_real(struct real value, uint32_t error) {
    return (struct bounded){
        .mantissa = value.mantissa, .error = error, .fraction_bits = value.fraction_bits};
}

OUT_OF_LINE struct bounded bounded_probability(probability_t value, uint32_t error) {
    return (struct bounded){.mantissa = value, .error = error, .fraction_bits = PROBABILITY_BITS};
}

/*@ axiomatic normal_bits {
      axiom power_of_two_sum: \forall integer m, n; m >= 0 && n >= 0 ==>
        times(power_of_two(m), power_of_two(n)) == power_of_two(m + n);
      axiom shift_up: \forall integer x, n; n >= 0 ==> x << n == times(x, power_of_two(n));
      axiom shift_up_2: \forall integer x; x << 2 == 4 * x;
      axiom shift_down_6: \forall integer x; x >= 0 ==> x >> 6 == x / 0x40;
      axiom shift_down_56: \forall integer x; x >= 0 ==> x >> 56 == x / 0x100000000000000;
      axiom shift_down_1: \forall integer x; x >= 0 ==> x >> 1 == x / 2;
      axiom lowest_bit: \forall integer x; x >= 0 ==> (x & 1) == x % 2;
      axiom or_1_bit: \forall integer x; x >= 0 && x % 2 == 0 ==> (x | 1) == x + 1;
      axiom or_2_bits: \forall integer x, y; x >= 0 && x % 4 == 0 && 0 <= y < 4 ==>
        (x | y) == x + y;
      lemma times_4_modulo: \forall integer x; x >= 0 ==>
        4 * x % 0x10000000000000000 == 4 * (x % 0x4000000000000000);
      lemma quotient_0: \forall integer n, d; n >= 0 && d > 0 ==>
        (n / d < 1 <==> times(n / d, d) < times(1, d));
      lemma quotient_half: \forall integer n, d; n >= 0 && d >= 2 ==>
        2 * (n / d) == times(2, n / d) <= times(d, n / d) == times(n / d, d) <= n;
      lemma times_up_to: \forall integer x, p, q; p > 0 && x <= q ==> times(x, p) <= times(q, p);
      lemma times_less: \forall integer x, p, q; p > 0 ==> (x < q <==> times(x, p) < times(q, p));
    } */

/* Converts to BOUNDED_FRACTION_BITS. Does not widen a bound. */
/*@ requires bits <= 60;
    assigns \nothing;
    ensures \result == normal(value, bits);
    ensures \result <= 0x7FFFFFFFFFFFFFFF; */
static OUT_OF_LINE uint64_t with_normal_bits(uint64_t value, uint8_t bits) {
    uint8_t up = BOUNDED_FRACTION_BITS - bits;

    if (bits > BOUNDED_FRACTION_BITS) {
        /*@ assert power_of_two(bits - 32) >= power_of_two(1) == 2; */
        /*@ assert 2 * (value / power_of_two(bits - 32)) <= value; */
        /*@ assert value >> (bits - 32) == normal(value, bits); */
        return value >> (bits - BOUNDED_FRACTION_BITS);
    }
    /*@ assert 0 <= up <= 32 && up == 32 - bits; */
    /*@ assert power_of_two(63) == times(power_of_two(63 - up), power_of_two(up)); */
    /*@ assert value >> (63 - up) == 0 <==> value < power_of_two(63 - up); */
    /*@ assert value < power_of_two(63 - up) <==>
          times(value, power_of_two(up)) < times(power_of_two(63 - up), power_of_two(up)); */
    /*@ assert value << up == shifted(value, up); */
    /*@ assert value >> (63 - up) == 0 <==> shifted(value, up) < 0x8000000000000000; */
    /*@ assert value >> (63 - up) == 0 ==> (uint64_t)(value << up) == normal(value, bits); */
    /*@ assert value >> (63 - up) != 0 ==> 0x7FFFFFFFFFFFFFFF == normal(value, bits); */
    return value >> (63 - up) ? INT64_MAX : value << up;
}

struct bounded bounded_normal(const struct bounded *number) {
    struct bounded normal = *number;
    uint8_t bits = number->fraction_bits;

    normal.fraction_bits = BOUNDED_FRACTION_BITS;
    normal.mantissa = with_normal_bits(normal.mantissa, bits);
    normal.error = with_normal_bits(normal.error, bits);
    if (bits > BOUNDED_FRACTION_BITS) {
        normal.error += 2;
    }
    return normal;
}

OUT_OF_LINE uint32_t bounded_whole(const struct bounded *number) {
    return (uint32_t)(number->mantissa >> number->fraction_bits);
}

/*@ assigns \nothing;
    ensures \result == 100 * \min(chance, 0x100000000); */
static OUT_OF_LINE uint64_t hundredfold(uint64_t chance) {
    const uint64_t one = 1ULL << BOUNDED_FRACTION_BITS;

    return (chance < one ? chance : one) * 100;
}

struct bounded bounded_percent(const struct bounded *number) {
    struct bounded percent = bounded_normal(number);

    percent.mantissa = hundredfold(percent.mantissa);
    percent.error = hundredfold(percent.error);
    return percent;
}

probability_t bounded_to_probability(const struct bounded *chance) {
    struct bounded normal = bounded_normal(chance);
    uint32_t fraction = (uint32_t)normal.mantissa;

    if (normal.mantissa > UINT32_MAX) {
        return PROBABILITY_ONE;
    }
    return (fraction >> 1) + (fraction & 1);
}

void bounded_add(struct bounded *sum, const struct bounded *number) {
    sum->mantissa += number->mantissa;
    sum->error += number->error;
    sum->fraction_bits = number->fraction_bits;
}

/* The root has 20 bits more than the integer root. */
enum { ROOT_BITS = 20, ROOT_DIGITS = 32 + ROOT_BITS };

/* Digit by digit: each takes in the next two bits of the square, or zeros after its end. 15,000
   cycles. */
/*@ axiomatic roots {
      lemma square_next: \forall integer r; times(r + 1, r + 1) == times(r, r) + 2 * r + 1;
      lemma square_twice: \forall integer r; times(2 * r, 2 * r) == 4 * times(r, r);
      lemma shifted_twice_next: \forall integer n, k; k >= 0 ==>
        shifted(n, k + 2) == 4 * shifted(n, k);
      lemma shifted_64th_next: \forall integer n, k; k >= 0 ==>
        shifted(n, k + 64) == 0x10000000000000000 * shifted(n, k);
    } */
/*@ assigns \nothing;
    ensures times(\result, \result) <= shifted(square, 40) < times(\result + 1, \result + 1);
    ensures \result < power_of_two(52); */
/* Most lines of this function are its proof. */
/* NOLINTNEXTLINE(readability-function-size) */
static OUT_OF_LINE uint64_t root_of(uint64_t square) {
    uint64_t rest = 0;
    uint64_t root = 0;

    /*@ ghost uint8_t taken = 0; */
    /*@ loop invariant left + taken == 52;
        loop invariant rest <= 2 * root;
        loop invariant root < power_of_two(taken);
        loop invariant shifted(\at(square, Pre), 2 * taken) ==
          (times(root, root) + rest) * 0x10000000000000000 + square;
        loop assigns rest, root, square, left, taken;
        loop variant left; */
    for (uint8_t left = ROOT_DIGITS; left; left--) {
        uint64_t tried = root << 2 | 1;
        /*@ assert power_of_two(taken + 1) == 2 * power_of_two(taken); */
        /*@ assert power_of_two(taken + 1) <= power_of_two(52); */
        /*@ assert tried == 4 * root + 1; */
        /*@ assert 4 * rest + 3 < 0x10000000000000000 && square / 0x100000000000000 < 0x100; */
        /*@ assert (uint8_t)(square >> 56) >> 6 == square / 0x4000000000000000 < 4; */
        /*@ assert (uint64_t)(rest << 2) == 4 * rest && 4 * rest % 4 == 0; */
        rest = rest << 2 | (uint8_t)(square >> 56) >> 6;
        /*@ assert rest == 4 * \at(rest, LoopCurrent) + square / 0x4000000000000000; */
        square <<= 2;
        root <<= 1;
        /*@ assert square == 4 * (\at(square, LoopCurrent) % 0x4000000000000000); */
        /*@ assert root == 2 * \at(root, LoopCurrent); */
        /*@ assert shifted(\at(square, Pre), 2 * taken + 2) ==
              (times(root, root) + rest) * 0x10000000000000000 + square; */
        if (rest >= tried) {
            rest -= tried;
            root |= 1;
        }
        /*@ assert root == 2 * \at(root, LoopCurrent) || root == 2 * \at(root, LoopCurrent) + 1; */
        /*@ assert rest <= 2 * root; */
        /*@ assert taken < 52 && root < power_of_two(taken + 1); */
        /*@ ghost uint8_t next = taken + 1; */
        /*@ assert next == taken + 1 && next == 53 - left; */
        /*@ assert root < power_of_two(next); */
        /*@ ghost taken = next; */
    }
    /*@ assert shifted(\at(square, Pre), 104) ==
          0x10000000000000000 * shifted(\at(square, Pre), 40); */
    return root;
}

struct bounded bounded_square_root(const struct bounded *number) {
    struct bounded root = *number;
    uint64_t least;

    if (root.fraction_bits & 1) {
        root.mantissa <<= 1;
        root.error <<= 1;
        root.fraction_bits++;
    }
    root.fraction_bits = root.fraction_bits / 2 + ROOT_BITS;
    least = root.mantissa > root.error ? root_of(root.mantissa - root.error) : 0;
    root.mantissa = root_of(root.mantissa);
    /* The root is steeper below the number than above it, so the lower end gives the error. If the
       lower end is 0: two roots differ by at most the root of the difference of their squares. */
    root.error = least ? root.mantissa - least : root_of(root.error);
    root.error += 2;
    return root;
}
