#include "face/snapshot_picture.h"
#include <math.h>
#include <png.h>
#include <stdlib.h>

/* A small painter: every shape is a function that tells how much of the pixel around a point it
   covers, so that edges come out smooth. The canvas is twice as wide and high as the picture and
   averaged down at the end. */

enum {
    SCALE = 2,
    WIDTH = PICTURE_WIDTH * SCALE,
    HEIGHT = PICTURE_HEIGHT * SCALE,
    CHANNELS = 4,
    DOT_COLUMNS = 5
};

struct point {
    float x, y;
};

static float clamp(float value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

/* Distance outside a rounded box, negative inside; in canvas pixels half a pixel is the edge. */
static float cover_box(const struct picture_shape *shape, struct point point) {
    float radius = shape->radius;
    float half_width = shape->width / 2;
    float half_height = shape->height / 2;
    float x = fabsf(point.x - shape->x - half_width) - half_width + radius;
    float y = fabsf(point.y - shape->y - half_height) - half_height + radius;
    float outside = hypotf(fmaxf(x, 0), fmaxf(y, 0)) + fminf(fmaxf(x, y), 0) - radius;
    return clamp(0.5F - outside * SCALE);
}

/* Distance from the middle of a box, 1 at the rim of its ellipse. */
static float reach(const struct picture_shape *shape, struct point point) {
    float x = (point.x - shape->x) / shape->width * 2 - 1;
    float y = (point.y - shape->y) / shape->height * 2 - 1;
    return hypotf(x, y);
}

static float cover_glow(const struct picture_shape *shape, struct point point) {
    float half = fminf(shape->width, shape->height) / 2;
    return clamp(0.5F - (reach(shape, point) - 1) * half * SCALE);
}

static float cover_triangle(const struct picture_shape *shape, struct point point) {
    static const int8_t turns[][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    float x = point.x - shape->x - shape->width / 2;
    float y = point.y - shape->y - shape->height / 2;
    float along = x * turns[shape->turn][0] + y * turns[shape->turn][1];
    float across = fabsf(x * turns[shape->turn][1] + y * turns[shape->turn][0]);
    float half = shape->width / 2;
    float side = (2 * across + along - half) / sqrtf(5);
    return clamp(0.5F - fmaxf(side, -along - half) * SCALE);
}

/* The dots are small: sample whether the point is on one, the averaging smooths their edges. */
static float cover_dots(const struct picture_shape *shape, struct point point) {
    float x = (point.x - shape->x) / shape->width;
    float y = (point.y - shape->y) / shape->height;
    int column = (int)floorf(x);
    int row = (int)floorf(y);
    if (column < 0 || column >= DOT_COLUMNS || row < 0 || row >= VIEW_GLYPH_ROWS) {
        return 0;
    }
    bool dot = shape->rows[row] >> (DOT_COLUMNS - 1 - column) & 1;
    return dot && (x - (float)column) * shape->width < shape->width - shape->radius &&
           (y - (float)row) * shape->height < shape->height - shape->radius;
}

static float shade(const struct picture_shape *shape, struct point point) {
    if (shape->kind == PICTURE_BOX) {
        return clamp((point.y - shape->y) / shape->height);
    }
    return shape->kind == PICTURE_GLOW ? clamp(reach(shape, point)) : 0;
}

static float channel(uint32_t color, int index) {
    return (float)(color >> (24 - 8 * index) & 0xFF) / 255;
}

/* Lays a colour over a pixel, whose own channels are multiplied by its alpha. */
static void blend(float pixel[CHANNELS], const struct picture_shape *shape, float at,
                  float coverage) {
    float alpha = channel(shape->first, 3) * (1 - at) + channel(shape->last, 3) * at;
    alpha *= coverage;
    for (int i = 0; i < CHANNELS; i++) {
        float value = channel(shape->first, i) * (1 - at) + channel(shape->last, i) * at;
        pixel[i] = pixel[i] * (1 - alpha) + (i < 3 ? value : 1) * alpha;
    }
}

static int limit(float value, int last) {
    return value < 0 ? 0 : value > (float)last ? last : (int)value;
}

static void paint(float (*canvas)[CHANNELS], const struct picture_shape *shape) {
    static float (*const covers[])(const struct picture_shape *,
                                   struct point) = {[PICTURE_BOX] = cover_box,
                                                    [PICTURE_GLOW] = cover_glow,
                                                    [PICTURE_TRIANGLE] = cover_triangle,
                                                    [PICTURE_DOTS] = cover_dots};
    bool dots = shape->kind == PICTURE_DOTS;
    float width = shape->width * (dots ? DOT_COLUMNS : 1);
    float height = shape->height * (dots ? VIEW_GLYPH_ROWS : 1);
    int right = limit((shape->x + width) * SCALE + 2, WIDTH);
    int bottom = limit((shape->y + height) * SCALE + 2, HEIGHT);
    for (int y = limit(shape->y * SCALE - 1, HEIGHT); y < bottom; y++) {
        for (int x = limit(shape->x * SCALE - 1, WIDTH); x < right; x++) {
            struct point point = {((float)x + 0.5F) / SCALE, ((float)y + 0.5F) / SCALE};
            float coverage = covers[shape->kind](shape, point);
            if (coverage > 0) {
                blend(canvas[y * WIDTH + x], shape, dots ? 0 : shade(shape, point), coverage);
            }
        }
    }
}

/* One pixel of the picture from the SCALE x SCALE pixels of the canvas, as plain RGBA bytes. */
static void average(float (*canvas)[CHANNELS], int x, int y, uint8_t rgba[CHANNELS]) {
    float sum[CHANNELS] = {0};
    for (int i = 0; i < SCALE * SCALE; i++) {
        const float *pixel = canvas[(y * SCALE + i / SCALE) * WIDTH + x * SCALE + i % SCALE];
        for (int j = 0; j < CHANNELS; j++) {
            sum[j] += pixel[j];
        }
    }
    float alpha = sum[3];
    for (int i = 0; i < 3; i++) {
        rgba[i] = alpha > 0 ? (uint8_t)lroundf(clamp(sum[i] / alpha) * 255) : 0;
    }
    rgba[3] = (uint8_t)lroundf(clamp(alpha / (SCALE * SCALE)) * 255);
}

static bool write_image(const uint8_t *pixels, FILE *file) {
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .width = PICTURE_WIDTH,
                       .height = PICTURE_HEIGHT,
                       .format = PNG_FORMAT_RGBA};
    return png_image_write_to_stdio(&image, file, 0, pixels, 0, NULL) != 0;
}

bool snapshot_png(const struct view *view, FILE *file) {
    struct picture *picture = malloc(sizeof *picture);
    float(*canvas)[CHANNELS] = calloc((size_t)WIDTH * HEIGHT, sizeof *canvas);
    uint8_t *pixels = malloc((size_t)PICTURE_WIDTH * PICTURE_HEIGHT * CHANNELS);
    bool written = false;
    if (picture && canvas && pixels) {
        picture_compose(picture, view);
        for (size_t i = 0; i < picture->count; i++) {
            paint(canvas, &picture->shapes[i]);
        }
        uint8_t *pixel = pixels;
        for (int y = 0; y < PICTURE_HEIGHT; y++) {
            for (int x = 0; x < PICTURE_WIDTH; x++, pixel += CHANNELS) {
                average(canvas, x, y, pixel);
            }
        }
        written = write_image(pixels, file);
    }
    free(pixels);
    free(canvas);
    free(picture);
    return written;
}
