import { sniffImageType, type PhotoTurn } from '@porchlight/domain';
import sharp, { type Sharp } from 'sharp';

import { createSemaphore } from '../semaphore.ts';

/** One size of a picture, encoded and ready to be stored. */
export interface Rendition {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Why a file was not taken: it is not one of the four formats, cannot be decoded, or has too many pixels. */
export type RejectionReason = 'type' | 'damaged' | 'pixels';

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

/** How pictures are opened: never more of one than is allowed, and nothing of a broken one. */
const opening = { limitInputPixels: mostPixels, failOn: 'error' } as const;

// Only these four decoders may run, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/** Two pictures at a time, one thread each: an upload must not slow down everybody's browsing. */
const semaphore = createSemaphore(2);
sharp.concurrency(1);

/**
 * Makes the renditions of a photo: turned upright, without any metadata (no camera, no place), in WebP.
 *
 * @param turn degrees that a picture made here is turned by
 * @returns narrowest first; the last is the largest
 * @throws ImageRejected
 */
export const makeRenditions = (bytes: Uint8Array, turn?: PhotoTurn): Promise<Rendition[]> =>
  checked(bytes, () => encode(bytes, turn));

/** Pixels of a side of a person's picture: three for each that the largest is drawn with. */
const avatarSide = 288;

/**
 * Makes the picture of a person: the middle of a photo, square, without any metadata, in WebP.
 *
 * @throws ImageRejected
 */
export const makeAvatar = (bytes: Uint8Array): Promise<Rendition> =>
  checked(bytes, () =>
    toWebp(
      sharp(bytes, opening)
        .autoOrient()
        .resize({ width: avatarSide, height: avatarSide, fit: 'cover' })
        .toColourspace('srgb'),
    ),
  );

/** Works on a picture when it is its turn, if it is one that may be opened. @throws ImageRejected */
async function checked<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  if (!sniffImageType(bytes)) throw new ImageRejected('type');
  return semaphore.run(async () => {
    try {
      await rejectHugePictures(bytes);
      return await work();
    } catch (error) {
      if (error instanceof ImageRejected) throw error;
      // The decoder's message may contain paths, so it is not passed on.
      throw new ImageRejected('damaged');
    }
  });
}

/** Looks at the header only: nothing is decoded yet. */
async function rejectHugePictures(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new ImageRejected('pixels');
}

async function encode(bytes: Uint8Array, turn?: PhotoTurn): Promise<Rendition[]> {
  const picture = sharp(bytes, {
    ...opening,
    // Turning reads a picture from its other side.
    sequentialRead: turn === undefined,
  });
  const upright = turn === undefined ? picture.autoOrient() : picture.rotate(turn);
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
