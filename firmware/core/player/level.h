#ifndef KOSTKA_CORE_PLAYER_LEVEL_H
#define KOSTKA_CORE_PLAYER_LEVEL_H

/* How well a computer player plays: so that a beginner wins, so that it is a match, or as well as
   it can. What that is in a game says the header of its computer player. */
enum level { LEVEL_EASY, LEVEL_GOOD, LEVEL_BEST, LEVELS };

#endif
