/* A finished game as the console writes it (docs/console.md): lines of base 32, each behind its number.
   In a link only the letters stand, with dots between the lines. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GAME = 1;
const SEED_IS_THERE = 0x80;
const OWN_BYTES = 2;
const EVENTS = 31; /* behind format, game, own bytes, setup and seed */

export function linesOf(text) {
  const parts = text.split('.');
  return parts.map((letters, i) => `${i + 1}/${parts.length} ${letters}`);
}

/* The text of what the command record has answered, or null where there is no finished game. */
export function textOf(answer) {
  const letters = answer.map((line) => /^\d+\/\d+ ([A-Z2-7]+)$/.exec(line)?.[1]).filter(Boolean);
  const text = letters.join('.');
  return letters.length && bytesOf(text)[OWN_BYTES] & SEED_IS_THERE ? text : null;
}

function bytesOf(text) {
  const bytes = [];
  for (const line of text.split('.')) {
    let bits = 0;
    let value = 0;
    for (const letter of line) {
      value = value << 5 & 0xfff | LETTERS.indexOf(letter);
      bits += 5;
      if (bits >= 8) {
        bits -= 8;
        bytes.push(value >> bits & 0xff);
      }
    }
  }
  return bytes;
}

/* Which game it is, as in guide.js, and how many of its events can be walked through. */
export function whatIs(text) {
  const bytes = bytesOf(text);
  const word = (at) => bytes[at] | bytes[at + 1] << 8;
  return {game: bytes[GAME], events: word(EVENTS) - word(EVENTS + 2)};
}
