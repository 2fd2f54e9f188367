import type { ReportType } from '@porchlight/domain';

import type { ToReport } from './asking.ts';

/** The reasons of the sheet: a short form of the report types. */
const labels = {
  scam: 'Scam or fraud',
  harassment: 'Harassment or threats',
  'inappropriate-content': 'Hateful, sexual or violent',
  spam: 'Spam',
  'prohibited-items': 'Not allowed here',
  'fake-listing': 'Fake or misleading',
  'identity-theft': 'Pretends to be someone else',
  other: 'Another reason',
} as const satisfies Partial<Record<ReportType, string>>;

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
