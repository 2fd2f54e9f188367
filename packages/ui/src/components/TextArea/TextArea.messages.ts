import type { Formats } from '../../lib/index.ts';

/** Texts of a `TextArea`'s counter. */
export interface TextAreaMessages {
  /** Announced with the field, before anything is typed. */
  limit: (max: number, formats: Formats) => string;
  /** Announced near the maximum. `left` is rounded up to a threshold such as 50. */
  left: (left: number, formats: Formats) => string;
  /** Announced when the text is too long. */
  over: (by: number, formats: Formats) => string;
}

export const english: TextAreaMessages = {
  limit: (max, { number }) => `Up to ${number(max)} characters`,
  left: (left, { number }) =>
    left === 0 ? 'No characters left' : `No more than ${number(left)} characters left`,
  over: (by, { number }) => (by === 1 ? '1 character too many' : `${number(by)} characters too many`),
};
