import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';

/** A file as a file chooser gives it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One of the demo's pictures, as somebody might have it on their disk. */
export async function demoPhoto(name: string): Promise<ChosenFile> {
  const buffer = await readFile(new URL(`../../../apps/api/seed-photos/${name}.webp`, import.meta.url));
  return { name: `${name}.webp`, mimeType: 'image/webp', buffer };
}

/**
 * Exif as phones write it: the camera was held upright (orientation 6: turn right to show), at a place on Earth.
 * The marker and its length come first, so that it can stand right behind the start of a JPEG.
 */
function exifSegment(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (...entries: Buffer[]): Buffer => {
    const count = Buffer.alloc(2);
    count.writeUInt16LE(entries.length);
    return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
  };
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const latitude = Buffer.alloc(24);
  for (const [place, part] of [30, 1, 16, 1, 20, 1].entries()) latitude.writeUInt32LE(part, place * 4);
  const tiff = Buffer.concat([
    Buffer.from('II*\0\b\0\0\0', 'latin1'),
    directory(entry(0x0112, 3, 1, 6), entry(0x8825, 4, 1, gpsAt)),
    directory(entry(1, 2, 2, 'N'.charCodeAt(0)), entry(2, 5, 3, latitudeAt)),
    latitude,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A photograph of twelve megapixels from a phone held upright, with the place it was taken at. */
export async function phonePhoto(page: Page): Promise<ChosenFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4032, 3024);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    const sky = context.createLinearGradient(0, 0, canvas.width, canvas.height);
    sky.addColorStop(0, '#f2c14e');
    sky.addColorStop(1, '#2b4c3f');
    context.fillStyle = sky;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (let line = 0; line < 400; line += 1) {
      context.fillStyle = `hsl(${(line * 37) % 360} 40% 50% / 0.3)`;
      context.fillRect((line * 613) % 4032, (line * 379) % 3024, 300, 90);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  });
  const plain = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([plain.subarray(0, 2), exifSegment(), plain.subarray(2)]);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** What is called a photo and is none. */
export const renamedDrawing: ChosenFile = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** Right kind, one megabyte too large. */
export const tooLargePhoto = (): ChosenFile => ({
  name: 'huge.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(11 * 1_048_576)]),
});
