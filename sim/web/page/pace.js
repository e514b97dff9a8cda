/* Paces the device's time by real time. If the device has too much to do, it catches up with at
   most LONGEST_FRAME of lost time; the rest is dropped. */

const LONGEST_FRAME = 100; /* ms; also after the page was in the background */
const SHARE = 0.85;        /* of a frame that may be spent on the device */
const FRAME = 16.7;

export const SPEEDS = [1, 4, Infinity];

export class Pace {
  constructor() {
    this.paused = false;
    this.speed = 1;
    this.owed = 0; /* ms of the device */
    this.frame = FRAME;
    this.second = {wall: 0, device: 0};
    this.actual = null; /* time of the device by real time, in the last second */
  }

  nextSpeed() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    this.owed = 0;
  }

  /* So many milliseconds of real time have passed since the last call. */
  step(machine, elapsed) {
    const passed = Math.min(elapsed, LONGEST_FRAME);
    const began = machine.milliseconds;
    if (!this.paused) {
      this.owed = Math.min(this.owed + passed * this.speed, LONGEST_FRAME * this.speed);
      const end = performance.now() + Math.max(FRAME, passed) * SHARE;
      machine.run(this.owed, () => performance.now() < end);
      this.owed = Math.max(0, this.owed - (machine.milliseconds - began));
    }
    this.measure(elapsed, machine.milliseconds - began);
  }

  measure(wall, device) {
    this.second.wall += wall;
    this.second.device += device;
    if (this.second.wall >= 1000) {
      this.actual = this.second.device / this.second.wall;
      this.second = {wall: 0, device: 0};
    }
  }
}
