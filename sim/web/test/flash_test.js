/* The page writes its image to boards with genuine bootloaders. Run from the top folder. */

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';

import {readHex} from '../machine/hex.js';
import {giveSerial, UsbBoard} from './usb_board.js';
import {closeBrowser, MENU, openBrowser, pageOf, Visit} from './visit.js';

const LONGEST = 400000; /* ms, on a busy computer */

before(openBrowser);
after(closeBrowser);

/* The image that the page of a board carries. */
function imageOf(name) {
  return readHex(readFileSync(`build/web/${name}.hex`, 'utf8'), 0x40000);
}

/* Opens a page with a board at its cable. Without a board nothing answers at the port. */
async function begin(t, page, board) {
  const cable = board && new UsbBoard(board);
  t.after(() => cable?.end());
  const visit = await Visit.begin({url: pageOf(page), prepare: (opened) => giveSerial(opened, cable)});
  return {visit, cable};
}

async function flash(visit, fake = {}) {
  await visit.page.evaluate((how) => Object.assign(window.fakeSerial, {sent: 0}, how), fake);
  await visit.page.click('#flash-start');
  await visit.page.waitForFunction(() => !document.getElementById('flash-start').disabled, null,
                                   {timeout: LONGEST});
  return visit.text('flash-said');
}

/* The board must hold the image and have started it: its menu is on the LCD. */
async function runs(cable, image) {
  assert.equal(await cable.ask(`flash ${image.length}`), Buffer.from(image).toString('hex'));
  await cable.ask('run 8000');
  assert.ok((await cable.ask('screen')).startsWith(MENU), await cable.ask('screen'));
}

test('a Mega is flashed, after the cable was pulled out in the middle', async (t) => {
  const {visit, cable} = await begin(t, 'mega-shield', 'mega');
  const image = imageOf('mega-shield');
  assert.match(await visit.text('flash-what'), /^Writes kostka-mega-shield\.hex \(version [\d.]+\) to an Arduino Mega/);
  assert.match(await flash(visit, {pulled: 20000}),
               /^The board is gone \(writing, \d+%\): was the cable pulled out\?/);
  cable.tell('plug');
  assert.equal(await flash(visit, {pulled: Infinity, garbled: true}),
               'Done: the board runs kostka-mega-shield.hex.');
  await runs(cable, image);
  assert.equal(await cable.ask('faults'), '0 ');
  await visit.end();
});

test('an Uno is flashed', async (t) => {
  const {visit, cable} = await begin(t, 'uno-shield', 'uno');
  const image = imageOf('uno-shield');
  assert.match(await visit.text('flash-what'), /to an Arduino Uno \(not a Nano, which has 30,720 bytes/);
  assert.equal(await flash(visit), 'Done: the board runs kostka-uno-shield.hex.');
  await runs(cable, image);
  assert.equal(await cable.ask('faults'), '0 ');
  await visit.end();
});

test('an old Nano answers at its own speed, and gets no image that is too large or was changed on its way', async (t) => {
  const {visit, cable} = await begin(t, 'uno-shield', 'oldNano');
  const before = await cable.ask('flash 32768');
  assert.match(await flash(visit), /^The bootloader of this board leaves 30,720 bytes, and the image has 3\d,\d{3}/);
  assert.equal(await cable.ask('flash 32768'), before);
  await visit.drop('small.hex', ':0400000001020304F2\n:00000001FF\n');
  await visit.seeText('flash-what', 'small.hex');
  assert.match(await visit.text('flash-what'), /^Writes small\.hex \(4 bytes\) to an Arduino Uno or Nano/);
  assert.match(await flash(visit, {changed: 20}), /^The board does not hold what was written, from byte [0-3] on/);
  assert.equal(await flash(visit, {changed: -1}), 'Done: the board runs small.hex.');
  assert.equal(await cable.ask('flash 4'), '01020304');
  await visit.end();
});

test('another board is told by its signature, and nothing is written', async (t) => {
  const {visit, cable} = await begin(t, 'mega-shield', 'uno');
  const before = await cable.ask('flash 32768');
  assert.match(await flash(visit), /^This is another board: it has an ATmega328P, as the Arduino Uno, and .*Nothing was/);
  assert.equal(await cable.ask('flash 32768'), before);
  await visit.end();
});

test('no board, a port that another program has, and no choice', async (t) => {
  const {visit} = await begin(t, 'mega-shield');
  assert.match(await flash(visit), /^No board answers\. Is this the port of the Arduino Mega 2560\?/);
  assert.match(await flash(visit, {busy: true}), /^The port cannot be opened\. Close the program that uses it/);
  assert.equal(await flash(visit, {cancelled: true}), '');
  assert.deepEqual(await visit.page.evaluate(
      () => [window.fakeSerial.opened, window.fakeSerial.closed]), [4, 4]);
  await visit.end();
});

test('a browser without Web Serial is told what to do, and saves the image', async () => {
  const visit = await Visit.begin({prepare: (page) => page.addInitScript(
      () => Object.defineProperty(navigator, 'serial', {value: undefined}))});
  assert.ok(await visit.page.locator('#flash-start').isHidden());
  assert.match(await visit.text('flash-else'),
               /^This browser cannot reach a USB port; Chrome and Edge .*avrdude -c wiring -D -p m2560 -P PORT/);
  const saved = readHex((await visit.download('flash-save')).toString(), 0x40000);
  assert.deepEqual(saved, imageOf('mega-shield'));
  await visit.end();
});

test('the page of a board without a bootloader says what to do', async () => {
  const visit = await Visit.begin({url: pageOf('bare-1284p')});
  assert.ok(await visit.page.locator('#flash-start').isHidden());
  assert.match(await visit.text('flash-what'), /^This board has no bootloader .*connect a programmer/);
  assert.match(await visit.text('flash-else'), /avrdude -c usbasp -p m1284p -U flash:w:kostka-bare-1284p\.hex:i/);
  await visit.end();
});
