import {ADCL, ADCSRA, ADCSRB, ADMUX} from './registers.js';

const ADEN = 0x80;
const ADSC = 0x40;
const ADATE = 0x20;
const ADIF = 0x10;
const MUX5 = 0x08; /* in ADCSRB */

const FIRST_COUNTS = 25;
const COUNTS = 13;

const OPEN = 0x20;

/* The channels of the internal reference of 1.1 V, and its level with a supply of 5 V. */
const REFERENCE_CHANNELS = [0x0e, 0x1e];
const REFERENCE_LEVEL = 225;

/* The analog-digital converter, single or free running (ADATE), which is polled and never
   interrupts. Its state is computed when it is read. level() answers 0..1023 for channel 0, where
   the ladder is; there is also the internal reference, and all other channels are open and read
   1023. */
export function addConverter(cpu, level) {
  let begun = 0;
  let counts = FIRST_COUNTS;

  function isDone() {
    const prescaler = Math.max(2, 1 << (cpu.data[ADCSRA] & 7));
    return cpu.cycles - begun >= counts * prescaler;
  }

  cpu.writeHooks[ADCSRA] = (value) => {
    const before = cpu.data[ADCSRA];
    const flag = value & ADIF ? 0 : before & ADIF;
    if (value & ADEN && value & ADSC && !(before & ADSC)) {
      begun = cpu.cycles;
      counts = before & ADEN ? COUNTS : FIRST_COUNTS;
    }
    cpu.data[ADCSRA] = value & ~ADIF | flag | (value & ADEN && before & ADSC);
    return true;
  };
  cpu.readHooks[ADCSRA] = () => {
    if (cpu.data[ADCSRA] & ADSC && isDone()) {
      cpu.data[ADCSRA] |= ADIF;
      if (!(cpu.data[ADCSRA] & ADATE)) {
        cpu.data[ADCSRA] &= ~ADSC;
      }
    }
    return cpu.data[ADCSRA];
  };
  cpu.readHooks[ADCL] = () => {
    const channel = cpu.data[ADCSRB] & MUX5 ? OPEN : cpu.data[ADMUX] & 0x1f;
    const others = REFERENCE_CHANNELS.includes(channel) ? REFERENCE_LEVEL : 1023;
    const result = channel === 0 ? level() : others;
    cpu.data[ADCL + 1] = result >> 8;
    return result & 0xff;
  };
}
