export { ensureOwner } from './owner.ts';
export { userListingsRoutes } from './routes.ts';
export { readOwned } from './store.ts';
