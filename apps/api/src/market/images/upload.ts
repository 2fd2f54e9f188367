import { createHash } from 'node:crypto';
import { limits, sentences, sniffImageType, texts } from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { invalid, type FormFile } from '../../platform/http/index.ts';
import type { Said } from '../../platform/language/index.ts';
import type { StoredImage } from '../listings/index.ts';
import { recordStored } from './storedImages.ts';
import {
  ImageRejected,
  makeAvatar,
  makePlaceholder,
  makeRenditions,
  renditionType,
  type PictureTurn,
  type Rendition,
  type RejectionReason,
} from './process.ts';

type StoreDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

const rejections: Record<RejectionReason, string> = {
  type: texts.images.typesInvalid,
  damaged: texts.images.loadFailed,
  pixels: texts.refusals.image.pixels,
  heavy: texts.refusals.image.heavy,
};

export const invalidImages = (said: Said) => invalid({ images: [said] });

/**
 * Checks files before they are decoded.
 *
 * @throws HttpError 422 when there are no files, too many, or one is too large or not a picture
 */
export function checkFiles(files: readonly FormFile[], remaining: number): void {
  if (files.length === 0) throw invalidImages(texts.refusals.image.none);
  if (files.length > remaining) throw invalidImages(sentences.tooManyImages(remaining));
  if (files.some(({ bytes }) => bytes.byteLength > limits.imageMaxBytes))
    throw invalidImages(texts.images.tooLarge);
  if (files.some(({ bytes }) => !sniffImageType(bytes))) throw invalidImages(rejections.type);
}

/** Hashes of the files, to tell two uploads apart. */
export function fingerprint(files: readonly FormFile[]): string[] {
  return files.map(({ bytes }) => createHash('sha256').update(bytes).digest('base64url'));
}

/**
 * Makes the renditions of every file and stores them, all or none. Nothing refers to them yet.
 *
 * @param alt alternative text of the pictures
 * @param turn each picture takes one of its requester's turns
 * @throws HttpError 422 when one of the files is rejected, 503 when too many wait; nothing is left behind
 */
export async function storeImages(
  uploads: readonly FormFile[],
  alt: string,
  deps: StoreDeps & Pick<Deps, 'ids'>,
  turn: PictureTurn,
): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  try {
    for (const upload of uploads) {
      const renditions = await makeRenditions(upload.bytes, turn);
      const [narrowest] = renditions;
      const placeholder = narrowest === undefined ? null : await makePlaceholder(narrowest);
      const image: StoredImage = { id: deps.ids.next(), alt, renditions: [], placeholder };
      images.push(image);
      await storeRenditions(image, renditions, deps);
    }
  } catch (error) {
    // A failed cleanup is left to the sweep: the first error is the one to report.
    await deps.files.remove(keysOf(images)).catch(() => {});
    throw refusalOf(error);
  }
  return images;
}

/** The error response for a rejected picture; any other error unchanged. */
const refusalOf = (error: unknown): unknown =>
  error instanceof ImageRejected ? invalidImages(rejections[error.reason]) : error;

/**
 * Makes a profile picture and stores it. Nothing refers to it yet.
 *
 * @returns its key
 * @throws HttpError 422 when the file is rejected
 */
export async function storeAvatar(
  { bytes }: FormFile,
  { db, files, ids, clock }: StoreDeps & Pick<Deps, 'ids'>,
  turn: PictureTurn,
): Promise<string> {
  try {
    const picture = await makeAvatar(bytes, turn);
    const id = ids.next();
    const key = `${id}/${picture.width}.webp`;
    await recordStored(db, { id, keys: [key], now: clock.now() });
    await files.put(key, picture.bytes, renditionType);
    return key;
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Stores the renditions of a picture under keys of its id, and adds each to the picture as soon as it is
 * stored, so that a failure can be cleaned up.
 */
export async function storeRenditions(
  image: StoredImage,
  renditions: readonly Rendition[],
  { db, files, clock }: StoreDeps,
): Promise<void> {
  const keyOf = ({ width }: Rendition): string => `${image.id}/${width}.webp`;
  await recordStored(db, { id: image.id, keys: renditions.map(keyOf), now: clock.now() });
  for (const rendition of renditions) {
    const { bytes, width, height } = rendition;
    const key = keyOf(rendition);
    image.renditions.push({ key, width, height });
    await files.put(key, bytes, renditionType);
  }
}

export function keysOf(images: readonly Pick<StoredImage, 'renditions'>[]): string[] {
  return images.flatMap(({ renditions }) => renditions.map(({ key }) => key));
}
