import { truncateChars } from '../text/characters.ts';
import * as limits from '../limits/index.ts';
import { contactSeller } from '../texts/index.ts';

/** The initial subject of a message to a seller, truncated to the maximum length. */
export function inquirySubject(title: string): string {
  return truncateChars(`${contactSeller.subjectPrefix}${title}`, limits.subjectMax);
}
