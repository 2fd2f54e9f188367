export { Price, type PriceProps } from './Price.tsx';
export type { PriceMessages } from './Price.messages.ts';
