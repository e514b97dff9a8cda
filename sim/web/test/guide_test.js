/* The page around the device: games and rules, the picture in words, accessible keys, and the page
   as an app. Run from the top folder. */

import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {closeBrowser, openBrowser, serve, Visit, WINDOWS} from './visit.js';

before(openBrowser);
after(closeBrowser);

for (const [name, options] of Object.entries(WINDOWS)) {
  for (const colorScheme of ['light', 'dark']) {
    test(`axe-core finds nothing: ${name}, ${colorScheme}`, async () => {
      const visit = await Visit.begin({...options, colorScheme});
      await visit.page.click('#games button:nth-child(2)');
      await visit.see('caption', /You win about \d+ of 100/);
      await visit.page.evaluate(
          () => document.querySelectorAll('details').forEach((each) => each.open = true));
      assert.deepEqual(await visit.findings(), []);
      assert.ok(await visit.page.evaluate(() => document.body.scrollWidth <= innerWidth), 'too wide');
      await visit.end();
    });
  }
}

/* The captions of each game when it is opened, and after the next OK. */
const OPENED = [
  ['Snakes and ladders', /You win 5[23] of 100 games from here\.$|Press OK to throw/,
   /You threw [1-6]: from 0 to \d+/],
  ['Ten thousand', /You win about 53 of 100 games/, /Press OK, then choose|No dice score/],
  ['Penney’s game', /Up and down choose heads or tails/, /Up and down choose heads or tails/],
  ['Chips', /Up and down put chips on the field/, /Up and down put chips/],
  ['Nim and kin', /Up and down change the heap/, /Up and down change it/],
];

for (const [at, [name, first, next]] of OPENED.entries()) {
  test(`${name} opens beside the device, with its rules and a sentence`, async () => {
    const visit = await Visit.begin();
    await visit.page.click(`#games button:nth-child(${at + 1})`);
    await visit.see('caption', first);
    assert.equal(await visit.text('game'), `How to play ${name}`);
    assert.ok(await visit.page.locator('#rules li').count() >= 4);
    await visit.pressKeyboard('ok', 80);
    await visit.see('caption', next);
    await visit.end();
  });
}

test('the rules are those of the game under the arrow', async () => {
  const visit = await Visit.begin();
  for (const name of ['Ten thousand', 'Penney’s game', 'Chips', 'Nim and kin']) {
    await visit.pressKeyboard('down', 80);
    await visit.pass(300);
    assert.equal(await visit.text('game'), `How to play ${name}`);
  }
  await visit.end();
});

test('dice are drawn large as they lie, and read as numbers', async () => {
  const visit = await Visit.begin();
  await visit.page.click('#games button:nth-child(2)');
  await visit.see('caption', /You win about/);
  await visit.pressKeyboard('ok', 80);
  await visit.see('caption', /Press OK, then choose|No dice score/);
  const pips = await visit.page.locator('#dice svg').evaluateAll(
      (dice) => dice.map((die) => die.querySelectorAll('circle').length));
  assert.ok(pips.length >= 1 && pips.every((face) => face >= 1 && face <= 6), `${pips}`);
  const scores = (await visit.text('caption')).includes('choose');
  await visit.seeText('spoken', `${pips.join(' ')} ${scores ? 'OK: take' : 'no score'}`);
  await visit.end();
});

test('the five keys are buttons, and work by the keyboard and by a program that reads aloud', async () => {
  const visit = await Visit.begin();
  for (const name of ['Up', 'Down', 'Left: back', 'Right: explain', 'OK']) {
    assert.equal(await visit.page.getByRole('button', {name, exact: true}).count(), 1, name);
  }
  await visit.page.getByRole('button', {name: 'Down', exact: true}).focus();
  await visit.page.keyboard.down('Enter');
  await visit.pass(100);
  await visit.page.keyboard.up('Enter');
  await visit.pass(300);
  assert.match((await visit.rows())[0], /^→Ten thousand/);
  assert.equal(await visit.page.evaluate(() => document.activeElement.dataset.key), 'down');
  await visit.page.getByRole('button', {name: 'Up', exact: true}).dispatchEvent('click');
  await visit.pass(300);
  assert.match((await visit.rows())[0], /^→Snakes/);
  await visit.end();
});

test('a letter releases its key of the device, even if Shift was pressed meanwhile', async () => {
  const visit = await Visit.begin();
  const isHeld = async () => await visit.page.getAttribute('#key-down-on', 'display') === null;
  await visit.page.keyboard.down('d');
  await visit.pass(100);
  assert.ok(await isHeld());
  await visit.page.keyboard.down('Shift');
  await visit.page.keyboard.up('D');
  await visit.pass(100);
  assert.ok(!await isHeld());
  await visit.page.keyboard.up('Shift');
  await visit.end();
});

test('with forced colours, too, the game in hand and the pause are marked', async () => {
  const visit = await Visit.begin({forcedColors: 'active'});
  for (const marked of ['#pause', '#games [aria-current=true]']) {
    assert.equal(await visit.page.locator(marked).evaluate(
        (element) => getComputedStyle(element).outlineStyle), 'solid');
  }
  await visit.end();
});

test('asleep and paused are said', async () => {
  const visit = await Visit.begin();
  const veil = visit.page.locator('#glass-veil');
  await veil.waitFor();
  await visit.see('caption', /^Paused/);
  await visit.page.click('#pause');
  await visit.page.waitForFunction(
      () => !document.getElementById('caption').textContent.startsWith('Paused'));
  await veil.waitFor({state: 'hidden'});
  for (let waited = 0; waited < 310; waited += 10) {
    await visit.pass(10000);
  }
  await visit.seeText('caption', 'Asleep');
  await veil.waitFor();
  await visit.end();
});

test('across, a key is under each thumb and all of the device is seen', async () => {
  const visit = await Visit.begin(WINDOWS.across);
  await visit.page.evaluate(() => scrollTo(0, 0));
  for (const key of ['up', 'down', 'left', 'right', 'ok']) {
    const {x, y, width, height} = await visit.page.locator(`#key-${key}`).boundingBox();
    assert.ok(width >= 80 && height >= 80, `${key} is ${width} wide`);
    assert.ok(y > 120 && y + height <= 390, `${key} is at ${y}`);
    assert.ok(key === 'ok' || key === 'right' ? x > 560 : x + width < 280, `${key} is at ${x}`);
  }
  await visit.end();
});

test('a swipe does not leave the page, nor move it under a key', async () => {
  const visit = await Visit.begin(WINDOWS.upright);
  const style = (selector, name) => visit.page.locator(selector).first().evaluate(
      (element, property) => getComputedStyle(element)[property], name);
  assert.equal(await style('html', 'overscrollBehaviorX'), 'none');
  assert.equal(await style('[data-key=ok]', 'touchAction'), 'none');
  await visit.end();
});

test('from a server it can be installed, and is then there without a network', async () => {
  const {server, url} = await serve();
  const visit = await Visit.begin({url});
  const chrome = await visit.context.newCDPSession(visit.page);
  const {installabilityErrors} = await chrome.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito'), []);
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await visit.page.reload();
  await visit.pause();
  await visit.page.goto(`${url}?from=mail`);
  await visit.pause();
  assert.deepEqual(visit.errors, []);
  await visit.context.close();
});
