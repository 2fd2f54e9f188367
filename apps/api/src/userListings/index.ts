export { ensureOwner } from './owner.ts';
export { userListingsRoutes } from './routes.ts';
export { readOwned, type OwnedListing } from './store.ts';
