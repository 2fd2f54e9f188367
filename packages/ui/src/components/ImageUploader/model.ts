import { texts } from '@porchlight/domain';

/** One chosen photo. */
export interface UploaderItem {
  /** Stable among its siblings. */
  id: string;
  /** The file's name. */
  name: string;
  /** Address to show it with, usually `blob:`. */
  preview: string;
  /** `compressing` and `uploading` show progress; `errored` shows `error`. */
  status: 'waiting' | 'compressing' | 'uploading' | 'done' | 'errored';
  /** From 0 to 1. Default: under way, no telling how far. */
  progress?: number | undefined;
  /** What went wrong with this photo. Default none. */
  error?: string | null | undefined;
  /** Something to know about it, such as that a moving image becomes still. Default none. */
  note?: string | undefined;
}

/** Files that were not added for one reason. */
export interface UploaderNotice {
  /** The reason. */
  text: string;
  /** Names of the files. Default none. */
  names?: readonly string[];
}

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
