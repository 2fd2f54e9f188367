export { FormErrorSummary, type FormError, type FormErrorSummaryProps } from './FormErrorSummary.tsx';
export type { FormErrorSummaryMessages } from './FormErrorSummary.messages.ts';
