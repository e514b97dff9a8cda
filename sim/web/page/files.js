/* Offers a file to be saved. */
export function saveFile(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/* The file chosen behind a hidden input goes to take(). */
export function onFile(button, input, take) {
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const [file] = input.files;
    input.value = '';
    if (file) {
      take(file);
    }
  });
}

/* Files dropped anywhere on the page go to take(). */
export function onDrop(take) {
  const mark = (isOver) => document.body.classList.toggle('dropping', isOver);
  addEventListener('dragover', (event) => {
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', () => mark(false));
  addEventListener('drop', (event) => {
    event.preventDefault();
    mark(false);
    const [file] = event.dataTransfer.files;
    if (file) {
      take(file);
    }
  });
}

/* An SVG element without its part `over`, as a PNG of its own size. */
export async function pictureOf(svg, over) {
  const copy = svg.cloneNode(true);
  copy.querySelector(over).remove();
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = svg.viewBox.baseVal.width;
    canvas.height = svg.viewBox.baseVal.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
