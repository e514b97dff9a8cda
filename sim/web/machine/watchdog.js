import {vectorAddress} from './parts.js';
import {CYCLES_PER_MILLISECOND, MCUSR, WDTCSR} from './registers.js';

const WDIF = 0x80;
const WDIE = 0x40;
const WDP3 = 0x20;
const WDCE = 0x10;
const WDE = 0x08;
const WDP = 0x27;
export const WDRF = 0x08; /* in MCUSR */

const CHANGE_CYCLES = 4;
const PERIOD_SHORTEST = 16 * CYCLES_PER_MILLISECOND;

/* Typical parts: a few percent off, 0.03 % of jitter from one period to the next. */
const DRIFT_MOST = 0.04;
const WANDER = 2e-5;
const JITTER = 3e-4;

/* The watchdog with an oscillator of its own. The device draws its randomness from the jitter of
   that oscillator against the crystal. With an exact one, the throws would be the same after every
   power-on, or the health tests would fail. random() answers numbers in [0, 1); bite() is called
   when the part is to be reset. The watchdog of avr8js has neither. */
export class Watchdog {
  constructor(cpu, vector, random, bite) {
    this.cpu = cpu;
    this.random = random;
    this.bite = bite;
    this.drift = (2 * random() - 1) * DRIFT_MOST;
    this.changeUntil = 0;
    this.interrupt = {
      address: vectorAddress(vector),
      flagRegister: WDTCSR,
      flagMask: WDIF,
      enableRegister: WDTCSR,
      enableMask: WDIE,
    };
    this.timeout = () => this.expire();
    cpu.onWatchdogReset = () => this.restart();
    cpu.writeHooks[WDTCSR] = (value, old) => {
      this.write(value, old);
      return true;
    };
    if (cpu.data[MCUSR] & WDRF) {
      cpu.data[WDTCSR] = WDE;
      this.restart();
    }
  }

  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random());
  }

  period() {
    const bits = this.cpu.data[WDTCSR];
    const prescaler = Math.min(9, bits & 7 | (bits & WDP3) >> 2);
    this.drift += WANDER * this.normal();
    const rate = 1 + this.drift + JITTER * this.normal();
    return Math.round(PERIOD_SHORTEST * (1 << prescaler) * rate);
  }

  expire() {
    if (this.cpu.data[WDTCSR] & WDIE) {
      this.cpu.setInterruptFlag(this.interrupt);
      if (this.cpu.data[WDTCSR] & WDE) {
        this.cpu.data[WDTCSR] &= ~WDIE;
      }
      this.cpu.addClockEvent(this.timeout, this.period());
    } else if (this.cpu.data[WDTCSR] & WDE) {
      this.bite();
    }
  }

  restart() {
    this.cpu.clearClockEvent(this.timeout);
    if (this.cpu.data[WDTCSR] & (WDE | WDIE)) {
      this.cpu.addClockEvent(this.timeout, this.period());
    }
  }

  /* The sequence: WDCE and WDE together, then within four cycles the change, without WDCE. */
  write(value, old) {
    let bits = old & (WDE | WDP) | value & WDE;
    if (this.cpu.cycles <= this.changeUntil && !(value & WDCE)) {
      bits = value & (WDE | WDP);
    }
    this.changeUntil = value & WDCE && value & WDE ? this.cpu.cycles + CHANGE_CYCLES : 0;
    if (this.cpu.data[MCUSR] & WDRF) {
      bits |= WDE;
    }
    if (value & WDIF) {
      this.cpu.clearInterrupt(this.interrupt);
      old &= ~WDIF;
    }
    const now = bits | value & WDIE;
    const goesOn = old & (WDE | WDIE) && now & (WDE | WDIE) && !((old ^ now) & WDP);
    this.cpu.data[WDTCSR] = now | old & WDIF;
    if (!goesOn) {
      this.restart();
    }
  }
}
