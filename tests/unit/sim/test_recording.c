#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

#include "face/recording.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 64, RECORDING_BYTES = 1 << 18 };

static char folder[] = "/tmp/kostka-recording-XXXXXX";

static void path_of(char path[PATH_SIZE], const char *name) {
    snprintf(path, PATH_SIZE, "%s/%s", folder, name);
}

static void show(struct view *view, int row, const char *text) {
    for (int column = 0; column < VIEW_COLUMNS && text[column]; column++) {
        view->cells[row][column] = (uint8_t)text[column];
    }
}

static struct view blank(void) {
    struct view view = {.display_on = true, .light = true};
    memset(view.cells, ' ', sizeof view.cells);
    return view;
}

static char *read_all(const char *path) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *bytes = calloc(1, RECORDING_BYTES);
    size_t length = fread(bytes, 1, RECORDING_BYTES - 1, file);
    assert_true(length > 0);
    fclose(file);
    return bytes;
}

/* Checks one event, [seconds, "o", "text"], as strict JSON; returns its time. */
static double event_time(const char *line) {
    double seconds;
    int text = 0;
    assert_int_equal(sscanf(line, "[%lf, \"o\", \"%n", &seconds, &text), 1);
    assert_true(text > 0);
    const char *at = line + text;
    for (; *at && *at != '"'; at++) {
        assert_true((unsigned char)*at >= ' ');
        if (*at == '\\') {
            at += at[1] == 'u' ? 5 : 1;
        }
    }
    assert_string_equal(at, "\"]");
    return seconds;
}

TEST(the_times_of_a_recording_only_grow) {
    char path[PATH_SIZE];
    path_of(path, "a.cast");
    struct recording *recording = recording_open(path);
    assert_non_null(recording);
    struct view view = blank();
    static const uint64_t times[] = {0, 300000, 300000, 5000000, 100, 2000000};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        view.microseconds = times[i];
        show(&view, 0, i % 2 ? "\"quoted\"   " : "other       ");
        recording_frame(recording, &view);
        recording_frame(recording, &view); /* no change: no event */
    }
    assert_true(recording_close(recording));
    char *text = read_all(path);
    char *line = strtok(text, "\n");
    assert_non_null(strstr(line, "\"version\": 2, \"width\": 80, \"height\": 24"));
    double last = -1;
    size_t events = 0;
    for (line = strtok(NULL, "\n"); line; line = strtok(NULL, "\n"), events++) {
        assert_true(event_time(line) > last);
        last = event_time(line);
    }
    assert_int_equal(events, sizeof times / sizeof *times + 1); /* and the end */
    assert_true(last >= 7 && last < 7.01);                      /* 5 s, a power cut, 2 s */
    free(text);
    unlink(path);
}

TEST(a_recording_that_cannot_be_written_says_so) {
    char path[PATH_SIZE];
    path_of(path, "nowhere/a.cast");
    errno = 0;
    assert_null(recording_open(path));
    assert_int_equal(errno, ENOENT);
    struct recording *recording = recording_open("/dev/full");
    assert_non_null(recording);
    struct view view = blank();
    recording_frame(recording, &view);
    assert_false(recording_close(recording));
}

static int make_folder(void **state) {
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state) {
    (void)state;
    return rmdir(folder);
}

int main(void) {
    return run_listed_tests(make_folder, remove_folder);
}
