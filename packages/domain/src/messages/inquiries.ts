import { truncateChars } from '../text/characters.ts';
import * as limits from '../limits/index.ts';
import type { Listing } from '../answers/index.ts';
import { statusAllows } from '../listings/listingStatus.ts';
import type { Wording } from '../language/wording.ts';
import { contactSeller, messages as texts } from '../texts/index.ts';

/**
 * The initial subject of a message to a seller, truncated to the maximum length.
 *
 * @param wording the language, if not that of the build
 */
export function inquirySubject(title: string, wording?: Wording): string {
  const prefix = wording?.texts.contactSeller.subjectPrefix ?? contactSeller.subjectPrefix;
  return truncateChars(`${prefix}${title}`, limits.subjectMax);
}

/**
 * Why a user can't write about a listing; undefined if they can. A conversation may go on after a sale.
 *
 * @param wording the language, if not that of the build
 */
export function whyNotMessage(
  status: Listing['status'],
  { isOwner, hasWritten }: { isOwner: boolean; hasWritten: boolean },
  wording?: Wording,
): string | undefined {
  if (isOwner) return wording?.texts.messages.own ?? texts.own;
  if (statusAllows(status, 'message') || hasWritten) return undefined;
  return wording?.texts.messages.notActive ?? texts.notActive;
}
