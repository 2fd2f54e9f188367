export { OfferForm, type OfferFormProps } from './OfferForm.tsx';
export type { OfferFormMessages } from './OfferForm.messages.ts';
