import type { ReportType } from '@porchlight/domain';

/** The reasons of the sheet: a short form of the report types. */
export const labels = {
  scam: 'Scam or fraud',
  harassment: 'Harassment or threats',
  'inappropriate-content': 'Hateful, sexual or violent',
  spam: 'Spam',
  'prohibited-items': 'Not allowed here',
  'fake-listing': 'Fake or misleading',
  'identity-theft': 'Pretends to be someone else',
  other: 'Another reason',
} satisfies Partial<Record<ReportType, string>>;
