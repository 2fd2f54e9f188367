export { frequencyOf } from './settings.ts';
export { notificationsRoutes } from './routes.ts';
