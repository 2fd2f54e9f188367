import { texts } from '@porchlight/domain';

/** Texts of an `ImageUploader`. */
export interface ImageUploaderMessages {
  /** The area to press or drop files on. */
  add: string;
  /** Under it, while there is space, on devices with a mouse. */
  addHint: string;
  /** The same on touch devices, where nothing can be dropped or pasted. */
  addHintTouch: string;
  /** How many more photos can be added: all of `max` while there is none. */
  remaining: (remaining: number, max: number) => string;
  /** Instead of both when it is full, or `max` is 0. */
  full: (max: number) => string;
  /** For files that are not images, where the field keeps its photos itself. */
  wrongType: string;
  /** For files beyond the maximum, where the field keeps its photos itself. */
  tooMany: (max: number) => string;
  /** On the first photo, which listings show in lists. */
  cover: string;
  /** The name of a photo, by position, since file names say nothing. */
  name: (position: number) => string;
  /** Alternative text of a photo. */
  photo: (position: number, count: number) => string;
  /** Name of the progress bar over a photo. */
  status: Record<'compressing' | 'uploading', (position: number) => string>;
  /** For a failed photo without an error text. */
  failed: string;
  retry: string;
  remove: (position: number) => string;
  /** Rotates a photo a quarter turn clockwise. */
  rotate: (position: number) => string;
  /** Announced after a rotation. */
  rotated: (position: number) => string;
  /** Makes a photo the cover. */
  makeCover: (position: number) => string;
  /** The button over a photo: it opens the sheet of its actions, and moves it. */
  edit: (position: number, count: number) => string;
  moveHint: string;
  /** The same actions in the sheet, whose title names the photo. */
  actions: Record<'makeCover' | 'moveEarlier' | 'moveLater' | 'rotate' | 'remove', string>;
  /** Announced after a move. */
  moved: (from: number, to: number, count: number) => string;
}

export const english: ImageUploaderMessages = {
  add: 'Add photos',
  addHint: 'Drop, paste or choose JPEG, PNG, WebP or GIF',
  addHintTouch: 'From your camera or your photos',
  remaining: (remaining, max) => (remaining === max ? `Up to ${max} photos` : `${remaining} of ${max} left`),
  full: (max) => (max === 0 ? 'No room for more photos' : `All ${max} photos added`),
  wrongType: 'Only pictures can be added',
  tooMany: (max) => `There is room for ${max} photos`,
  cover: 'Cover',
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
  makeCover: (position) => `Make photo ${position} the cover`,
  edit: (position, count) => `Edit photo ${position} of ${count}`,
  moveHint: 'Arrow keys move it. The first photo is the cover.',
  actions: {
    makeCover: 'Make cover',
    moveEarlier: 'Move earlier',
    moveLater: 'Move later',
    rotate: 'Rotate',
    remove: 'Remove',
  },
  moved: (from, to, count) => `Photo ${from} is now photo ${to} of ${count}`,
};
