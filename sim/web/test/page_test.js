/* The device on the page. Run from the top folder. */

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';

import {Scenario} from './scenario.js';
import {closeBrowser, MENU, openBrowser, Visit} from './visit.js';

const HEX = 'build/mega-shield/kostka.hex';
const MENU_PICTURE = 'build/web/menu.png'; /* by the simulator */

before(openBrowser);
after(closeBrowser);

/* A turn of the player and one of the computer, as a whole game would take too long. */
const TENK = `
open "Ten thousand"
choose "New game"
see "OK throws"
repeat until "→CPU"
ok
wait 1500ms
hold ok 1s
wait 1500ms
end
pass
`;

const GAMES = [
  ['snakes/snakes_game', 'pressKeyboard'],
  ['tenk/tenk_game', 'pressMouse', TENK],
  ['penney/penney_game', 'pressKeyboard'],
  ['chips/chips_game', 'pressMouse'],
  ['nim/nim_game', 'pressMouse'],
];

for (const [name, press, text] of GAMES) {
  test(`${name} is played on the page by ${press === 'pressMouse' ? 'clicks' : 'keys'}`, async () => {
    const visit = await Visit.begin();
    visit.press = visit[press];
    await new Scenario(`sim/scenarios/${name}.script`, visit, text).play();
    await visit.end();
  });
}

test('the console answers, and two cold starts throw differently', async () => {
  const thrown = [];
  for (let i = 0; i < 2; i++) {
    const visit = await Visit.begin();
    assert.deepEqual(await visit.ask('expect'), ['12.644837', 'ok']);
    await visit.pass(2000);
    thrown.push((await visit.ask('roll 32'))[0]);
    await visit.end();
  }
  assert.match(thrown[0], /^[1-6 ]+$/);
  assert.notEqual(thrown[0], thrown[1]);
});

test('the tabulator completes a word of the console, or lists what it may become', async () => {
  const visit = await Visit.begin();
  const complete = async (typed) => {
    await visit.page.fill('#line', typed);
    await visit.page.press('#line', 'Tab');
    await visit.pass(500);
    return await visit.page.inputValue('#line');
  };
  assert.equal(await complete('expe'), 'expect ');
  assert.equal(await visit.text('log'), '');
  assert.equal(await complete('pen'), 'penney ');
  assert.equal(await complete('r'), 'r');
  assert.match(await visit.text('log'), /^> r\nrace .*roll .*review$/);
  assert.deepEqual(await visit.ask('expect'), ['12.644837', 'ok']);
  await visit.end();
});

test('a pasted control character does not stop the console', async () => {
  const visit = await Visit.begin();
  await visit.page.fill('#line', 'expect\x03');
  await visit.page.press('#line', 'Enter');
  await visit.pass(500);
  await visit.seeText('log', '> expect\n12.644837\nok');
  assert.deepEqual(await visit.ask('expect 2'), ['12.306161', 'ok']);
  await visit.end();
});

test('what the device keeps is there when the page is loaded again, goes to a file, comes back', async () => {
  const visit = await Visit.begin();
  await visit.ask('board 12 bounce 3>9 11>2');
  await visit.ask('keep 2 OURS');
  await visit.pass(2000);
  const kept = await visit.download('export');
  assert.equal(kept.length, 4096);
  await visit.page.waitForTimeout(100); /* a frame, in which it is saved */
  await visit.page.reload();
  await visit.pause();
  await visit.ask('board own 2');
  assert.deepEqual(await visit.ask('expect 3'), ['error: square 3 jumps to 9, for example: expect 1']);
  const questions = [];
  let isAccepted = false;
  visit.page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return isAccepted ? dialog.accept() : dialog.dismiss();
  });
  const erase = () => visit.page.evaluate(() => document.getElementById('erase').click());
  await erase();
  await visit.drop('holiday.jpg', 'x'.repeat(4096));
  await visit.page.waitForTimeout(100);
  assert.equal((await visit.ask('board own 2')).at(-1), 'ok');
  assert.match(questions.join(), /^Erase all games.*,Replace .* holiday\.jpg\?$/);
  isAccepted = true;
  await erase();
  await visit.pass(1000);
  assert.match((await visit.ask('board own 2'))[0], /^error/);
  await visit.page.setInputFiles('#eeprom-file', {name: 'a.eep', mimeType: '', buffer: kept});
  await visit.page.waitForFunction(() => document.getElementById('notice').textContent.includes('a.eep'));
  await visit.pass(1000);
  assert.equal((await visit.ask('board own 2')).at(-1), 'ok');
  await visit.end();
});

const stored = (page) => page.evaluate(() => localStorage['kostka-mega-shield-eeprom']);

test('a tab stores its memory when its device is used, and not over that of another tab', async () => {
  const visit = await Visit.begin();
  await visit.ask('keep 2 OURS');
  await visit.pass(2000);
  await visit.page.waitForTimeout(100);
  const first = await stored(visit.page);
  const other = await Visit.begin({context: visit.context});
  await other.ask('board 12 bounce 3>9 11>2');
  await other.ask('keep 3 THEIRS');
  await other.pass(2000);
  await visit.page.bringToFront();
  await visit.seeText('caption', 'Open in another tab');
  await visit.ask('keep 2 AGAIN');
  await visit.pass(2000);
  await visit.page.waitForTimeout(100);
  const second = await stored(visit.page);
  assert.notEqual(second, first);
  assert.equal(second, await stored(other.page));
  await visit.page.reload();
  await visit.pause();
  assert.equal((await visit.ask('board own 3')).at(-1), 'ok');
  await visit.end();
});

test('a page that is hidden during a tone falls silent', async () => {
  const visit = await Visit.begin({prepare: (page) => page.addInitScript(() => {
    const create = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function() {
      return window.gain = create.call(this);
    };
  })});
  await visit.page.evaluate(() => document.activeElement.blur());
  await visit.page.keyboard.press('ArrowDown'); /* a gesture, which allows sound */
  const isHeard = () => visit.page.waitForFunction(() => window.gain.gain.value > 0);
  await visit.page.evaluate(() => window.gain.gain.setValueAtTime(0.04, 0));
  await isHeard();
  await visit.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visit.page.waitForFunction(() => window.gain.gain.value === 0);
  await visit.end();
});

test('a stored memory that is damaged is said to be, and kept aside', async () => {
  const visit = await Visit.begin();
  await visit.page.evaluate(() => localStorage['kostka-mega-shield-eeprom'] = '{{{');
  await visit.page.reload();
  await visit.seeText('notice', 'The memory in this browser is damaged');
  assert.equal(await visit.page.evaluate(() => localStorage['kostka-mega-shield-eeprom-damaged']), '{{{');
  await visit.end();
});

test('the picture is the one that the simulator draws', async () => {
  const visit = await Visit.begin();
  await visit.pass(1000);
  await visit.see('rows', /OK: play/);
  const pictures = [await visit.download('picture'), readFileSync(MENU_PICTURE)];
  const differing = await visit.page.evaluate(async (texts) => {
    const pixels = [];
    for (const text of texts) {
      const image = new Image();
      image.src = `data:image/png;base64,${text}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      pixels.push(context.getImageData(0, 0, image.width, image.height).data);
    }
    const far = pixels[0].filter((value, i) => Math.abs(value - pixels[1][i]) > 32).length;
    return {sizes: pixels.map((data) => data.length), share: far / pixels[0].length};
  }, pictures.map((bytes) => bytes.toString('base64')));
  assert.deepEqual(differing.sizes, [900 * 540 * 4, 900 * 540 * 4]);
  assert.ok(differing.share < 0.002, `${differing.share} of the picture differs`);
  await visit.end();
});

test('on a phone held upright the LCD fills the width, and a finger presses keys', async () => {
  const visit = await Visit.begin({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await visit.page.evaluate(() => scrollTo(0, 0)); /* from the button of the pause */
  const {width} = await visit.page.locator('#frame').boundingBox();
  assert.ok(width > 0.9 * 374, `${width} of 390 pixels`);
  const {x, y} = await visit.page.locator('#key-down').boundingBox();
  await visit.page.touchscreen.tap(x + 40, y + 40);
  await visit.pass(300);
  assert.match((await visit.rows())[0], /^→Ten thousand/);
  assert.ok(await visit.page.evaluate(() => document.body.scrollWidth <= innerWidth));
  await visit.end();
});

test('another image is dropped on the page; what is none is refused', async () => {
  const visit = await Visit.begin();
  const notice = (text) => visit.page.waitForFunction(
      (wanted) => document.getElementById('notice').textContent.includes(wanted), text);
  await visit.drop('bad.hex', 'hello');
  await notice('line 1 is no record');
  await visit.pressKeyboard('down', 80);
  await visit.pass(300);
  await visit.drop('good.hex', readFileSync(HEX, 'utf8'));
  await notice('This is good.hex');
  await visit.see('rows', new RegExp(`^${MENU}`));
  await visit.end();
});

test('a computer that is too slow is said to be', async () => {
  const visit = await Visit.begin();
  await visit.page.evaluate(() => {
    let time = 0;
    performance.now = () => time += 1000; /* so that no frame has time for the device */
  });
  await visit.page.click('#pause');
  await visit.seeText('pace', 'Slow: 0.0× real time');
  await visit.end();
});

test('a reset starts the device anew; the page is small', async () => {
  const visit = await Visit.begin();
  await visit.pressKeyboard('ok', 80);
  await visit.pass(300);
  assert.notEqual((await visit.rows())[0], MENU);
  await visit.page.click('#reset');
  await visit.pass(100);
  assert.notEqual((await visit.rows())[0], MENU);
  await visit.see('rows', new RegExp(`^${MENU}`));
  assert.ok(readFileSync('build/mega-shield/kostka.html').length < 300000);
  await visit.end();
});
