#include "nvm_file.h"

#include "fake.h"
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *file_path;
static uint8_t saved[NVM_SIZE];

/* Asks for one byte more than there should be, to notice a longer file. */
static bool load(FILE *file, uint8_t contents[NVM_SIZE]) {
    uint8_t buffer[NVM_SIZE + 1];
    size_t got = fread(buffer, 1, sizeof buffer, file);
    if (ferror(file)) {
        return false;
    }
    if (got != NVM_SIZE) {
        errno = EINVAL;
        return false;
    }
    memcpy(contents, buffer, NVM_SIZE);
    return true;
}

static void save_at_exit(void) {
    if (!nvm_file_save()) {
        perror(file_path);
    }
}

bool nvm_file_open(const char *path) {
    static bool registered;
    uint8_t contents[NVM_SIZE];
    FILE *file = fopen(path, "rb");
    if (file) {
        bool good = load(file, contents);
        int reason = errno;
        fclose(file);
        errno = reason;
        if (!good) {
            return false;
        }
    } else if (errno == ENOENT) {
        memset(contents, 0xFF, sizeof contents);
    } else {
        return false;
    }
    memcpy(fake_nvm_bytes(), contents, NVM_SIZE);
    memcpy(saved, contents, NVM_SIZE);
    file_path = path;
    registered = registered || atexit(save_at_exit) == 0;
    return registered;
}

static bool write_whole(const char *path, const uint8_t contents[NVM_SIZE]) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    bool good = fwrite(contents, 1, NVM_SIZE, file) == NVM_SIZE;
    return fclose(file) == 0 && good;
}

bool nvm_file_save(void) {
    char temporary[4096];
    if (!file_path || memcmp(saved, fake_nvm_bytes(), NVM_SIZE) == 0) {
        return true;
    }
    int length = snprintf(temporary, sizeof temporary, "%s.new", file_path);
    if (length < 0 || (size_t)length >= sizeof temporary) {
        errno = ENAMETOOLONG;
        return false;
    }
    if (!write_whole(temporary, fake_nvm_bytes()) || rename(temporary, file_path) != 0) {
        return false;
    }
    memcpy(saved, fake_nvm_bytes(), NVM_SIZE);
    return true;
}
