/** Texts of a `ProfilePhotoField`. */
export interface ProfilePhotoFieldMessages {
  /** On the button without a photo. */
  choose: string;
  /** On the button with a photo. */
  change: string;
  remove: string;
  /** Which files are allowed. */
  hint: string;
}

export const english: ProfilePhotoFieldMessages = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  hint: 'JPG, PNG, WebP or GIF. Its middle is shown, in a circle.',
};
