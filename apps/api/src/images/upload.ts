import { createHash } from 'node:crypto';
import { limits, texts } from '@porchlight/domain';
import type { Files, Ids } from '../ports/index.ts';
import { invalid, type FormFile } from '../http/index.ts';
import type { StoredImage } from '../listings/index.ts';
import {
  ImageRejected,
  makePlaceholder,
  makeRenditions,
  renditionType,
  type RejectionReason,
} from './process.ts';

const noFiles = 'Choose at least one image.';

const rejections: Record<RejectionReason, string> = {
  type: texts.images.typesInvalid,
  damaged: texts.images.loadFailed,
  pixels: 'Each image must be 50 megapixels or smaller',
};

export const invalidImages = (text: string) => invalid({ images: [text] });

/** @throws HttpError 422 when there are no files, too many, or one is too large */
export function checkFiles(files: readonly FormFile[], remaining: number): void {
  if (files.length === 0) throw invalidImages(noFiles);
  if (files.length > remaining) throw invalidImages(texts.images.tooMany(remaining));
  if (files.some(({ bytes }) => bytes.byteLength > limits.imageMaxBytes))
    throw invalidImages(texts.images.tooLarge);
}

/** Tells two uploads apart by what is in them. */
export function fingerprint(files: readonly FormFile[]): string[] {
  return files.map(({ bytes }) => createHash('sha256').update(bytes).digest('base64url'));
}

/**
 * Makes the renditions of every file and stores them, all or none. Nothing refers to them yet.
 *
 * @param alt what stands in for a picture that cannot be seen
 * @throws HttpError 422 when one of the files is not taken; nothing is left behind
 */
export async function storeImages(
  uploads: readonly FormFile[],
  alt: string,
  { files, ids }: { files: Files; ids: Ids },
): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  try {
    for (const upload of uploads) {
      const renditions = await makeRenditions(upload.bytes);
      const [narrowest] = renditions;
      const placeholder = narrowest === undefined ? null : await makePlaceholder(narrowest);
      const image: StoredImage = { id: ids.next(), alt, renditions: [], placeholder };
      images.push(image);
      for (const { bytes, width, height } of renditions) {
        const key = `${image.id}/${width}.webp`;
        image.renditions.push({ key, width, height });
        await files.put(key, bytes, renditionType);
      }
    }
  } catch (error) {
    // A failed cleanup is left to the sweep: the first error is the one to report.
    await files.remove(keysOf(images)).catch(() => {});
    if (error instanceof ImageRejected) throw invalidImages(rejections[error.reason]);
    throw error;
  }
  return images;
}

/** The keys of all files of some pictures. */
export function keysOf(images: readonly StoredImage[]): string[] {
  return images.flatMap(({ renditions }) => renditions.map(({ key }) => key));
}
