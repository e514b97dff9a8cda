const LINES_KEPT = 500;

/* The serial line as a terminal. A line is sent when the one before it has been answered, as the
   device takes no more than half a line ahead. */
export class ConsolePane {
  constructor({form, input, log}, send) {
    this.input = input;
    this.log = log;
    this.send = send;
    this.queue = [];
    this.answering = false;
    this.line = '';
    this.text = [];
    this.history = [];
    this.at = 0;
    this.changed = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.ask(input.value);
      input.value = '';
    });
    input.addEventListener('keydown', (event) => this.recall(event));
  }

  ask(line) {
    if (line.trim() === '') {
      return;
    }
    this.history.push(line);
    this.at = this.history.length;
    this.queue.push(line);
    this.next();
  }

  recall(event) {
    const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
    if (!step) {
      return;
    }
    event.preventDefault();
    this.at = Math.min(Math.max(this.at + step, 0), this.history.length);
    this.input.value = this.history[this.at] ?? '';
  }

  next() {
    if (this.answering || this.queue.length === 0) {
      return;
    }
    const line = this.queue.shift();
    this.answering = true;
    this.add(`> ${line}`);
    this.send(`${line}\r`);
  }

  /* The device said a byte. */
  take(byte) {
    if (byte === 0x0a) {
      this.add(this.line);
      if (this.line === 'ok' || this.line.startsWith('error:')) {
        this.answering = false;
        this.next();
      }
      this.line = '';
    } else if (byte >= 0x20) {
      this.line += String.fromCharCode(byte);
    }
  }

  add(line) {
    this.text.push(line);
    this.text.splice(0, this.text.length - LINES_KEPT);
    this.changed = true;
  }

  /* While the device is paused, it answers nothing. */
  pause(isPaused) {
    this.input.placeholder = isPaused ? 'answered when the pause is over' : 'help';
  }

  /* Whoever waited for an answer will get none. */
  restart() {
    this.queue.length = 0;
    this.answering = false;
    this.line = '';
  }

  show() {
    if (this.changed) {
      this.changed = false;
      this.log.textContent = this.text.join('\n');
      this.log.scrollTop = this.log.scrollHeight;
    }
  }
}
