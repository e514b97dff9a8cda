import {svgElement} from './face.js';
import {speak} from './screen_words.js';

const HEIGHT = 220;
const LEFT = 52;
const EDGE = 12;
const SMALL = 1; /* per cent; a change below it is drawn as a dot */

function element(name, text, attributes = {}) {
  const made = Object.assign(document.createElement(name), attributes);
  made.textContent = text;
  return made;
}

function sizeOf(change) {
  return Number(change?.replace(/[~+%]/g, '') ?? 0);
}

/* A page of the review in words. */
function wordsOf({rows, isEvent}) {
  const what = speak([rows[0].replace(/^(\S+) (?=[⚀-⚅] \d)/, '$1 threw')]);
  const worth = speak([rows[1]]).replace(/% (luck|error|best)/, '%, $1');
  return `${what}${isEvent ? ':' : ','} ${worth}`;
}

/* The event that a page about the whole game is about, with its change and its words. The pattern
   finds the page. Null if there is none. */
function markOf(pages, pattern) {
  const page = pages.find(({rows}) => pattern.test(rows[0]));
  if (!page) {
    return null;
  }
  const change = /~?[+-][\d.]+%/.exec(page.rows[0])[0];
  const what = page.rows[1].trim();
  const at = pages.findIndex((each) => each.change === change && each.rows[0].includes(what));
  return {at, change, what: speak([what])};
}

/* A finished game as the device reviews it: the chance after each event as a curve, and each event in
   the device's words. */
export class CurvePane {
  /* go() turns the device to a page of the review, share() copies a link to the game. */
  constructor(pane, {go, share}) {
    this.pane = pane;
    this.go = go;
    this.share = share;
    this.shown = 0;
  }

  begin(title) {
    this.title = title;
    this.pane.hidden = false;
    this.pages = [];
    this.head = element('h2', title);
    this.state = element('p', 'The device reviews the game…');
    this.chart = svgElement('svg', {height: HEIGHT, role: 'img'});
    this.words = element('p', '', {className: 'event'});
    this.rest = element('div', '');
    this.pane.replaceChildren(this.head, this.state, this.chart, this.words, this.rest);
    this.chart.addEventListener('pointermove', (event) => this.choose(this.eventAt(event)));
    this.chart.addEventListener('click', (event) => this.goTo(this.eventAt(event)));
  }

  refuse(text) {
    this.state.textContent = text;
    this.chart.remove();
  }

  eventAt({clientX}) {
    const x = (clientX - this.chart.getBoundingClientRect().left - LEFT) / this.step;
    return this.start + Math.max(1, Math.min(Math.round(x), this.pages.length - 1 - this.start));
  }

  /* Marks an event in the curve, and describes it below. */
  choose(at) {
    const page = this.pages[at];
    if (page?.isEvent) {
      this.marker.setAttribute('x', LEFT + (at - this.start) * this.step - 1);
      this.words.textContent = `${at - this.start} of ${this.events}. ${wordsOf(page)}`;
    }
  }

  goTo(at) {
    this.choose(at);
    this.go(this.pages, at);
  }

  /* Draws the pages that have been read. The game has so many events. */
  draw(pages, events) {
    this.pages = pages;
    this.events = events;
    this.start = pages.findIndex(({isEvent}) => isEvent) - 1;
    if (this.start < 0) {
      return;
    }
    this.right = this.pane.clientWidth - EDGE;
    this.step = (this.right - LEFT) / events;
    const before = /([\d.]+)%/.exec(pages[this.start].rows[1])?.[1];
    const known = [...before ? [{x: LEFT, y: this.height(before)}] : []];
    pages.forEach(({isEvent, chance, kind, change}, at) => {
      if (isEvent && chance !== undefined) {
        known.push({x: LEFT + (at - this.start) * this.step, y: this.height(chance), kind, change});
      }
    });
    const line = svgElement('polyline', {points: known.map(({x, y}) => `${x},${y}`).join(' ')});
    const height = HEIGHT - 2 * EDGE;
    this.marker = svgElement('rect', {x: -9, y: EDGE, width: 2, height, class: 'marker'});
    this.chart.replaceChildren(
        ...[0, 50, 100].flatMap((chance) => this.drawLine(chance)), this.marker, line,
        ...known.filter(({kind}) => kind).map((event) => this.drawEvent(event)));
    const read = pages.length - this.start - 1;
    this.state.textContent = `The device reviews the game: ${read} of ${events} events.`;
  }

  height(chance) {
    return EDGE + (HEIGHT - 2 * EDGE) * (1 - chance / 100);
  }

  drawLine(chance) {
    const y = this.height(chance);
    const label = svgElement('text', {x: LEFT - 8, y: y + 5, 'text-anchor': 'end'});
    label.textContent = `${chance}%`;
    return [label, svgElement('rect', {x: LEFT, y, width: this.right - LEFT, height: 1})];
  }

  /* Luck is round and an error has corners, so that nobody needs the colour. */
  drawEvent({kind, change, x, y}) {
    const size = sizeOf(change);
    const look = `${kind === 'error' ? 'error' : 'luck'} ${size < 0 ? 'bad' : 'good'}`;
    if (kind === 'error') {
      return svgElement('path', {d: `M${x} ${y - 8}l8 8-8 8-8-8z`, class: look});
    }
    return svgElement('circle', {cx: x, cy: y, r: Math.abs(size) < SMALL ? 2 : 5, class: look});
  }

  /* All pages have been read: adds the worst error and the best luck, a link, and every event as a
     button. */
  finish() {
    const {pages, start} = this;
    const name = /^(\S+) /.exec(pages[start].rows[1])?.[1];
    this.head.textContent = `${this.title}: ${wordsOf(pages[0])}`;
    this.chart.setAttribute('aria-label', `${name}’s chance after each event, as in the list below`);
    this.state.textContent = pages.some(({chance}) => chance !== undefined) ?
        `${name}’s chance to win, from the start to the end. Round marks are luck, ` +
            `marks with corners errors; green helped ${name}, red did not.` :
        'The device does not know the chances of this game.';
    const copy = element('button', 'Copy a link to this game');
    copy.addEventListener('click', this.share);
    const bar = element('div', '', {className: 'bar'});
    bar.append(...this.markBest(), copy);
    const list = element('ol', '');
    pages.slice(start + 1).forEach((page, i) => {
      const item = element('li', '');
      item.append(this.button(wordsOf(page), start + 1 + i));
      list.append(item);
    });
    const all = element('details', '');
    all.append(element('summary', 'All events'), list);
    this.rest.replaceChildren(bar, all);
  }

  /* Draws rings around the worst error and the best luck; answers a button for each. */
  markBest() {
    const {pages} = this;
    const worst = markOf(pages, / worst /);
    const better = pages.find(({rows}) => rows[0].includes('better was'));
    const luck = markOf(pages, /^\S+ lucky/);
    const texts = [
      [worst, () => `Worst error: ${worst.what} ${worst.change}; better ${speak([better.rows[1]])}`],
      [luck, () => `Best luck: ${luck.what} ${luck.change}`],
    ];
    return texts.filter(([mark]) => mark?.at >= 0).map(([{at}, say]) => {
      const [cx, cy] = [LEFT + (at - this.start) * this.step, this.height(pages[at].chance)];
      this.chart.append(svgElement('circle', {cx, cy, r: 12, class: 'ring'}));
      return this.button(say(), at);
    });
  }

  button(text, at) {
    const button = element('button', text);
    button.addEventListener('click', () => this.goTo(at));
    return button;
  }
}
