import {flash, PARTS} from '../flash/flasher.js';
import {writeHex} from '../machine/hex.js';
import {saveFile} from './files.js';

const SMALLEST = 30720; /* bytes that the bootloaders of a Nano leave */

const PORTS = 'PORT is COM3 or alike on Windows, /dev/cu.usbmodem… or /dev/cu.usbserial… on a Mac, ' +
              '/dev/ttyACM0 or /dev/ttyUSB0 on Linux.';

/* Writes the image to a real board. */
export class FlashPane {
  /* `aside` is a function that runs a task while nothing else needs the computer's time. */
  constructor(elements, wiring, aside) {
    Object.assign(this, elements);
    this.wiring = wiring;
    this.part = PARTS[wiring.mcu];
    this.aside = aside;
    this.start.hidden = !this.part || !navigator.serial;
    this.start.addEventListener('click', () => this.choose());
    this.save.addEventListener('click', () => saveFile(this.name, new Blob([writeHex(this.image)])));
  }

  /* Sets the image that is written from now on. */
  take(name, image, version) {
    this.name = name;
    this.image = image;
    this.size = `${image.length.toLocaleString('en')} bytes`;
    const what = `${name} (${version ? `version ${version}` : this.size})`;
    if (this.part) {
      this.what.textContent = `Writes ${what} to ${this.boards()} at a USB port of this computer, reads ` +
                              'it back and starts it. Games and settings on the board stay.';
      this.explain(navigator.serial ? 'Or save the image and use avrdude:' : 'This browser cannot reach a ' +
                   'USB port; Chrome and Edge on a computer can. Or save the image and use avrdude:',
                   `${this.part.programmer} -P PORT -b 115200`, PORTS);
    } else {
      this.what.textContent = `This board has no bootloader that could take ${what} from a page. Save the ` +
                              'image, and connect a programmer.';
      this.explain('With avrdude:', '-c usbasp -p m1284p',
                   'A new part first needs its fuses: docs/building.md.');
    }
  }

  boards() {
    if (this.wiring.mcu !== 'atmega328p') {
      return `an ${this.part.board}`;
    }
    return this.image.length <= SMALLEST ? 'an Arduino Uno or Nano' :
        `an Arduino Uno (not a Nano, which has ${SMALLEST.toLocaleString('en')} bytes for the ${this.size} ` +
        'of the image: drop kostka-uno-shield-old-bootloader.hex of the release here)';
  }

  explain(before, options, after) {
    const code = document.createElement('code');
    code.textContent = `avrdude ${options} -U flash:w:${this.name}:i`;
    this.otherwise.replaceChildren(`${before} `, code, `. ${after}`);
  }

  say(text, isWrong = false) {
    if (text !== this.said.textContent) {
      this.said.textContent = text;
    }
    this.said.classList.toggle('wrong', isWrong);
  }

  async choose() {
    let port;
    this.say('');
    try {
      port = await navigator.serial.requestPort();
    } catch (error) {
      if (error.name !== 'NotFoundError') { /* nothing was chosen */
        this.say(`The browser lets the page reach no port: ${error.message}`, true);
      }
      return;
    }
    this.start.disabled = true;
    this.done.hidden = false;
    await this.aside(() => this.write(port, this.name, this.image));
    this.start.disabled = false;
    this.done.hidden = true;
  }

  async write(port, name, image) {
    try {
      await flash(port, this.part, image, (what, share) => {
        this.say(`${what}…`);
        this.done.value = share;
      });
      this.say(`Done: the board runs ${name}.`);
    } catch (error) {
      this.say(`${error.message}.`, true);
    }
  }
}
