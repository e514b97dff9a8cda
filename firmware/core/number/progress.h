#ifndef KOSTKA_CORE_NUMBER_PROGRESS_H
#define KOSTKA_CORE_NUMBER_PROGRESS_H

/* The answer of one slice of a computation. Every computation that pages, console and computer
   player share has one shape: `struct X`, which the caller owns; X_start, which takes the question;
   X_step, which runs one slice; X_done, its progress; and typed getters for the results. */
enum progress {
    WORKING,   /* nothing to show yet; call again */
    IMPROVING, /* the getters answer an estimate, which gets better with every further slice */
    DONE,      /* the getters answer; further slices change nothing */
    IMPOSSIBLE /* the question has no answer within the limits that the header states */
};

/* The progress of a computation that is done: X_done answers 0..PROGRESS_ALL. */
enum { PROGRESS_ALL = 255 };

#endif
