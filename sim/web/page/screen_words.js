/* The picture of the LCD in words. Every number is the device's own. */

const COLUMNS = 16;
export const DICE = '⚀⚁⚂⚃⚄⚅';

/* The sets of glyphs that the image loads. The place of the glyph ~ tells them apart; bars have
   none. */
const ABOUT = '0,0,8,21,2,0,0,0';
const GLYPHS = [
  {at: 2, texts: '↑↓~'},
  {at: 6, texts: `${DICE}~±`},
];
const BARS = '▁▂▃▄▅▆▇█';

/* The two rows, with dice as ⚀ to ⚅. */
export function readRows(machine, characters) {
  const set = GLYPHS.find(({at}) => machine.lcd.glyph(at).join() === ABOUT);
  const texts = machine.lcd.cells().map(
      (code) => code < 8 ? set?.texts[code] ?? BARS[code] : characters[code]);
  return [texts.slice(0, COLUMNS).join(''), texts.slice(COLUMNS).join('')];
}

/* As a person would read it aloud. */
export function speak(rows) {
  return rows.map((row) => row.replace(/[▁-█]+/g, ' ')
                               .replace(/[⚀-⚅]/g, (die) => ` ${faceOf(die)} `)
                               .replace(/\s+/g, ' ').trim())
             .filter(Boolean).join('. ');
}

export function faceOf(die) {
  return DICE.indexOf(die) + 1;
}

/* The dice on the table, and which of them are in brackets (taken). A page that lists what each
   face would do has no dice on the table. */
export function diceOf(rows) {
  const dice = [];
  let taken = false;
  for (const row of rows) {
    if (/[⚀-⚅]\d/.test(row)) {
      return [];
    }
    for (const cell of row) {
      taken = cell === '[' || taken && cell !== ']';
      if (DICE.includes(cell)) {
        dice.push({face: faceOf(cell), taken});
      }
    }
  }
  return dice;
}

/* ---- captions -------------------------------------------------------------------------------- */

const PLAYER = /You|CPU|[PC]\d/g;

/* The players in the order of their names in a row of scores, or null. */
export function playersOf(rows) {
  const names = rows[0].match(PLAYER) ?? [];
  return names.length > 1 ? names : null;
}

function who(name) {
  const kind = name[0] === 'C' ? 'Computer' : 'Player';
  return {You: 'You', CPU: 'The computer'}[name] ?? `${kind} ${name.slice(1)}`;
}

function does(name, you, others) {
  return `${who(name)} ${name === 'You' ? you : others}`;
}

function ofHundred(percent) {
  if (percent > 0 && percent < 0.5) {
    return 'fewer than 1 of 100 games';
  }
  if (percent > 99.5 && percent < 100) {
    return 'more than 99 of 100 games';
  }
  return `${Math.round(percent)} of 100 games`;
}

/* A sentence about a chance to win: yours if you play, else the first. The chance stands beside a
   name, or in a row of chances. If the row above names only one player, a row of chances begins
   with that player; otherwise it has the order of the players. */
function chance(rows, players) {
  let all = [...rows.join(' ').matchAll(/(You|CPU|[PC]\d) +(~?)([\d.]+)%/g)]
                .map(([, name, mark, percent]) => ({name, mark, percent}));
  const row = rows.find((each) => /^ ?wins?[ ~]/.test(each));
  if (all.length === 0 && row) {
    const mark = row.includes('~') ? '~' : '';
    const numbers = row.split('±')[0].match(/[\d.]+/g) ?? [];
    const named = rows[0].match(PLAYER) ?? [];
    const names = named.length === 1 ? named : players;
    all = numbers.map((percent, i) => ({name: names?.[i], mark, percent}));
  }
  const {name, mark, percent} = all.find((each) => each.name === 'You') ?? all[0] ?? {};
  const from = rows[0].startsWith('[') ? 'with this choice' : 'from here';
  return name ? `${does(name, 'win', 'wins')} ${mark && 'about '}${ofHundred(+percent)} ${from}.` : '';
}

/* The sentences for rows; the first pattern that fits a row is taken. */
const SENTENCES = [
  [/^OK plays/, () => 'Press OK to begin.'],
  [/^→(Snakes|Ten thou|Penney|Chips +$|Nim and)/, () => 'Up and down choose a game; OK plays it, right sets it up.'],
  [/^→New game/, () => 'OK begins. Below are the settings.'],
  [/(You|CPU|[PC]\d) wins?!/, ([, name]) => `${does(name, 'have', 'has')} won!`],
  [/^You can win/, () => 'You can win from here: one of your moves is right.'],
  [/^CPU can win/, () => 'The computer can win from here.'],
  [/no score/, () => 'No dice score: the points of the turn are lost. OK goes on.'],
  [/OK: take/, () => 'Press OK, then choose what to set aside.'],
  [/OK: stake (\d+)/, ([, points]) => `Up and down choose; OK sets aside ${points} points.`],
  [/^[ →]throw[ →]bank +(\d+)/, ([, points]) => `Throw on, or bank ${points} points?`],
  [/^Throws: (You|CPU|[PC]\d)/, ([, name]) => `${does(name, 'throw', 'throws')}.`],
  [/^(You|CPU|[PC]\d) ([⚀-⚅]) (\d+)→(\d+)/,
   ([, name, die, from, to]) => `${who(name)} threw ${faceOf(die)}: from ${from} to ${to}.`],
  [/^(ladder|snake) (?:up|down) to (\d+)/, ([, what, to]) => `A ${what} leads to ${to}.`],
  [/^\[.*\] \d+ to place/, () => 'Up and down put chips on the field in brackets, OK goes to the next.'],
  [/OK to move/, () => 'Up and down change the heap at the arrow, OK goes on and moves.'],
  [/^up\/down, OK next/, () => 'Up and down change it, OK goes on.'],
  [/^OK makes move/, () => 'OK makes the move.'],
  [/^(You|P\d) .*→[HT]/, () => 'Up and down choose heads or tails, OK goes on.'],
  [/OK throws/, () => 'Press OK to throw.'],
  [/^OK: next toss/, () => 'Press OK to toss the coin.'],
  [/^OK: more pages/, () => 'OK leads to more pages, left back to the game.'],
  [/^CPU (chooses|places|thinks)/, () => 'The computer thinks.'],
  [/^(~?)\d+% (luck|error) ?~?([+-])([\d.]+)%/, ([, about, what, sign, size]) => {
    const verb = what === 'error' ? 'The error' : sign === '+' ? 'The luck' : 'The bad luck';
    return `${verb} ${sign === '+' ? 'was worth' : 'cost'} ${about && 'about '}${size} of 100 games.`;
  }],
  [/^~?\d+% best move/, () => 'The best move.'],
  [/^chosen in secret/, () => 'Neither knew what the other chose.'],
  [/^best move/, () => 'Nothing was better.'],
  [/^no move wins/, () => 'The game was lost already: no move wins.'],
  [/^gave away a win/, () => 'A won game was given away. Right says what was better.'],
  [/^gave away (~?)([\d.]+)%/, ([, about, size]) =>
    `That gave away ${about && 'about '}${size} of 100 games. Right says what was better.`],
  [/^cost (~?)([\d.]+) throws/, ([, about, size]) =>
    `That cost ${about && 'about '}${size} throws. Right says what was better.`],
  [/^All luck: ~?([+-])/, ([, sign]) =>
    `Nobody had anything to decide: it was ${sign === '+' ? 'luck' : 'bad luck'} alone.`],
  [/^Down: its review/, () => 'Down shows what was luck and what was skill.'],
  [/^Reviewing/, () => 'The device works out what was luck and what was skill.'],
];

/* The sentences for a picture, or an empty text if there are none. */
export function caption(rows, players) {
  const said = rows.map((row) => {
    const [pattern, say] = SENTENCES.find(([each]) => each.test(row)) ?? [];
    return pattern ? say(pattern.exec(row)) : '';
  });
  return said.filter(Boolean).join(' ') || chance(rows, players);
}
