export { ListingPhoto, type ListingPhotoMessages, type ListingPhotoProps } from './ListingPhoto.tsx';
export { usePhoto, type PhotoState } from './usePhoto.ts';
