#ifndef KOSTKA_SIM_SNAPSHOT_PICTURE_H
#define KOSTKA_SIM_SNAPSHOT_PICTURE_H

#include "models/view.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The picture of the device as a list of shapes, painted one over the other. It is written as an
   SVG, and the PNG is painted from that. Lengths are pixels, y grows downwards, colours are
   0xRRGGBBAA. */

enum { PICTURE_WIDTH = 900, PICTURE_HEIGHT = 540, PICTURE_SHAPES = 500, PICTURE_PART = 16 };

enum picture_kind {
    PICTURE_BOX,      /* rounded by radius, shaded from first at the top to last at the bottom */
    PICTURE_GLOW,     /* an ellipse shaded from first in the middle to last at the rim */
    PICTURE_TRIANGLE, /* fills its box, points to turn: 0 right, 1 down, 2 left, 3 up; colour first
                       */
    PICTURE_DOTS      /* rows of five dots; width and height are of one dot with the gap after it,
                         radius is that gap; colour first */
};

struct picture_shape {
    enum picture_kind kind;
    char part[PICTURE_PART]; /* part of the device, such as key-up; -on: lit, held or sounding */
    float x, y, width, height, radius;
    uint32_t first, last;
    uint8_t turn;
    uint8_t rows[VIEW_GLYPH_ROWS]; /* bit 4 leftmost */
};

struct picture {
    bool every_look;
    char part[PICTURE_PART]; /* the part to which shapes are being added */
    size_t count;
    struct picture_shape shapes[PICTURE_SHAPES];
};

void picture_compose(struct picture *picture, const struct view *view);

/* Composes each part in both states, and each cell with all of its dots, first clear and then set.
   The page for browsers makes the right ones visible. */
void picture_compose_looks(struct picture *picture);

/* All return false if something went wrong, with errno set if the file was the reason. */
bool snapshot_svg(const struct view *view, FILE *file);
bool snapshot_svg_looks(FILE *file);
bool snapshot_png(const struct view *view, FILE *file);

#endif
