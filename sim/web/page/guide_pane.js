import {GAMES, gameOnMenu, KEYS_EXPLAINED} from './guide.js';

/* The games, which open on the device when they are chosen here, and the rules of the one in hand. */
export class GuidePane {
  constructor({games, game, rules}, commands, play) {
    this.game = game;
    this.rules = rules;
    this.buttons = new Map(GAMES.filter(({command}) => commands.includes(command)).map((each) => {
      const button = document.createElement('button');
      const about = document.createElement('small');
      about.textContent = each.about;
      button.append(each.name, about);
      button.addEventListener('click', () => play(each));
      return [each, button];
    }));
    games.append(...this.buttons.values());
    this.explain('Keys', KEYS_EXPLAINED);
  }

  explain(title, lines) {
    this.game.textContent = title;
    this.rules.replaceChildren(...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }));
  }

  /* The game on whose line of the menu the arrow stood last is the one in hand. */
  show(rows) {
    const game = gameOnMenu(rows);
    if (game && game !== this.inHand) {
      this.take(game);
    }
  }

  take(game) {
    this.buttons.get(this.inHand)?.removeAttribute('aria-current');
    this.buttons.get(game)?.setAttribute('aria-current', true);
    this.inHand = game;
    this.explain(`How to play ${game.name}`, [...game.rules, ...KEYS_EXPLAINED.slice(-1)]);
  }
}
