#include "budgets.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = 256 };

static bool read_columns(const char *line, struct budgets *budgets) {
    char name[BUDGETS_NAME];
    int length;

    budgets->parts = 0;
    line++;
    for (unsigned column = 0; sscanf(line, "%31s%n", name, &length) == 1; column++) {
        line += length;
        if (column < 2) {
            continue;
        }
        if (budgets->parts == BUDGETS_PARTS) {
            return false;
        }
        strcpy(budgets->part[budgets->parts++], name);
    }
    return true;
}

static bool read_task(const char *line, struct budgets *budgets) {
    struct budget *task = &budgets->task[budgets->tasks];
    unsigned long long cycles;
    int length;

    if (budgets->tasks == BUDGETS_TASKS ||
        sscanf(line, "%31s %llu%n", task->task, &cycles, &length) != 2) {
        return false;
    }
    task->limit = cycles;
    for (unsigned part = 0; part < budgets->parts; part++) {
        line += length;
        char word[BUDGETS_NAME];
        if (sscanf(line, "%31s%n", word, &length) != 1) {
            return false;
        }
        task->cycles[part] = strcmp(word, "-") == 0 ? BUDGETS_NO_ROOM : strtoull(word, NULL, 10);
    }
    budgets->tasks++;
    return true;
}

bool budgets_read(const char *path, struct budgets *budgets) {
    FILE *file = fopen(path, "r");
    char line[LINE];
    bool well = true;

    memset(budgets, 0, sizeof *budgets);
    if (file == NULL) {
        fprintf(stderr, "bench: %s cannot be read\n", path);
        return false;
    }
    while (well && fgets(line, sizeof line, file) != NULL) {
        well = *line == '#' ? read_columns(line, budgets) || budgets->tasks == 0
                            : read_task(line, budgets);
    }
    fclose(file);
    if (!well) {
        fprintf(stderr, "bench: %s: no budget: %s", path, line);
    }
    return well;
}

int budgets_part(const struct budgets *budgets, const char *part) {
    for (unsigned i = 0; i < budgets->parts; i++) {
        if (strcmp(budgets->part[i], part) == 0) {
            return (int)i;
        }
    }
    return -1;
}

struct budget *budgets_task(struct budgets *budgets, const char *task) {
    for (unsigned i = 0; i < budgets->tasks; i++) {
        if (strcmp(budgets->task[i].task, task) == 0) {
            return &budgets->task[i];
        }
    }
    return NULL;
}

void budgets_print(const struct budgets *budgets) {
    for (unsigned i = 0; i < budgets->tasks; i++) {
        const struct budget *task = &budgets->task[i];
        printf("%-12s %10llu", task->task, (unsigned long long)task->limit);
        for (unsigned part = 0; part < budgets->parts; part++) {
            if (task->cycles[part] == BUDGETS_NO_ROOM) {
                printf(" %12s", "-");
            } else {
                printf(" %12llu", (unsigned long long)task->cycles[part]);
            }
        }
        printf("\n");
    }
}
