export { blockedEitherWay, notBlocked } from './apart.ts';
export { block, listBlocked, unblock } from './store.ts';
