import { canvasCodec, readBitmap, type Canvas, type Source } from './canvasCodec.ts';

function elementCanvas(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    context: canvas.getContext('2d'),
    encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
    free() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

/** For browsers without `createImageBitmap`: an image element applies the Exif orientation itself. */
async function readElement(blob: Blob): Promise<{ source: Source; close: () => void }> {
  const source = new Image();
  const url = URL.createObjectURL(blob);
  try {
    source.src = url;
    await source.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return { source, close: () => source.removeAttribute('src') };
}

/** Compresses photos on the main thread, as a fallback. */
export const mainThreadCodec = canvasCodec(
  (blob) => (typeof createImageBitmap === 'function' ? readBitmap(blob) : readElement(blob)),
  elementCanvas,
);
