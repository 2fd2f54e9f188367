export { SellerCard, type SellerCardProps } from './SellerCard.tsx';
export type { SellerCardMessages } from './SellerCard.messages.ts';
