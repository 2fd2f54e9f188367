export const decisionReasons = [
  'scam',
  'prohibited',
  'misleading',
  'offensive',
  'spam',
  'unsafe',
  'duplicate',
  'no_violation',
  'other',
] as const;
/** The reason of a moderator's decision. */
export type DecisionReason = (typeof decisionReasons)[number];
