/* The picture of the device as text, in the simulator's form (sim/face/snapshot.h). */

const GLYPHS = '⓪①②③④⑤⑥⑦';
const COLUMNS = 16;
const SIGNALS = [['centre', 1], ['falling', 2], ['rising', 2], ['middle', 2]];

/* The two rows of the LCD. */
export function rowsText(machine, characters) {
  const texts = machine.lcd.cells().map((code) => code < 8 ? GLYPHS[code] : characters[code]);
  return [texts.slice(0, COLUMNS).join(''), texts.slice(COLUMNS).join('')];
}

function pipsText(pips) {
  const lit = SIGNALS.filter((_, i) => pips >> i & 1);
  const count = lit.reduce((sum, [, leds]) => sum + leds, 0);
  return ['pips', count, ...lit.map(([name]) => name)].join(' ');
}

function glyphLines(machine) {
  const seen = [...new Set(machine.lcd.cells().filter((code) => code < 8))].sort();
  if (seen.length === 0) {
    return [];
  }
  const lines = [seen.map((glyph) => GLYPHS[glyph]).join('     ')];
  for (let row = 0; row < 8; row++) {
    const dots = (glyph) => (machine.lcd.glyph(glyph)[row] & 0x1f).toString(2).padStart(5, '0');
    lines.push(seen.map((glyph) => dots(glyph).replace(/0/g, '.').replace(/1/g, '#')).join(' '));
  }
  return lines;
}

/* The whole picture, as in the golden pictures. */
export function pictureText(machine, characters) {
  const tone = machine.tone();
  return [
    ...rowsText(machine, characters).map((row) => `|${row}|`),
    pipsText(machine.pips()),
    `light ${machine.light() ? 'on' : 'off'}`,
    tone ? `tone ${tone} Hz` : 'tone none',
    ...glyphLines(machine),
    '',
  ].join('\n');
}
