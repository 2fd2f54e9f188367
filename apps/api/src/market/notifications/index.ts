export { gatherDaily } from './daily.ts';
export { deferToDaily } from './ledger.ts';
export { dailyEmail, notificationEmail, stopLinks } from './emails.ts';
export { notificationsRoutes, unsubscribeRedirect } from './routes.ts';
export { frequencyOf } from './settings.ts';
export { spreadPrice, spreadStatus } from './spreading.ts';
