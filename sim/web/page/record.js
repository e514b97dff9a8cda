/* A finished game as the console writes it (docs/console.md): lines of base 32, each after its
   number. A link has only the letters, with dots between the lines. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GAME = 1;
const SEED_IS_THERE = 0x80;
const OWN_BYTES = 2;
const EVENTS = 31; /* behind format, game, own bytes, setup and seed */

export function linesOf(text) {
  const parts = text.split('.');
  return parts.map((letters, i) => `${i + 1}/${parts.length} ${letters}`);
}

/* The game in an answer of the command `record`, as text, or null if there is no finished game. */
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

/* The number of the game in GAMES (guide.js), and how many of its events the review can show. */
export function whatIs(text) {
  const bytes = bytesOf(text);
  const word = (at) => bytes[at] | bytes[at + 1] << 8;
  return {game: bytes[GAME], events: word(EVENTS) - word(EVENTS + 2)};
}
