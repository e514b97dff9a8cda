/* Intel HEX, as avr-objcopy writes it: records of data (0) and of their upper address (2, 4), up to
   the end record (1). */

const END_OF_FILE = 1;
const SEGMENT = 2;
const LINEAR = 4;

function readRecord(line, number) {
  const bytes = [];
  if (!/^:([0-9A-Fa-f]{2}){5,}$/.test(line)) {
    throw new Error(`line ${number} is no record of an Intel HEX file`);
  }
  for (let at = 1; at < line.length; at += 2) {
    bytes.push(parseInt(line.slice(at, at + 2), 16));
  }
  if (bytes[0] !== bytes.length - 5 || bytes.reduce((sum, byte) => sum + byte) & 0xff) {
    throw new Error(`line ${number} of the HEX file is damaged`);
  }
  return {address: bytes[1] << 8 | bytes[2], type: bytes[3], data: bytes.slice(4, -1)};
}

/* The bytes of the image, with erased flash (0xFF) in its gaps. Throws an Error that says what is
   wrong with the text, also if the image is larger than `most` bytes. */
export function readHex(text, most) {
  const image = new Uint8Array(most).fill(0xff);
  let upper = 0;
  let size = 0;
  let ended = false;
  for (const [index, line] of text.trim().split(/\s*\n/).entries()) {
    const {address, type, data} = readRecord(line.trim(), index + 1);
    if (type === SEGMENT || type === LINEAR) {
      upper = (data[0] << 8 | data[1]) * (type === LINEAR ? 0x10000 : 16);
    } else if (type === END_OF_FILE) {
      ended = true;
    } else if (type === 0) {
      if (upper + address + data.length > most) {
        throw new Error(`the image does not fit into ${most} bytes of flash`);
      }
      image.set(data, upper + address);
      size = Math.max(size, upper + address + data.length);
    }
  }
  if (!ended) {
    throw new Error('the HEX file has no end');
  }
  return image.subarray(0, size);
}

function writeRecord(type, address, data) {
  const bytes = [data.length, address >> 8 & 0xff, address & 0xff, type, ...data];
  bytes.push(-bytes.reduce((sum, byte) => sum + byte) & 0xff);
  return `:${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('').toUpperCase()}\n`;
}

export function writeHex(image) {
  let text = '';
  for (let at = 0; at < image.length; at += 16) {
    if (at % 0x10000 === 0) {
      text += writeRecord(LINEAR, 0, [0, at >> 16]);
    }
    text += writeRecord(0, at, image.subarray(at, at + 16));
  }
  return text + writeRecord(END_OF_FILE, 0, []);
}
