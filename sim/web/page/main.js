import {readHex} from '../machine/hex.js';
import {Machine} from '../machine/machine.js';
import {rowsText} from '../machine/picture_text.js';
import {keepApp} from './app.js';
import {isRefused} from './console_line.js';
import {ConsolePane} from './console_pane.js';
import {onKeyboard, onPointer} from './controls.js';
import {inflate} from './encoding.js';
import {CurvePane} from './curve_pane.js';
import {Face} from './face.js';
import {FlashPane} from './flash_pane.js';
import {onDrop, onFile, pictureOf, saveFile} from './files.js';
import {GAMES} from './guide.js';
import {GuidePane} from './guide_pane.js';
import {Memory} from './memory.js';
import {Operator} from './operator.js';
import {Pace} from './pace.js';
import {textOf, whatIs} from './record.js';
import {readReview, replay, STARTED, turnTo} from './reviewed_game.js';
import {readRows} from './screen_words.js';
import {Sound} from './sound.js';
import {tenOf, TenPane} from './ten_pane.js';
import {WordsPane} from './words_pane.js';

const NOTICE_MILLISECONDS = 6000;

const at = (id) => document.getElementById(id);
const payload = JSON.parse(at('payload').textContent);
const {device} = payload;
const has = (feature) => payload.features.includes(feature);
const sound = new Sound();
const pace = new Pace();
const memory = new Memory(device.wiring.board, device.wiring.eeprom);
let machine;
let face;
let pane;
let ten;
let curve;
let flash;
let guide;
let words;

/* Unpredictable numbers in [0, 1), of which 256 are drawn at a time. */
const drawn = new Uint32Array(256);
let left = 0;
function random() {
  if (left === 0) {
    crypto.getRandomValues(drawn);
    left = drawn.length;
  }
  return drawn[--left] / 2 ** 32;
}

function notify(text) {
  at('notice').textContent = text;
  clearTimeout(notify.timer);
  notify.timer = setTimeout(() => at('notice').textContent = '', NOTICE_MILLISECONDS);
}

function start(image, eeprom) {
  pane.line.restart();
  sound.silence();
  machine = new Machine(device, image, eeprom, random, {
    said: (byte) => pane.line.take(byte),
    tone: (hertz, cycles) => working || sound.tone(hertz, cycles),
  });
  memory.saved = 0;
  machine.image = image;
  face.lcdShown = -1;
}

/* The keys, for the player. */
function keypad() {
  memory.isUsed = true;
  return machine.keypad;
}

/* The reason why the device does nothing, or an empty text. */
function stateOf() {
  if (memory.isTaken) {
    return 'Open in another tab';
  }
  if (pace.paused) {
    return 'Paused';
  }
  return machine.lcd.on || machine.light() ? '' : 'Asleep: hold a key';
}

function show() {
  const held = machine.keypad.held;
  face.show(machine, held);
  const codes = rowsText(machine, device.text).join('\n');
  if (codes !== at('rows').textContent) {
    at('rows').textContent = codes;
  }
  const rows = readRows(machine, device.text);
  const state = stateOf();
  face.cover(state);
  words.show(rows, state);
  guide.show(rows);
  pane.show();
  const isSlow = pace.actual !== null && pace.actual < 0.95;
  const isShown = pace.actual !== null && (pace.speed > 1 || isSlow) && !pace.paused;
  at('pace').textContent = isShown ? `${isSlow ? 'Slow: ' : ''}${pace.actual.toFixed(1)}× real time` : '';
}

let before;
function frame(now) {
  pace.step(machine, now - (before ?? now));
  before = now;
  if (!memory.save(machine.nonvolatile)) {
    notify('This browser keeps nothing: save the memory to a file.');
  }
  if (memory.isTaken && !pace.paused) {
    commands.pause();
    notify('The device was used in another tab. Load this page again to go on here.');
  }
  show();
  requestAnimationFrame(frame);
}

/* For tests, and for the browser's own console: lets so many milliseconds of the device pass at
   once. */
window.kostka = {
  pass(milliseconds) {
    machine.run(milliseconds);
    show();
  },
};

const commands = {
  pause() {
    pace.paused = !pace.paused;
    at('pause').setAttribute('aria-pressed', pace.paused);
    pane.pause(pace.paused);
    sound.silence();
  },
  speed() {
    pace.nextSpeed();
    at('speed').textContent = pace.speed === Infinity ? 'Speed full' : `Speed ${pace.speed}×`;
  },
  sound() {
    sound.setMuted(!sound.muted);
    at('sound').textContent = sound.muted ? 'Sound off' : 'Sound on';
  },
  full() {
    if (document.fullscreenElement) {
      document.exitFullscreen();
    } else {
      document.documentElement.requestFullscreen?.();
    }
  },
  reset() {
    pane.line.restart();
    machine.reset();
    notify('Reset.');
  },
  power() {
    pane.line.restart();
    machine.powerCut();
    notify('The power was cut, and is back.');
  },
  async picture() {
    saveFile('kostka.png', await pictureOf(face.svg, '#glass-veil'));
  },
  export() {
    saveFile(`kostka-${device.wiring.board}.eep`, new Blob([machine.nonvolatile.bytes]));
  },
  erase() {
    if (!confirm('Erase all games, statistics and settings of this device?')) {
      return;
    }
    memory.isUsed = true;
    start(machine.image, new Uint8Array(device.wiring.eeprom).fill(0xff));
    machine.nonvolatile.writes++;
    notify('The memory is erased.');
  },
};

async function takeMemory(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length !== device.wiring.eeprom) {
    notify(`${file.name} is not a memory of ${device.wiring.eeprom} bytes.`);
    return;
  }
  if (!confirm(`Replace all games, statistics and settings of this device by those of ${file.name}?`)) {
    return;
  }
  memory.isUsed = true;
  start(machine.image, bytes);
  machine.nonvolatile.writes++;
  notify(`The memory is that of ${file.name}.`);
}

async function takeHex(file) {
  try {
    start(readHex(await file.text(), device.wiring.flash), machine.nonvolatile.bytes);
    flash.take(file.name, machine.image);
    notify(`This is ${file.name}, until the page is loaded again.`);
  } catch (error) {
    notify(`${file.name}: ${error.message}.`);
  }
}

function connect() {
  for (const [name, command] of Object.entries(commands)) {
    at(name).addEventListener('click', command);
  }
  onFile(at('import'), at('eeprom-file'), takeMemory);
  onFile(at('open'), at('hex-file'), takeHex);
  onDrop((file) => /\.hex$/i.test(file.name) ? takeHex(file) : takeMemory(file));
  onPointer(face.svg, keypad);
  onKeyboard(keypad, {
    p: commands.pause,
    f: commands.speed,
    x: commands.reset,
    X: commands.power,
    c: commands.picture,
  });
  for (const gesture of ['pointerdown', 'keydown']) {
    addEventListener(gesture, () => sound.start());
  }
  document.addEventListener('visibilitychange', () => sound.silence());
}

function keepLayout() {
  const upright = matchMedia('(orientation: portrait) and (max-width: 700px)');
  const across = matchMedia('(orientation: landscape) and (max-height: 500px)');
  const lay = () => face.lay(upright.matches ? 'upright' : across.matches ? 'across' : 'table');
  lay();
  upright.addEventListener('change', lay);
  across.addEventListener('change', lay);
}

/* Pauses the device for a task that needs the computer's time. */
async function whilePaused(task) {
  const wasPaused = pace.paused;
  if (!wasPaused) {
    commands.pause();
  }
  try {
    await task();
  } finally {
    if (pace.paused && !wasPaused) {
      commands.pause();
    }
  }
}

/* ---- work on the device ---------------------------------------------------------------------- */

/* The number of tasks in which the page works the device, which is then fast and silent. */
let working = 0;
let last = Promise.resolve();

/* Runs a task that works the device, after the tasks before it have ended. */
async function work(task) {
  const before = last;
  last = (async () => {
    await before;
    working++;
    try {
      const operator = new Operator(machine, device.text);
      await operator.until(() => machine.milliseconds > STARTED);
      await operator.wake();
      return await task(operator);
    } finally {
      working--;
    }
  })();
  return await last;
}

/* The answer of the console. */
function ask(question) {
  memory.isUsed = true;
  return work((operator) => operator.ask(pane.line, question));
}

/* Opens a game on the device: its game that goes on, or a new one. */
async function play(game) {
  memory.isUsed = true;
  face.takeFocus();
  await work(async (operator) => {
    if (await operator.choose(game.line)) {
      guide.take(game);
      await operator.press('ok');
    }
  });
}

/* ---- finished games -------------------------------------------------------------------------- */

/* The game that is shown. Pages of an earlier game that arrive late are dropped. */
let shown = '';

function linkTo(fragment) {
  return `${location.href.replace(/#.*/, '')}#${fragment}`;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify('Copied.');
  } catch {
    prompt('Copy this:', text);
  }
}

/* Shows a game that is given as text, from a link or from the device: the device opens its review,
   and the page draws it. */
async function showGame(text) {
  const {game, events} = whatIs(text);
  shown = text;
  history.replaceState(null, '', `#game=${text}`);
  guide.take(GAMES[game]);
  curve.begin(GAMES[game].name);
  const refused = await work((operator) => replay(text, pane.line, operator));
  if (refused) {
    curve.refuse(`This is no game that the device can review: ${refused.slice('error: '.length)}.`);
    return;
  }
  const pages = await readReview(text, device, machine.image, (found) => {
    if (shown === text) {
      curve.draw(found, events);
    }
  });
  if (shown === text) {
    curve.draw(pages, events);
    curve.finish();
  }
}

function goTo(pages, page) {
  return work(async (operator) => {
    if (!await turnTo(pages, page, operator)) {
      await replay(shown, pane.line, operator);
      await turnTo(pages, page, operator);
    }
  });
}

async function shareGame() {
  const answer = await ask('record');
  const text = textOf(answer);
  if (text) {
    await showGame(text);
  } else if (isRefused(answer)) {
    notify(answer.at(-1));
  } else {
    notify('There is no finished game on the device. Play one to its end, then come back.');
  }
}

/* ---- puzzles --------------------------------------------------------------------------------- */

function showTen({game, seed, title}) {
  const hash = `#puzzles=${game}.${seed}`;
  if (location.hash !== hash) {
    history.replaceState(null, '', hash);
  }
  return ten.begin(game, seed, title);
}

/* ---- links ----------------------------------------------------------------------------------- */

async function openLink() {
  if (!has('console')) {
    return;
  }
  const [, kind, value] = /^#(\w+)=(.*)$/.exec(location.hash) ?? [];
  if (kind === 'game' && value !== shown) {
    if (/^[A-Z2-7.]+$/.test(value) && GAMES[whatIs(value).game]) {
      await showGame(value);
    } else {
      notify('This link is damaged: it has no game.');
    }
  } else if (kind === 'puzzles') {
    const [, game, seed] = /^(\w+)\.(\d{1,9})$/.exec(value) ?? [];
    const known = GAMES.find(({command}) => command === game);
    const today = tenOf(new Date());
    if (known) {
      const title = Number(seed) === today.seed ? today.title : `${known.name}, seed ${seed}`;
      await showTen({game, seed: Number(seed), title});
    } else {
      notify('This link is damaged: it has no puzzles.');
    }
  }
}

async function main() {
  const decoder = new TextDecoder();
  at('device').innerHTML = decoder.decode(await inflate(payload.face));
  face = new Face(at('device').firstElementChild, device.rom);
  at('console').hidden = !has('console');
  at('today').hidden = !has('console') || !has('puzzles');
  at('share').hidden = !has('console') || !has('review') || !has('proof');
  pane = new ConsolePane({form: at('ask'), input: at('line'), log: at('log')},
                         (text) => machine.serial.send(text));
  at('ask').addEventListener('submit', () => memory.isUsed = true);
  words = new WordsPane({spoken: at('spoken'), caption: at('caption'), dice: at('dice')});
  curve = new CurvePane(at('curve'), {go: goTo, share: () => copy(linkTo(`game=${shown}`))});
  ten = new TenPane(at('ten'), {
    ask,
    copy: (result) => copy(location.protocol === 'file:' ? result :
        `${result}\n${linkTo(`puzzles=${ten.game}.${ten.seed}`)}`),
  });
  guide = new GuidePane({games: at('games'), game: at('game'), rules: at('rules')}, payload.games, play);
  flash = new FlashPane({
    section: at('flash'), what: at('flash-what'), start: at('flash-start'), save: at('flash-save'),
    done: at('flash-done'), said: at('flash-said'), otherwise: at('flash-else'),
  }, device.wiring, whilePaused);
  start(await inflate(payload.image), memory.load());
  if (memory.isDamaged) {
    notify('The memory in this browser is damaged. The device starts with an empty one.');
  }
  flash.take(`kostka-${device.wiring.board}.hex`, machine.image, payload.version);
  connect();
  keepLayout();
  keepApp();
  at('full').hidden = !document.fullscreenEnabled;
  requestAnimationFrame(frame);
  at('today').addEventListener('click', () => showTen(tenOf(new Date())));
  at('share').addEventListener('click', shareGame);
  addEventListener('hashchange', openLink);
  await openLink();
}

main();
