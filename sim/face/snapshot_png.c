#include "face/snapshot_picture.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <stdlib.h>

static cairo_status_t write_bytes(void *file, const unsigned char *bytes, unsigned int count) {
    return fwrite(bytes, 1, count, file) == count ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

static bool paint(const char *svg, size_t length, cairo_surface_t *surface) {
    static const RsvgRectangle whole = {0, 0, PICTURE_WIDTH, PICTURE_HEIGHT};
    RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)svg, length, NULL);
    if (!handle) {
        return false;
    }
    cairo_t *context = cairo_create(surface);
    bool painted = rsvg_handle_render_document(handle, context, &whole, NULL);
    cairo_destroy(context);
    g_object_unref(handle);
    return painted;
}

/* The SVG, painted by librsvg. */
bool snapshot_png(const struct view *view, FILE *file) {
    char *svg = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&svg, &length);
    if (!memory) {
        return false;
    }
    bool drawn = snapshot_svg(view, memory);
    drawn = fclose(memory) == 0 && drawn;
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, PICTURE_WIDTH, PICTURE_HEIGHT);
    bool written =
        drawn && paint(svg, length, surface) &&
        cairo_surface_write_to_png_stream(surface, write_bytes, file) == CAIRO_STATUS_SUCCESS;
    cairo_surface_destroy(surface);
    free(svg);
    return written;
}
