/** Segments that define how pixels are encoded: tables, restarts. */
const tableSegments = new Set([0xdb, 0xc4, 0xdd]);
const jfif = 0xe0;
const colorProfile = 0xe2;
const adobe = 0xee;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Segments that only describe pixels: tables, JFIF, color profile, Adobe's color transform. */
function isPlainSegment(view: DataView, marker: number, offset: number): boolean {
  const content = offset + 4;
  if (marker === colorProfile) return startsWithText(view, content, 'ICC_PROFILE');
  if (marker === adobe) return startsWithText(view, content, 'Adobe');
  // An embedded preview could still show what was cropped.
  if (marker === jfif) {
    return startsWithText(view, content, 'JFIF') && view.getUint16(offset + 2) === jfifWithoutPreview;
  }
  return (marker >= 0xc0 && marker <= 0xcf) || tableSegments.has(marker);
}

const jfifWithoutPreview = 16;

/** The end of a scan's pixels: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(view: DataView, start: number): number {
  let offset = start;
  while (offset + 1 < view.byteLength) {
    const next = view.getUint8(offset + 1);
    const isInside = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (view.getUint8(offset) === 0xff && !isInside && next !== 0xff) return offset;
    offset += 1;
  }
  return view.byteLength;
}

function isPlainJpeg(view: DataView): boolean {
  let offset = 2;
  while (offset + 2 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return false;
    const marker = view.getUint8(offset + 1);
    // Data hidden after the image would follow its end marker.
    if (marker === endOfImage) return offset + 2 === view.byteLength;
    if (offset + 4 > view.byteLength) return false;
    const after = offset + 2 + view.getUint16(offset + 2);
    if (marker === startOfScan) offset = endOfScan(view, after);
    else if (isPlainSegment(view, marker, offset)) offset = after;
    else return false;
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
 * Whether a file contains only its image and no data about the person, the place or the device. Unknown data counts
 * as metadata.
 */
export function isFreeOfMetadata(type: 'image/jpeg' | 'image/png', bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/jpeg' ? isPlainJpeg(view) : isPlainPng(view);
}
