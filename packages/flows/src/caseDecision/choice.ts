import { type CaseDetail, type DecisionInput, texts } from '@porchlight/domain';

/** What a moderator has chosen so far. */
export interface Choice {
  /** Empty until chosen. */
  kind: DecisionInput['kind'] | '';
  /** Empty until chosen. */
  reason: DecisionInput['reason'] | '';
  /** The moderator's message to the user. */
  words: string;
  /** How long a user is suspended: `null` is permanent, absent means not chosen yet. */
  days?: NonNullable<DecisionInput['days']> | null;
}

/** Fields of a choice that can have an error. */
export type ChoiceField = keyof Choice;

export const noChoice: Choice = { kind: '', reason: '', words: '' };

/** Errors for missing fields, in the server's wording. */
export function missingIn(choice: Choice): Partial<Record<ChoiceField, string>> {
  const { kindRequired, reasonRequired, wordsRequired, daysRequired } = texts.moderation;
  return {
    ...(choice.kind === '' && { kind: kindRequired }),
    ...(choice.kind === 'suspend' && choice.days === undefined && { days: daysRequired }),
    ...(choice.reason === '' && { reason: reasonRequired }),
    ...(choice.reason === 'other' && choice.words.trim() === '' && { words: wordsRequired }),
  };
}

/**
 * The request body of a choice.
 *
 * @throws when the choice is incomplete; no state that calls this is entered then.
 */
export function decisionOf(choice: Choice, { version }: CaseDetail): DecisionInput {
  const { kind, reason, words, days } = choice;
  if (kind === '' || reason === '') throw new Error('Nothing is chosen.');
  return {
    kind,
    reason,
    words: words.trim(),
    ...(kind === 'suspend' && days !== undefined && { days }),
    version,
  };
}

/** Input of the case decision machine. */
export interface CaseDecisionInput {
  /** The case as loaded. */
  case: CaseDetail;
  /** Id of the current moderator. */
  moderatorId: string;
}

/** Request of a decision. */
export interface DecideQuestion {
  caseId: string;
  decision: DecisionInput;
}

/** Request to undo a decision. */
export interface UndoQuestion {
  caseId: string;
  decisionId: string;
}
