export {
  FormErrorSummary,
  type FormError,
  type FormErrorSummaryMessages,
  type FormErrorSummaryProps,
} from './FormErrorSummary.tsx';
