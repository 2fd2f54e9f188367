/** The words of a `FormErrorSummary`. */
export interface FormErrorSummaryMessages {
  title: (count: number) => string;
}

export const english: FormErrorSummaryMessages = {
  title: (count) =>
    count === 1 ? 'There is one thing to put right' : `There are ${count} things to put right`,
};
