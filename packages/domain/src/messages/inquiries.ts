import { truncateChars } from '../text/characters.ts';
import * as limits from '../limits/index.ts';
import type { Listing } from '../answers/index.ts';
import { statusAllows } from '../listings/listingStatus.ts';
import { contactSeller, messages as texts } from '../texts/index.ts';

/** The initial subject of a message to a seller, truncated to the maximum length. */
export function inquirySubject(title: string): string {
  return truncateChars(`${contactSeller.subjectPrefix}${title}`, limits.subjectMax);
}

/** Why a user can't write about a listing; undefined if they can. A conversation may go on after a sale. */
export function whyNotMessage(
  status: Listing['status'],
  { isOwner, hasWritten }: { isOwner: boolean; hasWritten: boolean },
): string | undefined {
  if (isOwner) return texts.own;
  return statusAllows(status, 'message') || hasWritten ? undefined : texts.notActive;
}
