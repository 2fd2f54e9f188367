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

/** The three things that can go wrong, in the words people see. */
const errorTexts: readonly string[] = [
  texts.images.noCanvas,
  texts.images.compressFailed,
  texts.images.loadFailed,
];

/** A picture could not be prepared. `message` is text for people. */
export class CompressionError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CompressionError';
  }
}

/** The words for any failure of the strategy: its own, else the general one. */
export function compressionErrorText(error: unknown): string {
  return error instanceof Error && errorTexts.includes(error.message)
    ? error.message
    : texts.images.compressFailed;
}

/** A decoded picture, turned the right way up. */
export interface DecodedImage {
  /** Pixels after turning. */
  width: number;
  height: number;
  /**
   * Draws it, scaled to fill, onto a fresh surface.
   *
   * @param matte CSS color behind transparent parts; `null` keeps them transparent.
   * @throws CompressionError 'Unable to get canvas context'
   */
  draw(width: number, height: number, matte: string | null): Promise<Surface> | Surface;
  /** Frees its memory. */
  close(): void;
}

/** A drawn picture that can be written in several qualities. */
export interface Surface {
  /** @param quality 0.1 to 1; without effect on PNG. */
  encode(type: 'image/jpeg' | 'image/png', quality: number): Promise<Blob | null>;
}

/** The platform's part: decoding, drawing, encoding. Re-encoding leaves all metadata behind. */
export interface ImageCodec {
  /** @throws when the picture cannot be read. */
  decode(blob: Blob): Promise<DecodedImage>;
}

/** How small a picture is to become. */
export interface CompressionOptions {
  /** In pixels. Default: the limit for photos. */
  maxWidth?: number;
  /** In pixels. Default: the limit for photos. */
  maxHeight?: number;
  /** Stop lowering the quality at this size. */
  targetBytes?: number;
}

/** A picture that is ready to be sent. */
export interface CompressedImage {
  blob: Blob;
  /** The file's name with the ending of its new type. */
  name: string;
  width: number;
  height: number;
}

/**
 * Makes a photo small enough to send: inside 1920 by 1080, never enlarged, quality from 0.8 down to
 * 0.1 towards 500 KB. PNG stays PNG, everything else becomes JPEG on white. The picture is written
 * again, so that where and when it was taken does not travel with it; the original is kept only when it
 * is smaller and holds nothing but the picture. A JPEG that has to be drawn smaller never gets heavier.
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
    // A photo drawn smaller cannot fall back on the original: it has to become the lighter one by itself.
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
  // Quality means nothing to a PNG: one try is all there is.
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
