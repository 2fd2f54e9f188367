import type { Formats } from '../../lib/index.ts';

/** The words of `AvatarGroup`. */
export interface AvatarGroupMessages {
  /** What is written for those who are not shown, in the place of a picture. */
  more: (count: number, formats: Formats) => string;
  /** What is read out for it. */
  moreNamed: (count: number, formats: Formats) => string;
}

export const english: AvatarGroupMessages = {
  more: (count, { number }) => `+${number(count)}`,
  moreNamed: (count, { number }) => `and ${number(count)} more`,
};
