import type { LogAction, SignalKind } from '@porchlight/domain';

/** Logged actions. */
export const actions: Record<LogAction, string> = {
  case_opened: 'Case opened',
  case_seen: 'Case looked at',
  case_taken: 'Case taken',
  case_put_back: 'Case put back',
  decided: 'Decided',
  decision_undone: 'Decision taken back',
  messages_seen: 'Messages read',
  moderator_named: 'Moderator named',
  moderator_removed: 'Moderator removed',
};

/** Auto-flags. */
export const signals: Record<SignalKind, string> = {
  same_words: 'The same words from several accounts',
  same_photo: 'The same photo from several accounts',
  many_listings: 'Many listings from a new account',
  many_messages: 'Many first messages from a new account',
  scam_words: 'Words that scams use',
};
