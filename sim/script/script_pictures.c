#include "script/script_run.h"
#include "script/script_screen.h"
#include "script/script_vocabulary.h"

#include "face/snapshot.h"
#include "ticks.h"
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

static bool is_still(struct script_run *run, void *context) {
    return screen_still_for(run, context) >= 300 * TICKS_PER_MILLISECOND;
}

static bool wait_until_still(struct script_run *run) {
    struct screen_stillness screen;
    screen_watch(run, &screen);
    enum script_wait wait = script_run_until(run, 5 * TICKS_PER_SECOND, is_still, &screen);
    return wait == WAIT_MET ||
           (wait == WAIT_IN_VAIN &&
            script_run_fail(run, "the screen does not keep still for a picture"));
}

static bool compare_golden(struct script_run *run, const char *path, const char *text) {
    char wanted[SNAPSHOT_TEXT_SIZE];
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

static bool golden(struct script_run *run, const struct script_arguments *given) {
    char path[1024], text[SNAPSHOT_TEXT_SIZE];
    size_t directory = 0;
    struct view view;
    if (!golden_path(run, given->text[0], path, sizeof path, &directory) ||
        !wait_until_still(run)) {
        return false;
    }
    machine_show(run->machine, &view);
    snapshot_text(&view, text);
    return run->settings->bless ? write_golden(run, path, directory, text)
                                : compare_golden(run, path, text);
}

static bool snapshot(struct script_run *run, const struct script_arguments *given) {
    char message[256];
    struct view view;
    machine_show(run->machine, &view);
    return snapshot_write(&view, given->text[0], message, sizeof message) ||
           script_run_fail(run, "%s", message);
}

static const struct script_word words[] = {
    {.name = "golden",
     .arguments = "NAME",
     .help = "the picture, once it keeps still, equals golden/NAME.txt beside the script",
     .run = golden},
    {.name = "snapshot",
     .arguments = "FILE",
     .help = "write a picture: .png, .svg or .txt",
     .run = snapshot},
};

const struct script_section script_pictures = SCRIPT_SECTION("Pictures", words);
