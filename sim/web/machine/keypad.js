import {CYCLES_PER_MILLISECOND} from './registers.js';

/* In the order of the levels of the ladder, after the one for no key. */
export const KEYS = ['right', 'up', 'down', 'left', 'ok'];

/* The image accepts a key after 15 ms, and a slow pass of its loop may take as long. So each press
   and each release lasts at least this many cycles of the device. */
const SHORTEST = 60 * CYCLES_PER_MILLISECOND;

/* Five keys on one ladder of resistors. Presses and releases wait in a queue, so that a tap that is
   over within one frame is still a press, and neither of two quick ones is lost. */
export class Keypad {
  constructor(levels) {
    this.levels = levels;
    this.waiting = [];
    this.held = null;
    this.changed = 0;
  }

  press(key) {
    this.release();
    this.waiting.push(key);
  }

  release() {
    const last = this.waiting.length ? this.waiting[this.waiting.length - 1] : this.held;
    if (last !== null) {
      this.waiting.push(null);
    }
  }

  /* Nothing waits and no key is down. */
  isAtRest() {
    return this.waiting.length === 0 && this.held === null;
  }

  /* To be called once a millisecond of the device. */
  step(now) {
    if (this.waiting.length && now - this.changed >= SHORTEST) {
      this.held = this.waiting.shift();
      this.changed = now;
    }
  }

  level() {
    return this.levels[KEYS.indexOf(this.held) + 1];
  }
}
