export { ListingPhoto, type ListingPhotoMessages, type ListingPhotoProps } from './ListingPhoto.tsx';
