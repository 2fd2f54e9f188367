import type { PhotoTurn } from '@porchlight/domain';

/** The four characters at an offset: the name of a chunk. */
export const textAt = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(offset + place)));

/** Exif's numbers for a camera that was turned; those of mirrored pictures are left out, as cameras never write them. */
const turns: Readonly<Record<number, PhotoTurn>> = { 3: 180, 6: 90, 8: 270 };
const orientationTag = 0x0112;

/** The bytes of the chunk `EXIF`, which begins with a TIFF header. */
function exifOf(bytes: Uint8Array): DataView | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Chunks have a name, a length, and begin at even bytes.
  for (let at = 12; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + length, view.byteLength);
    if (textAt(view, at) === 'EXIF') {
      // Some programs write the head that a JPEG needs.
      const start = at + 8 + (end - at >= 12 && textAt(view, at + 8) === 'Exif' ? 6 : 0);
      return start < end ? new DataView(bytes.buffer, bytes.byteOffset + start, end - start) : undefined;
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** How far a WebP has to be turned to be upright, by its Exif. Undefined when it is upright, or does not say. */
export function webpTurn(bytes: Uint8Array): PhotoTurn | undefined {
  const exif = exifOf(bytes);
  if (exif === undefined || exif.byteLength < 10) return undefined;
  const isLittle = exif.getUint16(0) === 0x4949;
  const directory = exif.getUint32(4, isLittle);
  if (directory + 2 > exif.byteLength) return undefined;
  const count = exif.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > exif.byteLength) return undefined;
    if (exif.getUint16(entry, isLittle) === orientationTag) return turns[exif.getUint16(entry + 8, isLittle)];
  }
  return undefined;
}
