/** The words of a `CorrectedSearch`. */
export interface CorrectedSearchMessages {
  /** Stands before the words that were looked for: 'Showing results for'. */
  showing: string;
  /** The link to what was asked for. */
  instead: (asked: string) => string;
}

export const english: CorrectedSearchMessages = {
  showing: 'Showing results for',
  instead: (asked) => `Search for “${asked}” instead`,
};
