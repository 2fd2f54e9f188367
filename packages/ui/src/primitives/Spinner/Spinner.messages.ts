/** Texts of a `Spinner`. */
export interface SpinnerMessages {
  loading: string;
}

export const english: SpinnerMessages = { loading: 'Loading' };
