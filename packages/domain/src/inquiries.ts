import { truncateChars } from './characters.ts';
import * as limits from './limits/index.ts';
import { contactSeller } from './texts/index.ts';

/** The subject a message to a seller starts with, cut to what a subject may hold. */
export function inquirySubject(title: string): string {
  return truncateChars(`${contactSeller.subjectPrefix}${title}`, limits.subjectMax);
}
