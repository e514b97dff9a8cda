#include "models/model_eeprom.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool eeprom_load(struct eeprom *eeprom, const char *path, char *message, size_t message_size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        if (errno == ENOENT) {
            return true;
        }
        snprintf(message, message_size, "%s: %s", path, strerror(errno));
        return false;
    }
    uint8_t bytes[EEPROM_MOST + 1];
    size_t got = fread(bytes, 1, eeprom->size + 1u, file);
    bool failed = ferror(file);
    fclose(file);
    if (failed || got != eeprom->size) {
        snprintf(message, message_size,
                 failed ? "%s: cannot be read" : "%s: not an EEPROM file of %u bytes", path,
                 eeprom->size);
        return false;
    }
    memcpy(eeprom->bytes, bytes, eeprom->size);
    return true;
}

/* Gives the file the usual permissions; mkstemp makes it private. */
static bool open_up(int file) {
    mode_t mask = umask(0);
    umask(mask);
    return fchmod(file, 0666 & ~mask) == 0;
}

static bool write_all(int file, const uint8_t *bytes, size_t size) {
    return write(file, bytes, size) == (ssize_t)size && fsync(file) == 0;
}

bool eeprom_save(const struct eeprom *eeprom, const char *path, char *message,
                 size_t message_size) {
    char name[4096];
    if (snprintf(name, sizeof name, "%s.XXXXXX", path) >= (int)sizeof name) {
        snprintf(message, message_size, "%.60s...: the name is too long", path);
        return false;
    }
    int file = mkstemp(name);
    if (file >= 0) {
        bool good = write_all(file, eeprom->bytes, eeprom->size) && open_up(file);
        good = close(file) == 0 && good;
        if (good && rename(name, path) == 0) {
            return true;
        }
        int error = errno;
        unlink(name);
        errno = error;
    }
    snprintf(message, message_size, "%s: cannot be written: %s", path, strerror(errno));
    return false;
}
