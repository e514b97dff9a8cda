import {NoAnswer, within} from './line.js';

/* STK500, version 2, as the bootloader of the Mega speaks it (Atmel's application note AVR068): each
   message is answered by one with its number. */

const SIGN_ON_TIME = 300; /* ms */
const TIME = 2000;

const START = 0x1b;
const TOKEN = 0x0e;
const OK = 0;
const SIGN_ON = 0x01;
const LOAD_ADDRESS = 0x06;
const ENTER = 0x10;
const LEAVE = 0x11;
const WRITE_FLASH = 0x13;
const READ_FLASH = 0x14;
const READ_SIGNATURE = 0x1b;

/* Parameters for programmers, which reach a part by its pins. A bootloader ignores them. */
const ENTER_BY_PINS = [200, 100, 25, 32, 0, 0x53, 3, 0xac, 0x53, 0, 0];
const WRITE_BY_PINS = [0xc1, 10, 0x40, 0x4c, 0x20, 0, 0];
const READ_BY_PINS = 0x20;
const SIGNATURE_BY_PINS = 0x30;

const exclusiveOr = (bytes) => bytes.reduce((sum, byte) => sum ^ byte, 0);

export class Stk500v2 {
  static signOns = 3; /* after a reset; then the bootloader has given up */

  constructor(line) {
    this.line = line;
  }

  /* The body of the answer, less the command and its status. */
  async ask(body, time = TIME) {
    const number = this.number++ & 0xff;
    const message = [START, number, body.length >> 8, body.length & 0xff, TOKEN, ...body];
    await this.line.send([...message, exclusiveOr(message)]);
    const [command, status, ...answer] = await this.answer(number, within(time));
    if (command !== body[0] || status !== OK) {
      throw new NoAnswer();
    }
    return answer;
  }

  /* The body of the answer with this number. The last bytes that the board's program sent may
     arrive before it. */
  async answer(number, end) {
    const take = (count) => this.line.take(count, end);
    for (;;) {
      const head = await take(1);
      if (head[0] !== START) {
        continue;
      }
      head.push(...await take(4));
      if (head[1] !== number || head[4] !== TOKEN) {
        continue;
      }
      const body = await take(head[2] << 8 | head[3]);
      const [sum] = await take(1);
      if (sum === exclusiveOr([...head, ...body])) {
        return body;
      }
    }
  }

  async signOn() {
    this.line.drop();
    this.number = 1;
    await this.ask([SIGN_ON], SIGN_ON_TIME);
  }

  async signature() {
    const bytes = [];
    for (let i = 0; i < 3; i++) {
      const [byte] = await this.ask([READ_SIGNATURE, 4, SIGNATURE_BY_PINS, 0, i, 0]);
      bytes.push(byte);
    }
    return bytes;
  }

  enter() {
    return this.ask([ENTER, ...ENTER_BY_PINS]);
  }

  leave() {
    return this.ask([LEAVE, 1, 1]);
  }

  /* Addresses are in words; the highest bit says that there are more than 64 K words. Each page
     advances the address, but not across a multiple of 64 K words. */
  async load(address, count) {
    if (address !== this.next || address % 0x20000 === 0) {
      const word = address / 2;
      await this.ask([LOAD_ADDRESS, 0x80, word >> 16, word >> 8 & 0xff, word & 0xff]);
    }
    this.next = address + count;
  }

  /* For each page written the bootloader of the Mega erases one page, from the first on. So all
     pages must be written, in their order. */
  async writePage(address, bytes) {
    await this.load(address, bytes.length);
    await this.ask([WRITE_FLASH, bytes.length >> 8, bytes.length & 0xff, ...WRITE_BY_PINS, ...bytes]);
  }

  async readPage(address, count) {
    await this.load(address, count);
    const answer = await this.ask([READ_FLASH, count >> 8, count & 0xff, READ_BY_PINS]);
    return answer.slice(0, count);
  }
}
