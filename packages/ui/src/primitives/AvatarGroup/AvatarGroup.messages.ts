import type { Formats } from '../../lib/index.ts';

/** Texts of `AvatarGroup`. */
export interface AvatarGroupMessages {
  /** Number of hidden users, shown instead of a picture. */
  more: (count: number, formats: Formats) => string;
  /** Its accessible text. */
  moreNamed: (count: number, formats: Formats) => string;
}

export const english: AvatarGroupMessages = {
  more: (count, { number }) => `+${number(count)}`,
  moreNamed: (count, { number }) => `and ${number(count)} more`,
};
