import { limits, type ReportInput, truncateChars } from '@porchlight/domain';

import { paths } from '../lib/paths.ts';
import type { ToReport } from './asking.ts';
import { quoteMessage } from './quoteMessage.ts';
import { type Reason, reasonLabel } from './reasons.ts';
import { words } from './reportInput.words.ts';

export interface Filled {
  reason: Reason;
  words: string;
  reporter: { name: string; email: string };
  /** Origin of the site. */
  origin: string;
}

/** The page that identifies the subject; a message has its id. */
const pageOf: Record<ToReport['kind'], ((id: string) => string) | undefined> = {
  message: undefined,
  listing: paths.listing.href,
  person: paths.seller.href,
};

/** The body of a report: what the sheet was filled with, and what it is about. */
export function reportInput(
  { kind, id, quote = '', sentAt = '', name }: ToReport,
  { reason, words: typed, reporter, origin }: Filled,
): ReportInput {
  const isMessage = kind === 'message';
  const page = pageOf[kind]?.(id);
  return {
    reporter_name: reporter.name,
    reporter_email: reporter.email,
    report_type: reason,
    urgency: limits.defaultUrgency,
    user_reported: name,
    ...(page !== undefined && { listing_url: origin + page }),
    ...(isMessage && {
      message_id: id,
      evidence: truncateChars(quoteMessage(name, sentAt, quote), limits.supportTextMax),
    }),
    subject: truncateChars(words[kind](kind === 'listing' ? quote : name), limits.supportSubjectMax),
    description: typed.trim() || words.noWords(reasonLabel(reason)),
    contact_preference: limits.defaultContactPreference,
  };
}
