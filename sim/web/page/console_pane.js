import {ConsoleLine} from './console_line.js';

const LINES_KEPT = 500;

/* The device's console is in ASCII. A control character that was pasted could end a command whose
   answer the page then waits for. */
function printable(text) {
  return text.replace(/[^ -~]/g, '');
}

/* The device's console as a terminal. */
export class ConsolePane {
  constructor({form, input, log}, send) {
    this.input = input;
    this.log = log;
    this.line = new ConsoleLine(send, (line) => this.add(line));
    this.text = [];
    this.history = [];
    this.at = 0;
    this.changed = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.type(printable(input.value));
      input.value = '';
    });
    input.addEventListener('keydown', (event) => this.recall(event));
    input.addEventListener('keydown', (event) => this.complete(event));
  }

  type(line) {
    if (line.trim() !== '') {
      this.history.push(line);
      this.at = this.history.length;
      this.line.ask(line);
    }
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

  /* Tab completes a word, as on the serial line. In an empty line it moves the focus on. */
  async complete(event) {
    const typed = printable(this.input.value);
    if (event.key !== 'Tab' || event.shiftKey || typed.trim() === '') {
      return;
    }
    event.preventDefault();
    const said = await this.line.complete(typed);
    const completed = said.pop();
    if (said.length) {
      [`> ${typed}`, ...said].forEach((line) => this.add(line));
    }
    if (completed && printable(this.input.value) === typed) {
      this.input.value = completed;
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

  show() {
    if (this.changed) {
      this.changed = false;
      this.log.textContent = this.text.join('\n');
      this.log.scrollTop = this.log.scrollHeight;
    }
  }
}
