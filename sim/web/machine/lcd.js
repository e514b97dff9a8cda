/* The HD44780 behind a 4-bit, write-only bus (Hitachi ADE-207-272(Z), table 6). It does not check
   that the image keeps the times; the simulator's model does. */

const LINE_START = 0x40;
const LINE_CELLS = 40;
const CGRAM_SIZE = 64;
const ROWS = 2;
const COLUMNS = 16;

export class Lcd {
  constructor() {
    this.ddram = new Uint8Array(2 * LINE_START).fill(0x20);
    this.cgram = new Uint8Array(CGRAM_SIZE);
    this.address = 0;
    this.shift = 0;
    this.toCgram = false;
    this.increment = true;
    this.shiftOnWrite = false;
    this.on = false;
    this.eightBits = true;
    this.high = null; /* the first half of a byte whose second half is pending */
    this.changes = 0; /* the number of bytes that may have changed the picture */
  }

  /* E falls while DB7..DB4 are on the bus. */
  take(isData, nibble) {
    if (this.eightBits) {
      this.execute(isData, nibble << 4);
    } else if (this.high === null) {
      this.high = nibble;
    } else {
      const byte = this.high << 4 | nibble;
      this.high = null;
      this.execute(isData, byte);
    }
  }

  execute(isData, byte) {
    if (isData) {
      this.write(byte);
    } else {
      this.command(byte);
    }
    this.changes++;
  }

  write(byte) {
    if (this.toCgram) {
      this.cgram[this.address] = byte;
    } else {
      this.ddram[this.address] = byte;
    }
    this.moveAddress(this.increment);
    if (this.shiftOnWrite && !this.toCgram) {
      this.moveDisplay(this.increment);
    }
  }

  command(byte) {
    if (byte & 0x80) {
      this.toCgram = false;
      this.address = byte & 0x7f;
    } else if (byte & 0x40) {
      this.toCgram = true;
      this.address = byte & 0x3f;
    } else if (byte & 0x20) {
      this.eightBits = (byte & 0x10) !== 0;
      this.high = null;
    } else if (byte & 0x10) {
      if (byte & 0x08) {
        this.moveDisplay(!(byte & 0x04));
      } else {
        this.moveAddress((byte & 0x04) !== 0);
      }
    } else if (byte & 0x08) {
      this.on = (byte & 0x04) !== 0;
    } else if (byte & 0x04) {
      this.increment = (byte & 0x02) !== 0;
      this.shiftOnWrite = (byte & 0x01) !== 0;
    } else {
      this.goHome(byte === 0x01);
    }
  }

  goHome(clear) {
    this.toCgram = false;
    this.address = 0;
    this.shift = 0;
    if (clear) {
      this.ddram.fill(0x20);
      this.increment = true;
    }
  }

  moveAddress(forward) {
    if (this.toCgram) {
      this.address = (this.address + (forward ? 1 : CGRAM_SIZE - 1)) % CGRAM_SIZE;
      return;
    }
    let line = this.address & LINE_START;
    let cell = this.address % LINE_START + (forward ? 1 : -1);
    if (cell === LINE_CELLS || cell < 0) { /* off one line's end onto the other line */
      line ^= LINE_START;
      cell = cell < 0 ? LINE_CELLS - 1 : 0;
    }
    this.address = line | cell;
  }

  moveDisplay(left) {
    this.shift = (this.shift + (left ? 1 : LINE_CELLS - 1)) % LINE_CELLS;
  }

  /* The codes of the visible cells, row by row. While the display is off they are blanks. The codes
     8..15 show the same glyphs as 0..7, and are given as these. */
  cells() {
    const cells = [];
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const code = this.ddram[row * LINE_START + (column + this.shift) % LINE_CELLS];
        cells.push(!this.on ? 0x20 : code < 16 ? code % 8 : code);
      }
    }
    return cells;
  }

  /* The eight rows of a glyph, 0..7. */
  glyph(number) {
    return this.cgram.subarray(number * 8, number * 8 + 8);
  }
}
