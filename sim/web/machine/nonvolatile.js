/* The memory behind the EEPROM of avr8js. Its bytes belong to the caller that starts a machine;
   `writes` shows whether they have changed. */
export class Nonvolatile {
  constructor(bytes) {
    this.bytes = bytes;
    this.writes = 0;
    this.latest = 0;
  }

  readMemory(address) {
    return this.bytes[address % this.bytes.length];
  }

  writeMemory(address, value) {
    this.latest = address % this.bytes.length;
    this.bytes[this.latest] &= value;
    this.writes++;
  }

  eraseMemory(address) {
    this.latest = address % this.bytes.length;
    this.bytes[this.latest] = 0xff;
    this.writes++;
  }
}
