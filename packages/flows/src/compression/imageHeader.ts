import { limits, sniffImageType, texts, type ImageType, type PhotoTurn } from '@porchlight/domain';

import { textAt, webpTurn } from './webpTurn.ts';

/** Facts from an image's first bytes, before decoding. */
export interface ImageFacts {
  /** The detected type; `undefined` when it may not be uploaded. */
  type: ImageType | undefined;
  /** Stored pixels, before rotation. `undefined` when the header does not state them within the bytes read. */
  width?: number;
  height?: number;
  /** Set for an animated WebP or PNG. GIFs are not inspected: most are animated. */
  isAnimated?: true;
  /**
   * Degrees, clockwise, that a WebP notes for showing it upright: most browsers show it without. They turn JPEG and PNG by
   * themselves.
   */
  turn?: PhotoTurn;
  /** Set for a folder, an empty file, and one that the browser can't open. */
  isUnreadable?: true;
}

/** How many bytes to read: a JPEG's dimensions can follow a large embedded preview. */
export const headerBytes = 256 * 1024;

/** Larger images are not decoded: a small file can unpack into gigabytes. */
export const maxSourcePixels = 120_000_000;

type Size = { width: number; height: number };

const frameMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

function jpegSize(view: DataView): Size | undefined {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
    } else if (frameMarkers.has(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    } else {
      offset += 2 + view.getUint16(offset + 2);
    }
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined;
  const chunk = textAt(view, 12);
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return undefined;
  const threeBytes = (offset: number): number =>
    view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
}

/** The animation flag of the extended header. */
const isAnimatedWebp = (view: DataView): boolean =>
  view.byteLength > 20 && textAt(view, 12) === 'VP8X' && (view.getUint8(20) & 2) !== 0;

/** An animated PNG has an `acTL` chunk before its pixels. */
function isAnimatedPng(view: DataView): boolean {
  for (let offset = 8; offset + 8 <= view.byteLength; offset += 12 + view.getUint32(offset)) {
    const name = textAt(view, offset + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

function sizeOf(type: ImageType, view: DataView): Size | undefined {
  if (type === 'image/jpeg') return jpegSize(view);
  if (type === 'image/webp') return webpSize(view);
  if (type === 'image/png') {
    return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return view.byteLength < 10
    ? undefined
    : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Reads type, size and animation from an image's first bytes. */
export function readImageHeader(bytes: Uint8Array): ImageFacts {
  const type = sniffImageType(bytes);
  if (type === undefined) return { type };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAnimated =
    (type === 'image/webp' && isAnimatedWebp(view)) || (type === 'image/png' && isAnimatedPng(view));
  return { type, ...sizeOf(type, view), ...(isAnimated && { isAnimated }) };
}

/**
 * Reads type, size, movement and turn of a file without decoding it. Never rejects: one bad file must not stop the
 * others.
 */
export async function inspectImage(file: Blob): Promise<ImageFacts> {
  const bytes = await bytesOf(file.slice(0, headerBytes));
  if (bytes.byteLength === 0) return { type: undefined, isUnreadable: true };
  const facts = readImageHeader(bytes);
  if (facts.type !== 'image/webp' || file.size > limits.imageMaxBytes) return facts;
  // Exif stands behind the pixels.
  const turn = webpTurn(file.size > headerBytes ? await bytesOf(file) : bytes);
  return turn === undefined ? facts : { ...facts, turn };
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> =>
  new Uint8Array(await blob.arrayBuffer().catch(() => new ArrayBuffer(0)));

/** Why a file can't be uploaded, as text for users; `null` when it can. */
export function fileProblem(file: Blob, { type, isUnreadable }: ImageFacts): string | null {
  if (isUnreadable) return texts.images.unreadable;
  if (type === undefined) return texts.images.typesInvalid;
  return file.size > limits.imageMaxBytes ? texts.images.tooLarge : null;
}
