#ifndef KOSTKA_TESTS_BENCH_BUDGETS_H
#define KOSTKA_TESTS_BENCH_BUDGETS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* The file of budgets: comment lines that begin with #, the last of which names the columns, then
   one line for each task: its name, its limit, and its cycles on each part, or "-" if the part has
   no room for it. */

enum { BUDGETS_PARTS = 4, BUDGETS_TASKS = 20, BUDGETS_NAME = 32 };

#define BUDGETS_NO_ROOM UINT64_MAX

struct budget {
    char task[BUDGETS_NAME];
    uint64_t limit;
    uint64_t cycles[BUDGETS_PARTS];
};

struct budgets {
    unsigned parts;
    char part[BUDGETS_PARTS][BUDGETS_NAME];
    unsigned tasks;
    struct budget task[BUDGETS_TASKS];
};

/* False: the file cannot be read or is no file of budgets; the reason is on stderr. */
bool budgets_read(const char *path, struct budgets *budgets);

/* The column of a part, or -1. */
int budgets_part(const struct budgets *budgets, const char *part);

/* The line of a task, or NULL. */
struct budget *budgets_task(struct budgets *budgets, const char *task);

/* Prints the lines below the comment. */
void budgets_print(const struct budgets *budgets);

#endif
