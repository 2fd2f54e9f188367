export { demoPassword, seedDemo } from './seedDemo.ts';
export { withSeedPhotos } from './photos.ts';
export type { SeedData, SeedFavorite, SeedListing, SeedMessage, SeedThread, SeedUser } from './types.ts';
