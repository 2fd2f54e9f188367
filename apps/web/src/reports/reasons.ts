import type { ToReport } from './asking.ts';
import { labels } from './reasons.words.ts';

export type Reason = keyof typeof labels;

const reasonsOf = {
  message: ['scam', 'harassment', 'inappropriate-content', 'spam', 'identity-theft', 'other'],
  listing: ['scam', 'fake-listing', 'prohibited-items', 'inappropriate-content', 'spam', 'other'],
  person: ['scam', 'harassment', 'identity-theft', 'spam', 'fake-listing', 'other'],
} as const satisfies Record<ToReport['kind'], readonly Reason[]>;

/** The six reasons for a subject. */
export const reasonsFor = (kind: ToReport['kind']): readonly { value: Reason; label: string }[] =>
  reasonsOf[kind].map((value) => ({ value, label: labels[value] }));

export const reasonLabel = (reason: Reason): string => labels[reason];
