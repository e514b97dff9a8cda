#include "power/reader.h"

#include "hal/host/fake.h"
#include "store/store.h"
#include <string.h>

bool reader_loads(const uint8_t *memory, unsigned kind, const uint8_t *payload, uint8_t length) {
    uint8_t found[STORE_MOST_SIZE];
    memcpy(fake_nvm_bytes(), memory, NVM_SIZE);
    store_start();
    if (length == 0) {
        return !store_holds((enum store_kind)kind);
    }
    return store_load((enum store_kind)kind, found, length) && memcmp(found, payload, length) == 0;
}
