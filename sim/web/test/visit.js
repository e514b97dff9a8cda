/* The page in Chromium, one window for each visit. Run from the top folder. */

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {pathToFileURL} from 'node:url';

import {chromium} from 'playwright-core';

export const pageOf = (board) => pathToFileURL(`build/${board}/kostka.html`).href;
const AXE = 'build/web/node_modules/axe-core/axe.min.js';
export const MENU = '→Snakes, ladders';
const KEYBOARD = {ok: 'Enter', left: 'Escape', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown'};

/* The sizes of windows in which the page must look good. */
export const WINDOWS = {
  desk: {viewport: {width: 1280, height: 800}},
  upright: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  across: {viewport: {width: 844, height: 390}, hasTouch: true, isMobile: true},
};

let browser;

export async function openBrowser() {
  browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
}

export const closeBrowser = () => browser?.close();

/* Serves only the page and the script beside it. */
export async function serve() {
  const server = createServer((request, response) => {
    const types = {'/kostka.html': 'text/html', '/kostka-offline.js': 'text/javascript'};
    const type = types[request.url];
    const headers = {'Content-Type': type ?? 'text/plain', 'Cache-Control': 'no-store'};
    response.writeHead(type ? 200 : 404, headers);
    response.end(type ? readFileSync(`build/mega-shield${request.url}`) : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, url: `http://127.0.0.1:${server.address().port}/kostka.html`};
}

/* The device in a window of its own, which shares storage only with windows of its context. The
   device starts by itself. Then it is paused, and time passes only when a test says so, however busy
   the computer is. */
export class Visit {
  static async begin({hash = '', url = pageOf('mega-shield'), prepare, context, ...options} = {}) {
    const visit = new Visit();
    const viewport = {width: 1000, height: 900};
    visit.context = context ?? await browser.newContext({viewport, ...options});
    visit.context.setDefaultTimeout(120000); /* a busy computer is no fault */
    visit.page = await visit.context.newPage();
    await prepare?.(visit.page);
    visit.requests = [];
    visit.errors = [];
    visit.page.on('request', (request) => visit.requests.push(request.url()));
    visit.page.on('pageerror', (error) => visit.errors.push(error.message));
    visit.press = visit.pressKeyboard;
    await visit.page.goto(url + hash);
    await visit.pause(hash === '');
    return visit;
  }

  async pause(isAtMenu = true) {
    await this.page.waitForFunction(
        (start) => document.getElementById('rows').textContent.startsWith(start), isAtMenu ? MENU : '');
    await this.page.click('#pause');
  }

  async end() {
    assert.deepEqual(this.errors, []);
    for (const url of this.requests) {
      assert.match(url, /^(file|blob|data):/);
    }
    await this.context.close();
  }

  async text(id) {
    return await this.page.textContent(`#${id}`);
  }

  /* Waits until the text of an element matches, while time passes on the device. */
  async see(id, pattern, longest = 60000) {
    for (let waited = 0; !pattern.test(await this.text(id)); waited += 100) {
      assert.ok(waited < longest, `${id} is not ${pattern}: ${await this.text(id)}`);
      await this.pass(100);
    }
  }

  /* Waits until an element has the text, while no time passes on the device. */
  async seeText(id, text) {
    await this.page.waitForFunction(
        ([where, wanted]) => document.getElementById(where).textContent.includes(wanted), [id, text]);
  }

  /* The findings of axe-core, as texts. */
  async findings() {
    await this.page.addScriptTag({content: readFileSync(AXE, 'utf8')});
    const {violations, passes} = await this.page.evaluate(() => window.axe.run());
    assert.ok(passes.length > 20, 'axe has looked at nothing');
    return violations.map(({id, impact, nodes}) => `${impact} ${id}: ${nodes[0].html.slice(0, 200)}`);
  }

  async rows() {
    return (await this.page.textContent('#rows')).split('\n');
  }

  async pass(milliseconds) {
    await this.page.evaluate((time) => window.kostka.pass(time), milliseconds);
  }

  async pressKeyboard(key, held) {
    await this.page.evaluate(() => document.activeElement.blur());
    await this.page.keyboard.down(KEYBOARD[key]);
    await this.pass(held);
    await this.page.keyboard.up(KEYBOARD[key]);
  }

  async pressMouse(key, held) {
    const {x, y, width, height} = await this.page.locator(`#key-${key}`).boundingBox();
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.mouse.down();
    await this.pass(held);
    await this.page.mouse.up();
  }

  picture() {
    return null; /* machine_test.js compares pictures as text, and page_test.js as pixels */
  }

  async light() {
    return await this.page.getAttribute('#glass-on', 'display') === null;
  }

  async powerCut() {
    await this.page.click('#power');
  }

  async ask(line) {
    await this.page.fill('#line', line);
    await this.page.press('#line', 'Enter');
    for (let waited = 0; waited < 100; waited++) {
      await this.pass(100);
      const said = (await this.page.textContent('#log')).split('\n');
      if (/^(ok$|error:)/.test(said.at(-1))) {
        return said.slice(said.lastIndexOf(`> ${line}`) + 1);
      }
    }
    throw new Error(`${line} is not answered`);
  }

  /* Drops a file on the page. */
  async drop(name, text) {
    await this.page.evaluate((file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name));
      document.body.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
    }, {name, text});
  }

  async download(button) {
    const coming = this.page.waitForEvent('download');
    await this.page.evaluate((id) => document.getElementById(id).click(), button);
    return readFileSync(await (await coming).path());
  }
}
