import {decodeBase64, encodeBase64} from './encoding.js';

/* The EEPROM of a board, kept in this browser from one visit to the next. */
export class Memory {
  constructor(board, size) {
    this.name = `kostka-${board}-eeprom`;
    this.size = size;
    this.saved = 0; /* of the machine's writes */
  }

  /* Erased where nothing, or nothing of this size, is kept. */
  load() {
    try {
      const bytes = decodeBase64(localStorage.getItem(this.name) ?? '');
      if (bytes.length === this.size) {
        return bytes;
      }
    } catch {
      /* not allowed to keep anything, or damaged */
    }
    return new Uint8Array(this.size).fill(0xff);
  }

  /* False when this browser keeps nothing. */
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
