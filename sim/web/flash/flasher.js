import {Line, Lost, NoAnswer} from './line.js';
import {Stk500v1} from './stk500v1.js';
import {Stk500v2} from './stk500v2.js';

/* The bootloaders of Arduinos, and how many bytes of the flash they leave to a program. A new Nano
   has the bootloader of the Uno, but its fuses leave no more than the old bootloader does. */
const MEGA = {protocol: Stk500v2, baudRate: 115200, leaves: 253952};
const UNO = {protocol: Stk500v1, baudRate: 115200, leaves: 32256};
const OLD_NANO = {protocol: Stk500v1, baudRate: 57600, leaves: 30720};

/* The parts that have a bootloader. `page` is the number of bytes that are written at a time,
   `programmer` has the options by which avrdude uses the bootloader. */
export const PARTS = {
  atmega2560: {
    name: 'ATmega2560', board: 'Arduino Mega 2560', signature: '1e9801', page: 256,
    bootloaders: [MEGA], programmer: '-c wiring -D -p m2560',
  },
  atmega328p: {
    name: 'ATmega328P', board: 'Arduino Uno', signature: '1e950f', page: 128,
    bootloaders: [UNO, OLD_NANO], programmer: '-c arduino -p m328p',
  },
};

const hexOf = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const inBytes = (count) => `${count.toLocaleString('en')} bytes`;

async function open(line, baudRate) {
  await line.close();
  try {
    await line.open(baudRate);
  } catch {
    throw new Error('The port cannot be opened. Close the program that uses it, such as the Arduino' +
                    ' IDE or a serial monitor, and try again. On Linux you must also be in the group dialout');
  }
}

async function answers(protocol) {
  for (let tries = 0; tries < protocol.constructor.signOns; tries++) {
    try {
      await protocol.signOn();
      return true;
    } catch (error) {
      if (!(error instanceof NoAnswer)) {
        throw error;
      }
    }
  }
  return false;
}

/* Resets the board, and finds out which bootloader answers. Those of the part are tried twice, then
   the others, whose answer means that this is another board. */
async function find(line, part) {
  const others = [MEGA, UNO, OLD_NANO].filter((each) => !part.bootloaders.includes(each));
  for (const bootloader of [...part.bootloaders, ...part.bootloaders, ...others]) {
    await open(line, bootloader.baudRate);
    await line.reset();
    const protocol = new bootloader.protocol(line);
    if (await answers(protocol)) {
      return {bootloader, protocol};
    }
  }
  throw new Error(`No board answers. Is this the port of the ${part.board}? If it is, press the reset ` +
                  'button of the board just after you start');
}

function checkPart(part, signature) {
  if (hexOf(signature) !== part.signature) {
    const found = Object.values(PARTS).find((each) => each.signature === hexOf(signature));
    throw new Error(`This is another board: it has ${found ? `an ${found.name}, as the ${found.board}` :
                    `a part with the signature ${hexOf(signature)}`}, and the image is for the ` +
                    `${part.name} of the ${part.board}. Nothing was written`);
  }
}

function checkRoom(bootloader, image) {
  if (image.length > bootloader.leaves) {
    throw new Error(`The bootloader of this board leaves ${inBytes(bootloader.leaves)}, and the image ` +
                    `has ${inBytes(image.length)}. Nothing was written`);
  }
}

async function write(protocol, image, size, tell) {
  for (let at = 0; at < image.length; at += size) {
    const page = new Uint8Array(size).fill(0xff);
    page.set(image.subarray(at, at + size));
    await protocol.writePage(at, page);
    tell('Writing', (at + size) / image.length);
  }
}

async function verify(protocol, image, size, tell) {
  for (let at = 0; at < image.length; at += size) {
    const page = await protocol.readPage(at, size);
    const wrong = [...image.subarray(at, at + size)].findIndex((byte, i) => byte !== page[i]);
    if (wrong >= 0) {
      throw new Error(`The board does not hold what was written, from byte ${at + wrong} on. Try again; ` +
                      'if it stays so, its flash is worn');
    }
    tell('Checking', (at + size) / image.length);
  }
}

/* Writes an image through the bootloader at a port (Web Serial), reads it back, and starts it.
   Calls tell() with the current step, and with the share of it that is done, 0 to 1. Throws an
   Error that says what is wrong. */
export async function flash(port, part, image, tell) {
  const line = new Line(port);
  let share = 0;
  let doing = 'Looking for the board';
  const proceed = (what, done) => {
    [doing, share] = [what, Math.min(done, 1)];
    tell(doing, share);
  };
  try {
    proceed(doing, 0);
    const {bootloader, protocol} = await find(line, part);
    checkPart(part, await protocol.signature());
    checkRoom(bootloader, image);
    await protocol.enter();
    await write(protocol, image, part.page, proceed);
    await verify(protocol, image, part.page, proceed);
    await protocol.leave();
  } catch (error) {
    const when = `(${doing.toLowerCase()}, ${Math.round(100 * share)}%)`;
    if (error instanceof Lost) {
      throw new Error(`The board is gone ${when}: was the cable pulled out? Put it in, and try again`);
    }
    if (error instanceof NoAnswer) {
      throw new Error(`The board has stopped answering ${when}. Try again`);
    }
    throw error;
  } finally {
    await line.close();
  }
}
