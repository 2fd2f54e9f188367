export { ListingGallery, type ListingGalleryMessages, type ListingGalleryProps } from './ListingGallery.tsx';
