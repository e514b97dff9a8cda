#ifndef KOSTKA_SIM_SCRIPT_VOCABULARY_H
#define KOSTKA_SIM_SCRIPT_VOCABULARY_H

#include <stdbool.h>
#include <stddef.h>

/* The words that a line of a script can begin with. Each is defined once, in the table of a
   section, beside the functions that run it; --help-scripts prints these tables. */

struct script_run;
struct script_arguments;

/* The role of a word in the script as a whole. */
enum script_role { SCRIPT_ACTION, SCRIPT_SEED, SCRIPT_REPEAT, SCRIPT_END };

struct script_word {
    const char *name;
    const char
        *arguments; /* their kinds by name (script_arguments.h), those in brackets optional */
    const char *help;
    bool (*run)(struct script_run *run, const struct script_arguments *given); /* false, with the
        reason printed, when the run has failed; NULL: there is nothing to do */
    enum script_role role;
};

struct script_section {
    const char *title;
    const struct script_word *words;
    size_t count;
};

#define SCRIPT_SECTION(title, words)                                                               \
    { title, words, sizeof(words) / sizeof *(words) }

extern const struct script_section script_menus;        /* script_menus.c */
extern const struct script_section script_keys;         /* script_keys.c */
extern const struct script_section script_senses;       /* script_senses.c */
extern const struct script_section script_pictures;     /* script_pictures.c */
extern const struct script_section script_serial;       /* script_serial.c */
extern const struct script_section script_power;        /* script_power.c */
extern const struct script_section script_measurements; /* script_measurements.c */
extern const struct script_section script_latency;      /* script_latency.c */
extern const struct script_section script_frame;        /* script_frame.c */

/* The word of that name; NULL if there is none. */
const struct script_word *script_vocabulary_find(const char *name);

/* Prints the words of scripts with their arguments and help. */
void script_vocabulary_help(void);

#endif
