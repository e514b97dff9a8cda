import {PRESCALERS, TCCR1B, TCNT1L} from './registers.js';

/* Timer 1 as a counter of cycles, which never interrupts. The count is computed when it is read, as
   an event for every count would be an event for every cycle. */
export function addCycleCounter(cpu) {
  let zero = cpu.cycles;

  cpu.writeHooks[TCCR1B] = (value) => {
    cpu.data[TCCR1B] = value;
    zero = cpu.cycles;
    return true;
  };
  cpu.readHooks[TCNT1L] = () => {
    const prescaler = PRESCALERS[cpu.data[TCCR1B] & 7];
    const count = prescaler ? Math.floor((cpu.cycles - zero) / prescaler) : 0;
    cpu.data[TCNT1L + 1] = count >> 8 & 0xff; /* the high byte is held until it is read */
    return count & 0xff;
  };
}
