#include "script/script_vocabulary.h"

#include <stdio.h>
#include <string.h>

static const struct script_section *const sections[] = {
    &script_menus, &script_keys,         &script_senses,  &script_pictures, &script_serial,
    &script_power, &script_measurements, &script_latency, &script_frame};

enum { SECTIONS = sizeof sections / sizeof sections[0] };

const struct script_word *script_vocabulary_find(const char *name) {
    for (size_t i = 0; i < SECTIONS; i++) {
        for (size_t j = 0; j < sections[i]->count; j++) {
            if (strcmp(sections[i]->words[j].name, name) == 0) {
                return &sections[i]->words[j];
            }
        }
    }
    return NULL;
}

static void print_section(const struct script_section *section) {
    printf("\n%s\n", section->title);
    for (size_t i = 0; i < section->count; i++) {
        const struct script_word *word = &section->words[i];
        char head[64];
        snprintf(head, sizeof head, "%s %s", word->name, word->arguments);
        printf("  %-27s %s\n", head, word->help);
    }
}

void script_vocabulary_help(void) {
    printf("A script tells what a player does and sees: one sentence a line, # starts a comment.\n"
           "A TEXT of several words is in double quotes (with \\\" \\\\ \\n \\r \\t \\xHH). TIMES "
           "is a number,\n"
           "or until TEXT: until a row of the LCD contains it, for at most 200 presses or 10 "
           "minutes of "
           "rounds.\n");
    for (size_t i = 0; i < SECTIONS; i++) {
        print_section(sections[i]);
    }
    printf("\nTimes are simulated. A fault, a wrong expectation or the end without pass fails the "
           "run.\n");
}
