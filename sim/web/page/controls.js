import {keyOf} from './face.js';

/* As in the simulator's terminal. */
const KEYBOARD = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Enter: 'ok', ' ': 'ok',
  Escape: 'left', u: 'up', d: 'down', l: 'left', r: 'right', s: 'ok',
};

function isTyping(event) {
  return event.ctrlKey || event.metaKey || event.altKey ||
      event.target.closest?.('input, textarea, summary, pre') ||
      (event.target.closest?.('button') && (event.key === 'Enter' || event.key === ' '));
}

/* Enter and Space press the key of the device that has the focus, if one has it. */
function keyFor(event) {
  const focused = keyOf(event.target);
  return focused && (event.key === 'Enter' || event.key === ' ') ? focused : KEYBOARD[event.key];
}

/* The keyboard presses keys of the device. Its other keys are looked up among the commands. */
export function onKeyboard(keypad, commands) {
  let down = null;
  addEventListener('keydown', (event) => {
    if (isTyping(event)) {
      return;
    }
    const key = keyFor(event);
    if (key) {
      event.preventDefault();
      if (!event.repeat) {
        down = event.code;
        keypad().press(key);
      }
    } else if (!event.repeat) {
      commands[event.key]?.();
    }
  });
  const release = (event) => {
    if (down !== null && (event.type === 'blur' || event.code === down)) {
      down = null;
      keypad().release();
    }
  };
  addEventListener('keyup', release);
  addEventListener('blur', release);
}

/* Mouse, pen and fingers: the first pointer that presses a key holds it until the pointer is
   released. If it presses again it has been released, even if there was no event for that. */
export function onPointer(svg, keypad) {
  let holder = null;
  svg.addEventListener('pointerdown', (event) => {
    const key = keyOf(event.target);
    const isAnother = holder !== null && holder !== event.pointerId;
    if (!key || isAnother || event.button !== 0) {
      return;
    }
    event.preventDefault();
    holder = event.pointerId;
    keypad().press(key);
    svg.setPointerCapture(holder);
  });
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    svg.addEventListener(kind, (event) => {
      if (event.pointerId === holder) {
        holder = null;
        keypad().release();
      }
    });
  }
  /* A click by a program that reads the page aloud: no pointer is down. */
  svg.addEventListener('click', (event) => {
    const key = keyOf(event.target);
    if (key && event.detail === 0) {
      keypad().press(key);
      keypad().release();
    }
  });
  svg.addEventListener('contextmenu', (event) => {
    if (keyOf(event.target)) {
      event.preventDefault();
    }
  });
}
