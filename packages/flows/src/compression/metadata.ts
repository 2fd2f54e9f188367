/** Segments that describe the pixels and nothing else: JFIF, colour profile, Adobe's colour transform. */
const plainJpegSegments = new Set([0xe0, 0xe2, 0xee, 0xdb, 0xc4, 0xdd]);
const startOfScan = 0xda;
const endOfImage = 0xd9;

function isPlainJpeg(view: DataView): boolean {
  let offset = 2;
  while (offset + 4 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return false;
    const marker = view.getUint8(offset + 1);
    // Anything hidden after the picture would follow its end marker.
    if (marker === startOfScan) return view.getUint16(view.byteLength - 2) === ((0xff << 8) | endOfImage);
    const isFrame = marker >= 0xc0 && marker <= 0xcf;
    if (!isFrame && !plainJpegSegments.has(marker)) return false;
    if (marker === 0xe2 && !startsWithText(view, offset + 4, 'ICC_PROFILE')) return false;
    offset += 2 + view.getUint16(offset + 2);
  }
  return false;
}

const plainPngChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
  'iCCP',
]);

function isPlainPng(view: DataView): boolean {
  let offset = 8;
  while (offset + 12 <= view.byteLength) {
    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(offset + place)));
    if (!plainPngChunks.has(name)) return false;
    offset += 12 + view.getUint32(offset);
    if (name === 'IEND') return offset === view.byteLength;
  }
  return false;
}

function startsWithText(view: DataView, offset: number, text: string): boolean {
  return (
    offset + text.length <= view.byteLength &&
    Array.from({ length: text.length }, (_, index) => index).every(
      (index) => view.getUint8(offset + index) === text.charCodeAt(index),
    )
  );
}

/**
 * Whether a file holds its picture and nothing about the person, the place or the device. Everything
 * unknown counts as telling.
 */
export function isFreeOfMetadata(type: 'image/jpeg' | 'image/png', bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/jpeg' ? isPlainJpeg(view) : isPlainPng(view);
}
