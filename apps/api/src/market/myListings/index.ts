export { expireListings, findExpiring } from './expiry.ts';
export { ensureOwner } from './owner.ts';
export { myListingsRoutes } from './routes.ts';
export type { ArrangePhotos, PhotoOrder } from './photoOrder.ts';
export { readOwned } from './store.ts';
