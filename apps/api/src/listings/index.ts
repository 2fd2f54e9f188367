export { listingsRoutes } from './routes.ts';
export { readListings, toImage, type StoredImage, type StoredRendition } from './wire.ts';
