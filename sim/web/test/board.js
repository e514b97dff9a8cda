import {readFileSync} from 'node:fs';

import {readHex} from '../machine/hex.js';
import {Machine} from '../machine/machine.js';
import {pictureText, rowsText} from '../machine/picture_text.js';

const WEB = 'build/web';

/* Numbers in [0, 1) from a seed: mulberry32. */
export function seeded(seed) {
  return () => {
    seed = seed + 0x6d2b79f5 | 0;
    let mixed = Math.imul(seed ^ seed >>> 15, seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}

/* A machine of a board with an image, by default the board's own, and the output of its console. */
export class Board {
  constructor(name, random, eeprom, hex = `${WEB}/${name}.hex`) {
    this.device = JSON.parse(readFileSync(`${WEB}/${name}.json`, 'utf8'));
    this.said = '';
    const {flash, eeprom: size} = this.device.wiring;
    this.machine = new Machine(
        this.device, typeof hex === 'string' ? readHex(readFileSync(hex, 'utf8'), flash) : hex,
        eeprom ?? new Uint8Array(size).fill(0xff), random,
        {said: (byte) => this.said += String.fromCharCode(byte)});
  }

  rows() {
    return rowsText(this.machine, this.device.text);
  }

  picture() {
    return pictureText(this.machine, this.device.text);
  }

  light() {
    return this.machine.light();
  }

  pass(milliseconds) {
    this.machine.run(milliseconds);
  }

  press(key, held) {
    this.machine.keypad.press(key);
    this.pass(held);
    this.machine.keypad.release();
  }

  powerCut() {
    this.machine.powerCut();
  }

  /* The answer of the console to a line. */
  ask(line) {
    this.said = '';
    this.machine.serial.send(`${line}\r`);
    this.machine.run(60000, () => !/(^|\n)(ok|error: .*)\r?\n$/.test(this.said));
    return this.said.replace(/\r/g, '').trim().split('\n');
  }
}
