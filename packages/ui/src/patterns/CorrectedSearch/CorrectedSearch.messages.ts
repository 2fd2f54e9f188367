/** Texts of a `CorrectedSearch`. */
export interface CorrectedSearchMessages {
  /** Before the corrected query: 'Showing results for'. */
  showing: string;
  /** The link to the original query. */
  instead: (asked: string) => string;
}

export const english: CorrectedSearchMessages = {
  showing: 'Showing results for',
  instead: (asked) => `Search for “${asked}” instead`,
};
