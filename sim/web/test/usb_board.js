/* A board at a USB cable, its genuine bootloader in simavr (tests/bootloader/usb_board.c), and the
   Web Serial of a browser that reaches it. */

import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

const BOOTLOADERS = '/usr/share/arduino/hardware/arduino/avr/bootloaders';

/* ms until every bootloader listens. They pass before the page goes on; otherwise the page could
   give up before, if the computer is busy with other tests. */
const BLINKING = 400;

/* Board, part, bootloader. Debian's optiboot is 20 bytes too long for its place, so that it leaves the
   watchdog on when it starts a program. */
const BOARDS = {
  mega: ['mega-shield', 'atmega2560', 'stk500v2/stk500boot_v2_mega2560.hex'],
  uno: ['uno-shield', 'atmega328p', 'optiboot/optiboot_atmega328.hex'],
  oldNano: ['uno-shield', 'atmega328p', 'atmega/ATmegaBOOT_168_atmega328.hex'],
};

/* Runs in the page. `toBoard` reports events to the board. `fake` sets how the port behaves:
   `busy`, `cancelled`, `garbled` (a framing error), `changed`, the index of a sent byte that
   arrives changed, or `pulled`, the number of bytes after which the cable is pulled out. */
function installSerial() {
  const gone = () => new DOMException('The device has been lost.', 'NetworkError');
  const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const fake = window.fakeSerial = {sent: 0, opened: 0, closed: 0};
  let controller = null;
  let isLow = false;

  const port = {
    readable: null,
    writable: null,
    getInfo: () => ({usbVendorId: 0x2341}),
    async open({baudRate}) {
      if (this.readable) {
        throw new DOMException('The port is already open.', 'InvalidStateError');
      }
      if (fake.busy) {
        throw new DOMException('Failed to open serial port.', 'NetworkError');
      }
      await window.toBoard(`baud ${baudRate}`);
      fake.opened++;
      isLow = false;
      this.listen();
      this.writable = new WritableStream({write: (bytes) => this.write(bytes)});
    },
    listen() {
      this.readable = new ReadableStream({start: (given) => controller = given});
    },
    async write(bytes) {
      if (!controller) {
        throw gone();
      }
      fake.sent += bytes.length;
      if (fake.sent > fake.pulled) {
        await window.toBoard('unplug');
        this.readable = this.writable = null;
        controller.error(gone());
        controller = null;
        throw gone();
      }
      const at = fake.changed - fake.sent + bytes.length;
      window.toBoard(`send ${hexOf(bytes.map((byte, i) => i === at ? byte ^ 1 : byte))}`);
    },
    async setSignals({dataTerminalReady}) {
      if (!controller) {
        throw gone();
      }
      if (dataTerminalReady && !isLow) {
        await window.toBoard('reset');
      }
      isLow = dataTerminalReady;
      if (fake.garbled) {
        const before = controller;
        this.listen();
        before.error(new DOMException('A frame has no end.', 'FramingError'));
        fake.garbled = false;
      }
    },
    async close() {
      if (this.readable?.locked || this.writable?.locked) {
        throw new TypeError('Cannot cancel a locked stream');
      }
      this.readable = this.writable = controller = null;
      fake.closed++;
    },
  };
  window.fromBoard = (hex) => controller?.enqueue(
      Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16)));
  Object.defineProperty(navigator, 'serial', {
    value: {
      async requestPort() {
        if (fake.cancelled) {
          throw new DOMException('No port selected by the user.', 'NotFoundError');
        }
        return port;
      },
    },
  });
}

/* Gives a page that is not yet open a port, and the board at its cable, if there is one. */
export async function giveSerial(page, board) {
  await page.exposeFunction('toBoard', async (line) => {
    board?.tell(line);
    if (line === 'reset') {
      await board?.ask(`run ${BLINKING}`);
    }
  });
  await page.addInitScript(installSerial);
  if (board) {
    board.page = page;
  }
}

export class UsbBoard {
  constructor(name) {
    const [board, part, bootloader] = BOARDS[name];
    this.process = spawn('build/sim/usb_board', [
      board, `build/sim/old_program_${part}.elf`, `${BOOTLOADERS}/${bootloader}`,
    ], {stdio: ['pipe', 'pipe', 'inherit']});
    this.waiting = [];
    this.said = '';
    createInterface({input: this.process.stdout}).on('line', (line) => this.take(line));
    this.tell('plug');
  }

  tell(line) {
    this.process.stdin.write(`${line}\n`);
  }

  take(line) {
    const [word, ...answer] = line.split(' ');
    if (word === 'said') {
      this.said += answer[0];
      this.passOn();
    } else {
      this.waiting.shift()(line.slice(word.length + 1));
    }
  }

  /* Passes the board's output on to the page. Output that comes meanwhile is passed on next. */
  async passOn() {
    if (this.isPassing) {
      return;
    }
    this.isPassing = true;
    while (this.said && this.page && !this.page.isClosed()) {
      const hex = this.said;
      this.said = '';
      await this.page.evaluate((bytes) => window.fromBoard(bytes), hex).catch(() => {});
    }
    this.isPassing = false;
  }

  ask(line) {
    this.tell(line);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  end() {
    this.process.stdin.end();
  }
}
