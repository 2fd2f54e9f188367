import type { NudgeKind } from '@porchlight/domain';

/*
 * Thresholds for auto-flags. An auto-flag by itself has no effect on users, so these may be low; but moderators who
 * see a hundred false alarms a day stop looking. signals.test.ts has examples on both sides of each.
 */

/** Age in days up to which an account counts as new: older ones would have been reported. */
export const newAccountDays = 7;

/** Period in minutes for counting many actions. */
export const manyMinutes = 60;

/** Listings in that period: a user who is moving out posts one every five minutes at most, with photos. */
export const manyListings = 12;

/** First messages in that period: a user who wants a couch asks five sellers, not ten. */
export const manyFirstMessages = 10;

/** Shorter descriptions are similar by chance: "Good condition, pick up in Austin." */
export const leastWords = 15;

/** Length of the word sequences that are compared. */
export const wordsInARow = 4;

export const traceSize = 16;

/** Number of shared traces that means the same text, with a number or a name changed. */
export const sameTraces = 12;

/** How many days a listing is compared with later ones. */
export const traceDays = 30;

/**
 * Scam wording that flags a message. Not about checks, paying first or moving to another app: honest users mention
 * those every day, and recipients get a safety tip anyway.
 */
export const scamWords: readonly NudgeKind[] = ['code', 'giftCard', 'paymentLink'];

/** Flagged messages per user and day: the first few are enough. */
export const scamMessagesADay = 3;

/** After this many days the same subject may be flagged again. */
export const noticedDays = 180;
