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
  /** What a photo is called: its file's name says nothing to anyone. */
  name: (position: number) => string;
  /** Stands for a photo that cannot be seen. */
  photo: (position: number, count: number) => string;
  /** Names the bar over a photo that is under way. */
  status: Record<'compressing' | 'uploading', (position: number) => string>;
  /** For a photo that failed without a text of its own. */
  failed: string;
  retry: string;
  remove: (position: number) => string;
  /** Turns a photo a quarter, clockwise. */
  rotate: (position: number) => string;
  /** Said after a photo was turned. */
  rotated: (position: number) => string;
  /** Puts a photo before all others. */
  makeFirst: (position: number) => string;
  move: (position: number, count: number) => string;
  moveHint: string;
  /** Said after a photo was moved. */
  moved: (from: number, to: number, count: number) => string;
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
  name: (position) => `Photo ${position}`,
  photo: (position, count) => `Photo ${position} of ${count}`,
  status: {
    compressing: (position) => `Preparing photo ${position}`,
    uploading: (position) => `Uploading photo ${position}`,
  },
  failed: texts.images.compressFailed,
  retry: texts.common.tryAgain,
  remove: (position) => `Remove photo ${position}`,
  rotate: (position) => `Rotate photo ${position}`,
  rotated: (position) => `Photo ${position} is rotated a quarter turn`,
  makeFirst: (position) => `Make photo ${position} the first`,
  move: (position, count) => `Move photo ${position} of ${count}`,
  moveHint: 'Arrow keys move it. The first photo is the primary one.',
  moved: (from, to, count) => `Photo ${from} is now photo ${to} of ${count}`,
};
