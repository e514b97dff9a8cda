/* The bytes of the EEPROM, behind the one of avr8js. They are the owner's: whoever starts a machine
   passes them in and is told of each write. */
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
