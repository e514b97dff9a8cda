#ifndef KOSTKA_HAL_HOST_NVM_FILE_H
#define KOSTKA_HAL_HOST_NVM_FILE_H

#include <stdbool.h>

/* Keeps the contents of the host's NVM (hal/host/nvm.c) in a file of NVM_SIZE bytes. */

/* Loads a file; if it does not exist yet, memory is erased. The contents are saved to it by
   nvm_file_save and at exit. False, with errno set, if the file cannot be read or has another size
   (EINVAL); memory and file are then left alone. The path is kept, not copied. */
bool nvm_file_open(const char *path);

/* Saves if anything has changed since the file was loaded or saved. Replaces the file as a whole,
   so that an interruption leaves the old one. False, with errno set, if it cannot be saved. */
bool nvm_file_save(void);

#endif
