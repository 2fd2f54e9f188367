/** Pictures for browser tests: drawn, encoded, and read back pixel by pixel. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const red: Color = [255, 0, 0, 255];
export const green: Color = [0, 160, 0, 255];
export const blue: Color = [0, 0, 255, 255];
export const yellow: Color = [255, 220, 0, 255];
export const white: Color = [255, 255, 255, 255];
export const nothing: Color = [0, 0, 0, 0];

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas');
  return context;
}

async function bytesOf(canvas: OffscreenCanvas, type: PictureType, quality?: number) {
  const blob = await canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) });
  return new Uint8Array(await blob.arrayBuffer());
}

/** A picture of four quarters: top left, top right, bottom left, bottom right. */
export function quarters(
  width: number,
  height: number,
  fields: readonly Color[],
  type: PictureType,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  for (const [index, [r, g, b, alpha]] of fields.entries()) {
    context.fillStyle = `rgb(${r} ${g} ${b} / ${alpha / 255})`;
    context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  }
  return bytesOf(canvas, type, 0.95);
}

/** Fine colored noise, the same in every run: the hardest to compress. */
export function noise(width: number, height: number, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  const pixels = context.createImageData(width, height);
  let state = 7;
  for (let at = 0; at < pixels.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  context.putImageData(pixels, 0, 0);
  return bytesOf(canvas, 'image/jpeg', quality);
}

/**
 * A decoded picture: its size, the color at the center of each quarter, and its size in bytes when encoded
 * again.
 */
export async function look(blob: Blob): Promise<{
  width: number;
  height: number;
  fields: Color[];
  bytesAt: (quality: number) => Promise<number>;
}> {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number): Color => {
    const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(
      Math.floor(width * x),
      Math.floor(height * y),
      1,
      1,
    ).data;
    return [r, g, b, alpha];
  };
  return {
    width,
    height,
    fields: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
    bytesAt: async (quality) => (await bytesOf(canvas, 'image/jpeg', quality)).length,
  };
}

/** A PNG with a text chunk after its header, as editors write it. */
export function withText(png: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(`tEXtComment\0${text}`);
  const headerEnd = 8 + 25;
  const bytes = new Uint8Array(png.length + body.length + 8);
  bytes.set(png.subarray(0, headerEnd));
  new DataView(bytes.buffer).setUint32(headerEnd, body.length - 4);
  bytes.set(body, headerEnd + 4);
  new DataView(bytes.buffer).setUint32(headerEnd + 4 + body.length, crc32(body));
  bytes.set(png.subarray(headerEnd), headerEnd + 8 + body.length);
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
