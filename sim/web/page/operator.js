import {readRows} from './screen_words.js';

const SLICE = 10;     /* ms of real time, after which the page has its turn */
const LONGEST = 60000; /* ms of the device that anything may take */
const SETTLED = 60;   /* ms of the device without a change of the picture */

/* Works a device as a player does: presses keys, reads the LCD and asks the console. Time passes on
   the device as fast as this computer can. */
export class Operator {
  constructor(machine, characters) {
    this.machine = machine;
    this.characters = characters;
  }

  rows() {
    return readRows(this.machine, this.characters);
  }

  /* Waits until the condition holds. False if it does not within `longest` ms of the device. */
  async until(condition, longest = LONGEST) {
    const end = this.machine.milliseconds + longest;
    while (!condition()) {
      if (this.machine.milliseconds > end) {
        return false;
      }
      const until = performance.now() + SLICE;
      this.machine.run(longest, () => performance.now() < until && !condition());
      await new Promise((resolve) => setTimeout(resolve));
    }
    return true;
  }

  async pass(milliseconds) {
    await this.until(() => false, milliseconds);
  }

  /* The answer of the console. */
  async ask(line, question) {
    let answer;
    line.ask(question).then((lines) => answer = lines);
    await this.until(() => answer);
    return answer ?? ['error: the device does not answer'];
  }

  /* Wakes a device that sleeps. The key that wakes it does nothing else. */
  async wake() {
    if (!this.machine.lcd.on) {
      this.machine.keypad.press('up');
      await this.until(() => this.machine.lcd.on);
      this.machine.keypad.release();
      await this.until(() => this.machine.keypad.isAtRest());
      await this.settle();
    }
  }

  async settle() {
    let seen = '';
    let since = 0;
    await this.until(() => {
      const now = this.rows().join();
      if (now !== seen) {
        seen = now;
        since = this.machine.milliseconds;
      }
      return this.machine.milliseconds - since > SETTLED;
    });
  }

  async press(key) {
    this.machine.keypad.press(key);
    this.machine.keypad.release();
    await this.until(() => this.machine.keypad.isAtRest());
    await this.settle();
  }

  /* Goes back to the menu, and to the line that the pattern matches. False if there is none. */
  async choose(pattern) {
    const isThere = () => this.rows().some((row) => pattern.test(row));
    for (let last = '', same = 0; same < 2;) {
      await this.press('left');
      same = this.rows().join() === last ? same + 1 : 0;
      last = this.rows().join();
    }
    for (let lines = 0; lines < 20 && !isThere(); lines++) {
      await this.press('down');
    }
    return isThere();
  }
}
