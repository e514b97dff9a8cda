// Every PART:PIN of a diagram.json must be a pin of that part, by the drawings that Wokwi itself uses.
// usage: node wokwi.mjs DIAGRAM...
import { readFileSync } from 'node:fs';
import * as elements from '@wokwi/elements';

const classes = {
  'wokwi-arduino-mega': elements.ArduinoMegaElement,
  'wokwi-arduino-uno': elements.ArduinoUnoElement,
  'wokwi-buzzer': elements.BuzzerElement,
  'wokwi-lcd1602': elements.LCD1602Element,
  'wokwi-led': elements.LEDElement,
  'wokwi-resistor': elements.ResistorElement,
  'wokwi-slide-potentiometer': elements.SlidePotentiometerElement,
};

const files = process.argv.slice(2);
let wrong = files.length ? 0 : 1;
for (const file of files) {
  const diagram = JSON.parse(readFileSync(file, 'utf8'));
  const pins = new Set();
  for (const { type, id } of diagram.parts) {
    if (!classes[type]) {
      throw new Error(`${file}: nobody knows the pins of ${type}`);
    }
    for (const { name } of new classes[type]().pinInfo) {
      pins.add(`${id}:${name}`);
    }
  }
  const used = diagram.connections.flatMap(([from, to]) => [from, to]);
  for (const pin of used.filter((name) => !pins.has(name))) {
    console.error(`${file}: Wokwi's part has no pin ${pin}`);
    wrong++;
  }
  console.log(`${file}: ${used.length} ends of wires are pins of Wokwi's parts`);
}
process.exit(wrong ? 1 : 0);
