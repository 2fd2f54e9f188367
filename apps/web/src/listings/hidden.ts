import { type DecisionReason, decisionReasons, type Listing, texts } from '@porchlight/domain';

/** Why a moderator decided something, in words; a reason that is not known here is something else. */
export function reasonText(reason: DecisionReason | (string & Record<never, never>)): string {
  return texts.moderation.reasons[decisionReasons.find((known) => known === reason) ?? 'other'];
}

/** What the owner of a hidden listing reads in a line. */
export const hiddenNote = ({ hidden }: Listing): string | undefined =>
  hidden && `Hidden by a moderator: ${reasonText(hidden.reason)}. Open it to see what to change.`;
