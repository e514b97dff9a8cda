#ifndef KOSTKA_CAMPAIGNS_REAL_H
#define KOSTKA_CAMPAIGNS_REAL_H

/* The number type of the campaigns' oracles: 64 bits of mantissa on x86. */
typedef long double real;

#endif
