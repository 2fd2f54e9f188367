import * as limits from '../limits/index.ts';
import { images as texts } from '../texts/index.ts';

/** An image type that may be uploaded. */
export type ImageType = (typeof limits.imageTypes)[number];

/** Clockwise rotation of a photo, in degrees. */
export const photoTurns = [90, 180, 270] as const;
export type PhotoTurn = (typeof photoTurns)[number];

function startsWith(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

/**
 * The type of a file, detected from its first bytes (12 are enough): browsers sometimes leave the type empty, and a
 * name proves nothing.
 *
 * @returns undefined for every other type.
 */
export function sniffImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // 'GIF87a' or 'GIF89a'
  if (
    startsWith(bytes, [0x47, 0x49, 0x46, 0x38]) &&
    [0x37, 0x39].includes(bytes[4] ?? 0) &&
    bytes[5] === 0x61
  )
    return 'image/gif';
  // 'RIFF', four bytes of length, 'WEBP'
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'image/webp';
  return undefined;
}

/** Whole pixels of an image scaled to fit a box: aspect ratio kept, never enlarged. */
export function fitWithin(
  width: number,
  height: number,
  maxWidth: number = limits.compressedMaxWidth,
  maxHeight: number = limits.compressedMaxHeight,
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The qualities to try in turn, 0.8 down to 0.1, counted in tenths to avoid 0.7000000000000001. */
export function qualitySteps(): number[] {
  const steps: number[] = [];
  for (
    let tenths: number = limits.qualityStartTenths;
    tenths >= limits.qualityFloorTenths;
    tenths -= limits.qualityStepTenths
  ) {
    steps.push(tenths / 10);
  }
  return steps;
}

/** The type of a compressed photo: PNG stays PNG, everything else becomes JPEG. */
export function compressedType(type: ImageType): 'image/png' | 'image/jpeg' {
  return type === 'image/png' ? 'image/png' : 'image/jpeg';
}

/** A file's name with the extension of its new type. */
export function compressedName(name: string, type: 'image/png' | 'image/jpeg'): string {
  const ending = type === 'image/png' ? '.png' : '.jpg';
  const stem = name.replace(/\.[^./\\]*$/, '');
  return `${stem || texts.fileName}${ending}`;
}

/** How many photos can be added to a listing with `existing` ones. */
export function remainingImages(existing: number): number {
  return Math.max(0, limits.imagesMax - existing);
}
