export { SellerHeader, type SellerHeaderProps } from './SellerHeader.tsx';
export type { SellerHeaderMessages } from './SellerHeader.messages.ts';
