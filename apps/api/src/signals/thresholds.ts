import type { NudgeKind } from '@porchlight/domain';

/*
 * From where on something is laid before a moderator. What is noticed is never punished by itself, so these may be low;
 * but whoever is shown a hundred honest things a day looks at none of them. signals.test.ts has examples on both sides
 * of each.
 */

/** An account counts as new for so many days: later, someone would have reported it. */
export const newAccountDays = 7;

/** Within how many minutes much is many. */
export const manyMinutes = 60;

/** So many listings: who moves out posts one every five minutes at most, with photos. */
export const manyListings = 12;

/** So many people written to for the first time: who looks for a couch asks five sellers, not ten. */
export const manyFirstMessages = 10;

/** Descriptions with fewer words are alike by chance: "Good condition, pick up in Austin." */
export const leastWords = 15;

/** Words in a row that are compared as one. */
export const wordsInARow = 4;

/** How many of those stand for a text. */
export const traceSize = 16;

/** So many of them in common are the same words, with a number or a name changed. */
export const sameTraces = 12;

/** For so many days a listing is compared with those that are posted later. */
export const traceDays = 30;

/**
 * What messages say that swindlers say. Not a check, paying first or going on elsewhere: honest people speak of those
 * every day, and whoever reads them is warned on their device anyway.
 */
export const scamWords: readonly NudgeKind[] = ['code', 'giftCard', 'paymentLink'];

/** Of one person's messages no more than so many a day are laid before a moderator: the first of them say it all. */
export const scamMessagesADay = 3;

/** After so many days the same may be noticed again. */
export const noticedDays = 180;
