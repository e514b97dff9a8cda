/* The images on the simulated boards, without a page. Run from the top folder. */

import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readHex} from '../machine/hex.js';
import {Board, seeded} from './board.js';
import {Scenario} from './scenario.js';

const SCENARIOS = ['device/power_on', 'snakes/snakes_every_page', 'penney/penney_game', 'nim/nim_game'];

for (const name of SCENARIOS) {
  test(`${name} looks as in the simulator`, async () => {
    const board = new Board('mega-shield', seeded(1));
    await new Scenario(`sim/scenarios/${name}.script`, board).play();
    assert.equal(board.machine.resets, 0);
  });
}

/* Waits for the menu. A device without a saved game explains its keys before it, for seconds. */
function passSplash(board, row) {
  for (let waited = 0; board.rows()[0] !== row; waited += 100) {
    assert.ok(waited < 8000, `there is no ${row}, but ${board.rows()}`);
    board.pass(100);
  }
}

for (const [name, row] of [['bare-1284p', '→Snakes, ladders'], ['uno-shield', '→Snakes, ladders']]) {
  test(`${name} starts with its menu`, () => {
    const board = new Board(name, seeded(1));
    passSplash(board, row);
    assert.equal(board.light(), true);
    assert.equal(board.machine.resets, 0);
  });
}

/* Six players with kick-out: the device plays the rest of the game out again and again without a
   pause. The image never asks more of the processor. */
const ROLLOUT = `
open "Snakes, ladders"
set "Board" chutes
set "Players" 6
set "Kick-out" yes
choose "New game"
see "P1 on 0"
pass
`;

test('a second of the longest computation takes less than one of this computer', async (t) => {
  const seconds = 10;
  const board = new Board('mega-shield', seeded(1));
  await new Scenario('the longest computation', board, ROLLOUT).play();
  const before = process.cpuUsage();
  board.pass(1000 * seconds);
  const {user, system} = process.cpuUsage(before);
  const factor = seconds * 1e6 / (user + system);
  t.diagnostic(`${factor.toFixed(2)} times real time`);
  assert.ok(factor >= 1, `only ${factor.toFixed(2)} times real time`);
});

test('the console answers as the one of the host', () => {
  const board = new Board('mega-shield', seeded(1));
  board.pass(1000);
  assert.deepEqual(board.ask('expect'), ['12.644837', 'ok']);
  assert.deepEqual(board.ask('expect 25'), ['error: a square must be 0 to 24, for example: expect 1']);
});

function randomBytes(random) {
  const board = new Board('mega-shield', random);
  board.pass(3000);
  return board.ask('raw 16')[0];
}

test('two starts with different noise throw differently, and equal ones alike', () => {
  assert.notEqual(randomBytes(seeded(1)), randomBytes(seeded(2)));
  assert.equal(randomBytes(seeded(1)), randomBytes(seeded(1)));
});

test('an oscillator without jitter is found out by the health tests', () => {
  assert.match(randomBytes(() => 0.25), /error/);
});

/* ldi r16, WDE | WDCE; sts WDTCSR, r16; ldi r16, WDE; sts WDTCSR, r16; inc of a byte in RAM; and an
   endless loop without a wdr. */
const HANG = new Uint8Array(new Uint16Array([
  0xe108, 0x9300, 0x0060, 0xe008, 0x9300, 0x0060, 0x9110, 0x0300, 0x9513, 0x9310, 0x0300, 0xcfff,
]).buffer);

test('the watchdog resets a program that hangs, and RAM is kept', () => {
  const board = new Board('mega-shield', seeded(1), undefined, HANG);
  board.machine.cpu.data[0x300] = 10;
  board.pass(100);
  assert.ok(board.machine.resets >= 4 && board.machine.resets <= 6, `${board.machine.resets} resets`);
  assert.equal(board.machine.cpu.data[0x300], 11 + board.machine.resets);
  assert.equal(board.machine.cpu.data[0x54], 0x08);
});

/* Timer 0 interrupts every 41 cycles (inc r18; reti), or a few more; the program sleeps again and
   again, after three cycles more each time, so that some interrupt comes with the SLEEP itself. */
const PERIOD_AT = 48; /* the word ldi r16, period - 1 */
const SLEEPER = new Uint16Array(61).fill(0);
SLEEPER.set([0xc02b]);
SLEEPER.set([
  0x9523, 0x9518, 0xe002, 0xbd04, 0x9300, 0x006e, 0xe208, 0xbd07, 0xe001, 0xbf03, 0xbd05, 0x9478,
  0x9513, 0x2f31, 0x713f, 0x953a, 0xf7f2, 0x9588, 0xcff9,
], 42);

for (let more = 0; more < 3; more++) {
  test(`an interrupt that comes with the SLEEP ends it, at ${41 + more} cycles`, () => {
    const words = SLEEPER.slice();
    words[PERIOD_AT] += more;
    const board = new Board('mega-shield', seeded(1), undefined, new Uint8Array(words.buffer));
    for (let i = 0; i < 20; i++) {
      const before = board.machine.cpu.data[18];
      board.machine.runUntil(board.machine.cpu.cycles + 500);
      assert.notEqual(board.machine.cpu.data[18], before, `it hangs after ${i} rounds`);
    }
  });
}

/* The EEPROM is ready all the time, and its interrupt (inc r17; reti) enabled, so that it comes again
   and again; the program is sei and then inc r16 without an end. */
const INTERRUPTED = new Uint16Array(200).fill(0x9503);
INTERRUPTED.set([0xc041]);
INTERRUPTED.set([0x9513, 0x9518], 60);
INTERRUPTED.set([0xe000, 0xe010, 0xe221, 0xbf2e, 0xe028, 0xbb2f, 0x9478], 66);

test('one instruction is executed after SEI and after RETI before the next interrupt', () => {
  const board = new Board('mega-shield', seeded(1), undefined, new Uint8Array(INTERRUPTED.buffer));
  const {machine} = board;
  const {data} = machine.cpu;
  for (let cycles = 0; data[17] < 10; cycles++) {
    assert.ok(cycles < 1000, 'there are no interrupts');
    machine.runUntil(machine.cpu.cycles + 1);
  }
  assert.equal(data[16], 10);
});

test('a reset in the middle of a byte for the LCD does no harm', () => {
  const board = new Board('mega-shield', seeded(1));
  board.machine.run(1000, () => board.machine.lcd.high === null);
  board.machine.lcd.high ??= 0;
  board.machine.reset();
  passSplash(board, '→Snakes, ladders');
});

test('what is no image is refused with the reason', () => {
  const end = ':00000001FF';
  assert.deepEqual([...readHex(`:0200000001FEFF\n:0100030005F7\n${end}\n`, 16)], [1, 254, 255, 5]);
  assert.deepEqual([...readHex(`:020000021000EC\n:0100000007F8\n${end}`, 0x10001).subarray(0x10000)], [7]);
  assert.throws(() => readHex('hello', 16), /line 1 is no record/);
  assert.throws(() => readHex(`:0200000001FEF0\n${end}`, 16), /line 1 .* damaged/);
  assert.throws(() => readHex(':0200000001FEFF', 16), /no end/);
  assert.throws(() => readHex(`:0200100001FEEF\n${end}`, 16), /does not fit into 16 bytes/);
});
