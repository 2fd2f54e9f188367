import * as limits from '../limits/index.ts';
import type { Sentence } from './reasons.ts';
import { tooManyRequestsText } from './transportFailures.ts';

/** Sentences of error responses with values. */
export const sentences = {
  tooManyAttempts: (seconds: number): Sentence => ({
    reason: 'attempts.too_many_for',
    data: { seconds: Math.max(1, Math.ceil(seconds)) },
    text: (wording) => tooManyRequestsText(seconds, wording),
  }),
  tooManyImages: (remaining: number): Sentence => ({
    reason: 'images.too_many',
    data: { remaining },
    text: ({ texts }) => texts.images.tooMany(remaining),
  }),
  tooManyBlocks: (): Sentence => ({
    reason: 'blocks.too_many',
    data: { max: limits.blocksMax },
    text: ({ texts }) => texts.blocks.tooMany,
  }),
  noSuchChange: (from: string, to: string): Sentence => ({
    reason: 'refusals.listing.no_such_change',
    data: { from, to },
    text: ({ texts }) => texts.refusals.listing.noSuchChange(from, to),
  }),
  /** @param next when bumping is allowed again */
  bumpedRecently: (next: Date): Sentence => ({
    reason: 'refusals.listing.bumped_recently',
    data: { hours: limits.bumpHours, next_bump_at: next.toISOString() },
    text: ({ texts }) => texts.refusals.listing.bumpedRecently,
  }),
  daysOutOfRange: (): Sentence => ({
    reason: 'refusals.moderation.days',
    data: { min: limits.numbersDaysMin, max: limits.numbersDaysMax },
    text: ({ texts }) => texts.refusals.moderation.days,
  }),
};
