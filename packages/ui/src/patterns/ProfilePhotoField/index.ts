export { ProfilePhotoField, type ProfilePhotoFieldProps } from './ProfilePhotoField.tsx';
export type { ProfilePhotoFieldMessages } from './ProfilePhotoField.messages.ts';
