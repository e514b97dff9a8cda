import {vectorAddress} from './parts.js';
import {OCR0A, PRESCALERS, TCCR0A, TCCR0B, TCNT0, TIFR0, TIMSK0} from './registers.js';

const CTC = 2;
const OCIE0A = 2;

/* Timer 0 as a clock: in CTC mode it counts to OCR0A, interrupts and begins again. It has one event
   per round. The timer of avr8js has one per count, which would end every sleep. */
export class TickTimer {
  constructor(cpu, vector) {
    this.cpu = cpu;
    this.started = cpu.cycles;
    this.interrupt = {
      address: vectorAddress(vector),
      flagRegister: TIFR0,
      flagMask: OCIE0A,
      enableRegister: TIMSK0,
      enableMask: OCIE0A,
    };
    this.round = () => {
      this.started += this.period();
      cpu.setInterruptFlag(this.interrupt);
      cpu.addClockEvent(this.round, this.started + this.period() - cpu.cycles);
    };
    for (const register of [TCCR0A, TCCR0B, OCR0A]) {
      cpu.writeHooks[register] = (value) => {
        cpu.data[register] = value;
        this.restart();
        return true;
      };
    }
    cpu.readHooks[TCNT0] = () => {
      const prescaler = this.prescaler();
      return prescaler ? Math.floor((cpu.cycles - this.started) / prescaler) & 0xff : 0;
    };
    cpu.writeHooks[TIMSK0] = (value) => {
      cpu.data[TIMSK0] = value;
      cpu.updateInterruptEnable(this.interrupt, value);
      return true;
    };
    cpu.writeHooks[TIFR0] = (value) => {
      cpu.clearInterruptByFlag(this.interrupt, value);
      return true;
    };
  }

  prescaler() {
    return PRESCALERS[this.cpu.data[TCCR0B] & 7];
  }

  period() {
    return this.prescaler() * (this.cpu.data[OCR0A] + 1);
  }

  restart() {
    this.cpu.clearClockEvent(this.round);
    this.started = this.cpu.cycles;
    if (this.prescaler() && (this.cpu.data[TCCR0A] & 3) === CTC) {
      this.cpu.addClockEvent(this.round, this.period());
    }
  }
}
