/* The serial line to the device's console. A question is sent when the one before it has been
   answered, as the device takes no more than half a line ahead. */
export class ConsoleLine {
  /* send() takes the text for the device, show() each line that is sent or received. */
  constructor(send, show = () => {}) {
    this.send = send;
    this.show = show;
    this.queue = [];
    this.asked = null;
    this.line = '';
  }

  /* The lines of the answer, the last of which is ok or an error. */
  ask(question, isShown = true) {
    return new Promise((resolve) => {
      this.queue.push({question, isShown, answer: [], resolve});
      this.next();
    });
  }

  /* The words that the last word of a line may become, and after them the line with that word
     completed. The byte 1, which is no text, makes the device drop the line. */
  async complete(line) {
    const answer = await this.ask(`${line}\t\x01`, false);
    return answer.slice(0, -1).filter(Boolean);
  }

  next() {
    if (this.asked === null && this.queue.length) {
      this.asked = this.queue.shift();
      if (this.asked.isShown) {
        this.show(`> ${this.asked.question}`);
      }
      this.send(`${this.asked.question}\r`);
    }
  }

  /* The device has sent a byte. */
  take(byte) {
    if (byte === 0x0a) {
      const line = this.line;
      this.line = '';
      if (this.asked?.isShown ?? true) {
        this.show(line);
      }
      this.asked?.answer.push(line);
      if (line === 'ok' || line.startsWith('error:')) {
        this.finish();
        this.next();
      }
    } else if (byte >= 0x20) {
      this.line += String.fromCharCode(byte);
    }
  }

  finish() {
    const asked = this.asked;
    this.asked = null;
    asked?.resolve(asked.answer);
  }

  /* The device restarts, and answers none of the pending questions. */
  restart() {
    const lost = [this.asked, ...this.queue].filter(Boolean);
    this.queue.length = 0;
    this.asked = null;
    this.line = '';
    lost.forEach(({resolve}) => resolve(['error: the device was restarted']));
  }
}

export function isRefused(answer) {
  return answer.at(-1).startsWith('error:');
}
