import {CLOCK_HERTZ} from '../machine/registers.js';

const LOUDNESS = 0.04;
const AHEAD = 0.05; /* s: tones are reported a frame at a time */

/* The piezo: a square wave. A browser allows sound only after a gesture, so nothing is created
   before start(). */
export class Sound {
  constructor() {
    this.muted = false;
    this.offset = null; /* s between the time of the device and that of the sound */
  }

  start() {
    if (this.context) {
      this.context.resume();
      return;
    }
    if (!window.AudioContext) {
      return;
    }
    this.context = new AudioContext();
    this.oscillator = this.context.createOscillator();
    this.oscillator.type = 'square';
    this.gain = this.context.createGain();
    this.gain.gain.value = 0;
    this.oscillator.connect(this.gain).connect(this.context.destination);
    this.oscillator.start();
  }

  setMuted(muted) {
    this.muted = muted;
    if (muted && this.context) {
      this.silence();
    }
  }

  silence() {
    this.gain?.gain.cancelScheduledValues(0);
    this.gain?.gain.setValueAtTime(0, this.context.currentTime);
    this.offset = null;
  }

  /* The timer changed the tone at so many cycles of the device. */
  tone(hertz, cycles) {
    if (!this.context || this.muted) {
      return;
    }
    const now = this.context.currentTime;
    const seconds = cycles / CLOCK_HERTZ;
    if (this.offset === null || Math.abs(seconds + this.offset - now) > 2 * AHEAD) {
      this.offset = now + AHEAD - seconds;
    }
    const when = Math.max(now, seconds + this.offset);
    if (hertz) {
      this.oscillator.frequency.setValueAtTime(hertz, when);
    }
    this.gain.gain.setValueAtTime(hertz ? LOUDNESS : 0, when);
  }
}
