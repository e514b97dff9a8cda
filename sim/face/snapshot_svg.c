#include "face/character_rom.h"
#include "face/snapshot_cell.h"
#include "face/snapshot_picture.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void write_color(FILE *file, const char *name, uint32_t color) {
    fprintf(file, " %s=\"#%06x\"", name, color >> 8);
    if ((color & 0xFF) != 0xFF) {
        fprintf(file, " %s-opacity=\"%.3g\"", name[0] == 's' ? "stop" : name,
                (color & 0xFF) / 255.0);
    }
}

/* Fills with one colour, or with a gradient of its own named after the shape. */
static void write_fill(FILE *file, const struct picture_shape *shape, size_t number) {
    if (shape->first == shape->last || shape->kind >= PICTURE_TRIANGLE) {
        write_color(file, "fill", shape->first);
    } else {
        fprintf(file, " fill=\"url(#g%zu)\"", number);
    }
}

static void write_gradient(FILE *file, const struct picture_shape *shape, size_t number) {
    if (shape->first == shape->last || shape->kind >= PICTURE_TRIANGLE) {
        return;
    }
    bool radial = shape->kind == PICTURE_GLOW;
    fprintf(file, "<%s id=\"g%zu\"%s>", radial ? "radialGradient" : "linearGradient", number,
            radial ? "" : " x2=\"0\" y2=\"1\"");
    fputs("<stop", file);
    write_color(file, "stop-color", shape->first);
    fputs("/><stop offset=\"1\"", file);
    write_color(file, "stop-color", shape->last);
    fprintf(file, "/></%s>\n", radial ? "radialGradient" : "linearGradient");
}

static void write_box(FILE *file, const struct picture_shape *shape) {
    fprintf(file, "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" rx=\"%g\"", shape->x,
            shape->y, shape->width, shape->height, shape->radius);
}

static void write_glow(FILE *file, const struct picture_shape *shape) {
    fprintf(file, "<ellipse cx=\"%g\" cy=\"%g\" rx=\"%g\" ry=\"%g\"", shape->x + shape->width / 2,
            shape->y + shape->height / 2, shape->width / 2, shape->height / 2);
}

static void write_triangle(FILE *file, const struct picture_shape *shape) {
    fprintf(file,
            "<path d=\"M1 0L-1 1V-1z\" transform=\"translate(%g %g) scale(%g %g) rotate(%d)\"",
            shape->x + shape->width / 2, shape->y + shape->height / 2, shape->width / 2,
            shape->height / 2, shape->turn * 90);
}

static void write_dots(FILE *file, const struct picture_shape *shape) {
    double width = shape->width - shape->radius;
    double height = shape->height - shape->radius;
    fputs("<path d=\"", file);
    for (int row = 0; row < VIEW_GLYPH_ROWS; row++) {
        for (int column = 0; column < 5; column++) {
            if (shape->rows[row] >> (4 - column) & 1) {
                fprintf(file, "M%g %gh%gv%gh%gz", shape->x + column * shape->width,
                        shape->y + row * shape->height, width, height, -width);
            }
        }
    }
    fputs("\"", file);
}

/* Writes the text for a screen reader: the two rows of the LCD. */
static void write_description(FILE *file, const struct view *view) {
    fputs("<title>Kostka</title>\n<desc>", file);
    for (int row = 0; row < VIEW_ROWS; row++) {
        for (int column = 0; column < VIEW_COLUMNS; column++) {
            uint8_t code = snapshot_code(view, row, column);
            const char *text =
                snapshot_is_glyph(code) ? snapshot_glyph_name(code) : character_rom_text(code);
            const char *escaped = *text == '<' ? "&lt;" : *text == '&' ? "&amp;" : text;
            fputs(*text == '>' ? "&gt;" : escaped, file);
        }
        fputs(row + 1 < VIEW_ROWS ? "\n" : "</desc>\n", file);
    }
}

static bool is_same_part(const struct picture_shape *a, const struct picture_shape *b) {
    return strcmp(a->part, b->part) == 0;
}

/* Each part is a group with its name. */
static void write_shapes(FILE *file, const struct picture *picture) {
    static void (*const writers[])(FILE *, const struct picture_shape *) = {
        [PICTURE_BOX] = write_box,
        [PICTURE_GLOW] = write_glow,
        [PICTURE_TRIANGLE] = write_triangle,
        [PICTURE_DOTS] = write_dots};
    for (size_t i = 0; i < picture->count; i++) {
        const struct picture_shape *shape = &picture->shapes[i];
        if (i == 0 || !is_same_part(shape, shape - 1)) {
            fprintf(file, "%s<g id=\"%s\">\n", i == 0 ? "" : "</g>\n", shape->part);
        }
        write_gradient(file, shape, i);
        writers[shape->kind](file, shape);
        write_fill(file, shape, i);
        fputs("/>\n", file);
    }
    fputs("</g>\n", file);
}

/* view NULL: writes all looks, without a description. */
static bool write_svg(FILE *file, const struct view *view) {
    struct picture *picture = malloc(sizeof *picture);
    if (!picture) {
        return false;
    }
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\">\n",
            PICTURE_WIDTH, PICTURE_HEIGHT, PICTURE_WIDTH, PICTURE_HEIGHT);
    if (view) {
        write_description(file, view);
        picture_compose(picture, view);
    } else {
        picture_compose_looks(picture);
    }
    write_shapes(file, picture);
    fputs("</svg>\n", file);
    free(picture);
    return !ferror(file);
}

bool snapshot_svg(const struct view *view, FILE *file) {
    return write_svg(file, view);
}

bool snapshot_svg_looks(FILE *file) {
    return write_svg(file, NULL);
}
