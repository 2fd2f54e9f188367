import {
  compressedName,
  compressedType,
  fitWithin,
  limits,
  qualitySteps,
  sniffImageType,
  texts,
} from '@porchlight/domain';

import { isFreeOfMetadata } from './metadata.ts';

/** The three possible errors, as shown to users. */
const errorTexts: readonly string[] = [
  texts.images.noCanvas,
  texts.images.compressFailed,
  texts.images.loadFailed,
];

/** A photo could not be prepared. `message` is text for users. */
export class CompressionError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CompressionError';
  }
}

/** Error text for any failure of the strategy: its own text, else the general one. */
export function compressionErrorText(error: unknown): string {
  return error instanceof Error && errorTexts.includes(error.message)
    ? error.message
    : texts.images.compressFailed;
}

/** A decoded image, rotated upright. */
export interface DecodedImage {
  /** Pixels after rotation. */
  width: number;
  height: number;
  /**
   * Draws the image, scaled to fill, onto a new surface.
   *
   * @param matte CSS color behind transparent parts; `null` keeps them transparent.
   * @throws CompressionError 'Unable to get canvas context'
   */
  draw(width: number, height: number, matte: string | null): Promise<Surface> | Surface;
  /** Frees the image's memory. */
  close(): void;
}

/** A drawn image that can be encoded at several qualities. */
export interface Surface {
  /** @param quality 0.1 to 1; ignored for PNG. */
  encode(type: 'image/jpeg' | 'image/png', quality: number): Promise<Blob | null>;
}

/** The platform-specific part: decoding, drawing, encoding. Re-encoding drops all metadata. */
export interface ImageCodec {
  /** @throws when the image cannot be read. */
  decode(blob: Blob): Promise<DecodedImage>;
}

/** Limits for a compressed image. */
export interface CompressionOptions {
  /** In pixels. Default: the limit for photos. */
  maxWidth?: number;
  /** In pixels. Default: the limit for photos. */
  maxHeight?: number;
  /** Stop lowering the quality at this size, in bytes. */
  targetBytes?: number;
}

/** A compressed image, ready to upload. */
export interface CompressedImage {
  blob: Blob;
  /** The file's name with the extension of its new type. */
  name: string;
  width: number;
  height: number;
}

/**
 * Compresses a photo for upload: at most 1920 by 1080, never enlarged, quality from 0.8 down to 0.1 towards 500 KB.
 * PNG stays PNG, everything else becomes JPEG on white. The image is re-encoded to remove metadata such as the place
 * and time it was taken; the original is kept only when it is smaller and has no metadata. A JPEG that has to be
 * scaled down never gets larger in bytes.
 *
 * @throws CompressionError with one of three texts.
 */
export async function compressImage(
  file: Blob & { readonly name: string },
  codec: ImageCodec,
  options: CompressionOptions = {},
): Promise<CompressedImage> {
  const { maxWidth, maxHeight, targetBytes = limits.compressedTargetBytes } = options;
  const source = sniffImageType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (source === undefined) throw new CompressionError(texts.images.loadFailed);
  const type = compressedType(source);

  const image = await codec.decode(file).catch((cause: unknown) => {
    throw new CompressionError(texts.images.loadFailed, { cause });
  });
  try {
    if (image.width < 1 || image.height < 1) throw new CompressionError(texts.images.loadFailed);
    const { width, height } = fitWithin(image.width, image.height, maxWidth, maxHeight);
    const surface = await image.draw(width, height, type === 'image/jpeg' ? '#fff' : null);
    const isUnchanged = type === source && width === image.width && height === image.height;
    // A scaled-down photo cannot fall back on the original, so it has to be smaller than the original itself.
    const goal = type === source && !isUnchanged ? Math.min(targetBytes, file.size) : targetBytes;
    const blob = await smallestNeeded(surface, type, goal);
    if (isUnchanged && blob.size >= file.size && isFreeOfMetadata(type, await bytesOf(file))) {
      return { blob: file.slice(0, file.size, type), name: compressedName(file.name, type), width, height };
    }
    return { blob, name: compressedName(file.name, type), width, height };
  } catch (error) {
    throw error instanceof CompressionError
      ? error
      : new CompressionError(compressionErrorText(error), { cause: error });
  } finally {
    image.close();
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

async function smallestNeeded(
  surface: Surface,
  type: 'image/jpeg' | 'image/png',
  targetBytes: number,
): Promise<Blob> {
  let smallest: Blob | null = null;
  // PNG ignores quality, so one attempt is enough.
  const steps = type === 'image/png' ? [1] : qualitySteps();
  for (const quality of steps) {
    const blob = await surface.encode(type, quality);
    if (blob === null || blob.type !== type) throw new CompressionError(texts.images.compressFailed);
    if (smallest === null || blob.size < smallest.size) smallest = blob;
    if (smallest.size <= targetBytes) break;
  }
  if (smallest === null) throw new CompressionError(texts.images.compressFailed);
  return smallest;
}
