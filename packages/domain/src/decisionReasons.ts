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
/** Why moderators decided something. */
export type DecisionReason = (typeof decisionReasons)[number];
