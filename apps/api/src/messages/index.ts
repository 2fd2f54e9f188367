export { publishMessageEvent } from './events.ts';
export { messagesRoutes } from './routes.ts';
export { insertMessage } from './store.ts';
