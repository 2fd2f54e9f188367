import type { DecisionReason } from './decisionReasons.ts';

export const caseSubjects = ['listing', 'message', 'person', 'question', 'other'] as const;
/** Subject of a case. A question is one to support; `other` is a report of something that cannot be opened. */
export type CaseSubject = (typeof caseSubjects)[number];

export const caseStates = ['open', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

export const decisionKinds = [
  'nothing_wrong',
  'hide_listing',
  'remove_message',
  'warn',
  'suspend',
  'restore',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Lengths of a suspension in days; `null` is permanent. */
export const suspensionDays = [1, 7, 30, null] as const;
export type SuspensionDays = (typeof suspensionDays)[number];

export const signalKinds = [
  'same_words',
  'same_photo',
  'many_listings',
  'many_messages',
  'scam_words',
] as const;
/** Kinds of automatic flags. A flag opens a case and does nothing else. */
export type SignalKind = (typeof signalKinds)[number];

export const logActions = [
  'case_opened',
  'case_seen',
  'case_taken',
  'case_put_back',
  'decided',
  'decision_undone',
  'messages_seen',
  'moderator_named',
  'moderator_removed',
] as const;
export type LogAction = (typeof logActions)[number];

/** Possible decisions by subject; `restore` reverses an earlier decision. */
const decisionsOn: Readonly<Record<CaseSubject, readonly DecisionKind[]>> = {
  listing: ['nothing_wrong', 'hide_listing', 'warn', 'suspend'],
  message: ['nothing_wrong', 'remove_message', 'warn', 'suspend'],
  person: ['nothing_wrong', 'warn', 'suspend'],
  question: ['nothing_wrong'],
  other: ['nothing_wrong'],
};

/** What decides which decisions a case allows. */
interface CaseFacts {
  /** Whether its subject still exists. */
  isThere: boolean;
  /** Whether the account of its subject or owner still exists. */
  hasPerson: boolean;
  /** Whether that person is an administrator, who can't be suspended. */
  isOfAdministrator: boolean;
  /** Whether an earlier decision about the subject is in effect. */
  isRestorable: boolean;
}

/** The decisions that an open case allows now. Nothing can be hidden or removed once its subject is deleted. */
export function allowedDecisions(subject: CaseSubject, facts: CaseFacts): DecisionKind[] {
  const { isThere, hasPerson, isOfAdministrator, isRestorable } = facts;
  const can: Record<DecisionKind, boolean> = {
    nothing_wrong: true,
    hide_listing: isThere,
    remove_message: isThere,
    warn: hasPerson,
    suspend: hasPerson && !isOfAdministrator,
    restore: isRestorable,
  };
  return [...decisionsOn[subject], 'restore' as const].filter((kind) => can[kind]);
}

// Requests

/** `GET /admin/cases` */
export interface CasesQuery {
  state?: CaseState;
  page?: number;
}

/** `POST /admin/cases/{id}/decisions` */
export interface DecisionInput {
  kind: DecisionKind;
  reason: DecisionReason;
  /** Required when the reason is `other`. */
  words: string;
  /** Only for a suspension, which requires it. */
  days?: SuspensionDays;
  version: number;
}

/** `GET /admin/log` */
export interface LogQuery {
  /** Id of a moderator. */
  by?: string;
  action?: LogAction;
  page?: number;
}

/** `DELETE /admin/moderators/{id}` */
export interface ModeratorRemovalInput {
  /** The administrator's own password. */
  password: string;
}

/** `POST /admin/moderators` */
export interface ModeratorInput extends ModeratorRemovalInput {
  /** Email of an account that has confirmed it. */
  email: string;
}
