#ifndef KOSTKA_CAMPAIGNS_REAL_H
#define KOSTKA_CAMPAIGNS_REAL_H

/* What the oracles of the campaigns compute with: 64 bits of mantissa on x86. */
typedef long double real;

#endif
