import { texts } from '@porchlight/domain';

/** The words of an `ImageUploader`. */
export interface ImageUploaderMessages {
  /** The place to press or drop on. */
  add: string;
  /** Under it, while there is room, where there is a mouse. */
  addHint: string;
  /** The same where there are only fingers, which drop and paste nothing. */
  addHintTouch: string;
  /** How many may still be added. */
  remaining: (remaining: number, max: number) => string;
  /** In place of both when there is no room left, or none from the start: `max` is 0. */
  full: (max: number) => string;
  /** Of files that are no pictures, where the field keeps its photos itself. */
  wrongType: string;
  /** Of files that there was no room for, where the field keeps its photos itself. */
  tooMany: (max: number) => string;
  /** On the first photo. */
  primary: string;
  photo: (name: string, position: number, count: number) => string;
  status: Record<'compressing' | 'uploading', (name: string) => string>;
  /** For a photo that failed without a text of its own. */
  failed: string;
  retry: string;
  remove: (name: string) => string;
  move: (name: string, position: number, count: number) => string;
  moveHint: string;
  /** Said after a photo was moved. */
  moved: (name: string, position: number, count: number) => string;
}

export const english: ImageUploaderMessages = {
  add: 'Add photos',
  addHint: 'Drop, paste or choose JPEG, PNG, WebP or GIF',
  addHintTouch: 'From your camera or your photos',
  remaining: (remaining, max) => `${remaining} of ${max} left`,
  full: (max) => (max === 0 ? 'No room for more photos' : `All ${max} photos added`),
  wrongType: 'Only pictures can be added',
  tooMany: (max) => `There is room for ${max} photos`,
  primary: texts.images.primary,
  photo: (name, position, count) => `Photo ${position} of ${count}: ${name}`,
  status: { compressing: (name) => `Preparing ${name}`, uploading: (name) => `Uploading ${name}` },
  failed: texts.images.compressFailed,
  retry: texts.common.tryAgain,
  remove: (name) => `Remove ${name}`,
  move: (name, position, count) => `Move ${name}, photo ${position} of ${count}`,
  moveHint: 'Arrow keys move it. The first photo is the primary one.',
  moved: (name, position, count) => `${name} is now photo ${position} of ${count}`,
};
