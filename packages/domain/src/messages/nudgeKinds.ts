/** Kinds of safety tips, the most severe first. */
export const nudgeKinds = ['code', 'giftCard', 'check', 'paymentLink', 'payFirst', 'elsewhere'] as const;
export type NudgeKind = (typeof nudgeKinds)[number];

/** How messages of a kind are recognized, in one language. */
export interface NudgeRule {
  /** Harmless phrases that contain a matching word: removed before matching. */
  ignore?: RegExp;
  /** Any of these matches, without exceptions. */
  always: readonly RegExp[];
  /** Any of these matches unless `unless` does. */
  mostly?: readonly RegExp[];
  unless?: RegExp;
}
