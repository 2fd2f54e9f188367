import { type CaseDetail, type DecisionInput, texts } from '@porchlight/domain';

/** What a moderator has chosen so far. */
export interface Choice {
  /** Empty as long as nothing is chosen. */
  kind: DecisionInput['kind'] | '';
  /** Empty as long as none is chosen. */
  reason: DecisionInput['reason'] | '';
  /** Their own words. */
  words: string;
  /** For how long someone is suspended: null for good, absent as long as it is not chosen. */
  days?: NonNullable<DecisionInput['days']> | null;
}

/** What can be wrong with a choice. */
export type ChoiceField = keyof Choice;

export const noChoice: Choice = { kind: '', reason: '', words: '' };

/** What is missing, by field, in the words that the server has for it. */
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
 * A choice as a server is asked to take it.
 *
 * @throws where something is missing: no state that asks for it is entered then.
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

/** What a decision begins with. */
export interface CaseDecisionInput {
  /** The case as it was read. */
  case: CaseDetail;
  /** Id of the moderator who reads it. */
  moderatorId: string;
}

/** What a server is asked to decide. */
export interface DecideQuestion {
  caseId: string;
  decision: DecisionInput;
}

/** What a server is asked to take back. */
export interface UndoQuestion {
  caseId: string;
  decisionId: string;
}
