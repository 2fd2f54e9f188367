export { categoriesOf } from './categories.ts';
export { listingsRoutes } from './routes.ts';
export { bounded } from './searchLimits.ts';
export { countsByStatus, isPublic, isVisibleTo, listedStatus, statusesAllowing } from './statuses.ts';
export { readListings, toImage, type StoredImage, type StoredRendition } from './wire.ts';
