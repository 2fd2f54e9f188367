import type { Formats } from '../../lib/index.ts';

/** Texts of a `FormErrorSummary`. */
export interface FormErrorSummaryMessages {
  title: (count: number, formats: Formats) => string;
}

export const english: FormErrorSummaryMessages = {
  title: (count) =>
    count === 1 ? 'There is one thing to put right' : `There are ${count} things to put right`,
};
