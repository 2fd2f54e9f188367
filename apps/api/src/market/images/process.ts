import { sniffImageType, type PhotoTurn, texts } from '@porchlight/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { unavailable } from '../../platform/http/index.ts';
import { createTurns, CrowdedError, type Requester } from '../../platform/turns.ts';

/** One size of a picture, encoded and ready to be stored. */
export interface Rendition {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Why a file was rejected: not one of the four formats, undecodable, too many pixels, or too much memory or
 * time to decode.
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

/** All renditions are WebP, which all current browsers support. */
export const renditionType = 'image/webp';

/** Widths made of wider pictures, besides the largest rendition. */
const widths = [320, 640, 1280];
/** The largest rendition fits into a square with this side. */
const longestSide = 1920;
/** More pixels than usual phone photos have; anything larger is rejected without decoding. */
const mostPixels = 50_000_000;
const quality = 78;

/**
 * Bytes of a decoded picture. A decoder that works line by line holds few of them; one that needs the whole
 * picture (interlaced, animated) holds all. Either takes about 100 MB.
 */
const mostBytes = { byLine: 150_000_000, asWhole: 75_000_000 };

/** Time limit for decoding: a busy machine takes a fifth of it for the largest picture. */
const decodingSeconds = 30;

/** A picture's bytes, and the severity at which its decoder fails. */
interface Source {
  bytes: Uint8Array;
  failOn: 'error' | 'warning';
}

/** Options for opening pictures: limited pixels, and no broken ones. */
const opening = ({ failOn }: Source) => ({ limitInputPixels: mostPixels, failOn }) as const;

/**
 * Adds the end marker that a JPEG lost. With `failOn: 'warning'` a picture with missing rows is still
 * refused, because the decoder warns when the marker comes before the last row. Undefined for every other
 * file.
 */
function withEndMarker(bytes: Uint8Array): Source | undefined {
  const hasEnd = bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
  if (hasEnd || sniffImageType(bytes) !== 'image/jpeg') return undefined;
  return { bytes: Buffer.concat([bytes, Uint8Array.of(0xff, 0xd9)]), failOn: 'warning' };
}

// Allow only these four decoders, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/**
 * Two pictures at a time, one thread each, so that uploads don't slow down browsing; one per account and
 * network. The next picture of an upload is queued when the previous one is done.
 */
const turns = createTurns({
  atOnce: 2,
  atOncePerKey: 1,
  atOncePerGroup: 1,
  waitingMax: 100,
  waitingPerKey: 10,
});
sharp.concurrency(1);

/** Who a picture's turn counts for, and what cancels its waiting. */
export interface PictureTurn {
  requester: Requester;
  signal?: AbortSignal;
}

/**
 * Makes the renditions of a photo in WebP: upright, without metadata (no camera, no place).
 *
 * @param degrees rotation of a picture that was made here
 * @returns narrowest first; the last is the largest
 * @throws ImageRejected; HttpError 503 when too many pictures wait
 */
export const makeRenditions = (
  bytes: Uint8Array,
  turn: PictureTurn,
  degrees?: PhotoTurn,
): Promise<Rendition[]> => checked(bytes, turn, (source) => encode(source, degrees));

/** Side of a profile picture in pixels: three times the largest displayed size. */
const avatarSide = 288;

/**
 * Makes a profile picture in WebP: the middle of a photo, square, without metadata.
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

/** Waits for the picture's turn, checks that it may be opened, and processes it. @throws ImageRejected */
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
    if (error instanceof CrowdedError) throw unavailable(texts.refusals.service.photosBusy, 'busy');
    throw error;
  }
}

/** Processes a picture as it is, or else with the missing end marker added. */
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

/** Reads only the header, without decoding. */
async function rejectHeavyPictures(bytes: Uint8Array): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.width * header.height > mostPixels) throw new ImageRejected('pixels');
  const isWhole = isHeldAsWhole(header) || isLosslessWebp(bytes);
  if (decodedBytes(header) > (isWhole ? mostBytes.asWhole : mostBytes.byLine))
    throw new ImageRejected('heavy');
}

const textAt = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/**
 * Whether a WebP is lossless, which the decoder holds as a whole. The pixel chunk may follow other chunks.
 */
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
  // The decoder holds all coefficients of a progressive JPEG, two bytes each; half as many when color has a
  // quarter of the samples.
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
    // Rotating needs random access to the rows.
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

/** Width of a placeholder in pixels: enough for a blur, about 150 bytes. */
const placeholderWidth = 16;

/** A tiny copy of a picture as a `data:` URL, shown until the picture loads. */
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
