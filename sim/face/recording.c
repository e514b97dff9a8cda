#include "face/recording.h"
#include "face/face.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 24, COLUMNS = 80 };

struct recording {
    FILE *file;
    bool begun;
    uint64_t last_seen; /* the device's clock at the last frame */
    uint64_t offset;    /* added to the clock */
    uint64_t written;   /* the time of the last event */
    struct face shown, next;
};

struct recording *recording_open(const char *path) {
    struct recording *recording = calloc(1, sizeof *recording);
    if (!recording) {
        return NULL;
    }
    recording->file = fopen(path, "w");
    if (!recording->file) {
        int reason = errno;
        free(recording);
        errno = reason;
        return NULL;
    }
    fprintf(recording->file,
            "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": \"Kostka\"}\n", COLUMNS,
            ROWS);
    return recording;
}

/* The clock starts at zero with each script; a recording of several goes on. */
static uint64_t running_time(struct recording *recording, uint64_t clock) {
    if (clock < recording->last_seen) {
        recording->offset += recording->last_seen;
    }
    recording->last_seen = clock;
    return recording->offset + clock;
}

/* The times of a recording increase strictly, which keeps frames of one moment in order. */
static void begin_event(struct recording *recording, uint64_t time) {
    if (recording->begun && time <= recording->written) {
        time = recording->written + 1;
    }
    recording->written = time;
    fprintf(recording->file, "[%llu.%06llu, \"o\", \"", (unsigned long long)(time / 1000000),
            (unsigned long long)(time % 1000000));
}

static void write_colors(FILE *file, enum face_color ink, enum face_color paper) {
    fputs("\\u001b[0", file);
    if (face_palette[ink].weight == FACE_BOLD) {
        fputs(";1", file);
    }
    if (face_palette[ink].rich >= 0) {
        fprintf(file, ";38;5;%d", face_palette[ink].rich);
    }
    if (face_palette[paper].rich >= 0) {
        fprintf(file, ";48;5;%d", face_palette[paper].rich);
    }
    fputc('m', file);
}

static void write_text(FILE *file, const char *text) {
    if (*text == '"' || *text == '\\') {
        fputc('\\', file);
    }
    fputs(text, file);
}

/* Writes the cells that changed; neighbours in one colour need no new cursor or colour. */
static void write_changes(struct recording *recording) {
    int cursor_row = -1;
    int cursor_column = -1;
    int ink = -1;
    int paper = -1;
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        int row = i / COLUMNS;
        int column = i % COLUMNS;
        const struct face_cell *cell = &recording->next.cells[row][column];
        if (memcmp(cell, &recording->shown.cells[row][column], sizeof *cell) == 0) {
            continue;
        }
        if (row != cursor_row || column != cursor_column) {
            fprintf(recording->file, "\\u001b[%d;%dH", row + 1, column + 1);
        }
        if (cell->ink != ink || cell->paper != paper) {
            write_colors(recording->file, cell->ink, cell->paper);
        }
        write_text(recording->file, cell->text);
        cursor_row = row;
        cursor_column = column + 1;
        ink = cell->ink;
        paper = cell->paper;
    }
}

void recording_frame(struct recording *recording, const struct view *view) {
    static const struct face_options options = {
        .rows = ROWS, .columns = COLUMNS, .lcd = FACE_LCD_DOTS, .seconds = true};
    uint64_t time = running_time(recording, view->microseconds);
    face_compose(&recording->next, &options, view, NULL);
    if (memcmp(&recording->next, &recording->shown, sizeof recording->next) == 0) {
        return;
    }
    begin_event(recording, time);
    if (!recording->begun) {
        fputs("\\u001b[?25l\\u001b[2J", recording->file);
    }
    recording->begun = true;
    write_changes(recording);
    fputs("\"]\n", recording->file);
    recording->shown = recording->next;
}

bool recording_close(struct recording *recording) {
    if (!recording) {
        return true;
    }
    /* An empty event makes the last frame stay for as long as it was seen. */
    if (recording->begun) {
        begin_event(recording, recording->offset + recording->last_seen);
        fputs("\\u001b[0m\\u001b[?25h\"]\n", recording->file);
    }
    bool written = !ferror(recording->file);
    written = fclose(recording->file) == 0 && written;
    free(recording);
    return written;
}
