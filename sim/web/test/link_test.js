/* Links that open the page at a finished game or at a set of puzzles, and today's ten. Run from the
   top folder. */

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';

import {closeBrowser, openBrowser, serve, Visit, WINDOWS} from './visit.js';

const LONGEST = 400000; /* ms, for the longest game on a busy computer */

before(openBrowser);
after(closeBrowser);

function textOf(record) {
  const lines = readFileSync(`tests/data/records/${record}.record`, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => line.split(' ')[1]).join('.');
}

async function openGame(record, options) {
  const visit = await Visit.begin({hash: `#game=${textOf(record)}`, ...options});
  await visit.page.waitForSelector('#curve li', {state: 'attached', timeout: LONGEST});
  return visit;
}

/* The console's review of the game in hand, in per cent. */
async function reviewOf(visit) {
  const lines = await visit.ask('review');
  return Object.fromEntries(lines.slice(0, -1).map((line) => {
    const [, name, value] = /^(.*?) (-?[\d.]+)/.exec(line);
    return [name, 100 * value];
  }));
}

/* The events in the words of the page, and the heights of their marks in per cent. */
async function eventsOf(visit) {
  return await visit.page.evaluate(() => {
    const said = [...document.querySelectorAll('#curve li')].map(({textContent}) => textContent);
    const lines = [...document.querySelectorAll('#curve svg > rect:not(.marker)')];
    const [none, , all] = lines.map((line) => line.y.baseVal.value);
    const marks = [...document.querySelectorAll('#curve .luck, #curve .error')].map((mark) => {
      const {y, height} = mark.getBBox();
      return 100 * (none - (y + height / 2)) / (none - all);
    });
    return {said, marks};
  });
}

/* The largest error of a shown change. The sum of shown changes may be off by this per event. */
const EXACT = 0.05;
const ESTIMATED = 0.5;

const GAMES = [
  ['snakes_with_kick-out', 14, EXACT],
  ['penney', 10, EXACT],
  ['chips', 2, EXACT],
  ['nim', 2, EXACT],
  ['ten_thousand', 150, ESTIMATED],
];

for (const [record, count, error] of GAMES) {
  test(`a link to ${record} opens its review, and the curve is the device's`, async () => {
    const visit = await openGame(record);
    const review = await reviewOf(visit);
    const {said, marks} = await eventsOf(visit);
    assert.equal(said.length, count);
    const sums = {luck: 0, error: 0};
    let before = review.start;
    const known = said.filter((text) => !/not known|in secret/.test(text));
    assert.equal(marks.length, known.length);
    known.forEach((text, i) => {
      const [, chance, kind, change] = /: ~?(\d+)%, (luck|error|best move) ?~?([+-][\d.]+)?/.exec(text);
      assert.ok(Math.abs(marks[i] - chance) < 0.5, `${text} is drawn at ${marks[i]}`);
      assert.ok(Math.abs(before + Number(change ?? 0) - chance) <= 1.6, `from ${before}: ${text}`);
      before = Number(chance);
      sums[kind] += Number(change ?? 0);
    });
    assert.ok(Math.abs(before - review.now) <= 0.5);
    assert.ok(Math.abs(sums.luck - review.luck - review["others' luck"]) <= error * count);
    assert.ok(Math.abs(sums.error - review.errors - review["others' errors"]) <= error * count);
    await visit.end();
  });
}

test('an event that is chosen is turned to on the device', async () => {
  const visit = await openGame('penney', WINDOWS.upright);
  await visit.page.evaluate(() => document.querySelector('#curve details').open = true);
  assert.deepEqual(await visit.findings(), []);
  await visit.page.click('#curve li:nth-child(3) button');
  await visit.see('rows', /^tossed T  .*\n0% luck -6\.0%/);
  await visit.see('caption', /bad luck cost 6\.0 of 100/);
  await visit.page.click('#curve .bar button:has-text("Worst error")');
  await visit.see('rows', /^P1 HHH .*\n6% error -39\.2%/);
  await visit.end();
});

test('a tab that shows a game stores nothing, and does not stop the one in which is played', async () => {
  const visit = await Visit.begin();
  await visit.ask('keep 2 OURS');
  await visit.pass(2000);
  await visit.page.waitForTimeout(100);
  const stored = () => visit.page.evaluate(() => localStorage['kostka-mega-shield-eeprom']);
  const before = await stored();
  const other = await openGame('penney', {context: visit.context});
  await other.page.evaluate(() => document.querySelector('#curve details').open = true);
  await other.page.click('#curve li:nth-child(3) button');
  await other.see('rows', /^tossed T /);
  await other.pass(400000); /* it falls asleep */
  await other.page.waitForTimeout(100);
  assert.ok(before);
  assert.equal(await stored(), before);
  await visit.page.bringToFront();
  await visit.ask('keep 3 MINE');
  await visit.pass(2000);
  await visit.page.waitForTimeout(100);
  assert.notEqual(await stored(), before);
  assert.ok(!(await visit.text('caption')).includes('another tab'));
  await visit.end();
});

test('the game in hand is shared when it is over', async () => {
  const visit = await Visit.begin();
  await visit.page.click('#share');
  await visit.seeText('notice', 'no finished game');
  const text = textOf('nim');
  for (const [i, letters] of text.split('.').entries()) {
    assert.deepEqual(await visit.ask(`replay ${i + 1}/2 ${letters}`), ['ok']);
  }
  await visit.pass(3000);
  await visit.page.click('#share');
  await visit.page.waitForSelector('#curve li', {state: 'attached', timeout: LONGEST});
  assert.ok(visit.page.url().endsWith(`#game=${text}`));
  await visit.end();
});

test('a device that sleeps is woken for puzzles', async () => {
  const visit = await Visit.begin();
  await visit.pass(330000);
  assert.ok(!await visit.light());
  await visit.page.click('#today');
  await visit.page.waitForSelector('#ten .bar button');
  assert.ok(await visit.light());
  await visit.end();
});

test('a damaged link is refused with the reason', async () => {
  const text = textOf('penney');
  const visit = await Visit.begin({hash: `#game=${text.slice(0, -1)}A`});
  await visit.see('curve', /no game that the device can review: (not a line|the check sum)/);
  await visit.page.evaluate(() => location.hash = 'game=hello');
  await visit.seeText('notice', 'damaged');
  await visit.end();
});

/* The third is the example of docs/console.md. */
test('a link to puzzles asks them, and counts what the console counts', async () => {
  const visit = await Visit.begin({hash: '#puzzles=nim.4711'});
  const answer = async (choice) => {
    await visit.page.click(`#ten .bar button:text-is("${choice}")`);
    await visit.page.waitForSelector('#ten > button');
  };
  for (let i = 0; i < 2; i++) {
    await visit.page.waitForSelector('#ten .bar button');
    await visit.page.click('#ten .bar button');
    await visit.page.waitForSelector('#ten > button');
    await visit.page.click('#ten > button');
  }
  await visit.page.waitForSelector('#ten .bar button');
  assert.match(await visit.text('ten'), /puzzle 3 of 10.*The heaps are 2, 3\..*\(easy\)/);
  await answer('3 → 1');
  assert.match(await visit.text('ten'), /Better: 3 → 2\..*3 → 1: gives away 100\.0%/);
  const [, right, cost] = /score (\d+) of 3, cost ([\d.]+)\nok$/.exec(await visit.text('log'));
  assert.ok((await visit.text('ten')).includes(`${right} of 3, ${(100 * cost / 3).toFixed(1)}% each`));
  await visit.end();
});

test('today’s ten have the date as their seed, and end in a result to copy', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const {server, url} = await serve();
  const visit = await Visit.begin({url, timezoneId: 'Europe/Prague', permissions});
  await visit.page.clock.setFixedTime(new Date('2026-11-29T12:00:00+01:00'));
  await visit.page.click('#today');
  for (let i = 0; i < 10; i++) {
    await visit.page.click('#ten .bar button', {timeout: LONGEST});
    await visit.page.waitForSelector('#ten > button', {timeout: LONGEST});
    if (i < 9) {
      await visit.page.click('#ten > button');
    }
  }
  assert.match(await visit.text('log'), /> puzzle nim 10 20261129\n/);
  await visit.page.evaluate(() => history.replaceState(null, '', '#game=A')); /* shown meanwhile */
  await visit.page.click('#ten > button');
  await visit.seeText('notice', 'Copied.');
  const [, right, cost] = /score (\d+) of 10, cost ([\d.]+)\nok$/.exec(await visit.text('log'));
  assert.equal(await visit.page.evaluate(() => navigator.clipboard.readText()),
               `Kostka 29 Nov: ${right} of 10, ${(10 * cost).toFixed(1)}% each\n${url}#puzzles=nim.20261129`);
  assert.deepEqual(visit.errors, []);
  await visit.context.close();
  server.closeAllConnections();
  server.close();
});
