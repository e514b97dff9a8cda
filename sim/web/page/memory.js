import {decodeBase64, encodeBase64} from './encoding.js';

/* The EEPROM of a board, kept in this browser from one visit to the next. */
export class Memory {
  constructor(board, size) {
    this.name = `kostka-${board}-eeprom`;
    this.size = size;
    this.saved = 0; /* how many of the machine's writes have been saved */
  }

  /* The stored memory, or an erased one if none of this size is stored. */
  load() {
    try {
      const bytes = decodeBase64(localStorage.getItem(this.name) ?? '');
      if (bytes.length === this.size) {
        return bytes;
      }
    } catch {
      /* storage is not allowed, or its text is damaged */
    }
    return new Uint8Array(this.size).fill(0xff);
  }

  /* False if this browser stores nothing. */
  save(nonvolatile) {
    if (nonvolatile.writes === this.saved) {
      return true;
    }
    this.saved = nonvolatile.writes;
    try {
      localStorage.setItem(this.name, encodeBase64(nonvolatile.bytes));
      return true;
    } catch {
      return false;
    }
  }
}
