#include "hal/host/nvm_file.h"

#include "hal/entropy.h"
#include "hal/host/entropy_os.h"
#include "hal/host/fake.h"
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/testing.h"

static char directory[] = "/tmp/kostka-nvm-XXXXXX";
static char path[64], other_path[64];

static int make_directory(void **state) {
    (void)state;
    if (!mkdtemp(directory)) {
        return -1;
    }
    snprintf(path, sizeof path, "%s/nvm", directory);
    snprintf(other_path, sizeof other_path, "%s/other", directory);
    return 0;
}

static int remove_directory(void **state) {
    (void)state;
    unlink(path);
    unlink(other_path);
    return rmdir(directory);
}

static int remove_file(void **state) {
    (void)state;
    unlink(path);
    fake_nvm_reset();
    return 0;
}

static void put_file(const char *name, size_t size) {
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    for (size_t i = 0; i < size; i++) {
        putc((int)(i % 251), file);
    }
    assert_int_equal(fclose(file), 0);
}

TEST(a_file_is_made_only_when_something_was_written, remove_file) {
    nvm_write(1, 1);
    assert_true(nvm_file_open(path));
    assert_int_equal(nvm_read(1), 0xFF);
    assert_true(nvm_file_save());
    assert_int_equal(access(path, F_OK), -1); /* nothing has changed */
    nvm_write(1023, 7);
    assert_true(nvm_file_save());
    fake_nvm_reset();
    assert_true(nvm_file_open(path));
    assert_int_equal(nvm_read(1023), 7);
    assert_int_equal(nvm_read(0), 0xFF);
}

TEST(an_old_file_is_read, remove_file) {
    put_file(path, NVM_SIZE);
    assert_true(nvm_file_open(path));
    assert_int_equal(nvm_read(0), 0);
    assert_int_equal(nvm_read(1023), 1023 % 251);
}

TEST(a_file_of_another_size_is_refused_and_changes_nothing, remove_file) {
    static const size_t sizes[] = {0, NVM_SIZE - 1, NVM_SIZE + 1, 5 * NVM_SIZE};
    nvm_write(5, 55);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        put_file(other_path, sizes[i]);
        errno = 0;
        assert_false(nvm_file_open(other_path));
        assert_int_equal(errno, EINVAL);
        assert_int_equal(nvm_read(5), 55);
    }
    assert_false(nvm_file_open("/"));
    assert_false(nvm_file_open("/dev/null/nvm"));
    assert_int_equal(nvm_read(5), 55);
}

TEST(the_file_is_saved_at_exit, remove_file) {
    pid_t child = fork();
    assert_return_code(child, errno);
    if (child == 0) {
        if (!nvm_file_open(path)) {
            _exit(1);
        }
        nvm_write(3, 33);
        exit(0);
    }
    int status = -1;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_true(nvm_file_open(path));
    assert_int_equal(nvm_read(3), 33);
}

TEST(entropy_is_the_operating_systems_or_repeats_by_its_seed) {
    uint8_t sample = 0, seen = 0, again[2][16];
    assert_false(entropy_sample(&sample));
    entropy_start();
    for (int i = 0; i < 64; i++) {
        uint8_t before = sample;
        assert_true(entropy_sample(&sample));
        seen |= sample ^ before;
    }
    assert_int_equal(seen, 0xFF); /* fails once in 10^17 */
    for (int run = 0; run < 2; run++) {
        entropy_os_seed(7);
        for (int i = 0; i < 16; i++) {
            assert_true(entropy_sample(&again[run][i]));
        }
    }
    assert_memory_equal(again[0], again[1], sizeof again[0]);
    entropy_stop();
    assert_false(entropy_sample(&sample));
}

int main(void) {
    return run_listed_tests(make_directory, remove_directory);
}
