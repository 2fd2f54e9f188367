import type { DecisionReason } from '../moderation/decisionReasons.ts';
import type { CaseSubject, DecisionKind } from '../moderation/moderation.ts';
import { brand } from '../market/porchlight.ts';

/** Texts shared by moderation and the emails about decisions. */
export const kinds: Record<DecisionKind, string> = {
  nothing_wrong: 'Nothing wrong',
  hide_listing: 'Hide the listing',
  remove_message: 'Remove the message',
  warn: 'Warn',
  suspend: 'Suspend',
  restore: 'Restore',
};
export const reasons: Record<DecisionReason, string> = {
  scam: 'Scam or fraud',
  prohibited: 'Not allowed to be offered',
  misleading: 'Misleading',
  offensive: 'Offensive or harassing',
  spam: 'Spam',
  unsafe: 'Unsafe',
  duplicate: 'Posted more than once',
  no_violation: 'Within the rules',
  other: 'Something else',
};
export const subjects: Record<CaseSubject, string> = {
  listing: 'Listing',
  message: 'Message',
  person: 'Person',
  question: 'Question',
  other: 'Other',
};

/** The fields' labels; the errors below use the same words. */
export const labels = {
  kind: 'Decision',
  reason: 'Reason',
  words: 'In your own words',
  days: 'For how long',
} as const;

export const kindRequired = 'Please choose a decision';
export const reasonRequired = 'Please choose a reason';
export const wordsRequired = 'Please say the reason in your own words';
export const wordsTooLong = 'Please use at most 2,000 characters';
export const daysRequired = 'Please choose for how long';
export const daysOnlySuspended = 'Only a suspension lasts for days';
export const versionMissing = 'Please open the case again';
export const notAccountAddress = 'No account has proven this address';

export const notModerator = 'Only moderators can see this.';
export const notAdministrator = 'Only administrators can add or remove moderators.';
/** Why a case has to go to another moderator. */
export const conflicts = {
  own: 'This case is about you, so another moderator handles it.',
  own_report: 'Only you reported this, so another moderator handles it.',
  administrator: 'This case is about an administrator, so only another administrator can handle it.',
} as const;
export const administratorStays = `The settings of ${brand.name} name this user as an administrator, so they can't be suspended.`;
export const changedMeanwhile = 'This case has changed meanwhile. Please look at it again.';
export const takenMeanwhile = 'Someone else has taken this case.';
export const notForThis = 'This cannot be decided about it.';
export const namedBySettings = `The settings of ${brand.name} name this moderator, so they cannot be removed here.`;

/** Shown to a suspended user who tries a blocked action. */
export const suspended =
  'Your account is suspended. You can read your messages and take your data with you. To object, contact support.';
/** Replaces a removed message. */
export const messageRemoved = 'This message was removed by a moderator.';
