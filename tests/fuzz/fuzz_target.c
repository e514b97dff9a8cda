/* The inputs of inputs.h for libFuzzer. The environment's KOSTKA_FUZZ says which: events, lines or
   images. */

#include "fuzz/inputs.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *what;
    if (!what) {
        what = getenv("KOSTKA_FUZZ");
        what = what ? what : "lines";
    }
    if (strcmp(what, "events") == 0) {
        input_events(data, size);
    } else if (strcmp(what, "lines") == 0) {
        input_lines(data, size);
    } else {
        input_image(data, size);
    }
    return 0;
}
