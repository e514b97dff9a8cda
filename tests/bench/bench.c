/* The bench: runs every task and its rival in float on simulated parts, and compares the cycles
   with limits and budgets. usage: bench [--measure] BUDGET-FILE MCU=FOLDER-OF-IMAGES... Fails when
   a task takes more cycles than its limit, or than its budget on the part and the margin, or is not
   exact enough. --measure prints the lines of a budget file instead. */

#include "budgets.h"
#include "check.h"

#include <string.h>

struct task {
    const char *name;
    const char *image;
    const char *rival; /* NULL: none */
    const char *method;
    check *check;
    double error_limit;
};

static const struct task tasks[] = {
    {"chutes: expected throws, all squares", "expected", "float_expected", "Gauss-Seidel",
     check_expected, 1e-7},
    {"chutes: one step of P(within m)", "step", "float_step", "dense matrix x vector", check_step,
     1e-7},
    {"forch: expected throws, all P(within m)", "forch", "float_forch", "dense elimination",
     check_forch, 1e-7},
    {"chutes: odds of six players", "six_players", "float_six_players", "dense matrix x vector",
     check_race_odds, 1e-7},
    {"chutes: how long games go on", "tail", NULL, NULL, check_tail, 7e-9},
    {"forch: duel with kick-out", "duel", NULL, NULL, check_duel, 1e-6},
    {"chutes: duel with kick-out", "duel_chutes", NULL, NULL, check_duel_chutes, 1e-6},
    {"forch: two tokens, to 0.05", "tokens", NULL, NULL, check_tokens, 0.05},
    {"chutes: two tokens, to 0.05", "tokens_chutes", NULL, NULL, check_tokens_chutes, 0.05},
    {"ten thousand: the first turn", "tenk_turn", NULL, NULL, check_tenk_turn, 1e-4},
    {"40 products of 88 bits", "products", NULL, NULL, check_products, 0},
    {"15 chips: odds of two placements", "chip_odds", NULL, NULL, check_chip_odds, .6e-6},
    {"15 chips: the fastest placement", "chip_fastest", NULL, NULL, check_chip_fastest, 2e-8},
    {"15 chips: the best reply to it", "chip_reply", NULL, NULL, check_chip_reply, 0},
    {"every engine, a game each", "slices", NULL, NULL, check_slices, 0},
};

enum { TASKS = sizeof tasks / sizeof tasks[0], NAME = 64, PATH = 256, MARGIN_PERCENT = 2 };

/* A simulated part and its images. */
struct part {
    char mcu[NAME];
    const char *folder;
    int column;
};

static struct budgets budgets;
static unsigned failures;

static void fail(const char *name, const char *what, uint64_t cycles, uint64_t most) {
    printf("FAIL %s: %s: %llu, %llu at most\n", name, what, (unsigned long long)cycles,
           (unsigned long long)most);
    failures++;
}

static bool has_room(const struct part *part, const struct task *task) {
    return budgets_task(&budgets, task->image)->cycles[part->column] != BUDGETS_NO_ROOM;
}

static bool measure(const struct part *part, const char *image, struct measurement *measurement) {
    char path[PATH];

    snprintf(path, sizeof path, "%s/%s.elf", part->folder, image);
    if (machine_measure(part->mcu, path, measurement)) {
        return true;
    }
    failures++;
    return false;
}

static void judge(const struct part *part, const struct task *task, uint64_t cycles, double error) {
    const struct budget *budget = budgets_task(&budgets, task->image);
    uint64_t most = budget->cycles[part->column];

    if (cycles > budget->limit) {
        fail(task->name, "misses its limit", cycles, budget->limit);
    }
    if (cycles * 100 > most * (100 + MARGIN_PERCENT)) {
        fail(task->name, "takes more than its budget", cycles, most);
    } else if (cycles * 100 < most * (100 - MARGIN_PERCENT)) {
        printf("note: %s takes less than its budget, make bench-budgets lowers it\n", task->name);
    }
    if (!(error <= task->error_limit)) {
        fail(task->name, "is not exact enough", 0, 0);
    }
}

static void show(const char *name, const struct measurement *measurement, double error) {
    printf("%-40s %11llu %9.2f %6u %5u %6u  %8.2g", name, (unsigned long long)measurement->cycles,
           (double)measurement->cycles / 16000, measurement->data, measurement->stack,
           measurement->flash, error);
}

/* A part without a budget for a task has no room for it. */
static void run(const struct part *part, const struct task *task) {
    struct measurement mine, rival;
    char name[NAME];
    double error;

    if (!has_room(part, task)) {
        printf("%-40s %11s\n", task->name, "no room");
        return;
    }
    if (!measure(part, task->image, &mine)) {
        return;
    }
    error = task->check(&mine);
    show(task->name, &mine, error);
    printf("  limit %llu\n", (unsigned long long)budgets_task(&budgets, task->image)->limit);
    if (task->rival != NULL && measure(part, task->rival, &rival)) {
        snprintf(name, sizeof name, "  in float: %s", task->method);
        show(name, &rival, task->check(&rival));
        printf("  %.1f times as long\n", (double)rival.cycles / (double)mine.cycles);
    }
    judge(part, task, mine.cycles, error);
}

static void run_all(const struct part *part) {
    printf("%-40s %11s %9s %6s %5s %6s  %8s\n", part->mcu, "cycles", "ms 16 MHz", "static", "stack",
           "flash", "error");
    for (unsigned i = 0; i < TASKS; i++) {
        run(part, &tasks[i]);
    }
    printf("\n");
}

static void measure_all(const struct part *part) {
    struct measurement measurement;

    for (unsigned i = 0; i < TASKS; i++) {
        if (has_room(part, &tasks[i]) && measure(part, tasks[i].image, &measurement)) {
            budgets_task(&budgets, tasks[i].image)->cycles[part->column] = measurement.cycles;
        }
    }
}

static bool read_part(const char *argument, struct part *part) {
    const char *equals = strchr(argument, '=');

    if (equals == NULL || equals - argument >= NAME) {
        return false;
    }
    snprintf(part->mcu, sizeof part->mcu, "%.*s", (int)(equals - argument), argument);
    part->folder = equals + 1;
    part->column = budgets_part(&budgets, part->mcu);
    if (part->column < 0) {
        fprintf(stderr, "bench: there are no budgets for %s\n", part->mcu);
    }
    return part->column >= 0;
}

static bool read_budgets(const char *path) {
    if (!budgets_read(path, &budgets)) {
        return false;
    }
    for (unsigned i = 0; i < TASKS; i++) {
        if (budgets_task(&budgets, tasks[i].image) == NULL) {
            fprintf(stderr, "bench: %s has no line for %s\n", path, tasks[i].image);
            return false;
        }
    }
    return true;
}

int main(int count, char *argument[]) {
    bool measuring = count > 1 && strcmp(argument[1], "--measure") == 0;
    int next = measuring ? 2 : 1;
    struct part part;

    if (count < next + 2) {
        fprintf(stderr, "usage: bench [--measure] BUDGET-FILE MCU=FOLDER-OF-IMAGES...\n");
        return 2;
    }
    if (!read_budgets(argument[next])) {
        return 2;
    }
    while (++next < count) {
        if (!read_part(argument[next], &part)) {
            return 2;
        }
        if (measuring) {
            measure_all(&part);
        } else {
            run_all(&part);
        }
    }
    if (measuring) {
        budgets_print(&budgets);
    } else if (failures == 0) {
        printf("measured %u tasks within their limits and budgets\n", (unsigned)TASKS);
    }
    return failures != 0;
}
