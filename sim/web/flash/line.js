/* The board did not answer in time. */
export class NoAnswer extends Error {}

/* The port is gone: the cable was pulled out, or the power of the board has failed. */
export class Lost extends Error {}

const RESET = 250; /* ms that DTR is off; the board is reset when it goes on again */
const AFTER = 100; /* ms until the processor runs: up to 66 by its fuses */

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const within = (milliseconds) => performance.now() + milliseconds;

/* A serial port (Web Serial) as a line of bytes: received bytes wait here until they are taken. */
export class Line {
  constructor(port) {
    this.port = port;
    this.bytes = [];
    this.isOpen = false;
  }

  async open(baudRate) {
    await this.port.open({baudRate, bufferSize: 4096});
    this.isOpen = true;
    this.isLost = false;
    this.writer = this.port.writable.getWriter();
    this.listening = this.listen();
  }

  /* After a fault of the line, such as a byte at another speed, the port has a new stream; after the
     end of the port it has none. */
  async listen() {
    while (this.isOpen && this.port.readable) {
      this.reader = this.port.readable.getReader();
      try {
        for (let read = await this.reader.read(); !read.done; read = await this.reader.read()) {
          this.bytes.push(...read.value);
          this.wake?.();
        }
      } catch {
        /* the loop sees whether there is another stream */
      } finally {
        this.reader.releaseLock();
      }
    }
    this.isLost = this.isOpen;
    this.wake?.();
  }

  /* Goes through all steps even if the port is lost, although each of them may then fail. */
  async close() {
    if (!this.isOpen) {
      return;
    }
    this.isOpen = false;
    const steps = [
      () => this.reader.cancel(), () => this.listening, () => this.writer.releaseLock(), () => this.port.close(),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch {
        /* nothing is left to be done */
      }
    }
  }

  /* Resets the board as its reset button does. Bytes that it sent before are dropped. */
  async reset() {
    await this.signal(false);
    await pause(RESET);
    await this.signal(true);
    await pause(AFTER);
    this.drop();
  }

  async signal(isOn) {
    try {
      await this.port.setSignals({dataTerminalReady: isOn, requestToSend: isOn});
    } catch {
      throw new Lost();
    }
  }

  drop() {
    this.bytes.length = 0;
  }

  async send(bytes) {
    try {
      await this.writer.write(Uint8Array.from(bytes));
    } catch {
      throw new Lost();
    }
  }

  /* The next bytes, as soon as `count` of them are there. Throws NoAnswer if that is not so at the
     time `end` (within()), and Lost if the port is lost. */
  async take(count, end) {
    while (this.bytes.length < count) {
      const left = end - performance.now();
      if (this.isLost) {
        throw new Lost();
      }
      if (left <= 0) {
        throw new NoAnswer();
      }
      await this.change(left);
    }
    return this.bytes.splice(0, count);
  }

  async change(longest) {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, longest);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}
