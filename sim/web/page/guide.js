/* What a player must know: the games in the order of the menu and of records, with their lines in
   the menu and their names on the console. */
export const GAMES = [
  {
    name: 'Snakes and ladders',
    command: 'snakes',
    line: /^→snakes/i,
    about: 'a race up the board; one die',
    rules: [
      'Each throw moves your token. A ladder takes it up, a snake takes it down.',
      'OK throws. Who first stands on the last square has won.',
      'A throw past the goal does not count, unless the setup says so.',
      'Down turns the pages of odds: throws left, likely squares, chances.',
    ],
  },
  {
    name: 'Ten thousand',
    command: 'tenk',
    line: /^→ten thou/i,
    about: 'push your luck with six dice',
    rules: [
      'OK throws. Set aside dice that score, then throw the rest or bank your points.',
      'A throw without a score loses the points of the turn.',
      'A 1 is 100, a 5 is 50. Three 1s are 1000, three of another face 100 times the face.',
      'Four, five, six of a kind are 2, 3, 4 times what three are worth.',
      'A straight is 2000, three pairs 500. Who uses all six dice throws them all again.',
      'Who first banks 10,000 has won.',
    ],
  },
  {
    name: 'Penney’s game',
    command: 'penney',
    line: /^→penney/i,
    about: 'whose word of heads and tails comes first?',
    rules: [
      'Each player chooses a word of heads and tails, as H H T.',
      'Up and down change a letter, OK goes to the next.',
      'A coin is tossed until one of the words comes. It wins.',
      'To choose second is better: every word has one that beats it.',
    ],
  },
  {
    name: 'Chips',
    command: 'chips',
    line: /^→chips/i,
    about: 'place chips where the dice will hit',
    rules: [
      'Put your chips on fields: up and down add and take, OK goes on.',
      'Each throw hits a field and takes one chip off it, of each player.',
      'Who first has none left has won.',
      'Likely fields are good, but not all chips fit on the likeliest.',
    ],
  },
  {
    name: 'Nim and kin',
    command: 'nim',
    line: /^→nim/i,
    about: 'no luck at all: take the last one',
    rules: [
      'Take as many as you like from one heap; then the other does.',
      'Who takes the last one has won.',
      'Up and down change the heap at the arrow, OK goes on and moves.',
      'There is a winning move in most positions. Find it.',
    ],
  },
];

export const KEYS_EXPLAINED = [
  'OK plays and throws; left leads back, right from the menu to a game’s setup.',
  'Up and down move through lines and pages.',
  'In games right explains what is on the screen.',
  'On a keyboard: the arrows, Enter and Escape.',
];

/* The game on whose line of the menu the arrow stands, or undefined. */
export function gameOnMenu(rows) {
  return GAMES.find(({line}) => rows.some((row) => line.test(row)));
}
