import {svgElement} from './face.js';
import {caption, diceOf, playersOf, speak} from './screen_words.js';

const QUIET = 400; /* ms without a change, before the picture is read aloud */

/* Where the pips of a die may lie, and which faces have each. */
const PIPS = [
  [26, 26, '23456'], [74, 74, '23456'], [74, 26, '456'], [26, 74, '456'], [26, 50, '6'], [74, 50, '6'],
  [50, 50, '135'],
];

export function drawDie({face, taken}) {
  const svg = svgElement('svg', {viewBox: '0 0 100 100', class: taken ? 'taken' : ''});
  svg.append(svgElement('rect', {x: 3, y: 3, width: 94, height: 94, rx: 18}));
  for (const [cx, cy, faces] of PIPS) {
    if (faces.includes(face)) {
      svg.append(svgElement('circle', {cx, cy, r: 10}));
    }
  }
  return svg;
}

/* The picture in words: dice drawn large, a sentence below, and a text that is read aloud. */
export class WordsPane {
  constructor({spoken, caption: sentence, dice}) {
    this.spoken = spoken;
    this.sentence = sentence;
    this.dice = dice;
    this.shown = '';
  }

  /* The state says why nothing changes, or is empty. */
  show(rows, state) {
    const shown = `${rows}${state}`;
    if (shown === this.shown) {
      return;
    }
    this.shown = shown;
    this.players = playersOf(rows) ?? this.players;
    const sentence = [state, caption(rows, this.players)].filter(Boolean).join('. ');
    this.sentence.textContent = sentence;
    this.dice.replaceChildren(...diceOf(rows).map(drawDie));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.spoken.textContent = [speak(rows), sentence].filter(Boolean).join('. ');
    }, QUIET);
  }
}
