import {decodeBase64, encodeBase64} from './encoding.js';

/* The EEPROM of a board, kept in this browser from one visit to the next. Several tabs may show the
   device. A tab stores its memory only after the player has used its device, and never over what
   another tab has stored meanwhile. */
export class Memory {
  constructor(board, size) {
    this.name = `kostka-${board}-eeprom`;
    this.size = size;
    this.saved = 0;       /* how many of the machine's writes have been saved */
    this.isUsed = false;  /* the player has used the device of this tab */
    this.isTaken = false; /* another tab has stored its memory, so this one stores no more */
  }

  /* The stored memory, or an erased one if none of this size is stored. What is damaged is kept
     aside. */
  load() {
    this.text = this.read();
    try {
      const bytes = decodeBase64(this.text ?? '');
      if (bytes.length === this.size) {
        return bytes;
      }
    } catch {
      /* no base 64 */
    }
    this.isDamaged = this.text !== null;
    if (this.isDamaged) {
      this.store(`${this.name}-damaged`, this.text);
    }
    return new Uint8Array(this.size).fill(0xff);
  }

  store(name, text) {
    try {
      localStorage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  }

  /* The stored text, or null if there is none or storage is not allowed. */
  read() {
    try {
      return localStorage.getItem(this.name);
    } catch {
      return null;
    }
  }

  /* False if this browser stores nothing. */
  save(nonvolatile) {
    if (!this.isUsed) {
      return true;
    }
    const stored = this.read();
    this.isTaken ||= stored !== null && stored !== this.text;
    if (this.isTaken || nonvolatile.writes === this.saved) {
      return true;
    }
    this.saved = nonvolatile.writes;
    const isStored = this.store(this.name, encodeBase64(nonvolatile.bytes));
    this.text = this.read();
    return isStored;
  }
}
