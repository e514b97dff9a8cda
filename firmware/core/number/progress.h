#ifndef KOSTKA_CORE_NUMBER_PROGRESS_H
#define KOSTKA_CORE_NUMBER_PROGRESS_H

/* The answer of one slice of a computation. A computation that is to be shared by pages, console
   and computer player has one shape: `struct X`, which the caller owns, X_start with its question,
   X_step, which does one slice, X_done, which says how far it has come, and typed getters for what
   it has found. */
enum progress {
    WORKING,   /* nothing to show yet; call again */
    IMPROVING, /* the getters answer an estimate, which gets better with every further slice */
    DONE,      /* the getters answer; further slices change nothing */
    IMPOSSIBLE /* the question has no answer within the limits that the header states */
};

/* How far a computation has come when it is done: X_done answers 0 .. PROGRESS_ALL. */
enum { PROGRESS_ALL = 255 };

#endif
