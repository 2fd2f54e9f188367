export { SellerCard, type SellerCardMessages, type SellerCardProps } from './SellerCard.tsx';
