#include "script/script_run.h"
#include "script/script_table.h"

#include "face/snapshot.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Golden pictures lie in the directory golden beside the script. */
static bool golden_path(struct script_run *run, const char *name, char *path, size_t size,
                        size_t *directory) {
    const char *script = run->script->path;
    const char *slash = strrchr(script, '/');
    int base = slash ? (int)(slash - script) + 1 : 0;
    if (name[0] == 0 || strchr(name, '/')) {
        return script_run_fail(run, "\"%s\" is no name of a picture", name);
    }
    int length = snprintf(path, size, "%.*sgolden/%s.txt", base, script, name);
    *directory = (size_t)base + strlen("golden");
    return (size_t)length < size || script_run_fail(run, "the picture's path is too long");
}

static bool write_golden(struct script_run *run, char *path, size_t directory, const char *text) {
    path[directory] = 0;
    bool made = mkdir(path, 0777) == 0 || errno == EEXIST;
    path[directory] = '/';
    FILE *file = made ? fopen(path, "w") : NULL;
    bool good = file && fputs(text, file) >= 0;
    good = file && fclose(file) == 0 && good;
    return good || script_run_fail(run, "%s: %s", path, strerror(errno));
}

bool script_golden(struct script_run *run, const struct script_command *command) {
    char path[1024], text[SNAPSHOT_TEXT_SIZE], wanted[SNAPSHOT_TEXT_SIZE];
    size_t directory = 0;
    struct view view;
    if (!golden_path(run, command->text[0], path, sizeof path, &directory)) {
        return false;
    }
    machine_show(run->machine, &view);
    snapshot_text(&view, text);
    if (run->settings->bless) {
        return write_golden(run, path, directory, text);
    }
    FILE *file = fopen(path, "r");
    if (!file) {
        return script_run_fail(run, "%s: %s (make it with --bless)", path, strerror(errno));
    }
    size_t length = fread(wanted, 1, sizeof wanted - 1, file);
    wanted[length] = 0;
    fclose(file);
    if (strcmp(text, wanted) == 0) {
        return true;
    }
    return script_run_fail(run, "the picture differs from %s, which is\n%sand there is", path,
                           wanted);
}
