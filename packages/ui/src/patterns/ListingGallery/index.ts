export { ListingGallery, type ListingGalleryProps } from './ListingGallery.tsx';
export type { ListingGalleryMessages } from './ListingGallery.messages.ts';
