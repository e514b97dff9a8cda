import {KEYS} from '../machine/keypad.js';

const COLUMNS = 16;
const DOT_COLUMNS = 5;
const DOT_ROWS = 8;

/* The area to which a part of the picture belongs, by the first word of its name. A layout moves
   whole areas, or single parts by their names. A phone held upright has no room beside the LCD, so
   there the die and the keys lie below it, and the case is taller. */
const AREAS = {
  frame: 'lcd', glass: 'lcd', dots: 'lcd', shine: 'lcd', die: 'die', pip: 'die', key: 'keys',
  brand: 'brand', grille: 'grille', case: 'case',
};

/* The transformation that moves a part from (x, y) to another place, and scales it. */
function move(x, y, toX, toY, scale = 1) {
  return `translate(${toX - scale * x} ${toY - scale * y}) scale(${scale})`;
}

const LAYOUTS = {
  table: {width: 900, height: 540, transforms: {}},
  upright: {
    width: 664,
    height: 1010,
    transforms: {
      lcd: 'translate(-18 -12)',
      die: 'translate(-787 186) scale(1.22)',
      brand: 'translate(274 -100)',
      grille: 'translate(-250 40)',
      keys: 'translate(-613 -60) scale(2.1)',
    },
  },
  /* The left thumb has the keys that turn pages and go back, the right one those that decide and
     explain. */
  across: {
    width: 1000,
    height: 462,
    transforms: {
      lcd: move(40, 44, 200, 22, 0.97),
      die: move(676, 44, 824, 22, 0.8),
      brand: move(80, 363, 34, 60, 0.66),
      grille: 'scale(0)',
      'key-up': move(414, 264, 28, 172, 1.72),
      'key-down': move(414, 416, 28, 304, 1.72),
      'key-left': move(338, 340, 162, 304, 1.72),
      'key-right': move(490, 340, 714, 304, 1.72),
      'key-ok': move(414, 340, 848, 304, 1.72),
    },
  },
};
const SIZE = LAYOUTS.table;
const KEY_NAMES = {right: 'Right: explain', up: 'Up', down: 'Down', left: 'Left: back', ok: 'OK'};
const SVG = 'http://www.w3.org/2000/svg';

export function svgElement(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  return element;
}

/* The device as it is shown: the simulator's drawing, which has every part in both of its looks and
   every cell with all of its dots. Face shows and hides these. It draws no part itself. */
export class Face {
  constructor(svg, rom) {
    this.svg = svg;
    this.rom = rom.map((rows) => rows.match(/../g).map((row) => parseInt(row, 16)));
    this.parts = new Map([...svg.querySelectorAll('g[id]')].map((part) => [part.id, part]));
    this.cells = [];
    for (let cell = 0; cell < 2 * COLUMNS; cell++) {
      this.cells.push(this.readCell(`dots-${Math.floor(cell / COLUMNS)}-${cell % COLUMNS}`));
    }
    this.sizes = [...this.parts.get('case').querySelectorAll('rect')].map(
        (rect) => ({rect, width: +rect.getAttribute('width'), height: +rect.getAttribute('height')}));
    this.lcdShown = -1;
    this.light = null;
    this.pips = [...this.parts.keys()].filter((id) => /^pip-\d+-\d+$/.test(id))
                    .map((id) => ({id, signal: +id.split('-')[1]}));
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', 'Keys');
    KEYS.forEach((key) => this.makeButton(key));
    this.makeVeil();
  }

  /* Both looks of a key become one button, which keeps the focus whichever look is shown. */
  makeButton(key) {
    const button = svgElement('g', {
      role: 'button',
      tabindex: 0,
      'data-key': key,
      'aria-label': KEY_NAMES[key],
    });
    this.parts.get(`key-${key}`).before(button);
    button.append(this.parts.get(`key-${key}`), this.parts.get(`key-${key}-on`));
  }

  /* Scrolls the device into view, and gives it the keyboard. */
  takeFocus() {
    this.svg.scrollIntoView({block: 'nearest'});
    this.svg.querySelector('[data-key=ok]').focus({preventScroll: true});
  }

  /* The veil over the LCD while it shows nothing, or while nothing changes. */
  makeVeil() {
    const veil = svgElement('g', {id: 'glass-veil', display: 'none', 'aria-hidden': true});
    veil.append(svgElement('rect', {x: 50, y: 54, width: 600, height: 164, rx: 8}),
                svgElement('text', {x: 350, y: 148, 'text-anchor': 'middle'}));
    this.svg.append(veil);
    this.parts.set(veil.id, veil);
  }

  /* Shows a text over the LCD. An empty text takes the veil away. */
  cover(text) {
    this.toggle('glass-veil', text !== '');
    this.parts.get('glass-veil').lastChild.textContent = text;
  }

  /* A cell has two paths in each of its looks, dark and light: one for the dots that are not set,
     and one for those that are. At first each path has the outlines of all dots; it is to show
     some. */
  readCell(id) {
    const paths = ['', '-on'].map((look) => [...this.parts.get(id + look).children]);
    const outlines = paths[0][0].getAttribute('d').split('z').slice(0, -1);
    return {paths, outlines, shown: null};
  }

  choose(id, isOn) {
    this.toggle(id, !isOn);
    this.toggle(`${id}-on`, isOn);
  }

  toggle(id, isShown) {
    const part = this.parts.get(id);
    if (isShown) {
      part.removeAttribute('display');
    } else {
      part.setAttribute('display', 'none');
    }
  }

  /* Arranges the picture as one of LAYOUTS. */
  lay(name) {
    const layout = LAYOUTS[name];
    this.svg.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
    this.svg.setAttribute('width', layout.width);
    this.svg.setAttribute('height', layout.height);
    for (const [id, part] of this.parts) {
      const transform = layout.transforms[id.replace(/-on$/, '')] ??
          layout.transforms[AREAS[id.split('-')[0]]];
      part.setAttribute('transform', transform ?? '');
    }
    for (const {rect, width, height} of this.sizes) {
      rect.setAttribute('width', width + layout.width - SIZE.width);
      rect.setAttribute('height', height + layout.height - SIZE.height);
    }
  }

  show(machine, held) {
    this.showLight(machine.light());
    if (machine.lcd.changes !== this.lcdShown) {
      this.lcdShown = machine.lcd.changes;
      machine.lcd.cells().forEach((code, cell) => {
        this.showCell(this.cells[cell], code < 8 ? machine.lcd.glyph(code) : this.rom[code]);
      });
    }
    const pips = machine.pips();
    for (const {id, signal} of this.pips) {
      this.choose(id, (pips & signal) !== 0);
    }
    for (const key of KEYS) {
      this.choose(`key-${key}`, key === held);
    }
    this.toggle('grille-on', machine.tone() !== 0);
  }

  showLight(light) {
    if (light === this.light) {
      return;
    }
    this.light = light;
    this.choose('glass', light);
    for (let cell = 0; cell < 2 * COLUMNS; cell++) {
      this.choose(`dots-${Math.floor(cell / COLUMNS)}-${cell % COLUMNS}`, light);
    }
  }

  showCell(cell, rows) {
    const shown = rows.join();
    if (shown === cell.shown) {
      return;
    }
    cell.shown = shown;
    const outlines = ['', ''];
    for (let dot = 0; dot < DOT_ROWS * DOT_COLUMNS; dot++) {
      const row = rows[Math.floor(dot / DOT_COLUMNS)];
      const isSet = row >> (DOT_COLUMNS - 1 - dot % DOT_COLUMNS) & 1;
      outlines[isSet] += `${cell.outlines[dot]}z`;
    }
    for (const look of cell.paths) {
      look.forEach((path, isSet) => path.setAttribute('d', outlines[isSet]));
    }
  }
}

/* The key to which an element of the drawing belongs, or undefined. */
export function keyOf(element) {
  return element.closest?.('[data-key]')?.dataset.key;
}
