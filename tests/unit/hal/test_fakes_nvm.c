#include "hal/host/fake.h"

#include "hal/nvm.h"
#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

static int reset(void **state) {
    (void)state;
    fake_nvm_reset();
    return 0;
}

TEST(bytes_that_are_equal_or_outside_are_not_written, reset) {
    assert_int_equal(nvm_read(0), 0xFF);
    assert_int_equal(nvm_read(NVM_SIZE - 1), 0xFF);
    assert_int_equal(nvm_read(NVM_SIZE), 0xFF);
    nvm_write(NVM_SIZE - 1, 5);
    nvm_write(NVM_SIZE - 1, 5);
    nvm_write(NVM_SIZE, 6);
    nvm_write(65535, 6);
    nvm_write(3, 0xFF);
    assert_int_equal(nvm_read(NVM_SIZE - 1), 5);
    assert_int_equal(fake_nvm_bytes()[NVM_SIZE - 1], 5);
    assert_int_equal(fake_nvm_writes(), 1);
    assert_int_equal(fake_nvm_writes_at(NVM_SIZE - 1), 1);
    assert_int_equal(fake_nvm_writes_at(3), 0);
    fake_nvm_bytes()[9] = 77;
    assert_int_equal(nvm_read(9), 77);
    fake_nvm_reset();
    assert_int_equal(nvm_read(9), 0xFF);
    assert_int_equal(fake_nvm_writes(), 0);
}

TEST(a_cut_leaves_its_byte_torn_and_writes_no_more, reset) {
    for (uint32_t n = 1; n <= 4; n++) {
        fake_nvm_reset();
        fake_nvm_cut_at(n, 0xA5);
        for (uint16_t i = 0; i < 4; i++) {
            nvm_write(i, 0xFF); /* equal: no write, does not count */
            nvm_write(i, (uint8_t)(i + 1));
            assert_int_equal(fake_nvm_is_off(), i + 1u >= n);
        }
        for (uint16_t i = 0; i < 4; i++) {
            uint8_t expected = i + 1u < n ? (uint8_t)(i + 1) : i + 1u == n ? 0xA5 : 0xFF;
            assert_int_equal(nvm_read(i), expected);
        }
        assert_int_equal(fake_nvm_writes(), n);
        fake_nvm_power_on();
        assert_false(fake_nvm_is_off());
        nvm_write(3, 9);
        assert_int_equal(nvm_read(3), 9);
        assert_int_equal(fake_nvm_writes(), n + 1);
    }
}

TEST(a_cut_can_be_called_off, reset) {
    fake_nvm_cut_at(3, 0);
    nvm_write(0, 1);
    nvm_write(1, 1);
    fake_nvm_never_cut();
    nvm_write(2, 1);
    nvm_write(3, 1);
    assert_false(fake_nvm_is_off());
    assert_int_equal(nvm_read(3), 1);
    fake_nvm_cut_at(1, 0x11);
    fake_nvm_power_on(); /* forgets a cut that has not come */
    nvm_write(4, 2);
    assert_int_equal(nvm_read(4), 2);
}

TEST(a_slow_write_is_busy_as_often_as_was_set, reset) {
    assert_false(nvm_busy());
    nvm_write(0, 1);
    assert_false(nvm_busy());
    fake_nvm_slow(2);
    nvm_write(0, 2);
    assert_true(nvm_busy());
    assert_true(nvm_busy());
    assert_false(nvm_busy());
    nvm_write(0, 3);
    assert_int_equal(nvm_read(0), 3); /* the second write waits for the first */
    assert_false(nvm_busy());
    nvm_write(0, 3);
    assert_false(nvm_busy());
}
