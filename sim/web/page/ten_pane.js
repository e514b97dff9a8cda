import {isRefused} from './console_line.js';
import {drawDie} from './words_pane.js';

const PUZZLES = 10;

const FIELDS = {thirds: '1/2, 1/3 and 1/6', die: '1 to 6 of a die', twodice: '2 to 12 of two dice'};
const RULES = {
  nim: 'Take any number from one heap.',
  misere: 'Take any number from one heap; the last one loses.',
};

function ruleOf(rule) {
  const [, most] = /^take:(\d+)/.exec(rule) ?? [];
  return most ? `Take at most ${most} from one heap.` : RULES[rule] ?? `${rule}.`;
}

/* For each game, a pattern of the console's line about a position, and the question that it
   becomes. */
const QUESTIONS = {
  snakes: [
    /^(\S+), tokens on (\d+) and (\d+), thrown (\d)/,
    ([, board, a, b, face]) =>
        `Board ${board}: your tokens stand on ${a} and ${b}, and you threw ${face}. Which one moves?`,
  ],
  tenk: [
    /^(\d+) (\d+) (\d+) ([1-6]+)/,
    ([, mine, theirs, stake]) => `You have ${mine} points, the other has ${theirs}, ` +
        `and ${stake} are at stake. You threw this. What do you do?`,
  ],
  penney: [
    /^against ([HT]+), P\(H\) = (\S+)/,
    ([, word, heads]) =>
        `The other has chosen ${word}; heads come up ${heads} of the time. Which word is best?`,
  ],
  chips: [
    /^(\S+) (\S+)$/,
    ([, fields, placed]) => `On the fields ${FIELDS[fields] ?? fields} the other has placed ` +
        `${placed}. Which placement is best?`,
  ],
  nim: [
    /^(\S+) (.+)$/,
    ([, rule, heaps]) =>
        `${ruleOf(rule)} The heaps are ${heaps.replace(/ /g, ', ')}. Which move wins?`,
  ],
};

/* A choice of the console, as a player would say it. */
function choiceOf(text) {
  return text.replace(/^(\d+):throw$/, 'set aside $1, throw on').replace(/^(\d+):bank$/, 'set aside $1, bank')
             .replace(/^(\d+)>(\d+)$/, '$1 → $2');
}

function numberOf(cost) {
  return Number(cost.replace('~', ''));
}

function costOf(game, cost, among = 1) {
  const each = numberOf(cost) / among;
  return game === 'snakes' ? `${each.toFixed(2)} throws` : `${(100 * each).toFixed(1)}%`;
}

/* Ten puzzles of a seed, asked and answered on the device's console. */
export class TenPane {
  /* ask() answers what the console says, copy() takes the result. */
  constructor(pane, {ask, copy}) {
    this.pane = pane;
    this.ask = ask;
    this.copy = copy;
  }

  begin(game, seed, title) {
    Object.assign(this, {game, seed, title, number: 0});
    this.pane.hidden = false;
    this.pane.scrollIntoView({block: 'nearest'});
    return this.next();
  }

  write(...parts) {
    this.pane.replaceChildren(...parts.filter(Boolean));
  }

  text(name, text) {
    return Object.assign(document.createElement(name), {textContent: text});
  }

  button(text, act) {
    const button = this.text('button', text);
    button.addEventListener('click', act);
    return button;
  }

  head() {
    return this.text('h2', `${this.title}, puzzle ${this.number} of ${PUZZLES}`);
  }

  async next() {
    this.number++;
    const head = this.head();
    this.write(head, this.text('p', 'The device sets the puzzle…'));
    const said = await this.ask(`puzzle ${this.game} ${this.number} ${this.seed}`);
    if (isRefused(said)) {
      this.write(head, this.text('p', said.at(-1)));
      return;
    }
    const [about, position] = said;
    const [pattern, say] = QUESTIONS[this.game];
    const found = pattern.exec(position);
    const choices = this.text('div', '');
    choices.className = 'bar';
    choices.append(...said.slice(2, -1).map((line) => {
      const [number, ...text] = line.split(' ');
      return this.button(choiceOf(text.join(' ')), () => this.answer(number));
    }));
    const [level] = /[a-z]+$/.exec(about) ?? [''];
    this.write(head, this.text('p', `${found ? say(found) : position} (${level})`),
               this.game === 'tenk' && found && this.diceOf(found[4]), choices);
  }

  diceOf(faces) {
    const dice = this.text('div', '');
    dice.className = 'dice';
    dice.setAttribute('role', 'img');
    dice.setAttribute('aria-label', `Dice: ${[...faces].join(' ')}`);
    dice.append(...[...faces].map((face) => drawDie({face, taken: false})));
    return dice;
  }

  async answer(number) {
    const said = await this.ask(`answer ${number}`);
    if (isRefused(said)) {
      this.pane.append(this.text('p', said.at(-1)));
      return;
    }
    const line = (name) => said.find((each) => each.startsWith(name)).slice(name.length);
    const [, right, sum] = /^(\d+) of \d+, cost (\S+)/.exec(line('score '));
    const result = `Kostka ${this.title}: ${right} of ${this.number}, ` +
        `${costOf(this.game, sum, this.number)} each`;
    const best = choiceOf(line('best ').replace(/^\d+ /, ''));
    const isRight = numberOf(line('cost ')) === 0;
    this.write(this.head(),
               this.text('p', isRight ? 'Right!' : `Better: ${best}.`),
               this.costsOf(said, number), this.text('p', result),
               this.number < PUZZLES ? this.button('Next', () => this.next()) :
                                       this.button('Copy the result', () => this.copy(result)));
    this.pane.lastChild.focus();
  }

  /* What each choice costs; the one that was made stands out. */
  costsOf(said, made) {
    const list = this.text('ul', '');
    for (const line of said.filter((each) => /^\d/.test(each))) {
      const [, number, choice, cost] = /^(\d+) (.*) (\S+)$/.exec(line);
      const worth = numberOf(cost) === 0 ? 'best' : `gives away ${costOf(this.game, cost)}`;
      const item = this.text('li', `${choiceOf(choice)}: ${worth}`);
      item.className = number === made ? 'made' : '';
      list.append(item);
    }
    return list;
  }
}

const DAY = 86400000;
const GAMES_OF_DAYS = ['tenk', 'penney', 'nim', 'chips'];

/* The ten puzzles of a day: the date is the seed, and selects the game. */
export function tenOf(date) {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  return {
    game: GAMES_OF_DAYS[Date.UTC(year, month, day) / DAY % GAMES_OF_DAYS.length],
    seed: year * 10000 + (month + 1) * 100 + day,
    title: date.toLocaleDateString('en-GB', {day: 'numeric', month: 'short'}),
  };
}
