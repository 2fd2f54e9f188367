export { PriceField, type PriceFieldMessages, type PriceFieldProps } from './PriceField.tsx';
