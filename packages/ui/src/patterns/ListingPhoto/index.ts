export { ListingPhoto, type ListingPhotoProps } from './ListingPhoto.tsx';
export type { ListingPhotoMessages } from './ListingPhoto.messages.ts';
