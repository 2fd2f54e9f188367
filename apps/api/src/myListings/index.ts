export { ensureOwner } from './owner.ts';
export { myListingsRoutes } from './routes.ts';
export { readOwned } from './store.ts';
