import { imagesMax } from '../limits/index.ts';

/** Choosing and preparing photos. */
export const typesInvalid = 'Please select valid image files (JPEG, PNG, WebP, GIF)';
export const tooLarge = 'Each image must be 10MB or smaller';
/** Followed by the names of the files. */
export const unreadable = "Can't be read: a folder, an empty file, or one that can't be opened";
export const processingFailed = 'Failed to process some images. Please try again.';
export const noCanvas = 'Unable to get canvas context';
export const compressFailed = 'Failed to compress image';
export const loadFailed = 'Failed to load image';
export const gifBecomesStill = 'Moving images become still photos';
/** A photo of the form that no longer exists. */
export const gone = 'A photo is not there any more. Take it out, or add it again.';
/** Next to the field until it is corrected: which photo, why, and what to do. */
export const unusable = (photo: number, reason: string): string =>
  `Photo ${photo}: ${reason}. Try again, or remove it and add another.`;
/** The name of a file without one, before its ending. */
export const fileName = 'photo';
export const photosInvalid = `A listing has up to ${imagesMax} photos`;

export const tooMany = (remaining: number): string =>
  `You can only upload ${remaining} more image(s). Some files were not added.`;
