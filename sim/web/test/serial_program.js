#!/usr/bin/env node
/* Stands in for `kostka-sim --serial stdio` in tests/avr/compare.sh: runs the ELF file of its last
   argument on the page's board, and prints the bytes of the serial line up to the line "done". */

import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';

import {Board, seeded} from './board.js';

const LONGEST = 600000; /* ms of the device */

const elf = process.argv.at(-1);
const folder = mkdtempSync(join(tmpdir(), 'kostka-'));
const hex = join(folder, 'program.hex');
execFileSync('avr-objcopy', ['-O', 'ihex', '-R', '.eeprom', elf, hex]);
const board = new Board(basename(dirname(elf)), seeded(1), undefined, hex);
rmSync(folder, {recursive: true});

board.machine.run(LONGEST, () => !board.said.endsWith('done\n'));
process.stdout.write(board.said);
