import {NoAnswer, pause, within} from './line.js';

/* STK500, version 1, as the bootloaders of Uno and Nano speak it (Atmel's application note AVR061). */

/* The bootloader of the Uno blinks for 375 ms before it listens, and its line holds no more than one
   sign-on until then: a second one would be garbled. */
const SIGN_ON_TIME = 1000;
const TIME = 2000;
const QUIET = 100;

const [END, IN_SYNC, OK] = [0x20, 0x14, 0x10];
const SYNC = 0x30;
const ENTER = 0x50;
const LEAVE = 0x51;
const LOAD_ADDRESS = 0x55;
const WRITE_PAGE = 0x64;
const READ_PAGE = 0x74;
const READ_SIGNATURE = 0x75;
const FLASH = 0x46;

export class Stk500v1 {
  static signOns = 2; /* after a reset; then the bootloader has given up */

  constructor(line) {
    this.line = line;
  }

  async ask(request, answered = 0) {
    await this.line.send([...request, END]);
    const answer = await this.line.take(answered + 2, within(TIME));
    if (answer[0] !== IN_SYNC || answer.at(-1) !== OK) {
      throw new NoAnswer();
    }
    return answer.slice(1, -1);
  }

  /* Before the answer, the last bytes that the board's program sent may arrive, and after it the
     answer to the previous sign-on. */
  async signOn() {
    const end = within(SIGN_ON_TIME);
    this.line.drop();
    await this.line.send([SYNC, END]);
    for (let before = 0, byte = 0; before !== IN_SYNC || byte !== OK;) {
      before = byte;
      [byte] = await this.line.take(1, end);
    }
    await pause(QUIET);
    this.line.drop();
  }

  signature() {
    return this.ask([READ_SIGNATURE], 3);
  }

  enter() {
    return this.ask([ENTER]);
  }

  leave() {
    return this.ask([LEAVE]);
  }

  async load(address) {
    const word = address / 2;
    await this.ask([LOAD_ADDRESS, word & 0xff, word >> 8]);
  }

  async writePage(address, bytes) {
    await this.load(address);
    await this.ask([WRITE_PAGE, bytes.length >> 8, bytes.length & 0xff, FLASH, ...bytes]);
  }

  async readPage(address, count) {
    await this.load(address);
    return await this.ask([READ_PAGE, count >> 8, count & 0xff, FLASH], count);
  }
}
