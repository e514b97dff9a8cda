/* Puts the page together: node assemble.mjs PAGE NAME=FILE... NAME=:TEXT...
   A name in double braces in the frame is replaced by the file, or the text, of that name. The
   image and the face are deflated, or the page would be three times as large. */

import {readFileSync, writeFileSync} from 'node:fs';
import {deflateSync} from 'node:zlib';

import {readHex} from './machine/hex.js';

const [page, ...rest] = process.argv.slice(2);
const given = Object.fromEntries(rest.map((pair) => {
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  return [name, value.startsWith(':') ? value.slice(1) : readFileSync(value, 'utf8')];
}));

const pack = (data) => deflateSync(data, {level: 9}).toString('base64');
const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/* The text of a script element must not end the element. */
const escapeScript = (text) => text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

const device = JSON.parse(given.device);
const payload = {
  image: pack(readHex(given.hex, device.wiring.flash)),
  face: pack(given.face),
  games: given.games.split(' '),
  features: given.features.split(' '),
  version: given.version,
  device,
};
const parts = {
  icon: encodeURIComponent(given.icon.trim()),
  style: given.style.trim(),
  board: escapeHtml(given.board),
  version: escapeHtml(given.version),
  licences: escapeHtml(`${given.licence.trim()}\n\n---- avr8js, the simulated processor ----\n\n` +
                       given.avr8js.trim()),
  payload: escapeScript(JSON.stringify(payload)),
  script: escapeScript(given.script.trim()),
};
writeFileSync(page, given.frame.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]));
