import {Machine} from '../machine/machine.js';
import {ConsoleLine, isRefused} from './console_line.js';
import {Operator} from './operator.js';
import {linesOf, whatIs} from './record.js';

export const STARTED = 3000; /* ms of the device after which it answers */
const OPENED = 300;   /* ms after which the review is on the LCD */
const PARTS = 12;     /* pages about the whole game, at most */
const START = /^(At the start|Earlier moves)/;
const EVENT = /^~?(\d+)% (luck|error|best) ?(~?[+-][\d.]+%)?/;

/* Gives the lines of a finished game to a device, which opens its review. Answers the error of the
   console, or an empty text. */
export async function replay(text, line, operator) {
  for (const each of linesOf(text)) {
    const answer = await operator.ask(line, `replay ${each}`);
    if (isRefused(answer)) {
      return answer.at(-1);
    }
  }
  await operator.pass(OPENED);
  await operator.until(() => !operator.rows()[0].startsWith('Reviewing'));
  await operator.settle();
  return '';
}

/* A page of the review: its rows, and for an event the chance after it in per cent, its kind (luck,
   error or best) and the change. */
function readPage(rows, isEvent) {
  const [, chance, kind, change] = isEvent ? EVENT.exec(rows[1].trim()) ?? [] : [];
  return {rows, isEvent, chance: chance && Number(chance), kind, change};
}

/* Reads the review of a game page after page, on a device of its own, so that it does not disturb
   the player. Calls found() after each page. Answers the pages in the order in which down turns
   them, the events last. Throws an Error with the error of the console. */
export async function readReview(text, device, image, found) {
  const blank = new Uint8Array(device.wiring.eeprom).fill(0xff);
  const machine = new Machine(device, image, blank, Math.random, {said: (byte) => line.take(byte)});
  const line = new ConsoleLine((sent) => machine.serial.send(sent));
  const operator = new Operator(machine, device.text);
  await operator.until(() => machine.milliseconds > STARTED);
  const refused = await replay(text, line, operator);
  if (refused) {
    throw new Error(refused);
  }
  const {events} = whatIs(text);
  const pages = [];
  for (let start = -1; start < 0 || pages.length <= start + events;) {
    const rows = operator.rows();
    pages.push(readPage(rows, start >= 0));
    found(pages);
    start = start < 0 && START.test(rows[0]) ? pages.length - 1 : start;
    if (pages.length > events + PARTS) {
      throw new Error('the device shows no review');
    }
    await operator.press('down');
    await operator.until(() => !/^Event \d+ *$/.test(operator.rows()[0]));
    await operator.settle();
  }
  return pages;
}

/* Turns the pages of an open review to one of them, the shorter way. False if the review is not
   open. */
export async function turnTo(pages, target, operator) {
  const seen = () => pages.findIndex(({rows}) => rows.join() === operator.rows().join());
  const at = seen();
  if (at < 0) {
    return false;
  }
  const forward = (target - at + pages.length) % pages.length;
  const isForward = forward <= pages.length / 2;
  for (let left = isForward ? forward : pages.length - forward; left > 0; left--) {
    await operator.press(isForward ? 'down' : 'up');
  }
  await operator.until(() => !/^Event \d+ *$/.test(operator.rows()[0]));
  return pages[target].rows.join() === operator.rows().join();
}
