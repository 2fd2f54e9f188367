/** The words of a `ProfilePhotoField`. */
export interface ProfilePhotoFieldMessages {
  /** On the button without a photo. */
  choose: string;
  /** On the button with one. */
  change: string;
  remove: string;
  /** What may be chosen. */
  hint: string;
}

export const english: ProfilePhotoFieldMessages = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  hint: 'JPG, PNG, WebP or GIF. Its middle is shown, in a circle.',
};
