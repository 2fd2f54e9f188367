/** The words of a `TextArea`'s counter. */
export interface TextAreaMessages {
  /** Read with the field, before anything is typed. */
  limit: (max: number) => string;
  /** Said when room runs short. `left` is rounded up to a stop such as 50. */
  left: (left: number) => string;
  /** Said when the text is too long. */
  over: (by: number) => string;
}

export const english: TextAreaMessages = {
  limit: (max) => `Up to ${max.toLocaleString('en-US')} characters`,
  left: (left) => (left === 0 ? 'No characters left' : `No more than ${left} characters left`),
  over: (by) => (by === 1 ? '1 character too many' : `${by} characters too many`),
};
