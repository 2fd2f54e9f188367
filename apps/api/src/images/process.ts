import { sniffImageType, type PhotoTurn } from '@porchlight/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { unavailable } from '../http/index.ts';
import { createTurns, CrowdedError, type Requester } from '../turns.ts';

/** One size of a picture, encoded and ready to be stored. */
export interface Rendition {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Why a file was not taken: it is not one of the four formats, cannot be decoded, has too many pixels, or takes too much
 * memory or time to decode.
 */
export type RejectionReason = 'type' | 'damaged' | 'pixels' | 'heavy';

export class ImageRejected extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(`The image was rejected: ${reason}.`);
    this.name = 'ImageRejected';
    this.reason = reason;
  }
}

/** All of these are WebP, which every browser of the last years reads. */
export const renditionType = 'image/webp';

/** Wider pictures are given in these widths too. */
const widths = [320, 640, 1280];
/** The widest rendition fits into a square of this side. */
const longestSide = 1920;
/** More pixels than any phone's usual picture; what decodes to more is rejected unseen. */
const mostPixels = 50_000_000;
const quality = 78;

/**
 * Bytes of a decoded picture. A decoder that reads line by line holds few of them; one that needs the picture as a whole
 * (interlaced, animated) holds all, so that either takes about 100 MB.
 */
const mostBytes = { byLine: 150_000_000, asWhole: 75_000_000 };

/** How long decoding may take: a busy machine takes a fifth of it for the largest picture. */
const decodingSeconds = 30;

/** Bytes of a picture, and what a decoder may complain about. */
interface Source {
  bytes: Uint8Array;
  failOn: 'error' | 'warning';
}

/** How pictures are opened: never more of one than is allowed, and nothing of a broken one. */
const opening = ({ failOn }: Source) => ({ limitInputPixels: mostPixels, failOn }) as const;

/**
 * A JPEG that lost its end marker, with one. A decoder warns when that marker comes before the last row, so that a
 * picture with rows missing is still refused. Undefined for every other file.
 */
function withEndMarker(bytes: Uint8Array): Source | undefined {
  const hasEnd = bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
  if (hasEnd || sniffImageType(bytes) !== 'image/jpeg') return undefined;
  return { bytes: Buffer.concat([bytes, Uint8Array.of(0xff, 0xd9)]), failOn: 'warning' };
}

// Only these four decoders may run, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/**
 * Two pictures at a time, one thread each, so that uploads don't slow down browsing; one for each account and network.
 * The next picture of an upload enters the line when the one before is done.
 */
const turns = createTurns({
  atOnce: 2,
  atOncePerKey: 1,
  atOncePerGroup: 1,
  waitingMax: 100,
  waitingPerKey: 10,
});
sharp.concurrency(1);

/** Whose turn a picture takes, and what ends its waiting. */
export interface PictureTurn {
  requester: Requester;
  signal?: AbortSignal;
}

/**
 * Makes the renditions of a photo: turned upright, without any metadata (no camera, no place), in WebP.
 *
 * @param degrees that a picture made here is turned by
 * @returns narrowest first; the last is the largest
 * @throws ImageRejected; HttpError 503 when too many pictures wait
 */
export const makeRenditions = (
  bytes: Uint8Array,
  turn: PictureTurn,
  degrees?: PhotoTurn,
): Promise<Rendition[]> => checked(bytes, turn, (source) => encode(source, degrees));

/** Pixels of a side of a person's picture: three for each that the largest is drawn with. */
const avatarSide = 288;

/**
 * Makes the picture of a person: the middle of a photo, square, without any metadata, in WebP.
 *
 * @throws ImageRejected; HttpError 503 when too many pictures wait
 */
export const makeAvatar = (bytes: Uint8Array, turn: PictureTurn): Promise<Rendition> =>
  checked(bytes, turn, (source) =>
    toWebp(
      sharp(source.bytes, opening(source))
        .timeout({ seconds: decodingSeconds })
        .autoOrient()
        .resize({ width: avatarSide, height: avatarSide, fit: 'cover' })
        .toColourspace('srgb'),
    ),
  );

/** Works on a picture when it is its turn, if it is one that may be opened. @throws ImageRejected */
async function checked<T>(
  bytes: Uint8Array,
  { requester, signal }: PictureTurn,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  if (!sniffImageType(bytes)) throw new ImageRejected('type');
  const inTurn = async (): Promise<T> => {
    try {
      await rejectHeavyPictures(bytes);
      return await workOn(bytes, work);
    } catch (error) {
      if (error instanceof ImageRejected) throw error;
      // The decoder's message may contain paths, so it is not passed on.
      throw new ImageRejected(isTimeout(error) ? 'heavy' : 'damaged');
    }
  };
  try {
    return await turns.run(requester, inTurn, signal);
  } catch (error) {
    if (error instanceof CrowdedError)
      throw unavailable('Many photos are being processed right now. Try again in a moment.', 'busy');
    throw error;
  }
}

/** Works on a picture as it is, else with the end marker that it lost. */
async function workOn<T>(bytes: Uint8Array, work: (source: Source) => Promise<T>): Promise<T> {
  try {
    return await work({ bytes, failOn: 'error' });
  } catch (error) {
    const ended = isTimeout(error) ? undefined : withEndMarker(bytes);
    if (ended === undefined) throw error;
    return work(ended);
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

/** Reads the header only: nothing is decoded yet. */
async function rejectHeavyPictures(bytes: Uint8Array): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.width * header.height > mostPixels) throw new ImageRejected('pixels');
  const isWhole = isHeldAsWhole(header) || isLosslessWebp(bytes);
  if (decodedBytes(header) > (isWhole ? mostBytes.asWhole : mostBytes.byLine))
    throw new ImageRejected('heavy');
}

const textAt = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/** Whether a WebP is lossless, which the decoder holds as a whole: its chunk of pixels stands alone or behind others. */
function isLosslessWebp(bytes: Uint8Array): boolean {
  if (textAt(bytes, 8) !== 'WEBP') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const name = textAt(bytes, at);
    if (name === 'VP8L') return true;
    if (name === 'VP8 ') return false;
    const size = view.getUint32(at + 4, true);
    // Chunks begin at even bytes.
    at += 8 + size + (size % 2);
  }
  return false;
}

const isAnimated = ({ pages = 1 }: Metadata): boolean => pages > 1;

const isHeldAsWhole = (header: Metadata): boolean =>
  header.isProgressive === true || header.format === 'gif' || isAnimated(header);

function decodedBytes(header: Metadata): number {
  const { width, height, format, channels, depth, isProgressive, chromaSubsampling } = header;
  const pixels = width * height;
  // All coefficients of a progressive JPEG, two bytes each; half of them where color has a quarter of the samples.
  if (format === 'jpeg' && isProgressive)
    return pixels * 2 * channels * (chromaSubsampling === '4:2:0' ? 0.5 : 1);
  // Two canvases with transparency.
  if (format === 'webp' && isAnimated(header)) return pixels * 8;
  if (format === 'gif') return pixels * 4;
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
}

async function encode(source: Source, degrees?: PhotoTurn): Promise<Rendition[]> {
  const picture = sharp(source.bytes, {
    ...opening(source),
    // Turning reads a picture from its other side.
    sequentialRead: degrees === undefined,
  }).timeout({ seconds: decodingSeconds });
  const upright = degrees === undefined ? picture.autoOrient() : picture.rotate(degrees);
  const { data, info } = await upright
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const smaller = widths.filter((width) => width < info.width * 0.9);
  const renditions: Rendition[] = [];
  for (const width of [...smaller, info.width]) {
    renditions.push(await toWebp(sharp(data, { raw }).resize({ width })));
  }
  return renditions;
}

/** Pixels of a placeholder's width: enough for a blur, about 150 bytes. */
const placeholderWidth = 16;

/** A tiny copy of a picture as a `data:` URL, to be drawn until the picture arrives. */
export async function makePlaceholder({ bytes }: Pick<Rendition, 'bytes'>): Promise<string> {
  const tiny = await sharp(bytes)
    .resize({ width: placeholderWidth, withoutEnlargement: true })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:${renditionType};base64,${tiny.toString('base64')}`;
}

async function toWebp(picture: Sharp): Promise<Rendition> {
  const { data, info } = await picture.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
