export { publishMissedEvents } from './events.ts';
export { expireOffersBetween } from './offers.ts';
export { messagesRoutes } from './routes.ts';
export { insertMessage, readMessage } from './store.ts';
export { announceMessage } from './announce.ts';
