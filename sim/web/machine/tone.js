import {CLOCK_HERTZ} from './registers.js';

/* The tone that the timer puts on the pin of the piezo, in hertz, or 0 for none. The registers of
   the timer alone determine it, so the timer needs no events. */
export function toneHertz(data, timer) {
  const value = (low) => data[low] + (timer.wide ? data[low + 1] * 256 : 0);
  const a = data[timer.controlA];
  const b = data[timer.controlB];
  const toggles = (a & timer.maskA) === timer.toggleA && (b & timer.maskB) === timer.toggleB;
  const prescaler = timer.prescalers[b & 7];
  const top = value(timer.top);
  if (!toggles || !prescaler || value(timer.match) > top) {
    return 0;
  }
  return Math.round(CLOCK_HERTZ / (2 * prescaler * (top + 1)));
}
