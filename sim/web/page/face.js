import {KEYS} from '../machine/keypad.js';

const COLUMNS = 16;
const DOT_COLUMNS = 5;
const DOT_ROWS = 8;

/* How the parts of the picture lie, by the first word of their names. A phone held upright has no
   room beside the LCD, so there the die and the keys lie below it, and the case is taller. */
const AREAS = {
  frame: 'lcd', glass: 'lcd', dots: 'lcd', shine: 'lcd', die: 'die', pip: 'die', key: 'keys',
  brand: 'brand', grille: 'grille', case: 'case',
};
const LANDSCAPE = {width: 900, height: 540, transforms: {}};
const PORTRAIT = {
  width: 664,
  height: 1010,
  transforms: {
    lcd: 'translate(-18 -12)',
    die: 'translate(-787 186) scale(1.22)',
    brand: 'translate(274 -100)',
    grille: 'translate(-250 40)',
    keys: 'translate(-613 -60) scale(2.1)',
  },
};

/* What is shown of the device: the simulator's drawing, which has every part in both of its looks
   and every cell with all of its dots. Shows and hides, and draws nothing of its own. */
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
  }

  /* A cell is two paths, the dots that are not set and those that are, in the dark and in the light;
     all hold the outlines of all dots, of which it shows some. */
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

  lay(isPortrait) {
    const layout = isPortrait ? PORTRAIT : LANDSCAPE;
    this.svg.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
    this.svg.setAttribute('width', layout.width);
    this.svg.setAttribute('height', layout.height);
    for (const [id, part] of this.parts) {
      part.setAttribute('transform', layout.transforms[AREAS[id.split('-')[0]]] ?? '');
    }
    for (const {rect, width, height} of this.sizes) {
      rect.setAttribute('width', width + layout.width - LANDSCAPE.width);
      rect.setAttribute('height', height + layout.height - LANDSCAPE.height);
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
  return element.closest('[id^="key-"]')?.id.split('-')[1];
}
