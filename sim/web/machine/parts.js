/* The properties of each processor that the wiring of its board does not have: the bytes of RAM
   from data address 0x100 on, where the RAM of avr8js begins, and the numbers of interrupt vectors.
   */

const PARTS = {
  atmega2560: {ram: 0x2100, tickVector: 21, eepromVector: 30},
  atmega1284p: {ram: 0x4000, tickVector: 16, eepromVector: 25},
  atmega328p: {ram: 0x800, tickVector: 14, eepromVector: 22},
};

export function partOf(wiring) {
  return PARTS[wiring.mcu];
}

/* A vector is a jump of two words; on the ATmega328P, too. */
export function vectorAddress(number) {
  return number * 2;
}
