export { listingsRoutes } from './routes.ts';
export { imageUrl, readListings, toImage, type StoredImage, type StoredRendition } from './wire.ts';
