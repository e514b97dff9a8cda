import {AVRUSART, usart0Config} from 'avr8js';

import {vectorAddress} from './parts.js';
import {CLOCK_HERTZ} from './registers.js';

/* The other end of the serial line: bytes wait here until the receiver is free. */
export class SerialLine {
  constructor(said) {
    this.said = said;
    this.waiting = [];
  }

  connect(cpu, vectors) {
    this.usart = new AVRUSART(cpu, {
      ...usart0Config,
      rxCompleteInterrupt: vectorAddress(vectors.receive),
      dataRegisterEmptyInterrupt: vectorAddress(vectors.empty),
      txCompleteInterrupt: vectorAddress(vectors.transmit),
    }, CLOCK_HERTZ);
    this.usart.onByteTransmit = (byte) => this.said(byte);
    this.usart.onRxComplete = () => this.step();
  }

  send(text) {
    this.waiting.push(...new TextEncoder().encode(text));
  }

  /* The processor was reset or is without power: bytes on their way are lost. */
  cut() {
    this.waiting.length = 0;
  }

  /* To be called once a millisecond of the device. */
  step() {
    if (this.waiting.length && !this.usart.rxBusy && this.usart.rxEnable) {
      this.usart.writeByte(this.waiting.shift());
    }
  }
}
