export { PriceField, type PriceFieldProps } from './PriceField.tsx';
export type { PriceFieldMessages } from './PriceField.messages.ts';
