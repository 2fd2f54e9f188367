/** Literal text, not a date to format. */
export const policyDate: string = 'January 1, 2024';
