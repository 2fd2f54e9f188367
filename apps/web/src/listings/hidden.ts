import { type DecisionReason, decisionReasons, type Listing, texts } from '@porchlight/domain';

import { note } from './hidden.words.ts';

/** The text of a decision's reason; unknown reasons read as other. */
export function reasonText(reason: DecisionReason | (string & Record<never, never>)): string {
  return texts.moderation.reasons[decisionReasons.find((known) => known === reason) ?? 'other'];
}

/** A one-line note for the owner of a hidden listing. */
export const hiddenNote = ({ hidden }: Listing): string | undefined =>
  hidden && note(reasonText(hidden.reason));
