export { lookAtListing } from './listings.ts';
export { lookAtMessage } from './messages.ts';
export { noticedDays, traceDays } from './thresholds.ts';
