/* Plays a scenario of the simulator (sim/README.md) on another device: its menus, keys and pictures,
   not what it measures. A device has rows(), press(key, ms), pass(ms), picture(), light() and
   powerCut(), which may answer promises. */

import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const KEYS = {ok: 'ok', back: 'left', help: 'right', up: 'up', down: 'down'};
const PRESS = 80;
const GAP = 60;
const PRESSES_MOST = 200;
const STOPS_MOST = 60;
const ROUNDS_MOST = 100;

const UNITS = {us: 0.001, ms: 1, s: 1000, min: 60000};

function milliseconds(text, otherwise) {
  const [, number, unit] = /^([\d.]+)(us|ms|s|min)$/.exec(text ?? '') ?? [];
  return unit ? number * UNITS[unit] : otherwise;
}

function words(line) {
  return (line.replace(/^#.*|\s#.*/, '').match(/"[^"]*"|\S+/g) ?? [])
      .map((word) => word.replace(/"/g, ''));
}

export class Scenario {
  /* The text is that of the file, unless another is given. */
  constructor(path, device, text = readFileSync(path, 'utf8')) {
    this.path = path;
    this.device = device;
    this.lines = text.split('\n').map((line, i) => ({at: i + 1, said: words(line)}))
                     .filter(({said}) => said.length);
  }

  fail(text) {
    throw new Error(`${this.path}:${this.at}: ${text}`);
  }

  async shows(text) {
    return (await this.device.rows()).some((row) => row.includes(text));
  }

  async press(key, held = PRESS) {
    await this.device.press(key, held);
    await this.device.pass(GAP);
  }

  async until(condition, longest, complaint) {
    for (let waited = 0; !await condition(); waited += 20) {
      if (waited > longest) {
        this.fail(`${complaint}: ${(await this.device.rows()).join(' / ')}`);
      }
      await this.device.pass(20);
    }
  }

  async still(time) {
    let last;
    let since = 0;
    await this.until(async () => {
      const seen = (await this.device.rows()).join();
      since = seen === last ? since + 20 : 0;
      last = seen;
      return since >= time;
    }, 5000, 'the screen does not keep still');
  }

  async cursorLine() {
    return (await this.device.rows()).find((row) => row.startsWith('→'))?.slice(1).trim();
  }

  async moveTo(name) {
    await this.until(() => this.cursorLine(), 5000, `there is no list with ${name}`);
    for (let stops = 0; !(await this.cursorLine()).startsWith(name); stops++) {
      if (stops > STOPS_MOST) {
        this.fail(`the list has no line ${name}: ${(await this.device.rows()).join(' / ')}`);
      }
      await this.press('down');
    }
  }

  async set(name, wanted) {
    await this.moveTo(name);
    for (let stops = 0; (await this.cursorLine()).slice(name.length).trim() !== wanted; stops++) {
      if (stops > STOPS_MOST) {
        this.fail(`${name} has no value ${wanted}`);
      }
      await this.press('ok');
    }
  }

  async findInMainMenu(name) {
    await this.until(async () => {
      const [row] = await this.device.rows();
      return row.trim() !== '' && !row.includes('Kostka');
    }, 8000, 'nothing comes after the splash');
    for (let same = 0; same < 2;) {
      const before = (await this.device.rows()).join();
      await this.press('left');
      same = before === (await this.device.rows()).join() ? same + 1 : 0;
    }
    await this.moveTo(name);
  }

  async open(name) {
    await this.findInMainMenu(name);
    await this.press('right');
  }

  async page(text) {
    for (let stops = 0;; stops++) {
      await this.until(async () => !/^[-█]{16}$/.test((await this.device.rows())[1]), 60000,
                       'a page is computed for more than a minute');
      await this.still(260);
      if (await this.shows(text)) {
        return;
      }
      if (stops > STOPS_MOST) {
        this.fail(`no page shows ${text}`);
      }
      await this.press(await this.shows('OK: more pages') ? 'ok' : 'down');
    }
  }

  async presses(key, [first, text]) {
    if (first !== 'until') {
      for (let i = 0; i < Number(first ?? 1); i++) {
        await this.press(key);
      }
      return;
    }
    for (let presses = 0; !await this.shows(text); presses++) {
      if (presses > PRESSES_MOST) {
        this.fail(`${text} is not on the LCD`);
      }
      await this.press(key);
    }
  }

  async golden(name) {
    await this.still(300);
    const wanted = readFileSync(join(dirname(this.path), 'golden', `${name}.txt`), 'utf8');
    const seen = await this.device.picture();
    if (seen !== null && seen !== wanted) {
      this.fail(`not as golden/${name}.txt:\n${seen}`);
    }
  }

  async say([word, ...given]) {
    if (KEYS[word]) {
      await this.presses(KEYS[word], given);
    } else if (word === 'see') {
      await this.until(() => this.shows(given[0]), milliseconds(given[1], 5000),
                       `${given[0]} is not on the LCD`);
    } else if (word === 'see-either') {
      await this.until(async () => await this.shows(given[0]) || await this.shows(given[1]),
                       milliseconds(given[2], 5000), `${given[0]} or ${given[1]} is not on the LCD`);
    } else if (word === 'see-light') {
      await this.until(async () => await this.device.light() === (given[0] === 'on'), 5000,
                       `the light is not ${given[0]}`);
    } else if (word === 'wait') {
      await this.device.pass(milliseconds(given[0]));
    } else if (word === 'hold') {
      await this.press(KEYS[given[0]], milliseconds(given[1]));
    } else if (word === 'power-cut') {
      await this.device.powerCut();
    } else if (word === 'choose') {
      await this.moveTo(given[0]);
      await this.press('ok');
    } else if (word === 'play') {
      await this.findInMainMenu(given[0]);
      await this.press('ok');
    } else if (['open', 'set', 'page', 'golden'].includes(word)) {
      await this[word](...given);
    } else if (!['seed', 'report'].includes(word) && !word.startsWith('expect-')) {
      this.fail(`${word} cannot be played here`);
    }
  }

  /* Plays up to `pass`, or up to `dice`, as only the simulator can set the dice. Throws an Error
     that says where it failed. */
  async play() {
    let begun = 0;
    let rounds = 0;
    for (let i = 0; i < this.lines.length; i++) {
      const {said} = this.lines[i];
      this.at = this.lines[i].at;
      if (said[0] === 'pass' || said[0] === 'dice') {
        return;
      }
      if (said[0] === 'repeat') {
        begun = i;
        rounds = 0;
      } else if (said[0] === 'end') {
        const [, first, text] = this.lines[begun].said;
        const over = first === 'until' ? await this.shows(text) : ++rounds >= Number(first);
        if (!over && rounds++ > ROUNDS_MOST) {
          this.fail(`${text} does not come: ${(await this.device.rows()).join(' / ')}`);
        }
        i = over ? i : begun;
      } else {
        await this.say(said);
      }
    }
    this.fail('the scenario ends without pass');
  }
}
