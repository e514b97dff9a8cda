import {AVREEPROM, avrInstruction, AVRIOPort, CPU, eepromConfig, PinState} from 'avr8js';

import {addConverter} from './converter.js';
import {addCycleCounter} from './cycle_counter.js';
import {Keypad} from './keypad.js';
import {Lcd} from './lcd.js';
import {Nonvolatile} from './nonvolatile.js';
import {partOf, vectorAddress} from './parts.js';
import {CYCLES_PER_MILLISECOND, MCUSR, SMCR, SREG} from './registers.js';
import {SerialLine} from './serial_line.js';
import {TickTimer} from './tick_timer.js';
import {toneHertz} from './tone.js';
import {Watchdog, WDRF} from './watchdog.js';

const SLEEP = 0x9588;
const GLOBAL_INTERRUPT_ENABLE = 0x80;
const PORF = 0x01;
const EXTRF = 0x02;
const EECR = 0x3f;
const EEPE = 0x02;
const RAM_START = 0x100;

/* A board with all its parts. `device` is the description of the board that `describe device`
   prints, `random` answers numbers in [0, 1), `image` has the bytes of the flash, and `eeprom` the
   bytes of the EEPROM, which the machine changes. Time is in cycles of the processor since the
   first power-on. */
export class Machine {
  constructor(device, image, eeprom, random, events = {}) {
    this.wiring = device.wiring;
    this.part = partOf(device.wiring);
    this.random = random;
    this.events = events;
    this.flash = new Uint16Array(this.wiring.flash / 2).fill(0xffff);
    new Uint8Array(this.flash.buffer).set(image);
    this.nonvolatile = new Nonvolatile(eeprom);
    this.keypad = new Keypad(device.ladder);
    this.serial = new SerialLine((byte) => events.said?.(byte));
    this.resets = 0;
    this.powerOn();
  }

  powerOn() {
    const ram = new Uint8Array(this.part.ram);
    for (let at = 0; at < ram.length; at++) {
      ram[at] = this.random() * 256;
    }
    this.lcd = new Lcd();
    this.start(PORF, ram, this.cpu?.cycles ?? 0);
  }

  /* The power fails and comes back: RAM is random, and so is a byte of the EEPROM that was being
     written. */
  powerCut() {
    if (this.cpu.data[EECR] & EEPE) {
      this.nonvolatile.bytes[this.nonvolatile.latest] = this.random() * 256;
      this.nonvolatile.writes++;
    }
    this.powerOn();
  }

  /* The reset pin. */
  reset() {
    this.restart(EXTRF);
  }

  restart(cause) {
    this.resets++;
    this.start(cause, this.cpu.data.slice(RAM_START), this.cpu.cycles);
  }

  /* Every reset makes a new processor, as a reset of avr8js leaves the registers of its parts as
     they were. RAM stays as it is: there the image counts the starts that have failed. */
  start(cause, ram, cycles) {
    const cpu = new CPU(this.flash, this.part.ram);
    const {vectors, ports} = this.wiring;
    this.cpu = cpu;
    this.asleep = false;
    this.until = 0;
    cpu.data.set(ram, RAM_START);
    const extended = ports.filter((port) => port >= RAM_START).length * 3;
    cpu.data.fill(0, RAM_START, RAM_START + (extended ? 0x100 : 0));
    cpu.cycles = cycles;
    cpu.data[MCUSR] = cause;
    this.ports = new Map(ports.map((port) => [port, this.addPort(port)]));
    new AVREEPROM(cpu, this.nonvolatile,
                  {...eepromConfig, eepromReadyInterrupt: vectorAddress(this.part.eepromVector)});
    new TickTimer(cpu, this.part.tickVector);
    new Watchdog(cpu, vectors.watchdog, this.random, () => this.bite());
    addCycleCounter(cpu);
    addConverter(cpu, () => this.keypad.level());
    this.serial.cut();
    this.serial.connect(cpu, vectors);
    this.watchTone();
  }

  bite() {
    this.bitten = true;
    this.until = 0;
  }

  addPort(port) {
    const io = new AVRIOPort(this.cpu,
                             {PIN: port - 2, DDR: port - 1, PORT: port, externalInterrupts: []});
    if (port === this.wiring.e.port) {
      const mask = 1 << this.wiring.e.bit;
      io.addListener((value, before) => {
        if (before & mask && !(value & mask)) {
          this.latch(before);
        }
      });
    }
    return io;
  }

  /* E has fallen: the LCD takes the levels that were on its bus until then. */
  latch(beforeOfPort) {
    const {e, rs, data} = this.wiring;
    const bit = (wire) => {
      const port = wire.port === e.port ? beforeOfPort : this.cpu.data[wire.port];
      return port >> wire.bit & 1;
    };
    this.lcd.take(bit(rs) === 1, data.reduce((nibble, wire, line) => nibble | bit(wire) << line, 0));
  }

  watchTone() {
    const {controlB} = this.wiring.timer;
    this.cpu.writeHooks[controlB] = (value) => {
      this.cpu.data[controlB] = value;
      this.events.tone?.(this.tone(), this.cpu.cycles);
      return true;
    };
  }

  tone() {
    return toneHertz(this.cpu.data, this.wiring.timer);
  }

  isHigh(wire) {
    return this.ports.get(wire.port).pinState(wire.bit) === PinState.High;
  }

  light() {
    const {port, bit} = this.wiring.light;
    return this.ports.get(port).pinState(bit) !== PinState.Low;
  }

  /* The four signals of the die: 1 centre, 2 falling, 4 rising, 8 middle. */
  pips() {
    return this.wiring.pips.reduce((pips, wire, i) => pips | this.isHigh(wire) << i, 0);
  }

  get milliseconds() {
    return this.cpu.cycles / CYCLES_PER_MILLISECOND;
  }

  /* Lets so many milliseconds pass on the device, or fewer if proceed() says no: it is asked before
     each. */
  run(milliseconds, proceed = () => true) {
    for (let i = 0; i < milliseconds && proceed(); i++) {
      this.keypad.step(this.cpu.cycles);
      this.serial.step();
      this.runUntil(this.cpu.cycles + CYCLES_PER_MILLISECOND);
      if (this.bitten) {
        this.bitten = false;
        this.restart(WDRF);
      }
    }
  }

  /* After an instruction that enables interrupts, the next one is executed before any interrupt, as
     on the processor. The compiler relies on that while it writes the two halves of the stack
     pointer; avr8js does not know it. */
  runUntil(until) {
    const {cpu, flash} = this;
    this.until = until;
    while (cpu.cycles < this.until) {
      if (this.asleep) {
        this.sleepOn();
        continue;
      }
      const sleeps = flash[cpu.pc] === SLEEP && cpu.data[SMCR] & 1;
      const statusBefore = cpu.data[SREG];
      avrInstruction(cpu);
      const {pc} = cpu;
      if (cpu.data[SREG] & ~statusBefore & GLOBAL_INTERRUPT_ENABLE) {
        continue;
      }
      if (cpu.nextInterrupt >= 0 || cpu.nextClockEvent?.cycles <= cpu.cycles) {
        cpu.tick();
      }
      /* An interrupt that comes with the instruction itself ends the sleep before it begins. */
      if (sleeps) {
        this.asleep = cpu.pc === pc;
      }
    }
  }

  /* Skips to the next event; an interrupt ends the sleep. */
  sleepOn() {
    const {cpu} = this;
    const {pc} = cpu;
    const next = cpu.nextClockEvent ? cpu.nextClockEvent.cycles : Infinity;
    cpu.cycles = Math.max(cpu.cycles, Math.min(next, this.until));
    cpu.tick();
    this.asleep = cpu.pc === pc;
  }
}
